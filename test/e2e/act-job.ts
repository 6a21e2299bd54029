import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { REPOSITORY, type World } from '../scenario/world.ts';

const PROJECT = join(import.meta.dirname, '../..');

const FIX_WORKFLOW = '.github/workflows/fix.yml';

const JobSchema = z.object({
  uses: z.string().optional(),
  steps: z.array(z.object({ uses: z.string().optional() })).default([]),
});
const WorkflowSchema = z.object({ jobs: z.record(z.string(), JobSchema) });
type Jobs = z.infer<typeof WorkflowSchema>['jobs'];

export interface Job {
  readonly world: World;
  /** A workflow with the jobs `solve` and `publish`, or with one that calls fix.yml. */
  readonly workflow: string;
  readonly eventName: string;
  readonly payload: unknown;
}

export interface JobResult {
  readonly exitCode: number;
  /** stdout and stderr of act. */
  readonly log: string;
}

/**
 * Runs a workflow with nektos/act, which reads it, evaluates its expressions, and starts this action from
 * its `action.yml`; on this machine itself, without containers.
 */
export async function runJob({ world, eventName, payload, workflow: workflowText }: Job): Promise<JobResult> {
  const dir = join(world.dir, 'act');
  const workflow = watched(workflowText, world);
  const actions = [...usesIn(workflowText), ...usesIn(await readFile(join(PROJECT, FIX_WORKFLOW), 'utf8'))];
  const folders = await layOutActions(join(dir, 'actions'), world);
  const files = {
    workflow: join(dir, 'agent-fix.yml'),
    event: join(dir, 'event.json'),
    // act takes YAML for these two, and JSON is YAML.
    env: join(dir, 'env.yml'),
    secrets: join(dir, 'secrets.yml'),
  };
  await writeFile(files.workflow, workflow);
  await writeFile(files.event, JSON.stringify(payload));
  await writeFile(files.env, JSON.stringify(environmentOf(world, eventName)));
  const secrets = { GITHUB_TOKEN: world.github.token, OPENAI_API_KEY: world.model.key };
  await writeFile(files.secrets, JSON.stringify(secrets));
  return runAct(dir, [
    eventName,
    `--directory=${world.workspace}`,
    `--workflows=${files.workflow}`,
    `--eventpath=${files.event}`,
    `--env-file=${files.env}`,
    `--secret-file=${files.secrets}`,
    '--actor=ada',
    '--platform=ubuntu-latest=-self-hosted',
    `--action-cache-path=${join(dir, 'cache')}`,
    '--no-cache-server',
    ...new Set(actions.map((uses) => `--local-repository=${repositoryOf(uses)}=${folders.of(uses)}`)),
  ]);
}

/** The first YAML of the README, as it stands there. */
export async function readmeWorkflow(): Promise<string> {
  const readme = await readFile(join(PROJECT, 'README.md'), 'utf8');
  return /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
}

const jobsOf = (text: string): Jobs => WorkflowSchema.parse(parseDocument(text).toJS()).jobs;

/** A workflow with the model's address, and a step or a job that tells what the publishing job answered. */
function watched(text: string, { model }: World): string {
  const document = parseDocument(text);
  const jobs = jobsOf(text);
  const called = Object.keys(jobs).find((name) => jobs[name]?.uses !== undefined);
  const at = (job: string): readonly [string, string, string, number] => {
    const steps = jobs[job]?.steps ?? [];
    return ['jobs', job, 'steps', steps.findIndex(({ uses = '' }) => uses.startsWith('agent-fix/'))];
  };
  const [asking, source] =
    called === undefined ? [at('solve'), 'steps.fix'] : [['jobs', called], `needs.${called}`];
  document.setIn([...asking, 'with', 'openai-base-url'], model.baseUrl);
  const env = {
    OUTCOME: `\${{ ${source}.outputs.outcome }}`,
    BRANCH: `\${{ ${source}.outputs.branch }}`,
  };
  const tell = { name: 'Tell', env, run: 'echo "told: $OUTCOME on $BRANCH"' };
  if (called === undefined) {
    document.setIn([...at('publish'), 'id'], 'fix');
    document.addIn(['jobs', 'publish', 'steps'], tell);
  } else document.setIn(['jobs', 'tell'], { needs: called, 'runs-on': 'ubuntu-latest', steps: [tell] });
  return document.toString();
}

const usesIn = (text: string): readonly string[] =>
  Object.values(jobsOf(text)).flatMap(({ uses, steps }) =>
    [uses, ...steps.map((step) => step.uses)].flatMap((each) => each ?? []),
  );

/** What act would fetch from GitHub: this action as users get it, and stand-ins for all others. */
async function layOutActions(dir: string, { github }: World) {
  const agentFix = join(dir, 'agent-fix');
  const checkout = join(dir, 'checkout');
  const other = join(dir, 'other');
  for (const folder of [checkout, other]) await mkdir(folder, { recursive: true });
  await cp(join(PROJECT, 'dist'), join(agentFix, 'dist'), { recursive: true });
  for (const file of ['action.yml', FIX_WORKFLOW])
    await cp(join(PROJECT, file), join(agentFix, file), { recursive: true });
  await writeFile(join(checkout, 'action.yml'), stringify(checkoutAction(github.cloneUrl)));
  await writeFile(join(other, 'action.yml'), stringify(NOTHING));
  const of = (uses: string): string =>
    uses.startsWith('agent-fix/') ? agentFix : uses.startsWith('actions/checkout@') ? checkout : other;
  return { of };
}

/** `owner/repo@ref`, of an action or a workflow in it. */
const repositoryOf = (uses: string): string => uses.replace(/^([^/]+\/[^/@]+)\/[^@]*/, '$1');

/** The machine has what set-up actions would install. */
const NOTHING = {
  name: 'set up',
  description: 'Stands in for a set-up action',
  runs: { using: 'composite', steps: [{ shell: 'bash', run: 'true' }] },
};

/** actions/checkout is not at hand without a network; this fetches one commit as it does, and keeps no credentials. */
function checkoutAction(cloneUrl: string) {
  const run = [
    'git init --quiet .',
    `header="Authorization: Basic $(printf 'x-access-token:%s' "$TOKEN" | base64 | tr -d '\\n')"`,
    `git -c http.extraHeader="$header" fetch --quiet --depth=1 '${cloneUrl}' "$REF"`,
    'git checkout --quiet --detach FETCH_HEAD',
  ].join('\n');
  const env = { TOKEN: '${{ github.token }}', REF: "${{ inputs.ref || 'HEAD' }}" };
  return {
    name: 'checkout',
    description: 'Stands in for actions/checkout',
    inputs: { ref: { description: 'Commit' }, 'persist-credentials': { description: 'Never done' } },
    runs: { using: 'composite', steps: [{ shell: 'bash', env, run }] },
  };
}

/**
 * act takes these five from its environment file, and makes the rest up or reads it from the event and the checkout. For a push, the job
 * stands in the workflow that failed.
 */
function environmentOf({ github, artifacts }: World, eventName: string): Record<string, string> {
  const repository = `${REPOSITORY.owner}/${REPOSITORY.name}`;
  const file = eventName === 'push' ? 'ci.yml' : 'agent-fix.yml';
  return {
    GITHUB_REPOSITORY: repository,
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/${file}@refs/heads/main`,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    ...artifacts.environment,
  };
}

/** Starts act with its own programs first on the path, then Node 24; a home of its own; a closed port for whoever wants the internet. */
export async function runAct(dir: string, args: readonly string[], programs = dir): Promise<JobResult> {
  const path = [programs, dirname(process.execPath), process.env['PATH']].join(delimiter);
  const closed = 'http://127.0.0.1:9';
  const local = 'localhost,.localhost,127.0.0.1';
  const env = { PATH: path, HOME: dir, LANG: 'C.UTF-8', HTTPS_PROXY: closed, NO_PROXY: local };
  return new Promise((resolve, reject) => {
    const options = { cwd: dir, env, timeout: 1_500_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('act', args, options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode === 'number') resolve({ exitCode, log: stdout + stderr });
      else reject(error);
    });
  });
}
