import { byteLength, cutMark } from '../base/text.ts';
import type { CodeRequest, FailureText, Redact } from '../core/ports.ts';
import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { isQuoted, linesOf } from './failing-tests.ts';
import { leadsOf, type RepairTree, readFiles } from './failure-leads.ts';
import { holdsLine, nodeText, type SourceFile } from './source-file.ts';

/** A longer function is named in the outline, and read by the model. */
const MAX_CODE_LINES = 60;
const MAX_FUNCTIONS = 4;
const MAX_OUTLINE_BYTES = 800;
const MIN_OUTLINE = 3;

/**
 * The functions of the product in which the failure's frames stand, each whole, after its `path:line`; then an outline of the likeliest
 * file, names with their lines. What the shown output quotes is left out; '' where nothing is left.
 */
export async function failureCode(
  tree: RepairTree,
  failure: FailureText,
  { likeliest, maxBytes, redact }: CodeRequest & { readonly redact: Redact },
): Promise<string> {
  const frames = leadsOf(tree, failure).frames.filter(({ isTest }) => !isTest);
  const paths = [...new Set(frames.map(({ path }) => path))].slice(0, MAX_FUNCTIONS);
  const files = new Map((await readFiles(tree, paths)).map((file) => [file.path, file]));
  const quoted = failure.output.quoted();
  const shown = new Set<SyntaxNode>();
  const parts: string[] = [];
  const add = (text: string): void => {
    if (text !== '' && byteLength([...parts, text].join('\n\n')) <= maxBytes) parts.push(text);
  };
  for (const { path, line } of frames) {
    const file = files.get(path);
    const node = file === undefined ? null : functionAt(file, line);
    if (file === undefined || node === null || shown.has(node) || shown.size === MAX_FUNCTIONS) continue;
    shown.add(node);
    if (!isQuoted({ file, node, line }, quoted))
      add([redact(`${path}:${node.line}`), ...linesOf(file, node, redact)].join('\n'));
  }
  if (likeliest !== null) {
    const file = files.get(likeliest.path) ?? (await readFiles(tree, [likeliest.path]))[0];
    if (file !== undefined) add(redact(outline(file, likeliest.line)));
  }
  return parts.join('\n\n');
}

/** The outermost function that holds a line and is short enough; null where there is none. */
function functionAt(file: SourceFile, line: number): SyntaxNode | null {
  const unit = file.units.find((each) => each.name !== '' && holdsLine(each, line));
  const nodes = unit === undefined ? [] : [unit.node, ...unit.node.descendants()];
  const { functions } = file.language.types;
  return (
    nodes.find((node) => {
      if (!functions.includes(node.type)) return false;
      const lines = nodeText(file, node).split('\n').length;
      return lines <= MAX_CODE_LINES && node.line <= line && line < node.line + lines;
    }) ?? null
  );
}

/** The functions of a file with their lines, those nearest to `line` where not all have room. */
function outline(file: SourceFile, line: number): string {
  const rows = file.units
    .filter(({ name }) => name !== '')
    .map(({ name, startLine, endLine }) => ({
      text: `${startLine}-${endLine} ${name}`,
      distance: Math.max(startLine - line, line - endLine, 0),
    }));
  let room = MAX_OUTLINE_BYTES;
  const kept = new Set(
    rows
      .toSorted((a, b) => a.distance - b.distance)
      .filter(({ text }) => {
        room -= byteLength(text) + 1;
        return room >= 0;
      }),
  );
  if (kept.size < MIN_OUTLINE) return '';
  const left = rows.length - kept.size;
  return [
    `Functions of ${file.path}:`,
    ...rows.filter((row) => kept.has(row)).map(({ text }) => text),
    ...(left > 0 ? [cutMark(left, { unit: 'function' })] : []),
  ].join('\n');
}
