import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import { once } from '../base/once.ts';
import { CALL_PATH, initFile, rankJobs } from '../workflow/init.ts';
import { defineCommand, flag, notBlank } from './flags.ts';
import type { Io } from './io.ts';

const InitFlags = z.object({
  repo: flag(notBlank.default('.'), { value: 'DIR', help: 'the repository' }),
  workflow: flag(notBlank.optional(), {
    value: 'FILE',
    help: 'the workflow to watch: ci.yml, or its path (default: the one that tests)',
  }),
  job: flag(notBlank.optional(), {
    value: 'ID',
    help: 'its job whose set-up is taken (default: the one that tests)',
  }),
  'in-job': flag(z.boolean().default(false), {
    help: 'add agent-fix to that job as its last step, and the job that publishes beside it, though a call of fix.yml would do',
  }),
  'one-job': flag(z.boolean().default(false), {
    help: '--in-job, and that job publishes as well: shorter, and weaker, since tests and write token share it',
  }),
  action: flag(
    z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+@[\w./-]+$/, 'must be OWNER/REPO@REF')
      .optional(),
    {
      value: 'OWNER/REPO@REF',
      help: 'the action to use (default: the commit that this agent-fix was cloned at)',
    },
  ),
  force: flag(z.boolean().default(false), { help: 'write over a file that is there' }),
});

const FOLDER = '.github/workflows';

/** `agent-fix init`. Throws an Error naming what to mend; exit code 0 when a file was written. */
export const initCommand = defineCommand(
  {
    name: 'agent-fix init',
    about:
      'writes a workflow that calls fix.yml with the set-up of a job of yours, or adds agent-fix to that job.',
    flags: InitFlags,
  },
  writeWorkflow,
);

async function writeWorkflow(values: z.infer<typeof InitFlags>, io: Io): Promise<number> {
  const root = resolve(values.repo);
  refuseLinks(root, FOLDER);
  const files = filesIn(root);
  const action = values.action === undefined ? actionOfClone() : { uses: values.action };
  const chosen = await chosenJob(files, values, io);
  const isOneJob = values['one-job'];
  const isInJob = values['in-job'] || isOneJob;
  const workflows = files.workflows();
  const { path, text, notes } = await initFile({ chosen, workflows, files, action, isInJob, isOneJob });
  refuseLinks(root, path);
  const isCall = path === CALL_PATH;
  if (isCall && !values.force && existsSync(join(root, path)))
    throw new Error(`${path} is there already: --force writes over it`);
  writeHere(join(root, path), text);
  const from = chosen === null ? 'the manifests' : `job ${chosen.job} of ${chosen.workflow}`;
  io.stdout(`Wrote ${path}, from ${from}\n`);
  for (const note of notes) io.stderr(`Note: ${note}.\n`);
  io.stderr(nextSteps(path, isCall));
  return 0;
}

/** What to do after `init`. Only a call of fix.yml (`isCall`) needs the label: a step in a job starts only when that job is red. */
const nextSteps = (path: string, isCall: boolean): string => `Next:
  gh secret set OPENAI_API_KEY
${isCall ? "  gh label create agent-fix --description 'agent-fix opens a pull request for this issue'\n" : ''}\
  gh api -X PUT 'repos/{owner}/{repo}/actions/permissions/workflow' -F can_approve_pull_request_reviews=true
  git add ${path} && git commit -m 'Run agent-fix' && git push
The line with \`gh api\` lets GitHub Actions create pull requests.
`;

/** The job that flags name, or the one that looks most like tests; null: there is no workflow. Throws an Error naming a wrong flag. */
async function chosenJob(
  files: ReturnType<typeof filesIn>,
  { workflow, job }: { readonly workflow?: string | undefined; readonly job?: string | undefined },
  io: Io,
) {
  const paths = files.workflows();
  const named = paths.filter(
    (path) => workflow === undefined || path === workflow || path.endsWith(`/${workflow}`),
  );
  if (workflow !== undefined && named.length === 0) {
    const there = paths.length === 0 ? `there are none in ${FOLDER}` : `there are ${paths.join(', ')}`;
    throw new Error(`--workflow ${workflow}: no such workflow; ${there}`);
  }
  const { choices, isDoubtful } = await rankJobs(named, files);
  const fitting = choices.filter((each) => job === undefined || each.job === job);
  const [best, ...others] = fitting;
  if (best === undefined) {
    if (job === undefined && workflow === undefined) return null;
    const ids = choices.map((each) => each.job).join(', ');
    throw new Error(
      `--job ${job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`,
    );
  }
  if (job === undefined && workflow === undefined && (best.score < 0 || best.isElsewhere)) {
    io.stderr(
      best.isElsewhere
        ? `Job ${best.job} of ${best.workflow} runs tests on macOS or Windows alone; agent-fix solves on Linux.\n`
        : `No workflow runs tests for pushes or pull requests (there are ${paths.join(', ')}).\n`,
    );
    return null;
  }
  if (job === undefined && isDoubtful) return askWhich(fitting, io);
  if (others.length > 0) {
    io.stderr(
      `Chose job ${best.job} of ${best.workflow}. Others, most likely first: ${listedJobs(others)}.\n`,
    );
    io.stderr('Name another with --workflow FILE --job ID.\n');
  }
  return best;
}

interface Choice {
  readonly workflow: string;
  readonly job: string;
}

const MAX_LISTED = 6;
const listedJobs = (choices: readonly Choice[]): string =>
  choices
    .slice(0, MAX_LISTED)
    .map(({ workflow, job }) => `${job} (${workflow.slice(FOLDER.length + 1)})`)
    .join(', ');

async function askWhich<T extends Choice>(choices: readonly T[], io: Io): Promise<T> {
  const doubt = 'it is not clear which job runs the tests';
  if (!io.isTTY || !process.stdin.isTTY) {
    throw new Error(
      `${doubt}: name it with --workflow FILE --job ID; most likely first: ${listedJobs(choices)}`,
    );
  }
  const lines = choices.slice(0, MAX_LISTED).map((each, at) => `  ${at + 1}. ${listedJobs([each])}\n`);
  io.stderr(`${doubt[0]?.toUpperCase()}${doubt.slice(1)}:\n${lines.join('')}`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Number: ');
  terminal.close();
  const chosen = /^[1-9]$/.test(answer.trim()) ? choices[Number(answer) - 1] : undefined;
  if (chosen === undefined) throw new Error(`${doubt}: name it with --workflow FILE --job ID`);
  return chosen;
}

/** Reads the files of a repository that is not trusted yet. Links are not followed: they can lead out of it. */
function filesIn(root: string) {
  const isFile = (path: string): boolean => orElse(false, () => lstatSync(join(root, path)).isFile());
  const readText = (path: string): string | null =>
    isFile(path) ? readFileSync(join(root, path), 'utf8') : null;
  const workflows = (): readonly string[] => {
    const names = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)).toSorted() : [];
    const paths = names.map((name) => `${FOLDER}/${name}`);
    return paths.filter((path) => /\.ya?ml$/.test(path) && path !== CALL_PATH);
  };
  const paths = once(() => gitSays(root, 'ls-files', '-z')?.split('\0').slice(0, -1) ?? readdirSync(root));
  return { isFile, readText, paths, workflows };
}

/** Throws an Error where a part of a path in the repository is a link. */
function refuseLinks(root: string, path: string): void {
  for (let at = path; at !== '.'; at = dirname(at)) {
    if (lstatSync(join(root, at), { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      throw new Error(
        `${at} is a link, which may lead out of the repository: nothing is written through it. Remove it first`,
      );
    }
  }
}

function writeHere(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/**
 * The GitHub repository and commit of the clone that this program runs from; null when it runs from anything else, such as a
 * copy inside a user's repository.
 */
function actionOfClone() {
  const { dirname: here, filename } = import.meta;
  if (!/^(?:src|dist)\//.test(gitSays(here, 'ls-files', '--full-name', filename) ?? '')) return null;
  const origin = gitSays(here, 'remote', 'get-url', 'origin') ?? '';
  const name = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(origin)?.[1];
  const commit = gitSays(here, 'rev-parse', 'HEAD');
  if (name === undefined || commit === null) return null;
  // A runner cannot fetch a commit that was never pushed.
  if ((gitSays(here, 'branch', '-r', '--contains', commit) ?? '') === '') return { uses: `${name}@main` };
  const tag = gitSays(here, 'describe', '--tags', '--exact-match', commit);
  return { uses: `${name}@${commit}`, ...(tag === null ? {} : { comment: ` ${tag}` }) };
}

/** git runs without `GIT_…` variables: an alias or hook that starts us sets them to its own repository. */
const GIT_ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** What git prints; null where git fails. */
const gitSays = (folder: string, ...args: readonly string[]): string | null =>
  orElse(null, () =>
    execFileSync('git', ['-c', 'core.fsmonitor=false', '-C', folder, ...args], {
      encoding: 'utf8',
      env: GIT_ENV,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim(),
  );
