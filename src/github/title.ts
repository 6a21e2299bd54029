import { assertNever } from '../agent/assert-never.ts';
import { describeError, statusOf } from './api-error.ts';
import type { Repository } from './context.ts';
import { plainLine } from './markdown.ts';
import type { Octokit } from './octokit.ts';
import type { RunRecord } from './run-record.ts';

const MAX_TITLE_CHARS = 100;

/** How a repository words its commits: `fix: the thing`, or `Fix the thing`. */
export type TitleStyle = 'conventional' | 'sentence';

/** https://www.conventionalcommits.org */
const CONVENTIONAL = /^[a-z]+(\([^)]*\))?!?: \S/;
/** A capital, and no ticket number or component before it. */
const SENTENCE = /^[A-Z][a-z]+ [^:]+$/;
/** Merges, reverts and bots are nobody's style. */
const NO_STYLE = /^(Merge|Revert|Bump|Update dependency|chore\(deps\)|build\(deps\))\b/;

/** Of the newest commits: sentences only where most of them are. */
export function styleOf(subjects: readonly string[]): TitleStyle {
  const own = subjects.filter((subject) => !NO_STYLE.test(subject));
  const share = (pattern: RegExp) => own.filter((subject) => pattern.test(subject)).length;
  return share(SENTENCE) > own.length / 2 && share(CONVENTIONAL) * 4 < own.length
    ? 'sentence'
    : 'conventional';
}

/** Reads the style from the branch's newest commits; where they cannot be read, conventional. https://docs.github.com/en/rest/commits/commits#list-commits */
export async function readStyle(
  octokit: Octokit,
  repository: Repository,
  commit: string,
): Promise<TitleStyle> {
  try {
    const { data } = await octokit.rest.repos.listCommits({ ...repository, sha: commit, per_page: 50 });
    return styleOf(data.map((each) => each.commit.message.split('\n', 1)[0] ?? ''));
  } catch (error) {
    if (statusOf(error) === null) throw new Error(describeError(error), { cause: error });
    return 'conventional';
  }
}

/** Title of the pull request and subject of its commit: from the trigger, never from the model. */
export function titleOf(
  { task, baseBranch }: Pick<RunRecord, 'task' | 'baseBranch'>,
  style: TitleStyle,
): string {
  const what = subjectOf(task, baseBranch);
  return style === 'sentence' ? `Fix ${what}` : `fix: ${what}`;
}

function subjectOf({ trigger, goal }: RunRecord['task'], baseBranch: string): string {
  const line = (text: string) => plainLine(text, MAX_TITLE_CHARS);
  switch (trigger.kind) {
    case 'issue':
      return `${line(withoutFix(trigger.title))} (#${trigger.number})`;
    case 'comment':
      return trigger.on === 'issue'
        ? `${line(withoutFix(trigger.title))} (#${trigger.number})`
        : line(withoutFix(goal));
    case 'review':
      return `what the review of #${trigger.number} asks for`;
    case 'workflow_run':
    case 'step':
      return `${plainLine(trigger.workflowName, 50)} on ${plainLine(baseBranch, 50)}`;
    case 'dispatch':
    case 'terminal':
      return line(withoutFix(goal));
    default:
      return assertNever(trigger);
  }
}

/** "Fix the rounding" shall not become "fix: Fix the rounding". */
const withoutFix = (text: string): string => text.trim().replace(/^(?:fix(?:es)?|bug)\b[:\s]+/i, '');
