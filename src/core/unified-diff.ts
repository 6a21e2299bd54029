import { parsePatch } from 'diff/lib/patch/parse.js';
import { orElse } from '../base/errors.ts';
import type { Hunk } from './task.ts';

/** One file of a unified diff. */
interface DiffedFile {
  /** The path in the new tree, without git's `b/` and quotes; '' where the text has hunks alone, as GitHub's API gives them. */
  readonly path: string;
  /** null: git calls the file binary. */
  readonly hunks: readonly Hunk[] | null;
  /** The file ended in a line feed before and does not now, or the other way round. */
  readonly changesLastFeed: boolean;
}

/** The files of a unified diff, as git or GitHub prints it; null where it breaks off within a hunk, or is none. */
export function parseDiff(diff: string): readonly DiffedFile[] | null {
  const files = orElse(null, () => parsePatch(diff));
  return (
    files?.map(({ newFileName = '', hunks, isBinary = false }) => {
      const lines = hunks.flatMap((hunk) => hunk.lines);
      const withoutFeed = lines.flatMap((_, at) => (lines[at + 1]?.startsWith('\\') ? lines[at]?.[0] : []));
      return {
        path: newFileName.replace(/^b\//, ''),
        hunks: isBinary ? null : hunks.map(hunkOf),
        changesLastFeed: withoutFeed.includes('-') !== withoutFeed.includes('+'),
      };
    }) ?? null
  );
}

const hunkOf = ({ oldStart, oldLines, newStart, newLines, lines }: Hunk): Hunk => ({
  // A side without lines begins, in git's count, behind the line before it; `parsePatch` counts one more.
  oldStart: oldStart - (oldLines === 0 ? 1 : 0),
  oldLines,
  newStart: newStart - (newLines === 0 ? 1 : 0),
  newLines,
  lines: lines.filter((line) => !line.startsWith('\\')),
});
