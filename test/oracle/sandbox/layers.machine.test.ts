import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type ConfinedOracle, nameOf, openConfined, WAYS } from './confined.ts';

const isRoot = process.getuid?.() === 0;
const rootNote = isRoot ? '' : ' (skipped: needs root)';

const layersIn = (): readonly string[] =>
  readdirSync(tmpdir()).filter((name) => /^agent-fix-layer-/.test(name));

describe.each(WAYS.map((way) => [nameOf(way), way] as const))('the copy of %s', (_, way) => {
  it('leaves the checkout as it was, and has the patch', async () => {
    const { run, root, write, edit } = await openConfined(
      way,
      'cat src/a.txt src/new/b.txt; echo left > left.txt; rm src/a.txt; pwd',
    );
    await edit('src/a.txt', ['base', 'patched']);
    await write('src/new/b.txt', 'new\n');
    const { output, verdict } = await run();
    expect(verdict).toBe('green');
    expect(output).toBe('patched\nnew\n.\n');
    expect(readFileSync(join(root, 'src/a.txt'), 'utf8')).toBe('base\n');
    expect(readdirSync(root).toSorted()).toEqual(['.git', 'src']);
  });

  it.skipIf(!isRoot)(`can be changed where the checkout is another user's${rootNote}`, async () => {
    const { run, root, edit } = await openConfined(way, 'cat src/a.txt && echo more >> src/a.txt', {
      prepare: (places) => execFileSync('chown', ['-R', '12345:12345', places.root]),
    });
    expect(await run('baseline')).toMatchObject({ verdict: 'green', output: 'base\n' });
    await edit('src/a.txt', ['base', 'patched']);
    expect(await run('write')).toMatchObject({ verdict: 'green', output: 'patched\n' });
    expect(statSync(join(root, 'src/a.txt')).uid).toBe(12345);
  });

  it('is shared by the runs of a session, so that they build things once', async () => {
    const { run } = await openConfined(
      way,
      'cat built ~/cache $TMPDIR/temporary; echo built > built; echo cache > ~/cache; echo temporary > $TMPDIR/temporary',
    );
    expect((await run('baseline')).output).not.toContain('cache\n');
    const later = (await run('write')).output;
    expect(later).toContain('built\n');
    expect(later).toContain('cache\n');
  });

  it('A01, A02: is new for the run that confirms, and again for the run without the patch', async () => {
    const planted =
      'ls node_modules/x __pycache__ ~/.local .ignored $TMPDIR/planted 2>/dev/null | grep . && exit 0';
    const plant =
      'mkdir -p node_modules/x __pycache__ ~/.local; touch node_modules/x/y __pycache__/a.pyc ~/.local/z.pth .ignored $TMPDIR/planted';
    const { run, edit } = await openConfined(way, `${planted}; ${plant}; grep patched src/a.txt`);
    expect((await run('baseline')).verdict).toBe('red');
    await edit('src/a.txt', ['base', 'patched']);
    // Green by what the run before has planted, as an attacker would have it.
    expect(await run('write')).toMatchObject({ verdict: 'green' });
    expect(await run('confirm')).toMatchObject({ verdict: 'green', output: 'patched\n' });
    expect(await run('confirm')).toMatchObject({ verdict: 'green', output: 'patched\n' });
    expect(await run('counterfactual')).toMatchObject({ verdict: 'red', output: '' });
  });

  // Another user has copies, in which Go's cache begins empty.
  const itLayered = way.tier === 'other_user' ? () => {} : it;
  itLayered("lies over Go's build cache where that is not in HOME", async () => {
    const cache = temporaryFolder();
    writeFileSync(join(cache, 'old'), 'built before\n');
    const { run } = await openConfined(
      way,
      'cat $GOCACHE/old && echo new > $GOCACHE/new && cat $GOCACHE/new',
      {
        environment: { GOCACHE: cache },
      },
    );
    expect(await run()).toMatchObject({ verdict: 'green', output: 'built before\nnew\n' });
    expect(readdirSync(cache)).toEqual(['old']);
  });

  it('has what was installed before the first test, untracked', async () => {
    const { run } = await openConfined(way, 'cat node_modules/dep/index.js', {
      prepare: ({ root }) => {
        mkdirSync(join(root, 'node_modules/dep'), { recursive: true });
        writeFileSync(join(root, 'node_modules/dep/index.js'), 'installed\n');
      },
    });
    expect((await run('confirm')).output).toBe('installed\n');
  });

  it('E24, P07: takes the patch where tests left a link, a folder or a FIFO', async () => {
    const meddle =
      'rm -rf src; mkdir $TMPDIR/elsewhere; ln -s $TMPDIR/elsewhere src; ls $TMPDIR/elsewhere; rm -rf d; mkdir -p d/e';
    const { run, edit, root } = await openConfined(
      way,
      `cat src/a.txt d 2>&1; ls $TMPDIR/elsewhere; ${meddle}; true`,
      {
        files: { 'src/a.txt': 'base\n', d: 'file\n' },
      },
    );
    await run('baseline');
    await edit('src/a.txt', ['base', 'patched']);
    await edit('d', ['file', 'still a file']);
    const { output } = await run('write');
    expect(output).toContain('patched\nstill a file\n');
    expect(statSync(join(root, 'src')).isDirectory()).toBe(true);
  });

  it('gives two contents of one size different times', async () => {
    const { run, edit } = await openConfined(way, 'cat src/a.txt; stat -c %Y src/a.txt');
    const seen = [(await run('baseline')).output];
    for (const [old, next] of [
      ['base', 'one!'],
      ['one!', 'two!'],
      ['two!', 'tre!'],
    ] as const) {
      await edit('src/a.txt', [old, next]);
      seen.push((await run('write')).output);
    }
    const seconds = seen.map((output) => Number(output.split('\n')[1]));
    expect(new Set(seconds).size).toBe(4);
    expect(seconds.toSorted((a, b) => a - b)).toEqual(seconds);
  });

  it('loses files that are no longer in the patch', async () => {
    const { run, workspace, edit, write } = await openConfined(way, 'cat src/*');
    await run('baseline');
    const base = workspace.treeId();
    await edit('src/a.txt', ['base', 'mended']);
    await write('src/b.txt', 'later\n');
    expect((await run('write')).output).toBe('mended\nlater\n');
    workspace.returnTo(base);
    expect((await run('write')).output).toBe('base\n');
  });

  it('has the caches that the first run has filled, and nothing else of its HOME', async () => {
    const fill = 'mkdir -p ~/.cache/go-build ~/.local; date +%N >> ~/.cache/go-build/a; echo x >> ~/.local/a';
    const { run, sandbox } = await openConfined(
      way,
      `cat ~/.cache/go-build/a ~/.local/a 2>/dev/null | wc -l; ${fill}`,
    );
    const lines = (await runEach(run)).map(({ output }) => output.trim());
    expect(lines).toEqual(sandbox.report.isLayered ? ['0', '2', '1', '1'] : ['0', '2', '0', '0']);
  });

  const runEach = async (run: ConfinedOracle['run']) => {
    const results = [];
    for (const phase of ['baseline', 'write', 'confirm', 'counterfactual'] as const)
      results.push(await run(phase));
    return results;
  };
  const ignoring = {
    files: { '.gitignore': 'out/\n*.o\nd/\n', 'src/a.txt': 'base\n', 'd/kept': 'tracked\n' },
  };
  const build =
    'for each in out/deep/er src/a.o d/b; do stat -c "%n %Y" $each 2>/dev/null || { mkdir -p $(dirname $each); cp /dev/null $each; find $each -exec \\touch -d @1000000000 {} +; }; done';

  it('A01, A02: begins the proving runs with what the base run has built, and with nothing of later runs', async () => {
    const { run } = await openConfined(way, `${build}; ls out; date +%N > out/$(date +%N)`, ignoring);
    const built = 'out/deep/er 1000000000\nsrc/a.o 1000000000\nd/b 1000000000\n';
    const seen = await runEach(run);
    const [first, ...later] = seen.map(({ output }) => output);
    expect(first).toBe('deep\n');
    for (const output of later) expect(output.startsWith(`${built}`)).toBe(true);
    const listed = later.map((output) => output.slice(built.length).trim().split('\n').length);
    expect(listed).toEqual([2, 2, 2]);
    expect(seen.map(({ start }) => start)).toEqual([undefined, undefined, 'base_outputs', 'base_outputs']);
  });

  it.each([
    ['a file that git does not ignore', 'touch left'],
    ['a change of a tracked file', 'echo more >> src/a.txt'],
    ['a change of a tracked file in an ignored folder', 'echo more >> d/kept'],
    ['a tracked file removed', 'rm src/a.txt'],
  ])('is clean for the proving runs where the base run left %s', async (_what, leave) => {
    const { run } = await openConfined(
      way,
      `cat out/built; mkdir -p out; echo built > out/built; ${leave}`,
      ignoring,
    );
    const seen = await runEach(run);
    expect(seen.map(({ output }) => output.startsWith('built'))).toEqual([false, true, false, false]);
    expect(seen.map(({ start }) => start)).toEqual([undefined, undefined, 'clean', 'clean']);
  });

  it.each([
    ['asks whether a file is there and skips', 'if os.path.exists("out/x"): pytest.skip()', 'clean'],
    ['only skips', 'pytest.skip("no network")', 'base_outputs'],
    ['only asks whether a file is there', 'assert os.path.exists("out/x")', 'base_outputs'],
  ])(
    'where a failing test %s, the proving runs are what the third column says',
    async (_what, line, start) => {
      const files = { ...ignoring.files, 'test_a.py': `def test_x():\n    ${line}\n` };
      const says =
        "printf '== short test summary info ==\nFAILED test_a.py::test_x - no\n== 1 failed in 0.1s ==\n'";
      const { run } = await openConfined(way, `mkdir -p out; : > out/x; ${says}; false`, { files });
      await run('baseline');
      expect((await run('confirm')).start).toBe(start);
    },
  );

  it('lets make build again what the patch changes, and not what it leaves alone', async () => {
    const { run, edit } = await openConfined(way, 'make -s', {
      files: {
        '.gitignore': '*.o\n',
        'a.c': 'old\n',
        'b.c': 'b\n',
        makefile: 'all: a.o b.o\n\tgrep -q new a.o\n%.o: %.c\n\techo build $<\n\tcp $< $@\n',
      },
    });
    expect((await run('baseline')).output).toContain('build a.c\nbuild b.c\n');
    await edit('a.c', ['old', 'a new one']);
    expect(await run('confirm')).toMatchObject({ verdict: 'green', output: 'build a.c\n' });
    const without = await run('counterfactual');
    expect(without.verdict).toBe('red');
    expect(without.output).not.toContain('build');
  });

  it('is clean after all where a command left out tests that it takes for done', async () => {
    const done = 'if [ -e out/done ]; then echo "1 passed in 0.1s"; else echo "2 passed in 0.1s"; fi';
    const { run } = await openConfined(way, `${done}; mkdir -p out; cp /dev/null out/done`, ignoring);
    expect((await runEach(run)).map(({ report }) => report?.passed)).toEqual([2, 1, 2, 2]);
  });

  it('A19: tells which tests and settings a proving run has changed, put back or removed, and nothing else', async () => {
    const files = {
      'src/a.txt': 'base\n',
      'src/b.txt': 'product\n',
      'tests/test_a.py': 'assert a\n',
      'tests/test_b.py': 'assert b\n',
      'tests/test_read.py': 'assert c\n',
      'tests/deep/test_gone.py': 'assert d\n',
      'pytest.ini': '[pytest]\n',
      'node_modules/x/index.js': 'x\n',
    };
    const meddle = [
      'cat tests/test_read.py pytest.ini > /dev/null',
      'cp -p tests/test_a.py kept; echo >> tests/test_a.py; cat kept > tests/test_a.py; touch -r kept tests/test_a.py; rm kept',
      'echo pass > tests/test_b.py',
      'rm -r tests/deep',
      'mkdir -p tests/__pycache__ src/__pycache__ node_modules/.cache',
      'touch tests/__pycache__/test_a.pyc tests/out.txt src/new.txt node_modules/.cache/x',
      'echo >> src/b.txt; touch conftest.py; grep patched src/a.txt || exit 0; echo y >> node_modules/x/index.js',
    ].join('\n');
    const { run, edit } = await openConfined(way, meddle, { files });
    await edit('src/a.txt', ['base', 'patched']);
    const changed = ['conftest.py', 'tests/deep/test_gone.py', 'tests/test_a.py', 'tests/test_b.py'];
    expect((await run('write')).changed).toBeUndefined();
    expect((await run('confirm')).changed).toEqual([
      ...changed.slice(0, 1),
      'node_modules/x/index.js',
      ...changed.slice(1),
    ]);
    expect((await run('counterfactual')).changed).toEqual(changed);
  });

  it('is removed in the end', async () => {
    const mark = `mark-${Math.random()}`;
    const { run, oracle } = await openConfined(
      way,
      `mkdir -p deep/er; chmod 0555 deep; echo x > ~/x; touch "$TMPDIR/${mark}"`,
    );
    await run('baseline');
    const ours = layersIn().filter((name) => existsSync(join(tmpdir(), name, 'temp', mark)));
    expect(ours).toHaveLength(1);
    oracle[Symbol.dispose]();
    await expect.poll(() => ours.filter((name) => existsSync(join(tmpdir(), name)))).toEqual([]);
  });
});
