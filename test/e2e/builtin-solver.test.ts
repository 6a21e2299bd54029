import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { BUNDLE, runTerminal, startBundle } from '../scenario/run-terminal.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createRepository } from '../workspace/git-repository.ts';
import { readEvents } from './terminal.ts';

const FILES = {
  'src/range.js': 'exports.within = (n, low, high) => {\n  return n >= low || n <= high;\n};\n',
  'check.js':
    "const { within } = require('./src/range.js');\nif (!within(2, 1, 3) || within(0, 1, 3) || within(4, 1, 3) || !within(3, 1, 3)) {\n  throw new Error('within is wrong');\n}\n",
};

/** Without any key in its environment. */
const START = { cwd: process.cwd(), env: { PATH: process.env['PATH'], HOME: process.env['HOME'] } };
const agentFix = (...args: readonly string[]) => runTerminal(args, START);
const bundled = (...args: readonly string[]) => startBundle([BUNDLE, ...args], START).ended;

async function run(root: string, test: string, start = agentFix, ...flags: readonly string[]) {
  const trace = join(temporaryFolder(), 'trace.jsonl');
  return { trace, ...(await start('run', '--repo', root, '--test', test, '--trace', trace, ...flags)) };
}

describe('without a key', () => {
  test('the terminal repairs a bug, and its replay agrees', async () => {
    const { root } = createRepository({
      ...FILES,
      'src/range.js': FILES['src/range.js'].replace('||', '&&'),
    });
    writeFileSync(join(root, 'src/range.js'), FILES['src/range.js']);
    git(root, 'commit', '--quiet', '--all', '--message', 'Within one of the two');
    const { trace, ...ran } = await run(root, 'node check.js', bundled, '--since', 'HEAD~1');
    expect(ran.stderr).toContain('[end] fixed');
    expect(ran.exitCode).toBe(0);
    expect(ran.stdout).toContain('Mechanical repair, found by search without a model');
    expect(readFileSync(join(root, 'src/range.js'), 'utf8')).toContain('n >= low && n <= high');

    const kinds = readEvents(trace).map(({ kind }) => kind);
    expect(kinds).toContain('candidate');
    expect(kinds.filter((kind) => kind.startsWith('llm_'))).toEqual([]);
    expect(await agentFix('replay', '--trace', trace, '--repo', root)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('no request to compare'),
    });
  });

  test('the terminal says in a sentence what it would need, where no last green commit is known', async () => {
    const { root } = createRepository(FILES);
    const ran = await run(root, 'node check.js');
    expect(ran.stderr).toContain('[end] not_fixed');
    expect(ran.stdout).toMatch(
      /no last green commit is known \(--since REF names one\); a model can mend more/,
    );
  });

  test("a judge's own repair is taken, where it has one", async () => {
    const { root } = createRepository({
      'src/a.js': 'let   a = 1;\n',
      'package.json': JSON.stringify({ scripts: { lint: './tools/prettier --check src' } }),
      // Stands for the real one: complains of three blanks, and mends them.
      'tools/prettier': {
        executable: `#!/bin/sh
if [ "$1" = --write ]; then echo 'let a = 1;' > "$2/a.js"; else case $(cat "$2/a.js") in *'   '*) exit 1 ;; esac; fi
`,
      },
    });
    const { trace, ...ran } = await run(root, 'npm run --silent lint');
    expect(ran.stderr).toContain('[end] fixed');
    expect(readFileSync(join(root, 'src/a.js'), 'utf8')).toBe('let a = 1;\n');
    expect(await agentFix('replay', '--trace', trace, '--repo', root)).toMatchObject({ exitCode: 0 });
  });
});
