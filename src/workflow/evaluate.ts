import { data, Evaluator, type Expr } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';
import { isBoolean, isMapping, isNumber, isScalar, isSequence } from '@actions/workflow-parser';
import { NullToken } from '@actions/workflow-parser/templates/tokens/null-token';
import { orElse } from '../core/errors.ts';
import { parseExpression, scalarText, splitTemplate, type Template, type Token } from './workflow-file.ts';

export type Data = data.ExpressionData;
export type Pairs = Readonly<Record<string, Data>>;
type PairList = ReturnType<data.Dictionary['pairs']>;

/** Thrown out of an evaluation that needs a value which we do not have: it depends on a secret, or on what only the job knew. */
export class NotKnown extends Error {
  readonly why: 'secret' | 'unknown';

  constructor(why: 'secret' | 'unknown') {
    super(why);
    this.why = why;
  }
}

/** The NotKnown behind an error, which the evaluator may have wrapped; null when it is another's. */
export function notKnownIn(error: unknown): NotKnown | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NotKnown) return at;
  return null;
}

/** An object whose members are looked up when an expression asks for them. Both functions may throw a NotKnown. */
export class Members extends data.Dictionary {
  readonly #find: (name: string) => Data | undefined;
  readonly #list: () => PairList;

  constructor(find: (name: string) => Data | undefined, list?: () => PairList) {
    super();
    this.#find = find;
    this.#list = list ?? (() => unknown('unknown'));
  }

  override get(name: string): Data | undefined {
    return this.#find(name);
  }

  override pairs(): PairList {
    return this.#list();
  }

  override values(): Data[] {
    return this.pairs().map(({ value }) => value);
  }
}

function unknown(why: 'secret' | 'unknown'): never {
  throw new NotKnown(why);
}

/** An object of which some members are known, and nothing is known about the others. */
export function partly(
  known: Pairs,
  {
    why = 'unknown',
    secret = [],
  }: { readonly why?: 'secret' | 'unknown'; readonly secret?: readonly string[] } = {},
): Members {
  const members = dictionary(known);
  return new Members(
    (name) => {
      const isSecret = secret.includes(name.toLowerCase());
      return (isSecret ? undefined : members.get(name)) ?? unknown(isSecret ? 'secret' : why);
    },
    () => unknown(secret.length > 0 ? 'secret' : why),
  );
}

export const dictionary = (known: Pairs): data.Dictionary =>
  new data.Dictionary(...Object.entries(known).map(([key, value]) => ({ key, value })));

export const string = (text: string): Data => new data.StringData(text);

/** JSON as an expression sees it; null when the text is none. */
export const fromJson = (text: string): Data | null => orElse(null, () => JSON.parse(text, data.reviver));

/** Everything as JSON texts, for telling equal data from different. */
export const toJson = (value: Data): string => JSON.stringify(value, data.replacer);

/** Members are looked up by their exact names, as `env` does on Linux. */
export const lookup = (find: (name: string) => string | null): Members =>
  new Members((name) => {
    const text = find(name);
    return text === null ? undefined : string(text);
  });

/** The contexts of an expression, by name. */
export type Contexts = data.Dictionary;

/** Folders that are only known once the tests run. */
export type PathName = 'workspace' | 'temp';

/** A part of an evaluated text. `hole`: the value of this expression is not known here. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'path'; readonly path: PathName }
  | { readonly kind: 'hole'; readonly source: string; readonly why: 'secret' | 'unknown' };

export type Pieces = readonly Piece[];

/** Stand in evaluated texts for folders; private-use characters, so that no text holds them by chance. */
export const PATH_MARKS: Readonly<Record<PathName, string>> = {
  workspace: '\uE0FE\uE001\uE0FE',
  temp: '\uE0FE\uE002\uE0FE',
};

/** The checkout of a hosted runner, in a container or not. */
const CI_WORKSPACE = /\/(?:home\/runner\/work|__w)\/([^/\s'"]+)\/\1(?![\w.-])/g;

/** A text of a runner, with the mark where its checkout stands. */
export const markCheckout = (text: string): string => text.replace(CI_WORKSPACE, PATH_MARKS.workspace);

/** Where a condition is asked: a step that ran while nothing had failed before it. */
const STATUS: ReadonlyMap<string, boolean> = new Map([
  ['success', true],
  ['always', true],
  ['failure', false],
  ['cancelled', false],
]);

const FUNCTION_VALUES = new Map([
  ...[...STATUS].map(([name, value]) => [name, definition(name, () => new data.BooleanData(value))] as const),
  [
    'hashfiles',
    definition('hashfiles', () => {
      throw new NotKnown('unknown');
    }),
  ] as const,
]);

function definition(name: string, call: () => Data) {
  return { name, minArgs: 0, maxArgs: 255, call };
}

/** Throws a NotKnown. */
export function evaluateExpression(ast: Expr | null, contexts: Contexts): Data {
  if (ast === null) throw new NotKnown('unknown');
  try {
    return new Evaluator(ast, contexts, FUNCTION_VALUES).evaluate();
  } catch (error) {
    // Anything else is an expression that fails on the runner too: its step did not run, so this is not it.
    throw notKnownIn(error) ?? new NotKnown('unknown');
  }
}

/** A text with all that is known put in. Total. */
export function evaluateText(template: Template, contexts: Contexts): Pieces {
  const pieces = template.flatMap((part): Pieces => {
    if (part.kind === 'text') return [part];
    try {
      return splitAtMarks(evaluateExpression(part.ast, contexts).coerceString());
    } catch (error) {
      return [{ kind: 'hole', source: part.source, why: notKnownIn(error)?.why ?? 'unknown' }];
    }
  });
  return joinTexts(pieces);
}

export function splitAtMarks(text: string): Pieces {
  const marks = Object.values(PATH_MARKS).join('|');
  return text.split(new RegExp(`(${marks})`)).flatMap((part): Pieces => {
    if (part === PATH_MARKS.workspace) return [{ kind: 'path', path: 'workspace' }];
    if (part === PATH_MARKS.temp) return [{ kind: 'path', path: 'temp' }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

function joinTexts(pieces: Pieces): Pieces {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') {
      joined.splice(-1, 1, { kind: 'text', text: last.text + piece.text });
    } else joined.push(piece);
  }
  return joined;
}

/** null when anything of it is not known, or depends on where the tests run. */
export function plainText(pieces: Pieces): string | null {
  if (pieces.some(({ kind }) => kind !== 'text')) return null;
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

/** The text that gives these pieces again when it is evaluated: for `env.X` in another expression. Throws a NotKnown. */
export function markedText(pieces: Pieces): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'hole') throw new NotKnown(piece.why);
      return piece.kind === 'path' ? PATH_MARKS[piece.path] : piece.text;
    })
    .join('');
}

/** What a mapping, sequence or scalar of a workflow evaluates to. Throws a NotKnown. */
export function evaluateToken(token: Token, contexts: Contexts): Data {
  if (isMapping(token)) {
    const result = new data.Dictionary();
    for (const { key, value } of token) {
      const evaluated = evaluateToken(value, contexts);
      // `${{ insert }}: ${{ object }}`
      if (key.isExpression && evaluated.kind === data.Kind.Dictionary) {
        for (const pair of evaluated.pairs()) result.add(pair.key, pair.value);
      } else result.add(key.toString(), evaluated);
    }
    return result;
  }
  if (isSequence(token)) return new data.Array(...[...token].map((item) => evaluateToken(item, contexts)));
  if (!isScalar(token)) throw new NotKnown('unknown');
  if (token instanceof NullToken) return new data.Null();
  if (isNumber(token)) return new data.NumberData(token.value);
  if (isBoolean(token)) return new data.BooleanData(token.value);
  const parts = splitTemplate(scalarText(token) ?? '');
  const [only, ...others] = parts;
  if (only?.kind === 'expression' && others.length === 0) return evaluateExpression(only.ast, contexts);
  return new data.StringData(markedText(evaluateText(parts, contexts)));
}

/** null: not known. No condition is `success()`, and one that says nothing of it has that put before it. */
export function evaluateCondition(text: string | null, contexts: Contexts): boolean | null {
  if (text === null || text.trim() === '') return true;
  const parts = splitTemplate(text);
  const [only, ...others] = parts;
  const expression =
    only?.kind === 'expression' && others.length === 0
      ? only
      : parts.every(({ kind }) => kind === 'text')
        ? parseExpression(text)
        : null;
  // Text around an expression makes a text of it, which is true unless it is empty.
  if (expression === null) return true;
  return orElse(null, () => truthy(evaluateExpression(expression.ast, contexts)));
}
