import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import { readJson } from '../base/json.ts';
import type { TestFailure } from '../core/events.ts';
import { readRegularFile } from '../oracle/folders.ts';
import type { OpenedOracle, Prepared } from '../oracle/test-oracle.ts';
import type { RepairTree } from './failure-leads.ts';
import type { Blame } from './likely-places.ts';
import { PYTEST_LINES } from './plugins.ts';

/**
 * How often failing tests, and passing tests, ran a line, by path and line. Where a tool tells only whole runs apart, executions
 * are counted.
 */
type Spectrum = Map<string, Map<number, { failing: number; passing: number }>>;

/** The whole suite is run for its coverage only where it takes less than this. */
const MAX_WHOLE_MS = 15_000;
const MAX_COVERAGE_FILES = 400;
const MAX_COVERAGE_BYTES = 32 * 1024 * 1024;

export interface BlameRequest {
  /** The `source` of the tests' report: what ran them. */
  readonly source: string;
  /** The failing tests. */
  readonly only: readonly TestFailure[];
  /** How long all tests took without any candidate. */
  readonly baselineMs: number;
  readonly leftMs: number;
  readonly signal: AbortSignal;
}

/**
 * Runs the tests once, or twice (the failing ones, then all) where the tool tells only whole runs apart. null: the runner gives no
 * coverage, or it would take long.
 */
export async function measureBlame(
  oracle: OpenedOracle,
  tree: Pick<RepairTree, 'paths' | 'readText'>,
  request: BlameRequest,
): Promise<Blame | null> {
  const tool = TOOLS.find(({ sources }) => sources.test(request.source));
  const limitMs = 4 * request.baselineMs + 5000;
  const isWhole = request.baselineMs <= MAX_WHOLE_MS;
  if (tool === undefined || request.only.length === 0 || request.leftMs < 2 * limitMs) return null;
  const paths = new Set(tree.paths());
  const run = async (only: BlameRequest['only']): Promise<Spectrum> => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]);
    let written: readonly string[] = [];
    let seenRoot = '';
    await oracle.stay({ only, signal }, (root, { here, seen }) => {
      seenRoot = root;
      const folder = join(here, 'coverage');
      mkdirSync(folder);
      const ended = (): void => {
        written = orElse(written, () => coverageIn(folder));
      };
      return { ...tool.prepare({ folder, seen: `${seen}/coverage`, root }), ended };
    });
    const spectrum: Spectrum = new Map();
    for await (const [path, line, counts] of tool.read(written, seenRoot, tree))
      if (paths.has(path)) addTo(spectrum, path, line, counts);
    return spectrum;
  };
  if (tool.tellsTests) return blameOf(await run(isWhole ? [] : request.only));
  const failing = await run(request.only);
  return failing.size === 0 ? null : blameOf(failing, isWhole ? await run([]) : failing);
}

/** `whole`: the counts of all tests; without it, the spectrum itself tells failing tests from others. */
function blameOf(spectrum: Spectrum, whole?: Spectrum): Blame | null {
  let total = 0;
  for (const lines of spectrum.values())
    for (const { failing } of lines.values()) total = Math.max(total, failing);
  if (total === 0) return null;
  const blame = new Map<string, ReadonlyMap<number, number>>();
  for (const [path, lines] of spectrum) {
    const found = new Map<number, number>();
    for (const [line, { failing, passing }] of lines) {
      const all =
        whole === undefined ? failing + passing : Math.max(failing, whole.get(path)?.get(line)?.failing ?? 0);
      const most = whole === undefined ? total : failing;
      if (failing > 0) found.set(line, Math.round((100 * failing) / Math.sqrt(most * all)) / 100);
    }
    if (found.size > 0) blame.set(path, found);
  }
  return blame;
}

/** The most characters of `blameText`; files that come later by path are left out. */
const MAX_NOTE_CHARS = 20_000;

/** `a.py: 3-9=1 12-12=0.58`, a line each file. */
export function blameText(blame: Blame): string {
  const files = [...blame]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, lines]) => {
      const ranges: { from: number; to: number; value: number }[] = [];
      for (const [line, value] of [...lines].toSorted((a, b) => a[0] - b[0])) {
        const last = ranges.at(-1);
        if (last !== undefined && last.to === line - 1 && last.value === value) last.to = line;
        else ranges.push({ from: line, to: line, value });
      }
      return `${path}: ${ranges.map(({ from, to, value }) => `${from}-${to}=${value}`).join(' ')}`;
    });
  const text = files.join('\n').slice(0, MAX_NOTE_CHARS + 1);
  return text.length <= MAX_NOTE_CHARS ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n')));
}

export function readBlame(text: string): Blame {
  return new Map(
    text.split('\n').flatMap((row) => {
      const [, path = '', ranges = ''] = /^(.*): ([-\d=. ]+)$/.exec(row) ?? [];
      const lines = new Map<number, number>();
      for (const [, from, to, value] of ranges.matchAll(/(\d+)-(\d+)=([\d.]+)/g))
        for (let line = Number(from); line <= Number(to); line += 1) lines.set(line, Number(value));
      return lines.size === 0 ? [] : [[path, lines] as const];
    }),
  );
}

interface CoverageTool {
  /** Matches the `source` of the tests' report. */
  readonly sources: RegExp;
  /** Whether the counts tell failing tests from passing ones; otherwise all that ran counts as failing. */
  readonly tellsTests: boolean;
  prepare(place: { readonly folder: string; readonly seen: string; readonly root: string }): Prepared;
  /** Reads the counts, whatever tests have written there. `root`: the checkout's path as tests see it. */
  read(
    written: readonly string[],
    root: string,
    tree: Pick<RepairTree, 'paths' | 'readText'>,
  ): AsyncIterable<readonly [path: string, line: number, counts: Counts]>;
}

/** How often failing tests ran a line, and how often passing ones did. */
type Counts = readonly [failing: number, passing: number];

const coverageIn = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .slice(0, MAX_COVERAGE_FILES)
    .map((name) => readRegularFile(join(folder, name), MAX_COVERAGE_BYTES) ?? '');

function addTo(spectrum: Spectrum, path: string, line: number, [failing, passing]: Counts): void {
  const lines = spectrum.get(path) ?? new Map<number, { failing: number; passing: number }>();
  const known = lines.get(line) ?? { failing: 0, passing: 0 };
  spectrum.set(path, lines.set(line, { failing: known.failing + failing, passing: known.passing + passing }));
}

const PytestLinesSchema = z.record(z.string(), z.record(z.string(), z.tuple([z.number(), z.number()])));

const LINES_PLUGIN = 'agent_fix_lines';

const V8CoverageSchema = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
  /** Present only where a tool has translated the program: its offsets are then not those of the source files. */
  'source-map-cache': z.record(z.string(), z.unknown()).optional(),
});

const TOOLS: readonly CoverageTool[] = [
  {
    sources: /pytest/,
    tellsTests: true,
    prepare({ folder, seen, root }) {
      writeFileSync(join(folder, `${LINES_PLUGIN}.py`), PYTEST_LINES);
      const inFront = { PYTHONPATH: `${seen}:`, PYTEST_ADDOPTS: `-p ${LINES_PLUGIN} ` };
      return { variables: { AGENT_FIX_ROOT: root }, inFront };
    },
    async *read(written) {
      for (const text of written)
        for (const [path, lines] of Object.entries(readJson(PytestLinesSchema, text) ?? {}))
          for (const [line, counts] of Object.entries(lines)) yield [path, Number(line), counts];
    },
  },
  {
    // https://nodejs.org/api/cli.html#node_v8_coveragedir
    sources: /node:test|mocha|tap|ava/i,
    tellsTests: false,
    prepare: ({ seen }) => ({ variables: { NODE_V8_COVERAGE: seen } }),
    async *read(written, root, tree) {
      for (const text of written) {
        const { result = [], 'source-map-cache': translated = {} } = readJson(V8CoverageSchema, text) ?? {};
        for (const { url, functions } of result) {
          if (!url.startsWith(`${pathToFileURL(root)}/`) || url in translated) continue;
          const path = fileURLToPath(url).slice(root.length + 1);
          const source = await tree.readText(path);
          if (source === null || /(?:^|\/)node_modules\//.test(path)) continue;
          const ranges = functions.flatMap((each) => each.ranges);
          let at = 0;
          for (const [index, line] of source.split('\n').entries()) {
            const count = countAt(ranges, at + line.length - line.trimStart().length);
            if (count > 0 && line.trim() !== '') yield [path, index + 1, [count, 0]];
            at += line.length + 1;
          }
        }
      }
    },
  },
];

/** The count of the smallest range that holds the place: the ranges of one function are nested. */
function countAt(
  ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[],
  at: number,
): number {
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
  const [inner] = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return inner?.count ?? 0;
}
