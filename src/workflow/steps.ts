import { givenInputs, tokensGiven, withContexts, withMember } from './contexts.ts';
import { type Contexts, evaluateToken, PATH_MARKS } from './evaluate.ts';
import { dictionary, string } from './known-data.ts';
import { type Files, inFolder } from './manifest.ts';
import { entries, parseFile, textOf } from './parse.ts';
import { type EnvLayer, environmentOf, envLookup, NOTHING_ELSE } from './step-environment.ts';
import { type InputSource, inputsOf, type RunDefaults, type StepSource, stepsOf } from './workflow-file.ts';

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

/** An action of the repository. `steps` null: it is no composite one. */
export interface ActionSource {
  /** Relative to the repository. */
  readonly folder: string;
  readonly inputs: ReadonlyMap<string, InputSource>;
  readonly steps: readonly StepSource[] | null;
}

/** Reads `action.yml` or `action.yaml` of a folder; null when there is none that can be read. */
async function readAction(files: Files, folder: string): Promise<ActionSource | null> {
  for (const name of ['action.yml', 'action.yaml']) {
    const path = inFolder(folder, name);
    const content = await files.readFile(path);
    if (content === null) continue;
    const token = parseFile('action', path, content);
    if (token === null) return null;
    const root = entries(token);
    const runs = entries(root.get('runs'));
    const isComposite = textOf(runs.get('using'))?.toLowerCase() === 'composite';
    return {
      folder,
      inputs: inputsOf(root.get('inputs')),
      steps: isComposite ? stepsOf(runs.get('steps')) : null,
    };
  }
  return null;
}
