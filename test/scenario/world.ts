import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RepositoryOptions, RunOptions } from '../servers/github/model.ts';
import { type Scene, type Servers, serve } from '../servers/serve.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ECOSYSTEMS, type FixtureName } from './ecosystems.ts';
import { createFixtureRepository, createRemote } from './fixture-repository.ts';
import { type ActionResult, type OnStart, runBundle } from './run-action.ts';
import type { NamedSecret } from './secret-pieces.ts';

const run = promisify(execFile);

export const REPOSITORY = { owner: 'octo', name: 'library', id: 4711, defaultBranch: 'main' } as const;
export const FAILED_RUN_ID = 9001;

/** The committed bundle in a process of its own, or the sources in this one, which is several times as fast. */
export type Runs = 'bundle' | 'sources';

type OfServers = Pick<Scene, 'otherwise' | 'models' | 'artifactFault' | 'isEnterprise' | 'users'>;

export interface WorldOptions extends OfServers {
  readonly fixture: FixtureName;
  /** More files of the commit, by path. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** What files of text cannot say (links, submodules): done in the repository before its only commit. */
  readonly stage?: ((dir: string) => void) | undefined;
  /** Beside the model key and the tokens: what must not leave the job either. */
  readonly secrets?: readonly NamedSecret[];
  readonly script: NonNullable<Scene['script']>;
  /** `path:` of actions/checkout. */
  readonly checkoutPath?: string;
  /** Rulesets of the repository. */
  readonly rules?: RepositoryOptions['rules'];
  /** Where the world is made: the system's temporary folder by default. */
  readonly base?: string;
  /** Where the workspace lies in the world's folder: on a runner, `_work/library/library`. */
  readonly workspace?: string;
  /** Of every act that does not say otherwise; the bundle by default. */
  readonly runs?: Runs;
  /** Of every act that does not say otherwise. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** GitHub, its artifact service and a model on loopback, around a real repository and its checkout. */
export interface World extends Omit<Servers, 'close'> {
  readonly dir: string;
  /** Holds a clone of the remote over smart HTTP, as actions/checkout makes it. */
  readonly workspace: string;
  /** The workspace, or the folder in it that `path:` named. */
  readonly checkout: string;
  readonly remote: string;
  readonly commit: string;
  /** Whatever must not leave the job. */
  readonly secrets: readonly NamedSecret[];
  act(step: Act): Promise<ActionResult>;
}

/** One run of the action in this world. */
export interface Act {
  readonly eventName: string;
  readonly payload: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly runs?: Runs;
  /** The job's permissions are all `read`. */
  readonly mayOnlyRead?: boolean;
  /** Of a bundle: what starts it. */
  readonly through?: readonly string[];
  readonly onLog?: (text: string) => void;
  readonly onStart?: OnStart;
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const dir = await mkdtemp(join(options.base ?? tmpdir(), 'agent-fix-world-'));
  const repositories = await repositoriesOf(options, join(dir, 'staged'));
  const { commit } = repositories;
  const remote = join(dir, 'remote.git');
  await cp(repositories.remote, remote, { recursive: true });
  const { script, otherwise, artifactFault, models, rules, isEnterprise = false } = options;
  const servers = await serve({
    gitDir: remote,
    repository: { ...REPOSITORY, ...(rules === undefined ? {} : { rules }) },
    users: { octo: { permission: 'admin' }, ada: { permission: 'write' }, ...options.users },
    ...{ script, otherwise, models, artifactFault, isEnterprise },
  });
  const { github, model, artifacts } = servers;
  const workspace = join(dir, options.workspace ?? 'workspace');
  const checkout = join(workspace, options.checkoutPath ?? '');
  await cp(repositories.checkout, checkout, { recursive: true, verbatimSymlinks: true });
  const config = join(checkout, '.git/config');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace(/(?<=url = ).*/, github.cloneUrl));
  let acts = 0;
  return {
    dir,
    workspace,
    checkout,
    remote,
    commit,
    github,
    model,
    artifacts,
    secrets: [
      { name: 'model key', value: model.key },
      { name: 'GitHub token', value: github.token },
      { name: 'reading token', value: github.readToken },
      { name: 'runtime token', value: artifacts.environment.ACTIONS_RUNTIME_TOKEN },
      ...(options.secrets ?? []),
    ],
    get violations() {
      return servers.violations;
    },
    act: async (step) => {
      acts += 1;
      const token = step.mayOnlyRead === true ? github.readToken : github.token;
      const env = { ...variables({ github, artifacts, commit, token }), ...step.env };
      const endpoint = { 'openai-api-key': model.key, 'openai-base-url': model.baseUrl };
      const inputs = { ...endpoint, ...options.inputs, ...step.inputs };
      const run = { ...step, dir: join(dir, `act-${acts}`), workspace, env, inputs };
      if ((step.runs ?? options.runs) !== 'sources') return runBundle(run);
      // Loaded by tests alone: plain Node, which runs the demo and the benchmarks, cannot load all of our sources.
      const { runSources } = await import('./run-sources.ts');
      return runSources(run);
    },
    async [Symbol.asyncDispose]() {
      await servers.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

interface Repositories {
  readonly commit: string;
  /** Bare, as GitHub holds it. */
  readonly remote: string;
  /** As actions/checkout leaves it, with `persist-credentials: false`. */
  readonly checkout: string;
}

type Origin = Pick<WorldOptions, 'fixture' | 'files' | 'stage'>;

const made = new Map<string, Promise<Repositories>>();

/** Made once in a process for each fixture and its files, and with a stage in `dir` for one world; worlds get copies. */
function repositoriesOf({ fixture, files, stage }: Origin, dir: string): Promise<Repositories> {
  if (stage !== undefined) return makeRepositories({ fixture, files, stage }, dir);
  const key = JSON.stringify([fixture, files]);
  const repositories = made.get(key) ?? makeRepositories({ fixture, files }, temporaryFolder());
  made.set(key, repositories);
  return repositories;
}

async function makeRepositories({ fixture, files, stage }: Origin, dir: string): Promise<Repositories> {
  const repository = await createFixtureRepository(fixture, join(dir, 'origin'), files, stage);
  const remote = await createRemote(repository, join(dir, 'remote.git'));
  const checkout = join(dir, 'checkout');
  await run('git', ['clone', '--quiet', '--depth=1', `file://${remote}`, checkout]);
  await writeFile(join(checkout, '.git/HEAD'), `${repository.commit}\n`);
  return { commit: repository.commit, remote, checkout };
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/variables */
function variables(
  of: Pick<Servers, 'github' | 'artifacts'> & { readonly commit: string; readonly token: string },
): Record<string, string> {
  const repository = `${REPOSITORY.owner}/${REPOSITORY.name}`;
  return {
    GITHUB_TOKEN: of.token,
    GITHUB_API_URL: of.github.apiUrl,
    GITHUB_GRAPHQL_URL: `${of.github.apiUrl.replace(/\/v3$/, '')}/graphql`,
    GITHUB_SERVER_URL: of.github.serverUrl,
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: String(REPOSITORY.id),
    GITHUB_REPOSITORY_OWNER: REPOSITORY.owner,
    GITHUB_SHA: of.commit,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_RUN_ID: '7001',
    GITHUB_RUN_NUMBER: '3',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'agent-fix',
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/agent-fix.yml@refs/heads/main`,
    GITHUB_JOB: 'fix',
    // As the runner gives each job one of its own: a server of a world is none of another world's job.
    RUNNER_TRACKING_ID: `github_${randomUUID()}`,
    GITHUB_ACTOR: 'ada',
    GITHUB_TRIGGERING_ACTOR: 'ada',
    ...of.artifacts.environment,
  };
}

/** The newest artifact with the record of a run. Its page is uploaded beside it: which of the two comes first is by chance. */
export const uploadedRecord = ({ artifacts }: Pick<World, 'artifacts'>) =>
  artifacts.artifacts.findLast(({ files }) => files.has('trace.jsonl'));

/** The failed CI run that a `workflow_run` event is about, with its jobs and log. */
export function failedRun(world: Pick<World, 'commit'>, fixture: FixtureName, log?: string): RunOptions {
  const { job, step } = ECOSYSTEMS[fixture];
  return {
    id: FAILED_RUN_ID,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    headSha: world.commit,
    headBranch: 'main',
    event: 'push',
    conclusion: 'failure',
    login: 'ada',
    jobs: [
      {
        id: 501,
        name: job,
        conclusion: 'failure',
        steps: [
          { name: 'Set up job', conclusion: 'success' },
          { name: step, conclusion: 'failure' },
        ],
        ...(log === undefined ? {} : { log }),
      },
    ],
  };
}
