import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import { openTrace } from '../../src/trace/writer.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fileText, steadyClock } from './scripted-run.ts';

const EVENTS = 100_000;

/** About 60 MB: ten runs of ten thousand events, a 5 MB line among them, the last run without its end. */
function longTrace(): string {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const text = fileText(1, 400);
  const now = steadyClock();
  for (let run = 0; run < 10; run++) {
    const trace = openTrace({ path, runId: `run-${run}`, now });
    for (let at = 0; at < EVENTS / 10; at++) trace.emit(eventAt(run, at, text));
    trace.close();
  }
  return path;
}

function eventAt(run: number, at: number, text: string): RunEvent {
  if (at % 1000 === 1) {
    return {
      kind: 'policy_denied',
      payload: { t: at, path: `.github/workflows/${run}-${at}.yml`, rule: 'W02' },
    };
  }
  const output = run === 3 && at === 500 ? 'x'.repeat(5 * 1024 * 1024) : `${at} ${text}`;
  return {
    kind: 'tool_result',
    payload: { t: at, tool: 'grep', args: {}, obs: { ok: true, output, meta: {} } },
  };
}

test('100,000 events are read in the memory of a few', { timeout: 300_000 }, () => {
  const path = longTrace();
  const source = new URL('../../src/commands/inspect.ts', import.meta.url).href;
  const script = `
    const { inspectCommand } = await import(${JSON.stringify(source)});
    const io = { stdout: (text) => process.stdout.write(text), stderr: (text) => process.stderr.write(text), isTTY: false };
    process.exitCode = await inspectCommand(process.argv.slice(1), io);`;
  // A heap that could not hold the file's text, let alone its objects; the 5 MB line needs some of it.
  const run = (...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      ['--max-old-space-size=48', '--input-type=module', '-e', script, '--', '--trace', path, ...args],
      {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    );
  const denied = run('--run', 'run-7', '--kind', 'policy_denied');
  expect(denied.stderr).toBe('');
  expect(denied.stdout.match(/\[policy_denied\]/g)).toHaveLength(10);
  expect(run('--run', 'run-9', '--kind', 'tool_result', '--index', '9000').stdout).toContain('"t": 9010');
  expect(run().stdout.match(/Unfinished/g)).toHaveLength(10);
  const verified = run('--verify');
  expect([verified.status, verified.stderr]).toEqual([3, '']);
  expect(verified.stdout.match(/^line /gm)).toHaveLength(10);
});
