import { assertNever } from '../agent/assert-never.ts';
import type { Links } from './links.ts';
import { plainLine } from './markdown.ts';
import type { RunRecord } from './run-record.ts';
import { runTable } from './run-table.ts';
import {
  changesSection,
  notesSection,
  oracleSection,
  outputBlock,
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
  const { notes, outcome, task } = record;
  const parts = [
    ...(outcome === 'unverified' ? [unverifiedText(record)] : []),
    summarySection(record),
    `### Changes\n\n${changesSection(record)}`,
    `### Evidence\n\n${evidenceText(record)}`,
    ...(notes.length > 0 ? [`### Notes\n\n${notesSection(record)}`] : []),
    `### Run\n\n${runTable(record, links)}`,
    ...(task.trigger.kind === 'issue' ? [`Fixes #${task.trigger.number}`] : []),
    "Summary and descriptions of changes are a model's words. Verdicts, counts and evidence are measured.",
  ];
  return parts.join('\n\n');
}

function unverifiedText({ baseline }: RunRecord): string {
  const why =
    baseline === null
      ? 'The tests were never run'
      : 'The tests are green with this change, and were green without it';
  return `> [!WARNING]\n> **Unverified.** ${why}, so nothing proves that it does what it says. Review it as you would a stranger's.`;
}

/** Red, then green. */
function evidenceText(record: RunRecord): string {
  const { baseline, lastTests } = record;
  const parts = [oracleSection(record)];
  if (baseline !== null) {
    parts.push(`**Before:** ${verdictText(baseline)} at the base commit.`);
    if (!baseline.ok) parts.push(outputBlock(baseline));
  }
  if (lastTests !== null && lastTests !== baseline) {
    const confirmed =
      lastTests.phase === 'confirm' ? ', confirmed with every other tracked file as it was' : '';
    parts.push(`**After:** ${verdictText(lastTests)}${confirmed}.`, outputBlock(lastTests));
  }
  return parts.join('\n\n');
}
