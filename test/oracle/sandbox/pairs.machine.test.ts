import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../src/core/ports.ts';
import { type ConfinedOracle, LAYERED, nameOf, openConfined } from './confined.ts';

const APART = { network: 'none', idle: 1 } as const;
const { signal } = new AbortController();
const request = { timeoutMs: 300_000, signal } as const;
const confirm = ({ oracle }: ConfinedOracle) => oracle.run({ ...request, phase: 'confirm', mayPair: true });
const without = ({ oracle }: ConfinedOracle) => oracle.run({ ...request, phase: 'counterfactual' });

const wayOf = ({ verdict, beside }: TestResult) => [verdict, beside === true ? 'beside' : 'alone'];

/** Prints what a run of pytest that failed in one test prints, and fails. */
const failing = (test: string): string =>
  `printf '== short test summary info ==\\nFAILED test_a.py::${test} - no\\n== 1 failed, 1 passed in 0.1s ==\\n'; exit 1`;

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const startMs = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startMs };
}

describe.each(LAYERED.map((way) => [nameOf(way), way] as const))(
  'a confirming run and the run without the patch: %s',
  (_name, way) => {
    it('take at most 0.7 of the time of one after the other', async () => {
      const opened = await openConfined(way, 'sleep 3; grep mended src/a.txt', APART);
      await opened.run('baseline');
      await opened.edit('src/a.txt', ['base', 'mended']);
      const { value, ms } = await timed(async () => [await confirm(opened), await without(opened)] as const);
      const [with_, again] = value;
      expect(value.map(wayOf)).toEqual([
        ['green', 'beside'],
        ['red', 'beside'],
      ]);
      expect(ms / (with_.durationMs + again.durationMs)).toBeLessThan(0.7);
      // Asked again, it runs again, alone.
      expect(wayOf(await without(opened))).toEqual(['red', 'alone']);
    });

    it('do not meet: not at a port, in a folder, in HOME, in /dev/shm, or among the processes', async () => {
      const serve = `require('net').createServer().listen(45671, () => setTimeout(() => process.exit(), 3000)).on('error', (e) => { console.log(e.code); process.exit(1); })`;
      const leave =
        'for at in . ~ /tmp /var/tmp /dev/shm; do ls $at/mine 2>/dev/null; echo x > $at/mine; done';
      const opened = await openConfined(
        way,
        `${leave}\nnode -e "${serve}" || exit 9\npgrep -c node\ngrep -c mended src/a.txt`,
        APART,
      );
      const base = await opened.run('baseline');
      await opened.edit('src/a.txt', ['base', 'mended']);
      const seen = [await confirm(opened), await without(opened)];
      expect(base).toMatchObject({ exitCode: 1, output: '0\n0\n' });
      expect(seen).toMatchObject([
        { exitCode: 0, output: '0\n1\n', beside: true },
        { exitCode: 1, output: '0\n0\n', beside: true },
      ]);
    });

    it('each begin with what the base run has built, and build by themselves', async () => {
      const build =
        'cat out/* 2>/dev/null; mkdir -p out; cp src/a.txt out/built; sleep 1; grep -q mended out/built';
      const opened = await openConfined(way, build, {
        ...APART,
        files: { '.gitignore': 'out/\n', 'src/a.txt': 'base\n' },
      });
      await opened.run('baseline');
      await opened.edit('src/a.txt', ['base', 'mended']);
      expect([await confirm(opened), await without(opened)]).toMatchObject([
        { verdict: 'green', output: 'base\n', start: 'base_outputs', beside: true },
        { verdict: 'red', output: 'base\n', start: 'base_outputs', beside: true },
      ]);
    });

    it.each([
      ['the network is that of the machine', { network: 'host', idle: 1 } as const],
      ['no processor was idle beside the base run', { network: 'none', idle: 0.5 } as const],
    ])('go one after the other where %s', async (_why, setup) => {
      const opened = await openConfined(way, 'grep mended src/a.txt', setup);
      await opened.run('baseline');
      await opened.edit('src/a.txt', ['base', 'mended']);
      const seen = [await confirm(opened), await without(opened)];
      expect(seen.map(wayOf)).toEqual([
        ['green', 'alone'],
        ['red', 'alone'],
      ]);
    });

    /** Fails in one test until the time that `src/until.txt` holds; else as `src/a.txt` says. */
    const early = (test: string): string =>
      `grep -q mended src/a.txt || { ${failing('test_bug')}; }
until=$(cat src/until.txt)
[ $(date +%s) -lt $until ] || exit 0
while [ $(date +%s) -lt $until ]; do sleep 0.2; done
${failing(test)}`;
    const openEarly = async (test: string) => {
      const opened = await openConfined(way, early(test), APART);
      await opened.run('baseline');
      await opened.edit('src/a.txt', ['base', 'mended']);
      await opened.write('src/until.txt', `${Math.ceil(Date.now() / 1000) + 8}\n`);
      return opened;
    };

    it('leave no failure that is none alone: the confirming run is made again, and so is the other', async () => {
      const opened = await openEarly('test_of_time');
      expect(wayOf(await confirm(opened))).toEqual(['green', 'alone']);
      expect(wayOf(await without(opened))).toEqual(['red', 'alone']);
    });

    it('leave a failure that was there alone: a test of the base run, on files that were never green', async () => {
      const opened = await openEarly('test_bug');
      expect(wayOf(await confirm(opened))).toEqual(['red', 'alone']);
      expect(wayOf(await confirm(opened))).toEqual(['green', 'beside']);
    });

    it('do not wait for each other: one that hangs beside a green run is stopped soon, and runs alone', async () => {
      const at = Math.ceil(Date.now() / 1000) + 5;
      // Without the patch it hangs once, for as long as another run may be beside it.
      const hanging = `grep -q mended src/a.txt && exit 0
[ $(date +%s) -lt ${at} ] || [ $(date +%s) -gt $((${at} + 15)) ] || sleep 600
exit 1`;
      const opened = await openConfined(way, hanging, APART);
      expect((await opened.run('baseline')).verdict).toBe('red');
      await opened.edit('src/a.txt', ['base', 'mended']);
      await sleep(Math.max(0, at * 1000 - Date.now()));
      const { value, ms } = await timed(() => confirm(opened));
      expect(wayOf(value)).toEqual(['green', 'alone']);
      expect(ms).toBeLessThan(12_000);
      await sleep(Math.max(0, (at + 16) * 1000 - Date.now()));
      expect(wayOf(await without(opened))).toEqual(['red', 'alone']);
    });

    it('both end with the run', async () => {
      const opened = await openConfined(way, '[ -e src/b.txt ] || exit 1; sleep 600', APART);
      await opened.run('baseline');
      await opened.write('src/b.txt', 'b\n');
      const cancel = new AbortController();
      setTimeout(() => cancel.abort(), 2000);
      const { value, ms } = await timed(() =>
        opened.oracle.run({ phase: 'confirm', timeoutMs: 300_000, signal: cancel.signal, mayPair: true }),
      );
      expect(value.verdict).toBe('timeout');
      expect(ms).toBeLessThan(60_000);
    });
  },
);
