import { beforeAll, describe, expect, test } from 'vitest';
import { linesOf, writeRun } from '../trace/write-run.ts';
import { goldenRun } from './golden-run.ts';
import { runInspect } from './run-inspect.ts';

// Times are shown in the zone of the reader; these files are those of a reader in UTC.
beforeAll(() => {
  process.env['TZ'] = 'UTC';
});

const FLAGS: readonly (readonly [string, readonly string[]])[] = [
  ['runs', []],
  ['events', ['--run', 'RUN']],
  ['full', ['--run', 'RUN', '--full']],
  ['kind', ['--run', 'RUN', '--kind', 'tests']],
  ['kind-index', ['--run', 'RUN', '--kind', 'tool_result', '--index', '1']],
  ['index', ['--run', 'RUN', '--index', '3']],
  ['max', ['--run', 'RUN', '--max', '2']],
  ['max-full', ['--run', 'RUN', '--kind', 'llm_request', '--max', '1', '--full']],
  ['prompt', ['--run', 'RUN', '--kind', 'llm_request', '--index', '2', '--pretty-only-prompt']],
  [
    'prompt-full',
    ['--run', 'RUN', '--kind', 'llm_request', '--index', '2', '--pretty-only-prompt', '--full'],
  ],
  ['prompts', ['--run', 'RUN', '--kind', 'llm_request', '--max', '2', '--pretty-only-prompt']],
  ['history', ['--run', 'RUN', '--kind', 'llm_request', '--index', '1', '--prompt-with-history']],
  [
    'history-lines',
    [
      '--run',
      'RUN',
      '--kind',
      'llm_request',
      '--index',
      '3',
      '--prompt-with-history',
      '--preserve-newlines',
      '--history-window',
      '1',
    ],
  ],
  ['reflection', ['--run', 'RUN', '--kind', 'reflection_request', '--index', '0', '--pretty-only-prompt']],
  ['no-run', ['--run', 'nobody']],
  ['no-kind', ['--run', 'RUN', '--kind', 'nothing']],
  ['no-index', ['--run', 'RUN', '--index', '99']],
  ['not-a-prompt', ['--run', 'RUN', '--pretty-only-prompt']],
  ['verify', ['--verify']],
];

/** A shell session: the command, what it wrote, its exit code. */
async function session(path: string, flags: readonly string[], runId: string): Promise<string> {
  const args = flags.map((flag) => (flag === 'RUN' ? runId : flag));
  const { code, stdout, stderr } = await runInspect(['--trace', path, ...args]);
  const text = `$ agent-fix inspect --trace trace.jsonl ${args.join(' ')}\n${stdout}--- stderr\n${stderr}--- exit ${code}\n`;
  return text.replaceAll(path, 'trace.jsonl');
}

describe('our own trace', () => {
  test('stands in the file as documented', async () => {
    const { path } = writeRun(goldenRun);
    await expect(`${linesOf(path).join('\n')}\n`).toMatchFileSnapshot('golden/agent-fix/trace.jsonl');
  });

  test.each(FLAGS)('gives the documented output: %s', async (name, flags) => {
    const { path } = writeRun(goldenRun);
    await expect(await session(path, flags, 'r1')).toMatchFileSnapshot(`golden/agent-fix/${name}.txt`);
  });
});
