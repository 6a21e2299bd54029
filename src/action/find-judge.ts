import type { TestCommand } from '../core/task.ts';
import { BaseTree } from '../github/git-data.ts';
import { findFailedJobs } from '../github/workflow-runs.ts';
import type { Files } from '../workflow/manifest.ts';
import { findJudgeFiles, type JudgeTree } from '../workspace/judge-files.ts';
import { decodeUtf8 } from '../workspace/snapshot.ts';
import type { ActionContext } from './action-context.ts';
import { type CommandSearch, commandFor, logOf, MAX_JOBS, type TaskRequest } from './task.ts';

/** The test commands and judging files, as found by a job that has no checkout and runs no tests. */
export interface FoundJudge {
  /** The commands of all jobs that failed: any of them may have judged. Redacted, as a bundle's is. */
  readonly commands: readonly TestCommand[];
  /** The files that judge, by these commands and by the one that a bundle claims. Throws what Octokit throws. */
  filesWith(claimed: TestCommand | null): Promise<ReadonlySet<string>>;
}

/** Reads the base commit over the API. Throws what Octokit throws. */
export async function findJudge(action: ActionContext): Promise<FoundJudge> {
  const { octokit, context, event, baseCommit, inputs, redact, runner } = action;
  const tree = await BaseTree.read(octokit, {
    repository: context.repository,
    commit: baseCommit,
    paths: [],
    isListed: event.failedRun === null,
  });
  const files = filesOfTree(tree);
  const request = { octokit, context, event, inputs, baseCommit, redact, files, env: runner.env };
  const searches = await searchAll({ ...request, isOnlyRead: true });
  const found = searches.flatMap((search) => (search.kind === 'found' ? [search.command] : []));
  const commands = found.filter((command) => command !== null);
  return {
    commands: commands.map((command) => ({ ...command, run: redact(command.run) })),
    async filesWith(claimed) {
      const all = claimed === null ? commands : [...commands, claimed];
      const named = new Set<string>();
      // One after the other: each may add folders to the tree.
      for (const command of all) for (const path of await judgeFilesIn(tree, command)) named.add(path);
      return named;
    },
  };
}

/** Every failed step that could have judged on some runner: the solving job may have had what this one lacks. */
async function searchAll(request: TaskRequest): Promise<readonly CommandSearch[]> {
  const { octokit, context, event, inputs } = request;
  const { failedRun } = event;
  const isGiven = inputs.testCommand !== null || inputs.settings.testPolicy === 'never';
  if (failedRun === null || isGiven) return [await commandFor(request, null)];
  const { jobs } = await findFailedJobs(octokit, { repository: context.repository, failedRun, context });
  const named = jobs.filter(({ step }) => step !== null).slice(0, MAX_JOBS);
  if (named.length === 0) return [await commandFor(request, null)];
  const search = async (job: (typeof named)[number]) =>
    commandFor(request, { job, log: await logOf(request, job, []), note: () => {} });
  return Promise.all(named.map(search));
}

function filesOfTree(tree: BaseTree): Files {
  return {
    readFile: (path) => textIn(tree, path),
    listFiles: async () => [...tree.paths()],
  };
}

async function textIn(tree: BaseTree, path: string): Promise<string | null> {
  await tree.extend([path]);
  const bytes = tree.find(path).kind === 'file' ? await tree.content(path) : null;
  return bytes === null ? null : decodeUtf8(bytes);
}

/** Which folders are needed is known only while looking: the search is repeated until all of them were listed. */
async function judgeFilesIn(tree: BaseTree, command: TestCommand): Promise<ReadonlySet<string>> {
  const texts = new Map<string, Promise<string | null>>();
  for (;;) {
    const asked = new Set<string>();
    const seen: JudgeTree = {
      kindOf(path) {
        asked.add(path);
        const { kind } = tree.find(path);
        return kind === 'file' || kind === 'link' || kind === 'submodule' ? kind : null;
      },
      readText(path) {
        const text = texts.get(path) ?? textIn(tree, path);
        texts.set(path, text);
        return text;
      },
      readLink: (path) => tree.linkText(path),
      pathsIn: (folder) =>
        [...tree.children(folder)].map(({ name }) => (folder === '' ? name : `${folder}/${name}`)),
    };
    const found = await findJudgeFiles(seen, command);
    if (!(await tree.extend(asked))) return found;
  }
}

/** Whether a command is among these, white space at the ends of lines aside. */
export const isAmong = (commands: readonly TestCommand[], claimed: TestCommand | null): boolean =>
  claimed !== null && commands.some((command) => commandShape(command) === commandShape(claimed));

const commandShape = ({ run, workingDirectory }: TestCommand): string =>
  JSON.stringify([
    run
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd(),
    workingDirectory,
  ]);
