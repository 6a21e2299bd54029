import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { REPOSITORY, type World } from '../scenario/world.ts';

const PROJECT = join(import.meta.dirname, '../..');

const JobSchema = z.object({ steps: z.array(z.object({ uses: z.string().optional() })) });
const WorkflowSchema = z.object({ jobs: z.object({ solve: JobSchema, publish: JobSchema }) });

export interface Job {
  readonly world: World;
  /** A workflow with the jobs `solve` and `publish`; the README's by default. */
  readonly workflow?: string;
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
export async function runJob({ world, eventName, payload, workflow: given }: Job): Promise<JobResult> {
  const dir = join(world.dir, 'act');
  const { workflow, actions } = watched(given ?? (await readmeWorkflow()), world);
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
  await writeFile(files.env, JSON.stringify(environmentOf(world)));
  const secrets = { GITHUB_TOKEN: world.github.token, OPENAI_API_KEY: world.model.key };
  await writeFile(files.secrets, JSON.stringify(secrets));
  return start(dir, [
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
    ...actions.map((uses) => `--local-repository=${uses}=${folders.of(uses)}`),
  ]);
}

/** The first YAML of the README. */
async function readmeWorkflow(): Promise<string> {
  const readme = await readFile(join(PROJECT, 'README.md'), 'utf8');
  return /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
}

/** A workflow with the model's address, and a step that tells what the publishing job answered. */
function watched(text: string, { model }: World) {
  const document = parseDocument(text);
  const { solve, publish } = WorkflowSchema.parse(document.toJS()).jobs;
  const at = ({ steps }: z.infer<typeof JobSchema>, name: string) =>
    steps.findIndex(({ uses = '' }) => uses.startsWith(`${name}@`));
  const agentFix = at(solve, 'agent-fix/agent-fix');
  document.setIn(['jobs', 'solve', 'steps', agentFix, 'with', 'openai-base-url'], model.baseUrl);
  const list = ['jobs', 'publish', 'steps'] as const;
  document.setIn([...list, at(publish, 'agent-fix/agent-fix'), 'id'], 'fix');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner's expression
  const env = { OUTCOME: '${{ steps.fix.outputs.outcome }}', BRANCH: '${{ steps.fix.outputs.branch }}' };
  document.addIn(list, { name: 'Tell', env, run: 'echo "told: $OUTCOME on $BRANCH"' });
  const uses = [...solve.steps, ...publish.steps].flatMap((step) => step.uses ?? []);
  return { workflow: document.toString(), actions: [...new Set(uses)] };
}

/** What act would fetch from GitHub: this action as users get it, and stand-ins for all others. */
async function layOutActions(dir: string, { github }: World) {
  const agentFix = join(dir, 'agent-fix');
  const checkout = join(dir, 'checkout');
  const other = join(dir, 'other');
  for (const folder of [checkout, other]) await mkdir(folder, { recursive: true });
  await cp(join(PROJECT, 'dist'), join(agentFix, 'dist'), { recursive: true });
  await cp(join(PROJECT, 'action.yml'), join(agentFix, 'action.yml'));
  await writeFile(join(checkout, 'action.yml'), stringify(checkoutAction(github.cloneUrl)));
  await writeFile(join(other, 'action.yml'), stringify(NOTHING));
  const of = (uses: string): string =>
    uses.startsWith('agent-fix/') ? agentFix : uses.startsWith('actions/checkout@') ? checkout : other;
  return { of };
}

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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner's expressions
  const env = { TOKEN: '${{ github.token }}', REF: "${{ inputs.ref || 'HEAD' }}" };
  return {
    name: 'checkout',
    description: 'Stands in for actions/checkout',
    inputs: { ref: { description: 'Commit' }, 'persist-credentials': { description: 'Never done' } },
    runs: { using: 'composite', steps: [{ shell: 'bash', env, run }] },
  };
}

/** act takes these four from its environment file, and makes the rest up or reads it from the event and the checkout. */
function environmentOf({ github, artifacts }: World): Record<string, string> {
  return {
    GITHUB_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    ...artifacts.environment,
  };
}

/** With Node 24 first on the path, a home of its own, and a closed port for whoever wants the internet. */
async function start(dir: string, args: readonly string[]): Promise<JobResult> {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const closed = 'http://127.0.0.1:9';
  const local = 'localhost,.localhost,127.0.0.1';
  const env = { PATH: path, HOME: dir, LANG: 'C.UTF-8', HTTPS_PROXY: closed, NO_PROXY: local };
  return new Promise((resolve, reject) => {
    const options = { cwd: dir, env, timeout: 240_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('act', args, options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode === 'number') resolve({ exitCode, log: stdout + stderr });
      else reject(error);
    });
  });
}
