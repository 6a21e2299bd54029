import { assertNever } from '../base/errors.ts';
import { firstNames } from '../base/text.ts';
import type { AttemptsMade } from '../core/attempts.ts';
import type { RunResult } from '../core/conclude.ts';
import type { RunEvent } from '../core/events.ts';
import type { Patch } from '../core/ports.ts';
import type { RunSetup } from '../core/state.ts';
import { testName } from '../core/test-names.ts';
import { type TokenPrices, Usage } from '../core/usage.ts';
import { CONSEQUENCES, type Outcome } from '../core/verdict/outcome.ts';
import { makesDraft } from '../core/verdict/tripwires.ts';
import { titleLine } from './markdown.ts';
import { type Story, storyOf } from './story.ts';
import { capitalized } from './words.ts';

/** URLs of pages on GitHub, never made from text of a run. */
export interface Links {
  readonly run: string;
  issue(number: number): string;
  workflowRun(runId: number): string;
  commit(sha: string): string;
  /** https://github.com/actions/upload-artifact#artifact-url */
  artifact(id: number): string;
  /** A form that opens a pull request from a branch. */
  newPull(branch: string): string;
}

export type Publication =
  | {
      readonly kind: 'published';
      readonly number: number;
      readonly url: string;
      readonly operation: 'created' | 'updated';
      readonly pushed: PushedCommit;
      /** Problems that do not concern the change itself: the draft state could not be set. */
      readonly warnings: readonly string[];
    }
  /** The patch was posted as a review of an open pull request, with a suggestion for each block of changed lines. */
  | {
      readonly kind: 'suggested';
      readonly number: number;
      readonly url: string;
      readonly reviewUrl: string;
      /** Whether an earlier run had posted the review, for the same commit. */
      readonly isRepeated: boolean;
    }
  | FailedPublication;

export interface FailedPublication {
  readonly kind: 'failed';
  readonly problem: string;
  /** The branch is there, and only its pull request is missing. */
  readonly pushed: PushedCommit | null;
}

interface PushedCommit {
  readonly branch: string;
  readonly commitSha: string;
  /** GitHub signs what its own bots commit over the API, as long as no author is named. */
  readonly commitVerified: boolean;
}

/** Everything that a pull request and a job summary show of a run. Texts are raw: they are made harmless where they are shown. */
export interface RunRecord extends RunSetup {
  readonly outcome: Outcome;
  readonly story: Story;
  readonly files: readonly Omit<Patch['files'][number], 'content'>[];
  readonly model: { readonly name: string; readonly api: string };
  readonly baseBranch: string;
  readonly durationMs: number;
  /** The attempts of the run; null: there was only one. */
  readonly tries: AttemptsMade | null;
  /** Tokens of all tries. */
  readonly spent: Usage;
  /** The price of these tokens in US dollars, as text; null without prices. */
  readonly cost: string | null;
  /** The branch that the patch is proposed from; null: it is not proposed. */
  readonly branch: string | null;
  /** What was left out, could not be read or uploaded, or weakens the evidence. */
  readonly notes: readonly string[];
  readonly trace: {
    readonly sha256: string | null;
    readonly artifactId: number | null;
    /** The page of the trace, uploaded as a file of its own; null or absent: it was not. */
    readonly pageId?: number | null;
  };
  /** Whether one job did everything, or one solved and another published. */
  readonly mode: 'fix' | 'solve' | 'publish';
  /** Why a proof that was claimed is not believed; null: nothing is doubted. */
  readonly doubt: string | null;
  /** Whether the pull request is opened as a draft; absent: no, or not known yet. */
  readonly isDraft?: boolean;
  /** The number of suggestions in which a review proposes the patch; absent: a pull request proposes it. */
  readonly suggestions?: number;
  /** What a reviewer should look at in the added lines. */
  readonly tripwires: readonly RunResult['tripwires'][number][];
}

/**
 * Whether people may merge the change as it is, if their review finds nothing: tests that were seen to pass prove it, no step of CI is
 * known to stay red or was not judged, and no line could make any test pass.
 */
export const isReady = (record: Pick<RunRecord, 'outcome' | 'tripwires' | 'story'>): boolean =>
  CONSEQUENCES[record.outcome].isProven &&
  !record.tripwires.some(makesDraft) &&
  !record.story.jobs.some(mayStayRed) &&
  !record.story.isReportLost;

const mayStayRed = ({ result, decides_nothing }: RunRecord['story']['jobs'][number]): boolean =>
  (result === 'red' || result === 'not_judged') && decides_nothing !== true;

/**
 * Whether the change rests on the word of the people who asked for it: the tests were green before and after, so they prove
 * nothing about the pull request as a whole.
 */
export const isByPeople = ({ outcome, task, story }: RunRecord): boolean =>
  outcome === 'fixed' && task.judgedBy !== undefined && story.baseline?.isGreen === true;

/** Whether the built-in search made the change, and no model was asked. */
export const isByBuiltin = ({ settings, story }: RunRecord): boolean =>
  settings.solver !== 'model' && story.counts.turns === 0;

interface RecordRequest
  extends Omit<RunRecord, keyof RunSetup | 'outcome' | 'story' | 'files' | 'spent' | 'cost' | 'tripwires'> {
  readonly setup: RunSetup;
  readonly result: Pick<RunResult, 'outcome' | 'patch' | 'tripwires'>;
  readonly events: readonly RunEvent[];
  /** null: not given. */
  readonly prices: TokenPrices | null;
}

export function recordOf({ setup, result, events, prices, ...rest }: RecordRequest): RunRecord {
  const story = storyOf(events);
  const { outcome, tripwires, patch } = result;
  const files = patch.files.map(({ content: _, ...file }) => file);
  const spent = spentBy(rest.tries, story.usage);
  return { ...setup, ...rest, outcome, tripwires, story, spent, cost: costText(spent, prices), files };
}

/** The tokens of all attempts; `usage` where there was only one attempt (`tries` null). */
export const spentBy = (tries: AttemptsMade | null, usage: Usage): Usage =>
  tries === null ? usage : Usage.sum(tries.runs.map((run) => run.usage));

/** The cost with as many digits as are significant; null without prices. */
export function costText(usage: Usage, prices: TokenPrices | null): string | null {
  if (prices === null) return null;
  const cost = Usage.cost(usage, prices);
  if (cost === 0 || cost >= 1) return cost.toFixed(2);
  return cost < 0.0001 ? 'less than 0.0001' : cost.toPrecision(2);
}

// Title of the pull request and subject of its commit: from the cause, as whoever made the change names it.

/** The longest title: GitHub shows a commit's subject of this length without cutting it. */
const MAX_TITLE_CHARS = 72;

/** How a repository words its commits: `fix: the thing`, or `Fix the thing`. */
export type TitleStyle = 'conventional' | 'sentence';

/** https://www.conventionalcommits.org: the usual types alone, because `net: fix` is another convention. */
const CONVENTIONAL =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|tests?)(?:\([^)]*\))?!?:\s+(?=\S)/i;
/** `Merge …`, `Revert …` and the `Bump …` of bots do not count when the style of a title is chosen: people write otherwise. */
const NO_STYLE = /^(?:(?:Merge|Revert|Bump|Update dependency)\b|(?:chore|build)\(deps)/;

/** The style of the newest commits: conventional only where most of them are. */
export function styleOf(subjects: readonly string[]): TitleStyle {
  const relevant = subjects.filter((subject) => !NO_STYLE.test(subject));
  const conventional = relevant.filter((subject) => CONVENTIONAL.test(subject));
  return conventional.length > relevant.length / 2 ? 'conventional' : 'sentence';
}

type Titled = Pick<RunRecord, 'task' | 'baseBranch' | 'outcome' | 'story' | 'files'>;

/** The title is made anew wherever it is shown: no text of a run or a bundle gets in as it is. */
export function titleOf(record: Titled, style: TitleStyle): string {
  const { text, mark = '', isSentence } = causeOf(record);
  const worded = (prefix: string, words: string) =>
    `${prefix}${titleLine(words, MAX_TITLE_CHARS - prefix.length - mark.length)}${mark}`;
  if (!CONSEQUENCES[record.outcome].succeeds) return worded('Not fixed: ', text);
  if (style === 'conventional') return worded('fix: ', text);
  return isSentence ? worded('', capitalized(text)) : worded('Fix ', text);
}

/** What was wrong, or what the change does about it. */
interface Cause {
  readonly text: string;
  /** Our own words after `text`, such as ` (#7)`. */
  readonly mark?: string;
  /** Whether `text` can be a title: "keep duplicates" can, "the rounding" needs "Fix" before it. */
  readonly isSentence: boolean;
}

/**
 * What a title names: the cause in the model's words, else what started the run; for a red workflow, the test that
 * failed and the file that was changed. A dependency update stands first.
 */
function causeOf({ task: { trigger, goal, bumps = [] }, baseBranch, story, files }: Titled): Cause {
  const modelCause = parseCause(story.title.trim().replace(/\.$/, ''));
  const [bump] = bumps;
  if (bump !== undefined && !modelCause.text.includes(bump.name)) {
    const names = bumps.map(({ name, to }) => titleLine(`${name} ${to}`, 40));
    const adapts = `adapt to ${firstNames(names, 1)}`;
    return {
      text: modelCause.text === '' ? adapts : `${adapts}: ${lowerFirst(modelCause.text)}`,
      isSentence: true,
    };
  }
  if (modelCause.text !== '') return { ...modelCause, text: lowerFirst(modelCause.text) };
  const named = (text: string, mark = ''): Cause => ({ text, mark, isSentence: false });
  switch (trigger.kind) {
    case 'issue':
      return named(parseCause(trigger.title).text, ` (#${trigger.number})`);
    case 'comment':
      return trigger.on === 'issue'
        ? named(parseCause(trigger.title).text, ` (#${trigger.number})`)
        : parseCause(goal);
    case 'review':
      return named('what the review', ` of #${trigger.number} asks for`);
    case 'workflow_run':
    case 'step':
      return named(
        (failedTests(story) ?? `${titleLine(trigger.workflowName, 32)} on ${titleLine(baseBranch, 24)}`) +
          changedFile(files),
      );
    case 'dispatch':
    case 'terminal':
      return parseCause(goal);
    default:
      return assertNever(trigger);
  }
}

/** The test that was red before the change, or how many; null where none is known by name. */
function failedTests({ baseline }: Story): string | null {
  const [first, ...more] = baseline?.report?.failures ?? [];
  if (first === undefined) return null;
  return more.length > 0 ? `${more.length + 1} tests` : titleLine(testName(first.id), 40);
}

function changedFile([first, ...more]: RunRecord['files']): string {
  if (first === undefined) return '';
  const name = first.path.slice(first.path.lastIndexOf('/') + 1);
  return more.length > 0 ? ` (${more.length + 1} files)` : ` (${titleLine(name, 24)})`;
}

/** Removes a type or "Fix" from the start, because ours is put before it. */
function parseCause(text: string): Cause {
  const line = titleLine(text, 10 * MAX_TITLE_CHARS);
  const rest = line.replace(CONVENTIONAL, '').replace(/^(?:fix(?:es|ed)?|bug)\b[:\s]+/i, '');
  return { text: rest, isSentence: rest === line || CONVENTIONAL.test(line) };
}

/** "Keep duplicates" after "fix: ", but not "JSON", "LRUCache" or "I/O". */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]+(?![\w./-])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
