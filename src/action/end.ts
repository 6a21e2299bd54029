import { succeeds } from '../agent/outcome.ts';
import { shortSummary } from '../github/job-summary.ts';
import { annotationFor, breakCommands, type JobLog } from '../github/log.ts';
import { plainLine } from '../github/markdown.ts';
import type { Publication } from '../github/publisher.ts';
import type { RunRecord } from '../github/run-record.ts';
import type { Runner } from './action-context.ts';
import { NO_OUTPUTS, type Outputs } from './outputs.ts';

/** How the step ends. `failure` is its one annotation; null when it succeeds. */
export interface ActionEnd {
  readonly outputs: Outputs;
  readonly summary: string;
  readonly failure: string | null;
}

/** There was nothing to do, or it may not be done: the step succeeds. */
export function endEarly({ log }: Runner, outcome: 'skipped' | 'refused', reason: string): ActionEnd {
  log.info(`${outcome}: ${reason}.`);
  return {
    outputs: { ...NO_OUTPUTS, outcome, summary: reason },
    summary: shortSummary(outcome, reason),
    failure: null,
  };
}

/** What a job before this one left must not go out: the step fails, since somebody should look. */
export function endRefused(runner: Runner, reason: string): ActionEnd {
  const shown = breakCommands(plainLine(reason, 1_500));
  return { ...endEarly(runner, 'refused', shown), failure: `agent-fix: nothing was published: ${shown}.` };
}

export function announcePublication(log: JobLog, publication: Publication | null): void {
  if (publication?.kind !== 'published') return;
  for (const warning of publication.warnings) log.warning(warning);
  log.info(`Pull request ${publication.operation}: ${publication.url}`);
}

export function failureOf(
  { outcome, story }: Pick<RunRecord, 'outcome' | 'story'>,
  publication: Publication | null,
): string | null {
  if (publication?.kind === 'failed') return `agent-fix: ${publication.problem}`;
  return succeeds(outcome) ? null : annotationFor(outcome, story.summary);
}
