import { describe, expect, it } from 'vitest';
import { breakCommands, createJobLog } from '../../src/github/status.ts';

function collect() {
  const written: string[] = [];
  const log = createJobLog((text) => void written.push(text));
  return { log, text: () => written.join('') };
}

/** What the runner reads as a command, as in its ActionCommand.cs: `::` first in a line, `##[` anywhere. */
const COMMAND = /^\s*::|##\[/m;

describe('createJobLog', () => {
  it.each([
    ['F01', '::set-env name=PATH::/tmp'],
    ['F01', '::add-path::/tmp'],
    ['F02', '  \t::set-output name=outcome::fixed'],
    ['F03', '::add-mask::the'],
    ['F04', '::stop-commands::x\n::x::'],
    ['F06', '::error file=a.py,line=1::Look here'],
    ['F06', 'in a line ##[error]Look here'],
    ['F01', 'progress\r::set-env name=A::b'],
    ['F08', '::token0::\n::set-env name=A::b'],
    ['F01', ':::set-env name=A::b'],
    ['F01', '###[error]x'],
  ])('%s prints untrusted text without obeying it: %j', (_, text) => {
    const { log, text: written } = collect();
    log.untrusted(text);
    log.info(text);
    expect(written()).not.toMatch(COMMAND);
  });

  it('closes its groups, also when something throws', async () => {
    const { log, text } = collect();
    await expect(log.group('Test\n::x::', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(text()).toBe('::group::Test :\u200b:x:\u200b:\n::endgroup::\n');
  });

  it('keeps a warning in one command', () => {
    const { log, text } = collect();
    log.warning('50%\n::error::x');
    expect(text()).toBe('::warning title=agent-fix::50%25%0A:\u200b:error:\u200b:x\n');
  });
});

describe('breakCommands', () => {
  it('leaves other text as it is', () => {
    expect(breakCommands('a: b\n# [x] std' + ':' + 'x')).toBe('a: b\n# [x] std:x');
  });
});
