import { type Document, isMap, isScalar, isSeq, Scalar, visit } from 'yaml';
import type { YamlRecord } from './init-choice.ts';
import { TODO } from './init-setup.ts';
import { localFolder } from './step-candidates.ts';
import { expression } from './workflow-file.ts';

// The parts of what `agent-fix init` writes that are the same in each of its forms.

/** `two`: what runs code and what may write are apart. `call`: the same by a call of fix.yml, where it has what is needed. `one`: shorter, and weaker. */
export type JobForm = 'call' | 'two' | 'one';

// The releases that the README names, by their commits.
export const CHECKOUT = {
  uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  comment: ' v7.0.1',
};

/** The action as the workflow names it; `comment`: the release of a pinned commit. */
export interface ActionName {
  readonly uses: string;
  readonly comment?: string;
}
export const AGENT_FIX: ActionName = { uses: 'agent-fix/agent-fix@v0' };

export interface InitResult {
  /** The workflow to write. */
  readonly text: string;
  /** What could not be carried over, and what a reader must look at. */
  readonly notes: readonly string[];
}

/** Each right, and what for. */
type Rights = Readonly<Record<string, readonly ['read' | 'write', string]>>;

const SOLVES: Rights = {
  contents: ['read', 'the code'],
  issues: ['read', "the issue's text"],
  actions: ['read', 'the failed step and its log'],
};
const PUBLISHES: Rights = {
  contents: ['write', 'the branch'],
  'pull-requests': ['write', 'the pull request'],
  issues: ['write', 'the comment on the issue'],
  actions: ['read', 'the bundle of the job above'],
};
export const DOES_BOTH: Rights = { ...PUBLISHES, actions: ['read', 'the failed step and its log'] };

/** Of the job that runs the tests. */
export const rightsOf = (form: JobForm): Rights => (form === 'one' ? DOES_BOTH : SOLVES);

/** As a job has them. */
export const levelsIn = (rights: Rights): YamlRecord =>
  Object.fromEntries(Object.entries(rights).map(([name, [level]]) => [name, level]));

/** The same, each with its reason. */
export const permissionsIn = (rights: Rights): YamlRecord =>
  Object.fromEntries(
    Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]),
  );

function commented(text: string, comment: string): Scalar {
  const scalar = new Scalar(text);
  scalar.comment = ` ${comment}`;
  return scalar;
}

/** The step that looks for the fix; in the form of one job it publishes as well. */
export const solveStep = (
  form: JobForm,
  { uses }: ActionName,
): { readonly uses: string; readonly with: Readonly<Record<string, string>> } => ({
  uses,
  with: {
    ...(form === 'one' ? {} : { mode: 'solve' }),
    'openai-api-key': expression('secrets.OPENAI_API_KEY'),
  },
});

export interface PublishJob {
  /** The job that solves. */
  readonly needs: string;
  /** When there is something to publish. */
  readonly condition: string;
  /** What the job that solves runs on: a runner of GitHub's is asked for again, any other is not. */
  readonly labels: readonly string[];
  /** Rights to leave out. */
  readonly without?: readonly string[];
  readonly more?: YamlRecord;
  readonly action: ActionName;
}

const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;

/** Whether a job with these labels runs on a machine that nothing of it outlives. */
export const isHosted = (labels: readonly string[]): boolean =>
  labels.length === 1 && HOSTED.test(labels[0] ?? '');

/** The job that holds the write token: no checkout, no model, no test. */
export function publishJob({
  needs,
  condition,
  labels,
  without = [],
  more = {},
  action,
}: PublishJob): YamlRecord {
  const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
  return {
    name: 'Publish',
    needs,
    if: expression(condition),
    ...more,
    'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
    'timeout-minutes': 10,
    permissions: permissionsIn(Object.fromEntries(rights)),
    steps: [{ uses: action.uses, with: { mode: 'publish' } }],
  };
}

/** Comments behind `uses:`, by its value. */
export type ActionComments = ReadonlyMap<string, string>;

/** The comments of the actions that a workflow's text names. */
export function actionComments(document: Document): ActionComments {
  const comments = new Map<string, string>();
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value) || value.comment == null) return;
      comments.set(String(value.value), value.comment);
    },
  });
  return comments;
}

/** What stands behind our own `uses:`. */
export const actionComment = ({ uses, comment }: ActionName): string =>
  comment ?? (/@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');

/** YAML with the comments that readers and linters need. */
export function yamlText(document: Document, comments: ActionComments): string {
  annotate(document, comments);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}

/** Short lists. */
const ONE_LINE: ReadonlySet<string> = new Set([
  'workflows',
  'types',
  'branches',
  'branches-ignore',
  'runs-on',
  'ports',
]);

/** What stands above a key. */
const ABOVE: Readonly<Record<string, string>> = {
  solve: ' Runs the model and your tests, and can write nothing.',
  publish: ' Holds the write token, and runs neither model nor tests.',
  concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};

function annotate(document: Document, comments: ActionComments): void {
  visit(document, {
    Map(_, map) {
      const todos = map.get(TODO, true);
      if (!isSeq(todos)) return;
      map.delete(TODO);
      map.commentBefore = todos.items.map((todo) => ` TODO ${String(todo)}`).join('\n');
    },
    Pair(_, pair) {
      if (!isScalar(pair.key)) return;
      const { key, value } = pair;
      const name = String(key.value);
      const above = ABOVE[name];
      if (above !== undefined && isMap(value)) {
        key.commentBefore = above;
        key.spaceBefore = name === 'publish';
      }
      if (name === 'workflow_run' && isMap(value)) {
        value.commentBefore =
          " The jobs below run only for this repository's own commits, never for a fork's code.";
        key.comment = ' zizmor: ignore[dangerous-triggers]';
      }
      if (isSeq(value) && ONE_LINE.has(name)) value.flow = true;
      if (!isScalar(value)) return;
      if (name === 'run') {
        const rules = rulesOf(String(value.value));
        if (rules.length > 0)
          value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
      }
      if (name === 'uses') value.comment = commentOn(String(value.value), comments);
      if (name === 'image' || name === 'container') value.comment = ' zizmor: ignore[unpinned-images]';
    },
  });
}

/** What a linter says of a script that is carried over: the job runs for pushes to the repository alone. */
function rulesOf(run: string): readonly string[] {
  return [
    ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
    ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
  ];
}

function commentOn(uses: string, comments: ActionComments): string {
  const given = comments.get(uses) ?? '';
  if (localFolder(uses) !== null) return ' zizmor: ignore[self-repository] the form actionlint knows';
  if (/@[0-9a-f]{40}$/.test(uses) || given.includes('zizmor:')) return given;
  return ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}
