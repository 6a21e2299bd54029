import { describe, expect, it } from 'vitest';
import { findJudgeFiles } from '../../src/workspace/judge-files.ts';
import { judgeTreeOf, openWorkspace } from '../../src/workspace/repo-tools.ts';
import { expectLinear } from '../linear.ts';
import { deniedBy, openTools, shareTools } from './open-tools.ts';

const FILES = {
  'run.sh':
    '#!/bin/sh\nset -e\ncd "$(dirname "$0")"\n. ci/env.sh\n"$PWD/ci/test.sh" --all\npython src/app.py\n',
  'ci/env.sh': 'export X=1\n',
  'ci/test.sh': 'bash ci/deep.sh && diff out.txt ci/expected.txt\ngrep -q ok src/range.js\n',
  'ci/deep.sh': 'pytest -c ci/pytest.ini "src" < ci/input.txt\n',
  'ci/expected.txt': '1\n',
  'ci/input.txt': '1\n',
  'ci/pytest.ini': '[pytest]\n',
  'ci/unused.sh': 'true\n',
  'check.mjs': "import { a } from './src/range.js';\nspawnSync('sh', ['ci/env.sh']);\n",
  'check.py': 'import app\n',
  'src/app.py': 'x = 1\n',
  'src/range.js': 'export const a = 1;\n',
  'main.py': 'x = 1\n',
  'calc.py': 'x = 1\n',
  'main.c': 'int main() {}\n',
  'package.json': '{"scripts": {"test": "node tools/verify.js && sh ci/env.sh"}}\n',
  'tools/verify.js': 'check();\n',
  Makefile: 'include ci/rules.mk\ntest:\n\t@sh ci/deep.sh\n',
  'ci/rules.mk': 'x = 1\n',
  'ci/vars.mk':
    'a:\n\t@$(PYTHON) check.py\n\ttimeout $(LIMIT) $(SHELL) ci/deep.sh\n\t$(Q)ci/linked/more.sh\n\techo $$(X) check.mjs\n',
  'sub/run.sh': 'sh ./inner.sh\n',
  'sub/inner.sh': 'true\n',
  check: { link: 'tools/ci/../ci/check-all' },
  'tools/ci': { link: '../ci/linked' },
  'ci/linked/check-all': '#!/bin/sh\n. ./ci/env.sh\n',
  'ci/linked/more.sh': 'true\n',
  away: { link: '/etc/profile' },
  round: { link: 'round' },
};

describe('the files that judge', () => {
  const shared = shareTools(FILES);

  async function judges(run: string, workingDirectory = '.'): Promise<string[]> {
    const command = { run, shell: null, workingDirectory, env: {}, source: 'a test' };
    return [...(await findJudgeFiles(judgeTreeOf(shared().workspace.snapshot), command))].sort();
  }

  it.each<readonly [string, readonly string[]]>([
    [
      './run.sh',
      ['ci/deep.sh', 'ci/env.sh', 'ci/expected.txt', 'ci/input.txt', 'ci/pytest.ini', 'ci/test.sh', 'run.sh'],
    ],
    ['bash ci/env.sh', ['ci/env.sh']],
    ['CI=1 timeout 60 sh -e ci/env.sh', ['ci/env.sh']],
    ['node check.mjs', ['check.mjs', 'ci/env.sh']],
    ['python3 check.py --fast', ['check.py']],
    ['npm test', ['ci/env.sh', 'package.json', 'tools/verify.js']],
    ['make test', ['Makefile', 'ci/deep.sh', 'ci/input.txt', 'ci/pytest.ini', 'ci/rules.mk']],
    ['make -f ci/rules.mk', ['Makefile', 'ci/deep.sh', 'ci/input.txt', 'ci/pytest.ini', 'ci/rules.mk']],
    [
      'make -f ci/vars.mk',
      [
        'Makefile',
        'check.py',
        'ci/deep.sh',
        'ci/input.txt',
        'ci/linked/more.sh',
        'ci/pytest.ini',
        'ci/rules.mk',
        'ci/vars.mk',
      ],
    ],
    ['pytest --config=ci/pytest.ini', ['ci/pytest.ini']],
    ['if true; then ./ci/env.sh; fi', ['ci/env.sh']],
    ['./check', ['ci/env.sh', 'ci/linked/check-all']],
    ['sh tools/ci/more.sh', ['ci/linked/more.sh']],
    ["timeout 60 bash -c 'cd ci && ./env.sh'", ['ci/env.sh']],
    ['xvfb-run -a retry 3 ci/env.sh', ['ci/env.sh']],
    ["echo it\\'s; ci/env.sh 'a\nb'", ['ci/env.sh']],
    ['if ! ci/env.sh "a; then', ['ci/env.sh']],
    ['corepack npm test --prefix .', ['ci/env.sh', 'package.json', 'tools/verify.js']],
  ])('of %s', async (run, wanted) => {
    expect(await judges(run)).toEqual([...wanted].sort());
  });

  it.each([
    'pytest',
    'python -m doctest calc.py',
    'python main.py',
    'node src/range.js',
    'gcc main.c -o a && ./a',
    'ruff check calc.py',
    'cat calc.py',
    '# ./run.sh',
    'echo ./no/such.sh',
    'echo "run; ci/env.sh"',
    "cat <<'X' > out\nci/env.sh\nX",
    'grep ci/env.sh ci/test.sh',
    'php -l calc.py; node --check calc.py',
    './away; ./round',
  ])('are none of the sources that it runs on: %s', async (run) => {
    expect(await judges(run)).toEqual([]);
  });

  it('are looked for from the working directory', async () => {
    expect(await judges('./run.sh', 'sub')).toEqual(['sub/inner.sh', 'sub/run.sh']);
  });

  it.each([
    ['lines', '\n'],
    ['one variable', 'a'],
    ['quotes', '"'],
  ])('are found at once in 250 KB of %s', async (_, piece) => {
    const command = {
      run: 'make; python x.py',
      shell: null,
      workingDirectory: '.',
      env: {},
      source: 'a test',
    };
    await expectLinear(250_000, async (size) => {
      const text = `${piece === 'a' ? '$' : ''}${piece.repeat(size)}`;
      const { workspace } = await openTools({ Makefile: text, 'x.py': text });
      await findJudgeFiles(judgeTreeOf(workspace.snapshot), command);
    });
  });

  it('are protected in a workspace that knows the command, and opened by allow-paths', async () => {
    const { repository } = shared();
    const testCommand = { run: './run.sh', shell: null, workingDirectory: '.', env: {}, source: 'a test' };
    const settings = { allowPaths: ['ci/env.sh'], allowTestEdits: false };
    await using workspace = await openWorkspace({
      repository: repository.root,
      commit: repository.commit,
      settings,
      testCommand,
    });
    const write = (rel_path: string) =>
      workspace.execute({
        type: 'tool_call',
        name: 'write_file',
        args: { rel_path, content: null, edits: [{ old: 'i', new: 'I' }] },
      });
    expect(await write('ci/test.sh')).toMatchObject(deniedBy('protected: the judge'));
    expect((await write('ci/env.sh')).meta['denied']).toBeUndefined();
    expect((await write('src/app.py')).meta['denied']).toBeUndefined();
  });
});
