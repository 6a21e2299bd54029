import { assertNever } from '../agent/assert-never.ts';
import { isProven } from '../agent/outcome.ts';
import type { Links } from './links.ts';
import { plainLine } from './markdown.ts';
import type { RunRecord } from './run-record.ts';
import {
  changesSection,
  notesSection,
  oracleSection,
  outputBlock,
  runSection,
  summarySection,
  verdictText,
} from './sections.ts';

/** GitHub takes 65,536 characters. */
export const MAX_BODY_CHARS = 60_000;
const MAX_TITLE_CHARS = 100;

/** Title of the pull request and subject of its commit: from the trigger, never from the model. */
export function titleOf({ task, baseBranch }: Pick<RunRecord, 'task' | 'baseBranch'>): string {
  const { trigger, goal } = task;
  switch (trigger.kind) {
    case 'issue':
      return `Fix #${trigger.number}: ${plainLine(trigger.title, MAX_TITLE_CHARS)}`;
    case 'workflow_run':
    case 'step':
      return `Fix ${plainLine(trigger.workflowName, 50)} on ${plainLine(baseBranch, 50)}`;
    case 'dispatch':
    case 'terminal':
      return plainLine(goal, MAX_TITLE_CHARS);
    default:
      return assertNever(trigger);
  }
}

/** The pull request's description, in at most MAX_BODY_CHARS. Only our own words refer to anything (G10 to G16). */
export function pullRequestBody(record: RunRecord, links: Links): string {
  return [
    unprovenSection(record),
    summarySection(record),
    `### Changes\n\n${changesSection(record)}`,
    evidenceSection(record),
    notesSection(record),
    runSection(record, links),
    closingWord(record),
    "Summary and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.",
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

function unprovenSection({ outcome, story }: RunRecord): string {
  if (isProven(outcome)) return '';
  const why =
    story.baseline === null
      ? 'The tests were never run'
      : 'The tests are green with this change, and were green without it';
  return `> [!WARNING]\n> **Unverified.** ${why}, so nothing proves that it does what it says. Review it as you would a stranger's.`;
}

/** Red, then green, then red again without the patch. */
function evidenceSection(record: RunRecord): string {
  const { baseline, last, counterfactuals } = record.story;
  const parts = ['### Evidence', oracleSection(record)];
  if (baseline !== null) {
    parts.push(`**Before:** ${verdictText(baseline)} at the base commit.`);
    if (!baseline.isGreen) parts.push(outputBlock(baseline));
  }
  if (last !== null) {
    const confirmed = last.phase === 'confirm' ? ', confirmed with every other tracked file as it was' : '';
    parts.push(`**After:** ${verdictText(last)}${confirmed}.`, outputBlock(last));
  }
  for (const run of counterfactuals) parts.push(`**Without the patch, at the end:** ${verdictText(run)}.`);
  return parts.join('\n\n');
}

const closingWord = ({ task }: RunRecord): string =>
  task.trigger.kind === 'issue' ? `Fixes #${task.trigger.number}` : '';
