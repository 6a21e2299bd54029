import type { Observation } from '../core/events.ts';
import type { ToolArgs } from '../core/model/tools.ts';
import { answered, blocked, failed, MAX_ANSWER_BYTES, missingFolder, refused } from './answer.ts';
import type { FileTree, TreeFile } from './file-tree.ts';
import { compileGlob } from './line-matcher.ts';
import { parseRepoFolder, showPath } from './repo-path.ts';

const DEFAULT_MAX_FILES = 200;

/** The tool `list_files`: paths below a folder, sorted, with a word on how many it leaves out. */
export async function listFiles(tree: FileTree, args: ToolArgs<'list_files'>): Promise<Observation> {
  const check = parseRepoFolder(args.rel_dir);
  if (!check.ok) return refused(args.rel_dir ?? '', check.denial);
  const { folder } = check;
  const found = tree.find(folder);
  if (found.kind === 'missing') return missingFolder(tree, folder);
  if (found.kind === 'blocked') return blocked(folder, found);
  if (found.kind !== 'folder') return failed(`${showPath(folder)} is not a folder: ${describe(found)}.`);
  const glob = await compileGlob(args.glob);
  if (!glob.ok) return failed(`${glob.reason}.`);
  const matches = (path: string) => glob.value(path) || glob.value(path.slice(folder.length + 1));
  // Without a glob, those that are not named need not be looked at either.
  const count = args.glob === null ? tree.count(folder) : null;
  return list(tree.files(folder), { matches, count, maxFiles: args.max_files ?? DEFAULT_MAX_FILES });
}

interface Listing {
  readonly matches: (path: string) => boolean;
  /** How many files match, where that is known beforehand. */
  readonly count: number | null;
  readonly maxFiles: number;
}

function list(files: Iterable<TreeFile>, { matches, count, maxFiles }: Listing): Observation {
  const lines: string[] = [];
  let bytes = 0;
  let total = 0;
  for (const file of files) {
    if (!matches(file.path)) continue;
    if (lines.length >= maxFiles || bytes > MAX_ANSWER_BYTES) {
      if (count !== null) break;
      total += 1;
      continue;
    }
    total += 1;
    const line = `${showPath(file.path)}${MARKS[file.kind]}`;
    lines.push(line);
    bytes += Buffer.byteLength(line) + 1;
  }
  total = count ?? total;
  if (total === 0) return answered('No files.', { files: 0, total });
  const more = total - lines.length;
  if (more > 0) lines.push(`[${more} more; narrow with rel_dir or glob, or raise max_files]`);
  return answered(lines.join('\n'), { files: total - more, total });
}

const MARKS = { file: '', link: ' (symbolic link)', submodule: ' (submodule)' } as const;

function describe(file: TreeFile): string {
  switch (file.kind) {
    case 'file':
      return 'read it with read_file';
    case 'link':
      return 'it is a symbolic link, and links are not followed';
    case 'submodule':
      return 'it is a submodule, another repository';
  }
}
