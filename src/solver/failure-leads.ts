import { posix } from 'node:path';
import { type Clues, cluesOf } from '../core/output/test-output.ts';
import type { FailureText } from '../core/ports.ts';
import { languageOf } from './languages.ts';
import { readSource, type SourceFile } from './source-file.ts';

/** The tree at the base commit, as the index needs it. */
export interface RepairTree {
  /** Sorted. */
  paths(): Iterable<string>;
  /** null for what is no text, too large, or not there. */
  readText(path: string): Promise<string | null>;
  /** How many lines of each file hold one of the words, found without reading the files here. Answers are remembered. */
  search(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The lines of each file that the newest commits changed. */
  recentLines(paths: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>>;
  /**
   * Whether a file is a test, or a script that decides results as a test does. Such files say what is wanted, so they are never
   * the culprit. Answers are remembered.
   */
  isTest(path: string): boolean;
  /** Whether a repair may write this file. */
  isWritable(path: string): boolean;
}

const VENDORED =
  /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|site-packages|\.venv)\/|[.-](?:min|bundle)\.[cm]?js$|\.d\.[cm]?ts$/;
const isProjectSource = (path: string): boolean => languageOf(path) !== null && !VENDORED.test(path);

export interface FailureLeads {
  readonly clues: Clues;
  readonly sources: readonly string[];
  readonly frames: readonly ResolvedFrame[];
}

export function leadsOf(tree: RepairTree, failure: FailureText): FailureLeads {
  const clues = cluesOf([failure.output, ...failure.evidence], failure.failures);
  const sources = sourcesOf(tree);
  return { clues, sources, frames: resolveFrames(tree, clues, sources) };
}

const knownSources = new WeakMap<RepairTree, readonly string[]>();

/** The sources of the project. Every part of an opening asks for them, and the base commit's paths do not change. */
export function sourcesOf(tree: RepairTree): readonly string[] {
  const sources = knownSources.get(tree) ?? [...tree.paths()].filter(isProjectSource);
  knownSources.set(tree, sources);
  return sources;
}

export type ResolvedFrame = Clues['frames'][number] & { readonly isTest: boolean };

/** Finds printed paths in the tree: the longest path that is equal, is the end of the printed one, or ends with it. */
function resolveFrames(tree: RepairTree, { frames }: Clues, sources: readonly string[]): ResolvedFrame[] {
  return frames.flatMap(({ path, line }) => {
    const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
    const name = posix.basename(plain);
    const named = sources.filter((each) => each.endsWith(name));
    const fits = named.filter(
      (each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`),
    );
    const [best] = fits.toSorted((a, b) => b.length - a.length);
    return best === undefined ? [] : [{ path: best, line, isTest: tree.isTest(best) }];
  });
}

const MIN_BUILT_CHARS = 2_000;
const MIN_BUILT_LINE_CHARS = 200;

/** Whether a text was minified, or says where the map to its sources is: nobody writes it. */
const isBuilt = (text: string): boolean =>
  (text.length >= MIN_BUILT_CHARS && text.length / text.split('\n').length >= MIN_BUILT_LINE_CHARS) ||
  /^\/\/[#@] sourceMappingURL=/m.test(text.slice(-MIN_BUILT_CHARS));

export const MAX_FILE_CHARS = 400_000;

export async function readFiles(tree: RepairTree, paths: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) {
    const language = languageOf(path);
    const text = language === null ? null : await tree.readText(path);
    if (language === null || text === null || text.length > MAX_FILE_CHARS || isBuilt(text)) continue;
    files.push(await readSource(path, text.replace(/^\ufeff/, ''), language));
  }
  return files;
}
