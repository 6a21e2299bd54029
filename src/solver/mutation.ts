import { collapsed, shorten } from '../base/text.ts';
import type { SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import type { Unit } from './source-file.ts';

/**
 * The kinds of single edits that repair a bug. Their names stand in the trace and the pull request. `doubt`: how often such an
 * edit is wrong although the tests pass, in bits; edits that remove something are doubted more than those that correct it.
 */
export const TEMPLATES = {
  undo: { words: 'undo the change', doubt: 0.4 },
  operator: { words: 'another operator', doubt: 0 },
  constant: { words: 'another constant', doubt: 0.6 },
  'comparison-constant': { words: 'another bound', doubt: 0.2 },
  sign: { words: 'the other sign', doubt: 0.3 },
  'off-by-one': { words: 'one more or one less', doubt: 0.3 },
  negation: { words: 'negated', doubt: 0.3 },
  name: { words: 'another name in scope', doubt: 0.6 },
  parameter: { words: 'a parameter in place of a fixed value', doubt: 0.8 },
  member: { words: 'another member', doubt: 0.4 },
  'sibling-call': { words: 'a related function', doubt: 0.2 },
  'argument-swap': { words: 'two parts swapped', doubt: 0.2 },
  exchange: { words: 'two names exchanged', doubt: 0.4 },
  part: { words: 'an expression reduced to a part of itself', doubt: 2.2 },
  donor: { words: 'another expression of the function', doubt: 1.4 },
  'condition-add': { words: 'a condition made stronger or weaker', doubt: 1.2 },
  'null-guard': { words: 'a check for a missing value', doubt: 0.3 },
  slice: { words: 'a slice', doubt: 1.2 },
  wrap: { words: 'an expression wrapped', doubt: 0.4 },
  combine: { words: 'an expression combined with another', doubt: 0.8 },
  'statement-copy': { words: 'a statement copied from elsewhere', doubt: 0.6 },
  'statement-insert': { words: 'a statement added', doubt: 0.4 },
  guard: { words: 'an early exit added', doubt: 1.2 },
  'missing-keyword': { words: 'another keyword, or a missing one', doubt: 0 },
} as const;
export type TemplateName = keyof typeof TEMPLATES;

/** One change of one file: `text` in place of what stands from `start` to `end`. */
export interface Mutation {
  readonly template: TemplateName;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  /** How unlikely the edit is, in bits: −log₂ of a rough prior. Candidates are tried cheapest first. */
  readonly cost: number;
}

/** A template looks at a function and says what could be changed. */
export type MutationSource = (unit: Unit) => Iterable<Mutation>;

export const replaceNode = (
  { start, end, line }: Pick<Mutation, 'start' | 'end' | 'line'>,
  text: string,
  [template, cost]: readonly [template: TemplateName, cost: number],
): Mutation => ({ template, start, end, text, line, cost });

/** A cost that grows with the rank among alternatives: each doubling of the rank costs `step` bits more. */
export const byRank = (cost: number, rank: number, step: number): number => cost + Math.log2(1 + rank) * step;

const OPEN_OPERATION =
  /binary|unary|boolean|comparison|not_operator|await|cast|ternary|conditional|reference/;
const HOLDS_MEMBERS = new Set([
  'attribute',
  'member_expression',
  'selector_expression',
  'field_access',
  'field_expression',
  'subscript',
  'subscript_expression',
  'index_expression',
  'array_access',
  'method_invocation',
  'member_access_expression',
  'member_call_expression',
  'element_reference',
  'call',
]);

/** The text as it can stand in `place`: `(a + b)` where `a + b` has an operator and what is around binds closer. */
export function fitted(text: string, place: SyntaxNode): string {
  if (!hasOpenOperator(text)) return text;
  const above = place.parent;
  if (above === null) return text;
  const isObject = HOLDS_MEMBERS.has(above.type) && above.children[0] === place;
  return isObject || OPEN_OPERATION.test(above.type) ? `(${text})` : text;
}

/** Adds the brackets that an operand needs after it has changed sides. */
export function bracketed(text: string, operand: SyntaxNode, operation: SyntaxNode): string {
  return OPEN_OPERATION.test(operand.type) && operand.type === operation.type ? `(${text})` : text;
}

/** Whether an operator stands outside of all brackets and quotes. */
function hasOpenOperator(text: string): boolean {
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    else if (depth === 0 && /[\s+\-*/%<>=&|^?!]/.test(char)) return true;
  }
  return false;
}

/** A reason to doubt a single edit, besides its kind: such edits pass weak tests, and people seldom write them. */
interface Doubt {
  readonly bits: number;
  /** The reason, for people; null where they are told none. */
  readonly why: string | null;
}

export const NO_DOUBT: Doubt = { bits: 0, why: null };

/** Judges an edit by the text that it removes, the text that it adds, and the rest of the line. */
export function doubtOf({ file }: Unit, { template, start, end, text: added }: Mutation): Doubt {
  const isDefault = file.declared.some(({ isParameter, at: { end: nameEnd, parent } }) => {
    const holdsDefault = isParameter && parent !== null && DEFAULTED.test(parent.type);
    return holdsDefault && nameEnd <= start && end <= parent.end;
  });
  if (isDefault && template !== 'undo')
    return { bits: 1.5, why: 'it changes the default of a parameter, for every caller' };
  const removed = file.text.slice(start, end);
  const { builtins } = file.language;
  const [was, is] = [removed, added].map((text) => builtinsCalled(text, builtins));
  const gone = was?.filter((name) => !is?.includes(name)) ?? [];
  const come = is?.filter((name) => !was?.includes(name)) ?? [];
  const [old, next] = [gone[0], come[0]];
  // Pairs that are often confused have a template of their own.
  if (old !== undefined && next !== undefined && template !== 'sibling-call')
    return { bits: 2.5, why: `it calls \`${next}\` where \`${old}\` was called` };
  if (EMPTY.test(added.trim()) && removed.trim() !== '' && !EMPTY.test(removed.trim()))
    return {
      bits: 2,
      why: `it puts something empty in place of \`${shorten(collapsed(removed).replaceAll('`', "'"), SHOWN_CHARS)}\``,
    };
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const rest = file.text.slice(end).split('\n')[0] ?? '';
  const before = file.text.slice(lineStart, start);
  if (/^[!=]==?$/.test(removed) && /^[<>]=?$/.test(added) && !/^\s*-?\d/.test(rest))
    return { bits: 1.5, why: `it asks for an order (\`${added}\`) where it asked for equality` };
  const idle = idleIn(before + added + rest);
  if (idle !== undefined && idleIn(before + removed + rest) === undefined)
    return { bits: 3, why: `\`${idle.trim()}\` in it always gives the same` };
  return NO_DOUBT;
}

/** What holds a parameter and its default. */
const DEFAULTED = /default_parameter|assignment_pattern|optional_parameter|required_parameter/;

/** The most that is shown of a piece of code. */
export const SHOWN_CHARS = 60;

const builtinsCalled = (text: string, builtins: readonly string[]): string[] =>
  [...text.matchAll(/(?<![.\w$])([A-Za-z_]\w*)\s*\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => builtins.includes(name));

/** `[]`, `None`, `list()`, `x[:0]`: a value that is always empty. */
const EMPTY =
  /^(?:\[\]|\{\}|\(\)|''|""|``|None|null|nil|undefined|(?:list|dict|set|tuple|str)\(\))$|\[:0\]$|\.slice\(0, 0\)$/;

/** `a - a`, `x += 0`, `or True`: operations that change nothing, or always give the same. */
const IDLE = [
  /(?<![\w.)\]])([A-Za-z_][\w.]*) ?(?:[-/%<>^]|\/\/|[=!]==?|[<>]=) ?\1(?![\w.([])/,
  /[-+]= ?0(?![\w.])|\*= ?1(?![\w.])|[\w)\]] ?[*%] ?0(?![\w.])/,
  /\band False\b|\bor True\b|&& ?false\b|\|\| ?true\b/,
];

const idleIn = (text: string): string | undefined =>
  IDLE.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
