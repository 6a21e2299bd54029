import { loadParser, type Parser, type SyntaxNode } from '../tree-sitter/syntax-tree.ts';
import { shellFamily } from './shells.ts';

export interface Word {
  /** As it stands in the script. */
  readonly raw: string;
  /** The word without its quotes and escapes; what the shell would expand stands as it is: `$X`. */
  readonly value: string;
  /** Whether the shell replaces the word or a part of it: `$X`, `$(…)`, `~`. */
  readonly expands: boolean;
}

export interface Redirection {
  /** `>`, `<`, `2>&1` as `>&`, `<<`, `<<<`. */
  readonly operator: string;
  /** null for a here document. */
  readonly target: Word | null;
}

/** One simple command (`npm test -- --ci`), also one in a condition, a function or a substitution. */
export interface SimpleCommand {
  /** Offsets in the script's text, redirections excluded. */
  readonly start: number;
  readonly end: number;
  /** Assignments `NAME=value` before the program; alone where nothing is started. */
  readonly assignments: readonly Word[];
  /** The program and its arguments. `export`, `local` and the like count as programs. */
  readonly words: readonly Word[];
  readonly redirections: readonly Redirection[];
  /** The command's input, where the script gives it: a here document, a here string, what `echo` or `cat` pipe into it. */
  readonly input: string | null;
  /** The script goes on without waiting for the command to end: `server &`. */
  readonly isInBackground: boolean;
  /** Where the subshells and functions around it start, the outermost first: a `cd` holds in its own. */
  readonly scopes: readonly number[];
}

/**
 * How a position in a script is quoted. `expanded`: the shell replaces variables there, in double quotes or without any.
 * `single`: in `'…'`; `ansi`: in `$'…'`; `escaped`: behind a backslash; `literal`: in a here document with a quoted delimiter.
 */
type Quoting =
  | { readonly kind: 'expanded' | 'single' | 'ansi' | 'comment' | 'escaped' }
  | { readonly kind: 'literal'; readonly document: HereDocument };

/** `cat <<'END'`: a here document whose delimiter is quoted. The offsets of the delimiter, quotes included, and of the text. */
interface HereDocument {
  readonly delimiter: { readonly start: number; readonly end: number };
  readonly body: { readonly start: number; readonly end: number };
}

export interface Script {
  readonly text: string;
  /** False for another language, and where the text has a syntax error: `commands` may then lack some. */
  readonly isKnown: boolean;
  /** All simple commands, in the order of the text. */
  readonly commands: readonly SimpleCommand[];
  /** The commands at top level, alone or joined by `&&`; null for anything else, such as a pipe, a loop, `server &`. */
  readonly plain: readonly (SimpleCommand | null)[];
  /** The functions that the script defines, by their names. */
  readonly functions: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
  /** null where the script cannot be read. */
  quotingAt(offset: number): Quoting | null;
  /** Reads a script that this one starts, such as that of `sh -c`. */
  nested(text: string): Script;
}

/** Longer than any script that people write: GitHub takes 21,000 characters. */
const MAX_SCRIPT_LENGTH = 24 * 1024;

/** Reads a script as POSIX shells and bash do. `shell` is a step's `shell:`; null is the runner's own choice. */
export async function readScript(text: string, shell: string | null = null): Promise<Script> {
  return scriptFrom(await loadParser('bash'), text, shellFamily(shell) === 'posix');
}

function scriptFrom(parser: Parser, text: string, isPosix: boolean): Script {
  // The grammar ends a word at an escaped blank, so this text has none. Only the positions of nodes are taken from it.
  const readable = text
    .slice(0, MAX_SCRIPT_LENGTH)
    .replace(/\\(?:\n|.)/g, (pair) => pair.replace(/[ \t]/, 'x'));
  const { root, hasError } = parser.parse(readable);
  const isTooDeep = nestsTooDeeply(root);
  const nodes = isTooDeep ? [] : [...root.descendants()];
  const isWhole = !hasError && !isTooDeep && !nodes.some((node) => isMisread(node, text));
  const isKnown = isPosix && isWhole && text.length <= MAX_SCRIPT_LENGTH;
  const known = new Map<SyntaxNode, SimpleCommand>();
  for (const node of nodes) if (isCommand(node)) known.set(node, readSimpleCommand(node, text));
  const commands = [...known.values()];
  const functions = nodes.filter(({ type }) => type === 'function_definition');
  return {
    text,
    isKnown,
    commands,
    plain: isTooDeep ? [null] : root.namedChildren().flatMap((node) => plainCommands(node, known)),
    functions: new Map(functions.map((node) => [sourceText(node.childByField('name'), text), node])),
    quotingAt: (offset) => (isKnown ? quotingIn(root, text, offset) : null),
    nested: (inner) => scriptFrom(parser, inner, true),
  };
}

/**
 * Whether the grammar has read a node wrongly: it takes two substitutions in back-ticks for one, takes the end of some assigned
 * values for the program, and loses the `-` of `a - 2>b`.
 */
function isMisread(node: SyntaxNode, text: string): boolean {
  if (node.type === 'command_substitution' && text[node.start] === '`')
    return /(?<!\\)`/.test(text.slice(node.start + 1, node.end - 1));
  const { parent } = node;
  if (parent?.type === 'redirected_statement') {
    const next = nextSibling(node);
    return next !== undefined && /-\s/.test(text.slice(node.end, next.start));
  }
  const next = isAssignment(node) && parent?.type === 'command' ? nextSibling(node) : undefined;
  return next !== undefined && isOneWord(node, next, text);
}

const nextSibling = (node: SyntaxNode): SyntaxNode | undefined =>
  node.parent?.children[node.parent.children.indexOf(node) + 1];

/** Nothing stands between the two, or only the ends of lines that go on. */
const isOneWord = (before: SyntaxNode, after: SyntaxNode, text: string): boolean =>
  /^(?:\\\n)*$/.test(text.slice(before.end, after.start));

/**
 * The deepest nesting that is read: each level is read again for every level above it, and only hostile scripts nest deeper.
 */
const MAX_NESTING = 500;

function nestsTooDeeply(root: SyntaxNode): boolean {
  let level: readonly SyntaxNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return true;
    level = level.flatMap(({ children }) => children);
  }
  return false;
}

const SCOPES = /^(?:subshell|command_substitution|process_substitution|function_definition|pipeline)$/;
const DECLARATIONS: ReadonlySet<string> = new Set(['declaration_command', 'unset_command']);

function isCommand({ type, parent }: SyntaxNode): boolean {
  if (type === 'command' || DECLARATIONS.has(type)) return true;
  return (
    type === 'variable_assignment' && parent?.type !== 'command' && !DECLARATIONS.has(parent?.type ?? '')
  );
}

function readSimpleCommand(node: SyntaxNode, text: string): SimpleCommand {
  const redirects = redirectsOf(node);
  const parts = isAssignment(node) ? [node] : node.children.filter((child) => !redirects.includes(child));
  const assignments = DECLARATIONS.has(node.type) ? [] : parts.filter(isAssignment);
  return {
    start: node.start,
    end: parts.at(-1)?.end ?? node.end,
    assignments: assignments.map((each) => wordOf([each], text)),
    words: wordsIn(node, text),
    redirections: redirects.map((each) => ({
      operator: each.children.find(({ isNamed }) => !isNamed)?.type ?? '',
      target: each.type === 'heredoc_redirect' ? null : lastWord(each, text),
    })),
    input: inputOf(node, redirects, text),
    isInBackground: [node, ...node.ancestors()].some((at) => nextSibling(at)?.type === '&'),
    scopes: [...node.ancestors()]
      .filter(({ type }) => SCOPES.test(type))
      .map(({ start }) => start)
      .toReversed(),
  };
}

const isAssignment = ({ type }: SyntaxNode): boolean => type === 'variable_assignment';

/** The grammar ends a word too early where it does not know how the word goes on: parts without anything between them are joined. */
function wordsIn({ type, children }: SyntaxNode, text: string): readonly Word[] {
  const words: SyntaxNode[][] = [];
  for (const child of children) {
    if (!DECLARATIONS.has(type) && child.type !== 'command_name' && child.field !== 'argument') continue;
    const before = words.at(-1)?.at(-1);
    if (before !== undefined && isOneWord(before, child, text)) words.at(-1)?.push(child);
    else words.push([child]);
  }
  return words.map((parts) => wordOf(parts, text));
}

function lastWord(redirect: SyntaxNode, text: string): Word | null {
  const last = redirect.children.at(-1);
  return last === undefined ? null : wordOf([last], text);
}

/** Redirections inside of a command, and behind the statement whose last command it is. */
function redirectsOf(node: SyntaxNode): readonly SyntaxNode[] {
  const found = node.children.filter(({ type }) => type.endsWith('_redirect'));
  for (let at = node; at.parent !== null; at = at.parent) {
    const { type, children } = at.parent;
    if (type === 'redirected_statement') {
      found.push(...children.filter((child) => child.type.endsWith('_redirect') && child !== at));
    } else if (!(type === 'list' || type === 'pipeline') || children.at(-1) !== at) break;
  }
  // `cat <<EOF >> file`: what follows the name of a here document stands in its redirection.
  return found.flatMap((each) => [each, ...each.children.filter(({ type }) => type.endsWith('_redirect'))]);
}

function inputOf(node: SyntaxNode, redirects: readonly SyntaxNode[], text: string): string | null {
  for (const redirect of redirects) {
    if (redirect.type === 'herestring_redirect') return lastWord(redirect, text)?.value ?? null;
    const body = redirect.children.find(({ type }) => type === 'heredoc_body');
    if (body !== undefined) return text.slice(body.start, body.end);
  }
  const above = node.parent?.type === 'redirected_statement' ? node.parent : node;
  if (above.parent?.type !== 'pipeline') return null;
  const pipe = above.parent;
  // `cat <<X | sh`: the pipe stands inside of the redirection.
  if (pipe.parent?.type === 'heredoc_redirect') return inputOf(pipe, [pipe.parent], text);
  const before = pipe.children[pipe.children.indexOf(above) - 2];
  if (before === undefined) return null;
  if (before.type === 'redirected_statement') {
    const body = before.children.at(-1)?.children.find(({ type }) => type === 'heredoc_body');
    return body === undefined ? null : text.slice(body.start, body.end);
  }
  const words = wordsIn(before, text).map(({ value }) => value);
  return words[0] === 'echo' || words[0] === 'printf' ? words.slice(1).join(' ') : null;
}

const EXPANSIONS =
  /^(?:simple_expansion|expansion|command_substitution|process_substitution|arithmetic_expansion)$/;

function wordOf(parts: readonly SyntaxNode[], text: string): Word {
  const raw = text.slice(parts[0]?.start, parts.at(-1)?.end);
  const expands =
    raw.startsWith('~') ||
    parts.flatMap((part) => [...part.descendants()]).some(({ type }) => EXPANSIONS.test(type));
  return { raw, value: parts.map((part) => plainValue(part, text)).join(''), expands };
}

/** Escapes in `$'…'`, such as `\n`: https://www.gnu.org/software/bash/manual/html_node/ANSI_002dC-Quoting.html */
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function plainValue(node: SyntaxNode, text: string): string {
  const raw = text.slice(node.start, node.end);
  switch (node.type) {
    case 'raw_string':
      return raw.slice(1, -1);
    case 'string':
      return raw.slice(1, -1).replace(/\\(?:\n|(["\\$`]))/g, '$1');
    case 'ansi_c_string':
      return raw
        .slice(2, -1)
        .replace(/\\(?:x([\da-f]{1,2})|([0-7]{1,3})|(.))/gi, (_, hex?: string, octal?: string, char = '') => {
          const code = Number.parseInt(hex ?? octal ?? '', hex === undefined ? 8 : 16);
          return Number.isNaN(code) ? (CONTROLS[char] ?? char) : String.fromCharCode(code);
        });
    case 'word':
      return raw.replace(/\\(?:\n|(.))/g, '$1');
    case 'command_name':
    case 'concatenation':
    case 'variable_assignment':
      return node.children.map((child) => plainValue(child, text)).join('');
    default:
      return node.isNamed ? raw : raw.replace(/^\\/, '');
  }
}

const sourceText = (node: SyntaxNode | null, text: string): string =>
  node === null ? '' : text.slice(node.start, node.end);

function plainCommands(
  node: SyntaxNode,
  known: ReadonlyMap<SyntaxNode, SimpleCommand>,
): readonly (SimpleCommand | null)[] {
  const command = known.get(node);
  if (command !== undefined) return [command.isInBackground ? null : command];
  const body = node.type === 'redirected_statement' ? node.childByField('body') : null;
  if (body !== null) return plainCommands(body, known);
  const isList = node.type === 'list' || node.type === 'variable_assignments';
  return isList && node.children.every(({ isNamed, type }) => isNamed || type === '&&')
    ? node.namedChildren().flatMap((part) => plainCommands(part, known))
    : [null];
}

function quotingIn(root: SyntaxNode, text: string, offset: number): Quoting {
  let leaf = root;
  for (let next: SyntaxNode | undefined = root; next !== undefined; ) {
    leaf = next;
    next = leaf.children.find(({ start, end }) => start <= offset && offset < end);
  }
  for (const node of [leaf, ...leaf.ancestors()]) {
    if (node.type === 'raw_string') return { kind: 'single' };
    if (node.type === 'ansi_c_string') return { kind: 'ansi' };
    if (node.type === 'comment') return { kind: 'comment' };
    if (node.type !== 'heredoc_body') continue;
    const delimiter = node.parent?.children.find(({ type }) => type === 'heredoc_start');
    if (delimiter === undefined || !/['"\\]/.test(sourceText(delimiter, text))) break;
    return { kind: 'literal', document: { delimiter, body: node } };
  }
  const backslashes = /\\*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[0].length ?? 0;
  return { kind: backslashes % 2 === 1 ? 'escaped' : 'expanded' };
}
