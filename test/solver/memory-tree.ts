import type { RepairTree } from '../../src/solver/failure-leads.ts';
import { createPolicy } from '../../src/workspace/policy.ts';

/** A tree in memory; remembers which files were read. */
export function memoryTree(
  files: Readonly<Record<string, string>>,
  recent: Readonly<Record<string, readonly number[]>> = {},
): RepairTree & { readonly read: Set<string> } {
  const read = new Set<string>();
  const paths = (): string[] => Object.keys(files).toSorted();
  const policy = createPolicy(
    { allowPaths: [], allowTestEdits: false },
    {
      isTracked: (path) => paths().some((each) => `${each}/`.startsWith(`${path}/`)),
      paths,
      named: new Map(),
    },
  );
  return {
    read,
    paths,
    readText: async (path) => {
      read.add(path);
      return files[path] ?? null;
    },
    search: async (words) => {
      const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`);
      const counts = Object.entries(files).map(
        ([path, text]) => [path, text.split('\n').filter((line) => pattern.test(line)).length] as const,
      );
      return new Map(counts.filter(([, count]) => count > 0));
    },
    recentLines: async () => new Map(Object.entries(recent).map(([path, lines]) => [path, new Set(lines)])),
    isTest: (path) => policy.closed(path)?.rule === 'test files',
    isWritable: (path) => policy.closed(path) === null,
  };
}
