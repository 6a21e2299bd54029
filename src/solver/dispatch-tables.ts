import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import type { CallGraph, CodePlace } from './call-graph.ts';
import { ENTRIES, unquoted } from './names.ts';
import { nodeText, type SourceFile } from './source-file.ts';

/** A table with fewer entries decides little. */
const MIN_ENTRIES = 3;
/** Where more entries fit, none of them is meant. */
const MAX_FITTING = 3;

/** The texts in a node, without their quotes. */
export const literalsIn = (file: SourceFile, node: SyntaxNode): readonly string[] =>
  [...node.descendants()].flatMap((each) =>
    /string/.test(each.type) ? (unquoted(nodeText(file, each)) ?? []) : [],
  );

interface TableEntry {
  readonly key: string;
  readonly places: readonly CodePlace[];
}

/** The functions that tables as `{"<=": lessOrEqual}` give for texts: for one that is a key, or that begins with signs which are one. */
export function dispatchedTo(graph: CallGraph, texts: readonly string[]): readonly CodePlace[] {
  if (texts.length === 0) return [];
  const tables = Map.groupBy(
    graph.places.flatMap((place) => entriesGiven(graph, place)),
    ({ table }) => table,
  );
  return [...tables.values()].flatMap((entries) => {
    if (entries.length < MIN_ENTRIES) return [];
    const fitting = new Set(texts.flatMap((text) => fittingKey(text, entries) ?? []));
    return fitting.size > MAX_FITTING
      ? []
      : entries.filter(({ key }) => fitting.has(key)).flatMap(({ places }) => places);
  });
}

function entriesGiven(
  graph: CallGraph,
  { file, node }: CodePlace,
): readonly (TableEntry & { readonly table: SyntaxNode | null })[] {
  return [...node.descendants()].flatMap((each) => {
    if (!ENTRIES.includes(each.type)) return [];
    const [key, value] = each.namedChildren();
    const text = key === undefined ? null : unquoted(nodeText(file, key));
    // Go wraps keys and values into nodes of their own.
    const named = value?.type === 'literal_element' ? value.namedChildren()[0] : value;
    if (text === null || text === '' || named === undefined) return [];
    const places = (graph.usedBy(file, named)?.places ?? []).filter(({ unit }) => unit !== null);
    return places.length === 0 ? [] : [{ table: each.parent, key: text, places }];
  });
}

/** The longest key that a text is, or that it begins with. */
function fittingKey(text: string, entries: readonly TableEntry[]): string | undefined {
  const keys = entries.map(({ key }) => key);
  if (keys.includes(text)) return text;
  return keys
    .filter((key) => /^\W+$/.test(key) && text.startsWith(key))
    .toSorted((a, b) => b.length - a.length)[0];
}
