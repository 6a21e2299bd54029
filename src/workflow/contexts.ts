import { data } from '@actions/expressions';
import { orElse } from '../core/errors.ts';
import {
  type Contexts,
  type Data,
  dictionary,
  evaluateToken,
  fromJson,
  lookup,
  Members,
  PATH_MARKS,
  partly,
  string,
} from './evaluate.ts';
import { entries, type InputSource, type Token } from './workflow-file.ts';

/** What is known of the run that failed. All texts as the `github` context gives them; absent is not known. */
export interface GithubFacts {
  readonly github: Readonly<Record<string, string>>;
  /** JSON of `github.event`, where the run is our own. */
  readonly event?: string | null;
}

const NOT_KNOWN_HERE = partly({});
const SECRETS = partly({}, { why: 'secret' });
/** Of `github`: what holds a token. */
const SECRET_MEMBERS = ['token'];

/** What every job of a workflow sees. `inputs` differs between a workflow and those it calls. */
export function workflowContexts(run: GithubFacts, inputs: data.Dictionary): Contexts {
  const known = Object.fromEntries(Object.entries(run.github).map(([key, text]) => [key, string(text)]));
  const event = typeof run.event === 'string' ? fromJson(run.event) : null;
  return dictionary({
    github: partly(
      { ...known, workspace: string(PATH_MARKS.workspace), ...(event === null ? {} : { event }) },
      { secret: SECRET_MEMBERS },
    ),
    inputs,
    vars: NOT_KNOWN_HERE,
    secrets: SECRETS,
    needs: NOT_KNOWN_HERE,
  });
}

/** The inputs of a workflow that nobody called: empty, unless it was started by hand. */
export function topInputs(run: GithubFacts, declared: ReadonlyMap<string, InputSource>): data.Dictionary {
  const event = run.github['event_name'];
  if (declared.size === 0 || (event !== undefined && event !== 'workflow_dispatch')) return dictionary({});
  const payload = typeof run.event === 'string' ? fromJson(run.event) : null;
  const given = payload instanceof data.Dictionary ? payload.get('inputs') : undefined;
  if (!(given instanceof data.Dictionary)) return NOT_KNOWN_HERE;
  return givenInputs({
    declared,
    given: (name) => {
      const value = given.get(name);
      return value === undefined ? null : () => value;
    },
    fallback: () => string(''),
  });
}

/** The inputs that a caller gives: each evaluated when it is asked for, so that one unknown leaves the others known. */
export function givenInputs(of: {
  readonly declared: ReadonlyMap<string, InputSource>;
  readonly given: (name: string) => (() => Data) | null;
  readonly fallback: (source: InputSource) => Data;
}): data.Dictionary {
  const inputs = [...of.declared].map(([name, source]) => {
    const value = of.given(name) ?? (() => of.fallback(source));
    return { name, value: () => typed(value(), source.type) };
  });
  return new Members(
    (name) => inputs.find((input) => input.name.toLowerCase() === name.toLowerCase())?.value(),
    () => inputs.map(({ name, value }) => ({ key: name, value: value() })),
  );
}

/** As a value of its declared type; the values of a `type: boolean` are no texts. */
function typed(value: Data, type: string): Data {
  if (type === 'boolean') {
    const text = value instanceof data.Null ? 'false' : value.coerceString();
    return text === 'true' || text === 'false' ? new data.BooleanData(text === 'true') : value;
  }
  if (type === 'number')
    return value instanceof data.Null ? new data.NumberData(0) : new data.NumberData(value.number());
  return string(value instanceof data.Null ? '' : value.coerceString());
}

/** `with:` of a call, or of an action: names without regard to case. */
export function tokensGiven(given: ReadonlyMap<string, Token>, contexts: Contexts) {
  const byName = new Map([...given].map(([name, token]) => [name.toLowerCase(), token]));
  return (name: string): (() => Data) | null => {
    const token = byName.get(name.toLowerCase());
    return token === undefined ? null : () => evaluateToken(token, contexts);
  };
}

/** The contexts with some replaced or added. */
export function withContexts(contexts: Contexts, added: Readonly<Record<string, Data>>): Contexts {
  const kept = contexts.pairs().filter(({ key }) => !(key in added));
  return new data.Dictionary(...kept, ...Object.entries(added).map(([key, value]) => ({ key, value })));
}

/** What the steps of a job see besides; `env` comes with each step. */
export function stepContexts(
  contexts: Contexts,
  of: { readonly jobId: string; readonly runner: RunnerFacts; readonly env: (name: string) => string | null },
): Contexts {
  const { jobId, runner, env } = of;
  const github = contexts.get('github');
  return withContexts(contexts, {
    ...(github === undefined ? {} : { github: withMember(github, 'job', string(jobId)) }),
    runner: partly({
      os: string(runner.os),
      ...(runner.arch === null ? {} : { arch: string(runner.arch) }),
      temp: string(PATH_MARKS.temp),
      debug: string(''),
    }),
    job: partly({ status: string('success') }),
    steps: NOT_KNOWN_HERE,
    env: lookup(env),
  });
}

/** The same `github` with one member more. */
export const withMember = (github: Data, name: string, value: Data): Data =>
  github instanceof data.Dictionary
    ? new Members(
        (key) => (key.toLowerCase() === name ? value : github.get(key)),
        () => github.pairs(),
      )
    : github;

/** The runner that the step ran on. */
export interface RunnerFacts {
  readonly os: 'Linux' | 'Windows' | 'macOS';
  readonly arch: string | null;
}

/** Where the command is to judge. */
export interface Surroundings {
  readonly os: RunnerFacts['os'];
  /** Absolute; of the checkout. null: not known. */
  readonly workspace: string | null;
  /** Variables of this process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names of the services of this job. */
  readonly services: readonly string[];
  readonly isInContainer: boolean;
  /** Set when the step that failed is one of this very job, where everything is as it was. */
  readonly ownJob: { readonly id: string; readonly matrix: string | null } | null;
  /** The command is only read: another job has run it, and had what it needs. */
  readonly isOnlyRead?: boolean;
}

/** A runner of which nothing is known but that it is Linux. */
export const BARE_RUNNER: Surroundings = {
  os: 'Linux',
  workspace: null,
  env: {},
  services: [],
  isInContainer: false,
  ownJob: null,
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

/** null: not said. */
export function archOf(labels: readonly string[]): string | null {
  if (labels.some((label) => /(?:^|[^a-z])(?:arm64|arm|aarch64)(?:[^a-z]|$)/i.test(label))) return 'ARM64';
  return osOf(labels) === 'Linux' ? 'X64' : null;
}
