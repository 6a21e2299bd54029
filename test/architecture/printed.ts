import { stripTypeScriptTypes } from 'node:module';
import { type Node, parse } from 'acorn';

// Follows what a run printed through the code, and finds where it is tried against a pattern: a reader beside the one of `core/output`.

/** What tests and steps printed stands under these names: of results and events, of a task, of a failed job. */
const PRINTED: ReadonlySet<string> = new Set(['output', 'evidence', 'log', 'kept']);
/** What `TestOutput` gives to be shown. */
const SHOWN: ReadonlySet<string> = new Set(
  'printedLines naming headline lastLines lastError passedLine digest ends linesOf messageOf errorOf firstSpecificLine'.split(
    ' ',
  ),
);
/** Files that try patterns on such a text all the same, each with the reason. */
export const PRINTED_EXCEPTIONS: Readonly<Record<string, string>> = {
  'oracle/sandbox/probe.ts': 'our own probe printed it, line by line, in words that stand there',
  'workflow/inner-steps.ts': "which step of an action failed stands in the runner's own lines",
  'workflow/step-log.ts': "reads the runner's own marks in a log, and gives what a step printed as it is",
  'workflow/tested-merge.ts': "finds the merge that CI checked out in git's own lines, before any test ran",
};
/** These take an output apart, or answer what they are asked of it by a pattern. */
const CUTS = /^(?:split|match|matchAll|search)$/;
const ASKS = /^(?:startsWith|endsWith|includes|indexOf|lastIndexOf|replace|replaceAll)$/;

/** Functions of `base/` that ask nothing of a text, and give a part of it. */
const OF_TEXTS: ReadonlySet<string> = new Set(
  'stripAnsi withoutColours shorten firstChars lastChars firstLine collapsed headAndTail'.split(' '),
);
/** Functions that make any text fit to be shown, and give no longer what was printed. */
const SHOWING: ReadonlySet<string> = new Set(
  'untrusted fence inline plainLine longText codeSpans safeLines safeLine bareSummary byteLength lineCount'.split(
    ' ',
  ),
);

/** A place where a pattern is tried on what a run printed: `core/a.ts:12 /x/.test(output)`. */
export interface Reading {
  readonly path: string;
  readonly line: number;
  readonly code: string;
}

type Tree = Record<string, unknown> & Node;

interface Scope {
  readonly names: Map<string, boolean>;
  readonly around: Scope | null;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const treeAt = (tree: Tree, key: string): Tree | null => {
  const value = tree[key];
  return isTree(value) ? value : null;
};
const treesAt = (tree: Tree, key: string): readonly (Tree | null)[] => {
  const value = tree[key];
  return Array.isArray(value) ? value.map((each) => (isTree(each) ? each : null)) : [];
};
const textAt = (tree: Tree | null, key: string): string => {
  const value = tree?.[key];
  return typeof value === 'string' ? value : '';
};

/** Finds the readings of sources, by their paths. Calls are followed by the function's name, which no two files declare. */
export function readingsIn(sources: Iterable<readonly [path: string, text: string]>): readonly Reading[] {
  const known: Followed = { taken: new Map(), giving: new Set() };
  const files = [...sources].map(([path, text]) => new FileReader(path, stripTypeScriptTypes(text), known));
  for (;;) {
    const before = sizeOf(known);
    const found = files.flatMap((file) => file.readings());
    if (sizeOf(known) === before) return found;
  }
}

/** What is known of functions, by their names. */
interface Followed {
  /** Which of their parameters take what was printed. */
  readonly taken: Map<string, Set<number>>;
  /** Those that give what was printed. */
  readonly giving: Set<string>;
}

const sizeOf = ({ taken, giving }: Followed): number =>
  [...taken.values()].reduce((sum, { size }) => sum + size, giving.size);

class FileReader {
  readonly #known: Followed;
  readonly #found = new Map<string, Reading>();
  readonly #path: string;
  readonly #code: string;
  readonly #tree: Tree;

  constructor(path: string, code: string, known: Followed) {
    this.#path = path;
    this.#code = code;
    this.#known = known;
    const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    if (!isTree(tree)) throw new Error(`${path} cannot be read`);
    this.#tree = tree;
  }

  readings(): readonly Reading[] {
    this.#isPrinted(this.#tree, { names: new Map(), around: null });
    return [...this.#found.values()];
  }

  /** Walks through a part of the code, and says whether its value is what a run printed. */
  #isPrinted(tree: Tree | null, scope: Scope): boolean {
    if (tree === null) return false;
    switch (tree.type) {
      case 'Identifier':
        return isIn(scope, textAt(tree, 'name'));
      case 'MemberExpression': {
        const isOf = this.#isPrinted(treeAt(tree, 'object'), scope);
        const name = textAt(treeAt(tree, 'property'), 'name');
        if (tree['computed'] === true) this.#isPrinted(treeAt(tree, 'property'), scope);
        // The answer of a tool is called so, too.
        const isOfTool = textAt(treeAt(treeAt(tree, 'object') ?? tree, 'property'), 'name') === 'obs';
        return name === 'length' || isOfTool ? false : isOf || PRINTED.has(name);
      }
      case 'ChainExpression':
      case 'AwaitExpression':
      case 'SpreadElement':
        return this.#isPrinted(
          treeAt(tree, tree.type === 'ChainExpression' ? 'expression' : 'argument'),
          scope,
        );
      case 'CallExpression':
      case 'NewExpression':
        return this.#isPrintedByCall(tree, scope);
      case 'VariableDeclarator': {
        const made = treeAt(tree, 'init');
        const name = textAt(treeAt(tree, 'id'), 'name');
        const isPrinted = isFunction(made)
          ? this.#walkFunction(made, scope, name)
          : this.#isPrinted(made, scope);
        this.#bind(treeAt(tree, 'id'), isPrinted && !isFunction(made), scope);
        return false;
      }
      case 'FunctionDeclaration':
        return this.#walkFunction(tree, scope, textAt(treeAt(tree, 'id'), 'name'));
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.#walkFunction(tree, scope, '');
      case 'MethodDefinition':
        this.#walkFunction(treeAt(tree, 'value') ?? tree, scope, textAt(treeAt(tree, 'key'), 'name'));
        return false;
      case 'TemplateLiteral':
      case 'ArrayExpression':
      case 'LogicalExpression':
      case 'ConditionalExpression':
        return this.#walkAll(tree, scope, ['test']);
      case 'BinaryExpression': {
        const isPrinted = this.#walkAll(tree, scope);
        return textAt(tree, 'operator') === '+' && isPrinted;
      }
      case 'BlockStatement':
        this.#walkAll(tree, { names: new Map(), around: scope });
        return false;
      case 'ForOfStatement': {
        const inner = { names: new Map<string, boolean>(), around: scope };
        const isPrinted = this.#isPrinted(treeAt(tree, 'right'), scope);
        const [declared] = treesAt(treeAt(tree, 'left') ?? tree, 'declarations');
        this.#bind(declared == null ? null : treeAt(declared, 'id'), isPrinted, inner);
        this.#isPrinted(treeAt(tree, 'body'), inner);
        return false;
      }
      default:
        this.#walkAll(tree, scope);
        return false;
    }
  }

  /** Walks through all parts; whether any of them, without those under `aside`, is what was printed. */
  #walkAll(tree: Tree, scope: Scope, aside: readonly string[] = []): boolean {
    let isAny = false;
    for (const [key, value] of Object.entries(tree))
      for (const part of Array.isArray(value) ? value : [value]) {
        const isPrinted = isTree(part) && this.#isPrinted(part, scope);
        isAny ||= isPrinted && !aside.includes(key);
      }
    return isAny;
  }

  #isPrintedByCall(call: Tree, scope: Scope): boolean {
    const callee = treeAt(call, 'callee');
    const args = treesAt(call, 'arguments');
    const object = callee === null ? null : treeAt(callee, 'object');
    const name =
      textAt(callee, 'name') || textAt(callee === null ? null : treeAt(callee, 'property'), 'name');
    const isOf = this.#isPrinted(object, scope);
    const printed = args.map((arg) => {
      if (!isFunction(arg)) return this.#isPrinted(arg, scope);
      // What is done with each line of an output, or each piece of evidence.
      return this.#walkFunction(arg, scope, '', isOf);
    });
    if (object !== null && /^(?:test|exec)$/.test(name) && printed[0] === true) this.#note(call);
    if (isOf && (CUTS.test(name) || (ASKS.test(name) && isPattern(args[0] ?? null)))) this.#note(call);
    if (object !== null && object.type !== 'ThisExpression') return isOf || SHOWN.has(name);
    // Of a text that was made shorter, or lost its colours, the same can be asked.
    if (OF_TEXTS.has(name)) return printed[0] === true;
    if (SHOWING.has(name)) return false;
    const { taken, giving } = this.#known;
    for (const [at, isTaken] of printed.entries())
      if (isTaken) taken.set(name, (taken.get(name) ?? new Set()).add(at));
    return giving.has(name);
  }

  #walkFunction(tree: Tree, around: Scope, name: string, isOf = false): boolean {
    const scope: Scope = { names: new Map(), around };
    for (const [at, param] of treesAt(tree, 'params').entries())
      this.#bind(
        param,
        isOf || PRINTED.has(textAt(param, 'name')) || this.#known.taken.get(name)?.has(at) === true,
        scope,
      );
    const body = treeAt(tree, 'body');
    const isPrintedText = this.#isPrinted(body, scope) || (body !== null && this.#isReturned(body, scope));
    if (isPrintedText && name !== '') this.#known.giving.add(name);
    return isPrintedText;
  }

  /** Whether a function's own block returns what was printed. Names of inner blocks are not seen here. */
  #isReturned(body: Tree, scope: Scope): boolean {
    const inner: Scope = { names: new Map(), around: scope };
    return treesAt(body, 'body').some((each) => {
      if (each?.type === 'VariableDeclaration') this.#isPrinted(each, inner);
      return each?.type === 'ReturnStatement' && this.#isPrinted(treeAt(each, 'argument'), inner);
    });
  }

  /** Gives the names of a pattern their meaning: what is called `output` is printed, and so is each part of what is. */
  #bind(pattern: Tree | null, isPrinted: boolean, scope: Scope): void {
    switch (pattern?.type) {
      case 'Identifier':
        scope.names.set(textAt(pattern, 'name'), isPrinted);
        break;
      case 'ObjectPattern':
        for (const property of treesAt(pattern, 'properties')) {
          if (property === null) continue;
          const key = textAt(treeAt(property, 'key'), 'name');
          const value = treeAt(property, 'value') ?? treeAt(property, 'argument');
          this.#bind(value, key !== 'length' && (isPrinted || PRINTED.has(key)), scope);
        }
        break;
      case 'ArrayPattern':
        for (const part of treesAt(pattern, 'elements')) this.#bind(part, isPrinted, scope);
        break;
      case 'AssignmentPattern':
        this.#bind(
          treeAt(pattern, 'left'),
          isPrinted || this.#isPrinted(treeAt(pattern, 'right'), scope),
          scope,
        );
        break;
      case 'RestElement':
        this.#bind(treeAt(pattern, 'argument'), isPrinted, scope);
        break;
    }
  }

  #note({ start, end, loc }: Tree): void {
    const code = this.#code.slice(start, end).replace(/\s+/g, ' ');
    this.#found.set(`${start}`, { path: this.#path, line: loc?.start.line ?? 0, code });
  }
}

function isIn(scope: Scope | null, name: string): boolean {
  for (let each = scope; each !== null; each = each.around) {
    const known = each.names.get(name);
    if (known !== undefined) return known;
  }
  return false;
}

const isFunction = (tree: Tree | null): tree is Tree =>
  tree?.type === 'ArrowFunctionExpression' || tree?.type === 'FunctionExpression';

/** A pattern, or a text that stands in the code. */
const isPattern = (tree: Tree | null): boolean => tree?.type === 'Literal';
