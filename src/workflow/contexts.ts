import { data } from '@actions/expressions';
import { type Contexts, evaluateToken, PATH_MARKS } from './evaluate.ts';
import { type Data, dictionary, fromJson, Lookup, Partly, string } from './known-data.ts';
import type { Token } from './parse.ts';
import type { RunnerFacts } from './runner.ts';
import type { InputSource } from './workflow-file.ts';

/** What is known of the run that failed. All texts as the `github` context gives them; absent is not known. */
export interface RunFacts {
  readonly github: Readonly<Record<string, string>>;
  /** JSON of `github.event`, where the run is our own. */
  readonly event?: string | null;
}

const UNKNOWN = new Partly({});
const SECRETS = new Partly({}, { why: 'secret' });
/** Of `github`: what holds a token. */
const SECRET_MEMBERS = ['token'];

/** What every job of a workflow sees. `inputs` differs between a workflow and those it calls. */
export function workflowContexts(run: RunFacts, inputs: data.Dictionary): Contexts {
  const known = Object.fromEntries(Object.entries(run.github).map(([key, text]) => [key, string(text)]));
  const event = typeof run.event === 'string' ? fromJson(run.event) : null;
  return dictionary({
    github: new Partly(
      { ...known, workspace: string(PATH_MARKS.workspace), ...(event === null ? {} : { event }) },
      { secret: SECRET_MEMBERS },
    ),
    inputs,
    vars: UNKNOWN,
    secrets: SECRETS,
    needs: UNKNOWN,
  });
}

/** The inputs of a workflow that nobody called: empty, unless it was started by hand. */
export function topInputs(run: RunFacts, declared: ReadonlyMap<string, InputSource>): data.Dictionary {
  const event = run.github['event_name'];
  if (declared.size === 0 || (event !== undefined && event !== 'workflow_dispatch')) return dictionary({});
  const payload = typeof run.event === 'string' ? fromJson(run.event) : null;
  const given = payload instanceof data.Dictionary ? payload.get('inputs') : undefined;
  if (!(given instanceof data.Dictionary)) return UNKNOWN;
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
  const inputs = new LazyDictionary();
  for (const [name, source] of of.declared) {
    const value = of.given(name) ?? (() => of.fallback(source));
    inputs.define(name, () => typed(value(), source.type));
  }
  return inputs;
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

/** Evaluates a member when it is asked for. */
class LazyDictionary extends data.Dictionary {
  readonly #members = new Map<string, { readonly name: string; readonly value: () => Data }>();

  define(name: string, value: () => Data): void {
    this.#members.set(name.toLowerCase(), { name, value });
  }

  override get(key: string): Data | undefined {
    return this.#members.get(key.toLowerCase())?.value();
  }

  override pairs(): { key: string; value: Data }[] {
    return [...this.#members.values()].map(({ name, value }) => ({ key: name, value: value() }));
  }

  override values(): Data[] {
    return this.pairs().map(({ value }) => value);
  }
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
    runner: new Partly({
      os: string(runner.os),
      ...(runner.arch === null ? {} : { arch: string(runner.arch) }),
      temp: string(PATH_MARKS.temp),
      debug: string(''),
    }),
    job: new Partly({ status: string('success') }),
    steps: UNKNOWN,
    env: new Lookup(env),
  });
}

/** The same `github` with one member more. */
export function withMember(github: Data, name: string, value: Data): Data {
  return github instanceof data.Dictionary ? new Overlay(github, name, value) : github;
}

class Overlay extends data.Dictionary {
  readonly #below: data.Dictionary;
  readonly #name: string;
  readonly #value: Data;

  constructor(below: data.Dictionary, name: string, value: Data) {
    super();
    this.#below = below;
    this.#name = name;
    this.#value = value;
  }

  override get(key: string): Data | undefined {
    return key.toLowerCase() === this.#name ? this.#value : this.#below.get(key);
  }

  override values(): Data[] {
    return this.#below.values();
  }

  override pairs(): { key: string; value: Data }[] {
    return this.#below.pairs();
  }
}
