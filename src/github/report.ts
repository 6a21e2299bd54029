import { assertNever } from '../core/errors.ts';
import { isProven, succeeds } from '../core/verdict/outcome.ts';
import { formatCount, formatCountOf } from '../story/format.ts';
import type { Story } from '../story/story.ts';
import { attemptWords, endWords, outcomeWords, verdictWords } from '../story/words.ts';
import type { Links, Repository } from './context.ts';
import { code, inline, plainLine } from './markdown.ts';
import { describeError, type Octokit, statusOf } from './octokit.ts';
import type { Publication } from './publisher.ts';
import { isProvenThere, type RunRecord } from './run-record.ts';
import {
  changesSection,
  failuresSection,
  folded,
  notesSection,
  proofSection,
  rawOutputSection,
  rejectedSection,
  reproduceSection,
  runSection,
  tripwiresSection,
  wordsSection,
} from './sections.ts';

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
  if (style === 'conventional') return `fix: ${what}`;
  // What people said to do is a sentence of its own: "Say so in the comment".
  return isSentence(task) ? what.charAt(0).toUpperCase() + what.slice(1) : `Fix ${what}`;
}

const isSentence = ({ trigger, goal }: RunRecord['task']): boolean => {
  const isGoal =
    trigger.kind === 'comment' ? trigger.on !== 'issue' : /^(dispatch|terminal)$/.test(trigger.kind);
  return isGoal && withoutFix(goal) === goal.trim();
};

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

/** GitHub takes 65,536 characters. */
export const MAX_BODY_CHARS = 60_000;

/** The pull request's description, in at most MAX_BODY_CHARS. Only our own words refer to anything (G10 to G16). */
export function pullRequestBody(record: RunRecord, links: Links): string {
  return [
    `**${headline(record)}**`,
    unprovenSection(record),
    baseMovedSection(record),
    tripwiresSection(record),
    wordsSection(record),
    failuresSection(record),
    `### Changes\n\n${changesSection(record)}`,
    proofSection(record),
    rawOutputSection(record),
    rejectedSection(record),
    notesSection(record),
    reproduceSection(record),
    folded('Run: where it came from and what it cost', runSection(record, links)),
    closingWord(record),
    record.story.isClaim || record.settings.solver === 'model' ? MODELS_WORDS : MECHANICAL,
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

const MODELS_WORDS =
  "<sub>Cause, fix and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.</sub>";
const MECHANICAL =
  '<sub>Found by the built-in search: no model was asked, and nobody understood the change yet. Verdicts, counts and evidence are measured.</sub>';

type Told = Pick<RunRecord, 'outcome' | 'story' | 'doubt'>;

/** The verdict in numbers: `2 failing tests → 0, 344 pass; red, green, red; 16,012 tokens`. */
export function headline(record: Told & Pick<RunRecord, 'cost' | 'spent' | 'tries'>): string {
  const { story, cost, spent, tries } = record;
  const { input, output } = spent;
  const tokens = input + output === 0 ? 'no model' : `${formatCount(input + output)} tokens`;
  const runs = record.doubt === null ? runsText(story) : '';
  const which = tries === null ? '' : attemptWords(tries.chosen + 1, tries.of);
  const parts = [countsText(record), runs, which, tokens, cost === null ? '' : `cost ${cost}`];
  return parts.filter((part) => part !== '').join('; ');
}

function countsText({ outcome, doubt, story }: Told): string {
  const { baseline, last } = story;
  const before = baseline?.report;
  const after = last?.report;
  const { title } = endWords(story, outcome);
  const failing =
    before && before.failures.length > 0 ? formatCountOf(before.failures.length, 'failing test') : '';
  const isBad = !succeeds(outcome) || doubt !== null || last === null;
  if (isBad || !last.isGreen) {
    const left = after && failing !== '' && doubt === null ? `, ${failing} → ${after.failures.length}` : '';
    return `${title}${left}`;
  }
  const passing = after?.passed ?? null;
  const pass = passing === null ? '' : `, ${formatCount(passing)} pass`;
  if (failing !== '') return `${failing} → ${after?.failures.length ?? 0}${pass}`;
  const how = baseline === null || baseline.isGreen ? title : 'Tests red → green';
  return `${how}${pass || ', by exit code only'}`;
}

/** How the tests went at base, with the patch, and without it again. */
function runsText({ baseline, last, counterfactuals }: Story): string {
  const runs = [baseline, last, counterfactuals.at(-1) ?? null].filter((run) => run !== null);
  return runs.map(({ verdict }) => verdictWords(verdict)).join(', ');
}

function unprovenSection({ outcome, story, doubt }: RunRecord): string {
  if (isProven(outcome)) return '';
  if (!succeeds(outcome))
    return `> [!CAUTION]\n> **${outcomeWords(outcome).title}: the tests are red with this change.** It is the best that was found, kept as a draft to go on from, not to merge.`;
  if (doubt !== null)
    return `> [!WARNING]\n> **Unverified.** It came as proven, and is not believed: ${inline(doubt, 300)}. Review it as you would a stranger's.`;
  const why =
    story.baseline === null
      ? 'The tests were never run'
      : 'The tests are green with this change, and were green without it';
  return `> [!WARNING]\n> **Unverified.** ${why}, so nothing proves that it does what it says. Review it as you would a stranger's.`;
}

/** What became of the pull request, for comment and summary. */
export function publicationText(publication: Publication): string {
  if (publication.kind === 'failed') return `**Not published.** ${inline(publication.problem, 800)}`;
  const { number, url, operation } = publication;
  return `[Pull request ${number}](${url}) was ${operation}.`;
}

/** Said at once: what was proven is not what would be merged, or was proven twice. */
export function baseMovedSection({ outcome, baseMoved, baseBranch, task }: RunRecord): string {
  if (!baseMoved) return '';
  const { by, tip, patch, unproven } = baseMoved;
  const how = {
    rebased: 'Rebased onto it',
    merged: 'Merged with it',
    kept: 'This branch stands where it did',
  };
  const moved = `${code(baseBranch)} moved on by ${formatCountOf(by, 'commit')} after the run began, from ${code(task.baseCommit.slice(0, 12))} to ${code(tip.slice(0, 12))}.`;
  if (unproven === null)
    return `> [!NOTE]\n> ${moved} ${how[patch]}, and proven again there: red, green, red.`;
  const gone = isProven(outcome) ? '**The base moved after the proof.** ' : '';
  return `> [!WARNING]\n> ${gone}${moved} ${how[patch]}, not proven there: ${inline(unproven, 300)}.`;
}

/** GitHub closes the issue when the pull request is merged: only for what is proven. */
function closingWord(record: RunRecord): string {
  const { trigger } = record.task;
  const isIssue = trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue');
  if (!isIssue) return '';
  return isProvenThere(record)
    ? `Fixes #${trigger.number}`
    : `For #${trigger.number}, ${plainLine(trigger.title, 100)}`;
}
