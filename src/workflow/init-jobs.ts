import { Document, isMap, isScalar, isSeq, parse, Scalar, visit } from 'yaml';
import { orElse } from '../core/errors.ts';
import { isRecord, type StepYaml } from './setup-steps.ts';
import { localFolder } from './steps.ts';

// The parts of what `agent-fix init` writes that are the same in each of its forms.

/** `two`: what runs code and what may write are apart. `one`: shorter, and weaker. */
export type JobForm = 'two' | 'one';

// The releases that the README names, by their commits.
export const CHECKOUT = {
  uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  comment: ' v7.0.1',
};
export const AGENT_FIX = 'agent-fix/agent-fix@v0';

export const expression = (inner: string): string => `\${{ ${inner} }}`;

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
const DOES_BOTH: Rights = { ...PUBLISHES, actions: ['read', 'the failed step and its log'] };

/** Of the job that runs the tests. */
export const rightsOf = (form: JobForm): Rights => (form === 'two' ? SOLVES : DOES_BOTH);

/** As a job has them, each with its reason. */
export const permissionsIn = (rights: Rights): StepYaml =>
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
): { readonly uses: string; readonly with: Readonly<Record<string, string>> } => ({
  uses: AGENT_FIX,
  with: {
    ...(form === 'two' ? { mode: 'solve' } : {}),
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
  readonly more?: StepYaml;
}

const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;

/** Whether a job with these labels runs on a machine that nothing of it outlives. */
export const isHosted = (labels: readonly string[]): boolean =>
  labels.length === 1 && HOSTED.test(labels[0] ?? '');

/** The job that holds the write token: no checkout, no model, no test. */
export function publishJob({ needs, condition, labels, without = [], more = {} }: PublishJob): StepYaml {
  const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
  return {
    name: 'Publish',
    needs,
    if: expression(condition),
    ...more,
    'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
    'timeout-minutes': 10,
    permissions: permissionsIn(Object.fromEntries(rights)),
    steps: [{ uses: AGENT_FIX, with: { mode: 'publish' } }],
  };
}

/** YAML with the comments that readers and linters need. */
export function textOf(document: Document): string {
  annotate(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}

/** One job's lines, to stand at a depth of a workflow that is there. */
export const jobText = (id: string, job: StepYaml, pad: string): string =>
  textOf(new Document({ [id]: job })).replace(/^(?=.)/gm, pad);

/** Short lists. */
const ONE_LINE: ReadonlySet<string> = new Set(['workflows', 'types', 'branches', 'runs-on', 'ports']);

/** What stands above a key. */
const ABOVE: Readonly<Record<string, string>> = {
  solve: ' Runs the model and your tests, and can write nothing.',
  publish: ' Holds the write token, and runs neither model nor tests.',
  concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};

function annotate(document: Document): void {
  visit(document, {
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
          " The jobs below run only for pushes to this repository, never for a fork's code.";
        key.comment = ' zizmor: ignore[dangerous-triggers]';
      }
      if (isSeq(value) && ONE_LINE.has(name)) value.flow = true;
      if (!isScalar(value)) return;
      if (name === 'run') {
        const rules = rulesOf(String(value.value));
        if (rules.length > 0)
          value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
      }
      if (name === 'uses') value.comment = commentOn(String(value.value));
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

function commentOn(uses: string): string {
  if (uses === CHECKOUT.uses) return CHECKOUT.comment;
  if (uses === AGENT_FIX) return ' zizmor: ignore[unpinned-uses] better: pin the commit';
  if (localFolder(uses) !== null) return ' zizmor: ignore[self-repository] the form actionlint knows';
  return /@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}

export interface PickRequest {
  /** The workflows of the repository. */
  readonly paths: readonly string[];
  read(path: string): string | null;
  /** What the user named; a workflow by its path or its file's name. */
  readonly wanted: { readonly workflow: string | null; readonly job: string | null };
}

/** The workflow and the job that the user named, or those that look most like tests. Throws an Error naming the flag. */
export function pickJob({ paths, read, wanted }: PickRequest): {
  readonly workflow: string;
  readonly job: string;
} {
  const named =
    wanted.workflow === null
      ? paths
      : paths.filter((path) => path === wanted.workflow || path.endsWith(`/${wanted.workflow}`));
  if (named.length === 0) {
    const there =
      paths.length === 0 ? 'there are none in .github/workflows' : `there are ${paths.join(', ')}`;
    throw new Error(`--workflow ${wanted.workflow ?? '(none given)'}: no such workflow; ${there}`);
  }
  const jobs = named.flatMap((workflow) => jobsIn(workflow, read(workflow) ?? ''));
  const fitting = jobs.filter(({ id }) => wanted.job === null || id === wanted.job);
  const [best] = fitting.toSorted((a, b) => b.score - a.score);
  if (best === undefined) {
    const ids = jobs.map(({ id }) => id).join(', ');
    throw new Error(
      `--job ${wanted.job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`,
    );
  }
  return { workflow: best.workflow, job: best.id };
}

interface Job {
  readonly workflow: string;
  readonly id: string;
  readonly score: number;
}

function jobsIn(workflow: string, content: string): readonly Job[] {
  const source = parsed(content);
  const jobs = isRecord(source) && isRecord(source['jobs']) ? source['jobs'] : {};
  const events = isRecord(source) ? JSON.stringify(source['on'] ?? '') : '';
  const base = (/"push"/.test(events) ? 3 : 0) + (/"pull_request"/.test(events) ? 1 : 0);
  return Object.entries(jobs).map(([id, job]) => ({
    workflow,
    id,
    score: base + scoreOf(id, isRecord(job) ? job : {}),
  }));
}

const parsed = (content: string): unknown => orElse(null, () => parse(content));

const TESTS = /\b(?:tests?|pytest|tox|rspec|jest|vitest|phpunit|unit)\b/i;

function scoreOf(id: string, job: StepYaml): number {
  const { steps, ...rest } = job;
  const names = TESTS.test(`${id} ${String(rest['name'] ?? '')}`) ? 4 : 0;
  const texts = (Array.isArray(steps) ? steps : []).map((step) =>
    isRecord(step) ? String(step['run'] ?? '') : '',
  );
  const runs =
    (texts.some((text) => TESTS.test(text)) ? 4 : 0) + (/^(?:unit[-_]?)?tests?$/i.test(id) ? 2 : 0);
  const onLinux = /windows|macos/i.test(JSON.stringify(rest['runs-on'] ?? '')) ? -4 : 0;
  return names + runs + onLinux + (steps === undefined ? -1 : 0);
}
