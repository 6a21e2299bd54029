import { byteLength } from '../base/text.ts';
import type { CodeRequest, FailureText, LikelyPlace, Redact } from '../core/ports.ts';
import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { isQuoted, linesOf, withCuts } from './failing-tests.ts';
import { leadsOf, type RepairTree, readFiles } from './failure-leads.ts';
import { holdsLine, isInlineTest, nodeText, type SourceFile } from './source-file.ts';

/** A longer function is named in the outline, and read by the model. */
const MAX_CODE_LINES = 60;
/** The only function that is shown may be longer. */
const MAX_LIKELIEST_LINES = 90;
const MAX_FUNCTIONS = 4;
const MAX_OUTLINE_BYTES = 800;
const MIN_OUTLINE = 3;

/**
 * The functions of the product in which the failure's frames stand, each whole, after its `path:line`; then an outline of the likeliest
 * file, names with their lines; of a file with few functions the likeliest one, where no frame leads to any. What the output quotes is
 * left out; '' where nothing is left.
 */
export async function failureCode(
  tree: RepairTree,
  failure: FailureText,
  { places, maxBytes, redact }: CodeRequest & { readonly redact: Redact },
): Promise<string> {
  const frames = leadsOf(tree, failure).frames.filter(({ isTest }) => !isTest);
  const [likeliest] = places;
  const paths = [...new Set(frames.map(({ path }) => path))].slice(0, MAX_FUNCTIONS);
  const needed = [...new Set([...paths, ...(likeliest === undefined ? [] : [likeliest.path])])];
  const files = new Map((await readFiles(tree, needed)).map((file) => [file.path, file]));
  const quoted = failure.output.quoted();
  const shown = new Set<SyntaxNode>();
  const parts: string[] = [];
  const add = (text: string): void => {
    if (text !== '' && byteLength([...parts, text].join('\n\n')) <= maxBytes) parts.push(text);
  };
  const addFunction = ({ path, line }: Pick<LikelyPlace, 'path' | 'line'>, most = MAX_CODE_LINES): void => {
    const file = files.get(path);
    const node = file === undefined ? null : functionAt(file, line, most);
    if (file === undefined || node === null || shown.has(node) || shown.size === MAX_FUNCTIONS) return;
    if (isInlineTest(file, node)) return;
    shown.add(node);
    if (!isQuoted({ file, node, line }, quoted))
      add([redact(`${path}:${node.line}`), ...linesOf(file, node, redact)].join('\n'));
  };
  for (const frame of frames) addFunction(frame);
  if (likeliest === undefined) return parts.join('\n\n');
  const file = files.get(likeliest.path);
  const lines = places.filter(({ path }) => path === likeliest.path).map(({ line }) => line);
  const names = file === undefined ? '' : outline(file, lines);
  if (names === '' && shown.size === 0) addFunction(likeliest, MAX_LIKELIEST_LINES);
  add(redact(names));
  return parts.join('\n\n');
}

/** The outermost function that holds a line and is short enough; null where there is none. */
function functionAt(file: SourceFile, line: number, most: number): SyntaxNode | null {
  const unit = file.units.find((each) => each.name !== '' && holdsLine(each, line));
  const nodes = unit === undefined ? [] : [unit.node, ...unit.node.descendants()];
  const { functions } = file.language.types;
  return (
    nodes.find((node) => {
      if (!functions.includes(node.type)) return false;
      const lines = nodeText(file, node).split('\n').length;
      return lines <= most && node.line <= line && line < node.line + lines;
    }) ?? null
  );
}

/** Functions of at most so many lines mostly call another one, and are listed last. */
const SHORT_LINES = 3;

/**
 * The functions of a file with their lines: where not all have room, those that `lines` name, then those nearest to the first of these,
 * the short ones last.
 */
function outline(file: SourceFile, lines: readonly number[]): string {
  const [first = 1] = lines;
  const rows = file.units
    .filter(({ name, node }) => name !== '' && !isInlineTest(file, node))
    .map((unit) => ({
      text: `${unit.startLine}-${unit.endLine} ${unit.name}`,
      isNamed: lines.some((line) => holdsLine(unit, line)),
      isShort: unit.endLine - unit.startLine < SHORT_LINES,
      distance: Math.max(unit.startLine - first, first - unit.endLine, 0),
    }));
  let room = MAX_OUTLINE_BYTES;
  const kept = new Set(
    rows
      .toSorted(
        (a, b) =>
          Number(b.isNamed) - Number(a.isNamed) ||
          Number(a.isShort) - Number(b.isShort) ||
          a.distance - b.distance,
      )
      .filter(({ text }) => {
        room -= byteLength(text) + 1;
        return room >= 0;
      }),
  );
  if (kept.size < MIN_OUTLINE) return '';
  const names = withCuts(
    rows.map(({ text }) => text),
    (at) => rows[at] !== undefined && kept.has(rows[at]),
    'function',
  );
  return [`Functions of ${file.path}:`, ...names].join('\n');
}
