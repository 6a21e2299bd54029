const MAX_BYTES = 3000;
/** Beyond it the two texts have little in common, and finding out costs seconds. */
const MAX_EDIT_LENGTH = 1000;

/** What changed, as the hunks of a unified diff with one line around each; a cut says so. */
export async function previewChange(before: string, after: string): Promise<string> {
  const { structuredPatch } = await import('diff');
  const patch = structuredPatch('', '', before, after, undefined, undefined, {
    context: 1,
    maxEditLength: MAX_EDIT_LENGTH,
  });
  if (patch === undefined) return '[too much changed to show; read_file shows the result]';
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines,
  ]);
  return cutLines(lines);
}

function cutLines(lines: readonly string[]): string {
  let bytes = 0;
  const shown = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > MAX_BYTES;
  });
  if (shown === -1) return lines.join('\n');
  const more = `[${lines.length - shown} more lines of diff; read_file shows the result]`;
  return [...lines.slice(0, shown), more].join('\n');
}
