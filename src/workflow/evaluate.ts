import { data, Evaluator, type Expr } from '@actions/expressions';
import { endswith } from '@actions/expressions/funcs/endswith';
import { format } from '@actions/expressions/funcs/format';
import { join } from '@actions/expressions/funcs/join';
import { startswith } from '@actions/expressions/funcs/startswith';
import { tojson } from '@actions/expressions/funcs/tojson';
import { truthy } from '@actions/expressions/result';
import { isBoolean, isMapping, isNumber, isScalar, isSequence } from '@actions/workflow-parser';
import { NullToken } from '@actions/workflow-parser/templates/tokens/null-token';
import { orElse } from '../base/errors.ts';
import {
  entries,
  type InputSource,
  numberText,
  parseExpression,
  scalarText,
  soleExpression,
  splitTemplate,
  type Template,
  type Token,
} from './workflow-file.ts';

export type Data = data.ExpressionData;
type Pairs = Readonly<Record<string, Data>>;
type PairList = ReturnType<data.Dictionary['pairs']>;

/** Why a value is not known: it depends on a secret, or on something that only the job knew. */
export type Why = 'secret' | 'unknown';

/** Thrown when an expression needs such a value. */
export class NotKnown extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** The NotKnown that an error is or, where the evaluator has wrapped it, has as its cause; null for any other error. */
function notKnownIn(error: unknown): NotKnown | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NotKnown) return at;
  return null;
}

/** An object whose members are looked up when an expression asks for them. Both functions may throw a NotKnown. */
class Members extends data.Dictionary {
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

function unknown(why: Why): never {
  throw new NotKnown(why);
}

/**
 * An object of which some members are known, and nothing about the others. `why` tells, by name, why a member is not known; for
 * the name '', why their list is not.
 */
export function partly(known: Pairs, why: (name: string) => Why = () => 'unknown'): Members {
  const members = dictionary(known);
  return new Members(
    (name) => members.get(name) ?? unknown(why(name.toLowerCase())),
    () => unknown(why('')),
  );
}

export const dictionary = (known: Pairs): data.Dictionary =>
  new data.Dictionary(...Object.entries(known).map(([key, value]) => ({ key, value })));

export const string = (text: string): Data => new data.StringData(text);

/** JSON as an expression sees it; null when the text is none. */
export const fromJson = (text: string): Data | null => orElse(null, () => JSON.parse(text, data.reviver));

/** A value as JSON text; equal data gives equal texts. */
export const toJson = (value: Data): string => JSON.stringify(value, data.replacer);

/** Members are looked up by their exact names, as `env` does on Linux. */
export const lookup = (find: (name: string) => string | null): Members =>
  new Members((name) => {
    const text = find(name);
    return text === null ? undefined : string(text);
  });

export type Contexts = data.Dictionary;

/** Names of folders whose paths are known only once the tests run. */
type PathName = 'workspace' | 'temp';

/** A part of an evaluated text. `hole`: the value of this expression is not known here. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'path'; readonly path: PathName }
  | { readonly kind: 'hole'; readonly source: string; readonly why: Why };

export type Pieces = readonly Piece[];

/** These stand for folders in evaluated texts: private-use characters, so that no text holds them by chance. */
export const PATH_MARKS: Readonly<Record<PathName, string>> = {
  workspace: '\uE0FE\uE001\uE0FE',
  temp: '\uE0FE\uE002\uE0FE',
};

/** The checkout of a hosted runner, in a container or not. */
const CI_WORKSPACE = /\/(?:home\/runner\/work|__w)\/([^/\s'"]+)\/\1(?![\w.-])/g;

/** A text from a runner's log, with the mark in place of each path of the runner's checkout. */
export const markCheckout = (text: string): string => text.replace(CI_WORKSPACE, PATH_MARKS.workspace);

/** What the status functions of a condition give for a step that ran before any other failed. */
const STATUS: Readonly<Record<string, boolean>> = {
  success: true,
  always: true,
  failure: false,
  cancelled: false,
};
const STATUS_FUNCTIONS = [...Object.keys(STATUS), 'hashfiles'].map((name) => {
  const call = () => new data.BooleanData(STATUS[name] ?? unknown('unknown'));
  return { name, minArgs: 0, maxArgs: 255, call };
});

/** A value whose numbers are texts, as GitHub prints them: the package prints them as JavaScript does. */
const printed = (value: Data): Data =>
  value instanceof data.NumberData
    ? string(numberText(value.value))
    : value instanceof data.Array
      ? new data.Array(...value.values().map(printed))
      : value;

/** Begins a text that stands for a number while a value becomes JSON; then the mark and the quotes are removed. */
const NUMBER_MARK = '\uE0FE#';
function toPrintedJson(value: Data): Data {
  const text = JSON.stringify(
    value,
    (key, each) =>
      each instanceof data.NumberData ? `${NUMBER_MARK}${numberText(each.value)}` : data.replacer(key, each),
    2,
  );
  return string(text.replace(new RegExp(`"${NUMBER_MARK}([^"]*)"`, 'g'), '$1'));
}

/** By their names in small letters. */
const FUNCTION_VALUES = new Map(
  [
    ...STATUS_FUNCTIONS,
    ...[format, join, startswith, endswith].map((each) => ({
      ...each,
      call: (...args: Data[]) => each.call(...args.map(printed)),
    })),
    { ...tojson, call: toPrintedJson },
  ].map((each) => [each.name.toLowerCase(), each]),
);

/** Throws a NotKnown. */
function evaluateExpression(ast: Expr | null, contexts: Contexts): Data {
  if (ast === null) throw new NotKnown('unknown');
  try {
    return new Evaluator(ast, contexts, FUNCTION_VALUES).evaluate();
  } catch (error) {
    // An expression with any other error fails on the runner too, so this cannot be the step that ran.
    throw notKnownIn(error) ?? new NotKnown('unknown');
  }
}

/** The text of a template with the values that are known, and a hole for each that is not. Never throws. */
export function evaluateText(template: Template, contexts: Contexts): Pieces {
  const pieces: Piece[] = [];
  let text = '';
  for (const part of template) {
    if (part.kind === 'text') {
      text += part.text;
      continue;
    }
    try {
      text += textOf(evaluateExpression(part.ast, contexts));
    } catch (error) {
      const why = notKnownIn(error)?.why ?? 'unknown';
      pieces.push(...splitAtMarks(text), { kind: 'hole', source: part.source, why });
      text = '';
    }
  }
  return [...pieces, ...splitAtMarks(text)];
}

const textOf = (value: Data): string =>
  value instanceof data.NumberData ? numberText(value.value) : value.coerceString();

const PATH_MARK = new RegExp(`(${Object.values(PATH_MARKS).join('|')})`);

export const splitAtMarks = (text: string): Pieces =>
  text.split(PATH_MARK).flatMap((part): Pieces => {
    if (part === PATH_MARKS.workspace) return [{ kind: 'path', path: 'workspace' }];
    if (part === PATH_MARKS.temp) return [{ kind: 'path', path: 'temp' }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });

/** The pieces as one text; null when any of them is not known, or depends on where the tests run. */
export function plainText(pieces: Pieces): string | null {
  if (pieces.some(({ kind }) => kind !== 'text')) return null;
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

/** A text that evaluates to these pieces again, so that another expression can use `env.X`. Throws a NotKnown. */
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
      // `${{ insert }}: ${{ object }}` adds all members of an object.
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
  const only = soleExpression(parts);
  return only === null
    ? string(markedText(evaluateText(parts, contexts)))
    : evaluateExpression(only.ast, contexts);
}

/**
 * Whether a condition holds; null: not known. A missing condition is `success()`, and one without a status function gets
 * `success() &&` before it.
 */
export function evaluateCondition(text: string | null, contexts: Contexts): boolean | null {
  if (text === null || text.trim() === '') return true;
  const parts = splitTemplate(text);
  const isBare = parts.every(({ kind }) => kind === 'text');
  const condition = isBare ? parseExpression(text) : soleExpression(parts);
  // Text around an expression makes a text of it, which is true unless it is empty.
  if (condition === null) return true;
  return orElse(null, () => truthy(evaluateExpression(condition.ast, contexts)));
}

/** What is known of the run that failed. All texts as the `github` context gives them; absent is not known. */
export interface GithubFacts {
  readonly github: Readonly<Record<string, string>>;
  /** JSON of `github.event`, where the run is our own. */
  readonly event?: string | null;
}

const NOT_KNOWN_HERE = partly({});
const SECRETS = partly({}, () => 'secret');

/** What every job of a workflow sees. `inputs` differs between a workflow and those it calls. */
export function workflowContexts(run: GithubFacts, inputs: data.Dictionary): Contexts {
  const known = Object.fromEntries(Object.entries(run.github).map(([key, text]) => [key, string(text)]));
  const event = fromJson(run.event ?? '');
  const members = { ...known, workspace: string(PATH_MARKS.workspace), ...(event === null ? {} : { event }) };
  return dictionary({
    // The name '' asks for all members, and one of them is the token.
    github: partly(members, (name) => (name === 'token' || name === '' ? 'secret' : 'unknown')),
    inputs,
    vars: NOT_KNOWN_HERE,
    secrets: SECRETS,
    needs: NOT_KNOWN_HERE,
  });
}

/** The inputs of a workflow that no other workflow called: empty, unless it was started by hand. */
export function topInputs(run: GithubFacts, declared: DeclaredInputs): data.Dictionary {
  const event = run.github['event_name'];
  if (declared.size === 0 || (event !== undefined && event !== 'workflow_dispatch')) return dictionary({});
  const payload = fromJson(run.event ?? '');
  const inputs = payload instanceof data.Dictionary ? payload.get('inputs') : undefined;
  if (!(inputs instanceof data.Dictionary)) return NOT_KNOWN_HERE;
  return inputsFrom(declared, (name) => inputs.get(name) ?? string(''));
}

type DeclaredInputs = ReadonlyMap<string, InputSource>;

/** Each input is evaluated only when used, so that one unknown value leaves the others known. */
function inputsFrom(
  declared: DeclaredInputs,
  ask: (name: string, source: InputSource) => Data,
): data.Dictionary {
  const inputs = [...declared].map(([key, source]) => {
    return { key, value: () => typed(ask(key, source), source.type) };
  });
  return new Members(
    (name) => inputs.find(({ key }) => key.toLowerCase() === name.toLowerCase())?.value(),
    () => inputs.map(({ key, value }) => ({ key, value: value() })),
  );
}

/** The inputs that `with:` passes to a workflow or an action. Expressions of the caller see `contexts`, those of defaults `defaults`. */
export function passedInputs(
  declared: DeclaredInputs,
  passed: ReadonlyMap<string, Token>,
  { contexts, defaults }: { readonly contexts: Contexts; readonly defaults: Contexts },
): data.Dictionary {
  const byName = new Map([...passed].map(([name, token]) => [name.toLowerCase(), token]));
  return inputsFrom(declared, (name, { fallback }) => {
    const token = byName.get(name.toLowerCase());
    if (token !== undefined) return evaluateToken(token, contexts);
    return fallback === undefined ? new data.Null() : evaluateToken(fallback, defaults);
  });
}

/** An input as a value of its declared type: `true` for `type: boolean`, not the text 'true'. */
function typed(value: Data, type: string): Data {
  const isNull = value instanceof data.Null;
  if (type === 'number') return new data.NumberData(isNull ? 0 : value.number());
  if (type !== 'boolean') return string(isNull ? '' : value.coerceString());
  const text = isNull ? 'false' : value.coerceString();
  return text === 'true' || text === 'false' ? new data.BooleanData(text === 'true') : value;
}

export function withContexts(contexts: Contexts, added: Pairs): Contexts {
  const kept = contexts.pairs().filter(({ key }) => !(key in added));
  return new data.Dictionary(...kept, ...dictionary(added).pairs());
}

/** The contexts of a job's steps, but for `env`, which each step has of its own. */
export function stepContexts(contexts: Contexts, jobId: string, runner: RunnerFacts = LINUX): Contexts {
  const github = contexts.get('github') ?? dictionary({});
  return withContexts(contexts, {
    github: withMember(github, 'job', string(jobId)),
    runner: partly({
      os: string(runner.os),
      ...(runner.arch === null ? {} : { arch: string(runner.arch) }),
      temp: string(PATH_MARKS.temp),
      debug: string(''),
    }),
    job: partly({ status: string('success') }),
    steps: NOT_KNOWN_HERE,
    env: dictionary({}),
  });
}

export const withMember = (github: Data, name: string, value: Data): Data =>
  github instanceof data.Dictionary
    ? new Members(
        (key) => (key.toLowerCase() === name ? value : github.get(key)),
        () => github.pairs(),
      )
    : github;

export interface RunnerFacts {
  readonly os: 'Linux' | 'Windows' | 'macOS';
  readonly arch: string | null;
}

const LINUX: RunnerFacts = { os: 'Linux', arch: null };

/** Where the test command would run. */
export interface Surroundings {
  readonly os: RunnerFacts['os'];
  /** The absolute path of the checkout. null: not known. */
  readonly workspace: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly services: readonly string[];
  readonly isInContainer: boolean;
  /** Set when the step that failed is one of the job that we run in, where everything is as it was. */
  readonly currentJob: { readonly id: string; readonly matrix: string | null } | null;
  /** Whether the command is only looked up here: another job has run it, with the values that are unknown here. */
  readonly isOnlyRead?: boolean;
}

/** A runner of which nothing is known but that it is Linux. */
export const BARE_RUNNER: Surroundings = {
  os: 'Linux',
  workspace: null,
  env: {},
  services: [],
  isInContainer: false,
  currentJob: null,
};

/** The labels that a job asks its runner for; empty when they are not known. */
export function labelsOf(runsOn: Token | undefined, contexts: Contexts): readonly string[] {
  if (runsOn === undefined) return [];
  const token = entries(runsOn).get('labels') ?? runsOn;
  return orElse([], () => {
    const value = evaluateToken(token, contexts);
    if (value instanceof data.Array) return value.values().map((each) => each.coerceString());
    return value instanceof data.StringData ? [value.coerceString()] : [];
  });
}

const SYSTEMS: readonly (readonly [RunnerFacts['os'], RegExp])[] = [
  ['Windows', /(?:^|[^a-z])win(?:dows|\d|-|$)/i],
  ['macOS', /(?:^|[^a-z])(?:mac(?:os|-|\d|$)|osx|darwin)/i],
  ['Linux', /ubuntu|linux|debian|fedora|alpine/i],
];

/** The system that labels name; null when none does. Other labels are names that only their owner understands. */
export function osOf(labels: readonly string[]): RunnerFacts['os'] | null {
  for (const [os, pattern] of SYSTEMS) if (labels.some((label) => pattern.test(label))) return os;
  return null;
}

/** `ARM64` or `X64`; null where labels do not tell the architecture. */
export function archOf(labels: readonly string[]): string | null {
  if (labels.some((label) => /(?:^|[^a-z])(?:arm64|arm|aarch64)(?:[^a-z]|$)/i.test(label))) return 'ARM64';
  return osOf(labels) === 'Linux' ? 'X64' : null;
}
