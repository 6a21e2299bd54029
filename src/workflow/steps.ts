import { type ActionSource, readAction } from './action-file.ts';
import { givenInputs, tokensGiven, withContexts, withMember } from './contexts.ts';
import {
  type Contexts,
  evaluateText,
  evaluateToken,
  markedText,
  PATH_MARKS,
  type Pieces,
} from './evaluate.ts';
import type { Files } from './folder.ts';
import { dictionary, Lookup, NotKnown, string } from './known-data.ts';
import type { EnvSource, RunDefaults, StepSource } from './workflow-file.ts';

/** An `env:` of a workflow, a job or a step, with what its expressions see. */
export interface EnvLayer {
  readonly level: 'workflow' | 'job' | 'step';
  readonly source: EnvSource;
  readonly contexts: Contexts;
}

/** A step that runs something itself: one of a job, or one of a composite action. */
export interface Leaf {
  readonly source: StepSource;
  /** All but `env`. */
  readonly contexts: Contexts;
  /** Outermost first. */
  readonly layers: readonly EnvLayer[];
  /** None in an action. */
  readonly defaults: readonly RunDefaults[];
  /** The local action that it stands in; null for a step of a job. */
  readonly action: ActionSource | null;
}

/** Composite actions that use each other; GitHub's own limit. */
const MAX_DEPTH = 10;

/** What a step runs, in order: itself, or the steps of the local composite action that it uses. */
export async function leavesOf(files: Files, leaf: Leaf, depth = 0): Promise<readonly Leaf[]> {
  const folder = localFolder(leaf.source.uses);
  if (folder === null || depth >= MAX_DEPTH) return [leaf];
  const action = await readAction(files, folder);
  if (action === null || action.steps === null) return [leaf];
  const below = actionContexts(leaf, action);
  const leaves: Leaf[] = [];
  for (const source of action.steps) {
    const own: EnvLayer = { level: 'step', source: source.env, contexts: below };
    const inner = { source, contexts: below, layers: [...leaf.layers, own], defaults: [], action };
    leaves.push(...(await leavesOf(files, inner, depth + 1)));
  }
  return leaves;
}

/** The folder of an action of the repository itself; null for any other. `$/` is a newer word for it. */
export function localFolder(uses: string | null): string | null {
  const path = /^[.$]\/(.*)$/.exec(uses ?? '')?.[1];
  return path === undefined
    ? null
    : path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/') || '.';
}

function actionContexts(leaf: Leaf, action: ActionSource): Contexts {
  const github = leaf.contexts.get('github') ?? dictionary({});
  // What `with:` gives is evaluated where the action is used: there, the env of that step is seen.
  const outside = withContexts(leaf.contexts, { env: envLookup(environmentOf(leaf.layers, NOTHING_ELSE)) });
  const inputs = givenInputs({
    declared: new Map([...action.inputs].map(([name, input]) => [name, { ...input, type: 'string' }])),
    given: tokensGiven(leaf.source.with, outside),
    fallback: ({ fallback }) => (fallback === undefined ? string('') : evaluateToken(fallback, outside)),
  });
  const path = string(`${PATH_MARKS.workspace}/${action.folder === '.' ? '' : action.folder}`);
  return withContexts(leaf.contexts, { inputs, github: withMember(github, 'action_path', path) });
}

export interface EnvValue {
  readonly pieces: Pieces;
  readonly level: EnvLayer['level'];
}

/** What else is known of the variables of a step. */
export interface OtherEnv {
  /** A variable that the workflow does not set; null: there is none. Throws a NotKnown. */
  extra(name: string): string | null;
  /** What an earlier step may have made of a variable of the job or the workflow; null: nothing. */
  replaced(name: string, pieces: Pieces): Pieces | null;
}

const NOTHING_ELSE: OtherEnv = {
  extra: () => {
    throw new NotKnown('unknown');
  },
  replaced: () => null,
};

export interface StepEnvironment {
  readonly values: ReadonlyMap<string, EnvValue>;
  readonly other: OtherEnv;
  /** Whole `env:` blocks that are an expression and not known. */
  readonly lost: readonly { readonly level: EnvLayer['level']; readonly why: 'secret' | 'unknown' }[];
}

/** The variables that the workflow gives a step; a later layer comes before an earlier one. */
export function environmentOf(layers: readonly EnvLayer[], other: OtherEnv): StepEnvironment {
  let environment: StepEnvironment = { values: new Map(), other, lost: [] };
  for (const { level, source, contexts } of layers) {
    const seen = withContexts(contexts, { env: envLookup(environment) });
    const { values, lost } = environment;
    const added = readLayer(source, seen);
    if (added instanceof NotKnown) {
      environment = { values, other, lost: [...lost, { level, why: added.why }] };
      continue;
    }
    const own = added.map(([name, pieces]): [string, EnvValue] => {
      const replaced = level === 'step' ? null : other.replaced(name, pieces);
      return [name, { pieces: replaced ?? pieces, level }];
    });
    environment = { values: new Map([...values, ...own]), other, lost };
  }
  return environment;
}

function readLayer(source: EnvSource, contexts: Contexts): readonly (readonly [string, Pieces])[] | NotKnown {
  if (source.kind === 'texts') {
    return [...source.texts].map(([name, template]) => [name, evaluateText(template, contexts)]);
  }
  try {
    const value = evaluateToken(source.token, contexts);
    const pairs = 'pairs' in value ? value.pairs() : [];
    return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
  } catch (error) {
    return error instanceof NotKnown ? error : new NotKnown('unknown');
  }
}

/** The `env` context. */
export function envLookup({ values, other }: StepEnvironment): Lookup {
  return new Lookup((name) => {
    const value = values.get(name);
    return value === undefined ? other.extra(name) : markedText(value.pieces);
  });
}
