import { assertNever } from '../core/errors.ts';
import { succeeds } from '../core/verdict/outcome.ts';
import { titleLine } from './markdown.ts';
import type { RunRecord } from './run-record.ts';

// Title of the pull request and subject of its commit: from the cause, as whoever made the change names it.

/** As git and GitHub show a subject without cutting it. */
const MAX_TITLE_CHARS = 72;

/** How a repository words its commits: `fix: the thing`, or `Fix the thing`. */
export type TitleStyle = 'conventional' | 'sentence';

/** https://www.conventionalcommits.org: the usual types alone, because `net: fix` is another convention. */
const CONVENTIONAL =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|tests?)(?:\([^)]*\))?!?:\s+(?=\S)/i;
/** Merges, reverts and bots' commits show nobody's style. */
const NO_STYLE = /^(?:(?:Merge|Revert|Bump|Update dependency)\b|(?:chore|build)\(deps)/;

/** The style of the newest commits: conventional only where most of them are. */
export function styleOf(subjects: readonly string[]): TitleStyle {
  const own = subjects.filter((subject) => !NO_STYLE.test(subject));
  const conventional = own.filter((subject) => CONVENTIONAL.test(subject));
  return conventional.length > own.length / 2 ? 'conventional' : 'sentence';
}

type Titled = Pick<RunRecord, 'task' | 'baseBranch' | 'outcome' | 'story'>;

/** Made anew wherever it is shown: no text of a run or a bundle gets in as it is. */
export function titleOf(record: Titled, style: TitleStyle): string {
  const { text, mark = '', isSentence } = causeOf(record);
  const worded = (prefix: string, words: string) =>
    `${prefix}${titleLine(words, MAX_TITLE_CHARS - prefix.length - mark.length)}${mark}`;
  if (!succeeds(record.outcome)) return worded('Not fixed: ', text);
  if (style === 'conventional') return worded('fix: ', text);
  return isSentence ? worded('', text.charAt(0).toUpperCase() + text.slice(1)) : worded('Fix ', text);
}

/** What was wrong, or what is done about it. */
interface Cause {
  readonly text: string;
  /** Our own words after it, which may refer to an issue. */
  readonly mark?: string;
  /** "keep duplicates" is one; "the rounding" needs a "Fix" before it. */
  readonly isSentence: boolean;
}

/** Where nobody named the cause, it is what started the run. */
function causeOf({ task: { trigger, goal }, baseBranch, story }: Titled): Cause {
  const given = said(story.title.trim().replace(/\.$/, ''));
  if (given.text !== '') return { ...given, text: lowerFirst(given.text) };
  const named = (text: string, mark = ''): Cause => ({ text, mark, isSentence: false });
  switch (trigger.kind) {
    case 'issue':
      return named(said(trigger.title).text, ` (#${trigger.number})`);
    case 'comment':
      return trigger.on === 'issue' ? named(said(trigger.title).text, ` (#${trigger.number})`) : said(goal);
    case 'review':
      return named('what the review', ` of #${trigger.number} asks for`);
    case 'workflow_run':
    case 'step':
      return named(`${titleLine(trigger.workflowName, 32)} on ${titleLine(baseBranch, 24)}`);
    case 'dispatch':
    case 'terminal':
      return said(goal);
    default:
      return assertNever(trigger);
  }
}

/** Without a type or a "Fix" at its start, since ours comes before it. */
function said(text: string): Cause {
  const line = titleLine(text, 10 * MAX_TITLE_CHARS);
  const rest = line.replace(CONVENTIONAL, '').replace(/^(?:fix(?:es|ed)?|bug)\b[:\s]+/i, '');
  return { text: rest, isSentence: rest === line || CONVENTIONAL.test(line) };
}

/** "Keep duplicates" after "fix: ", but not "JSON", "LRUCache" or "I/O". */
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]+(?![\w./-])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
