import { assertNever } from '../agent/assert-never.ts';
import { totalTokens } from '../agent/summary.ts';
import type { Links } from './links.ts';
import { code } from './markdown.ts';
import type { RunRecord } from './run-record.ts';
import { secondsText } from './sections.ts';

/** Where a run came from, what it cost and where its record lies. */
export function runTable(record: RunRecord, links: Links): string {
  const { baseBranch, model, runId, task, trace, version } = record;
  const rows = [
    ['Started by', triggerText(record, links)],
    ['Base', `${code(baseBranch)} at [${task.baseCommit.slice(0, 12)}](${links.commit(task.baseCommit)})`],
    ['Model', `${code(model.name)} (${model.api})`],
    ...budgetRows(record),
    ['Trace', traceText(trace, links)],
    ['Run', `${code(runId)} of agent-fix ${version}, in [this job](${links.run})`],
    ['Mode', '`fix`: one job solved and published, so tests, model key and write token shared a runner'],
  ];
  return ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}

function triggerText({ task, baseBranch }: RunRecord, links: Links): string {
  const { trigger } = task;
  switch (trigger.kind) {
    case 'workflow_run':
      return `failure of ${code(trigger.workflowName)} on ${code(trigger.branch)} ([run](${links.workflowRun(trigger.runId)}))`;
    case 'step':
      return `a failed step of ${code(trigger.workflowName)} on ${code(baseBranch)} ([run](${links.workflowRun(trigger.runId)}))`;
    case 'issue':
      return `label on [issue ${trigger.number}](${links.issue(trigger.number)})`;
    case 'dispatch':
      return `hand ([run](${links.workflowRun(trigger.runId)}))`;
    case 'terminal':
      return 'the terminal';
    default:
      return assertNever(trigger);
  }
}

function budgetRows({ state, settings, durationMs }: RunRecord): readonly (readonly [string, string])[] {
  const { limits } = settings;
  const { usage } = state;
  const of = (used: number, limit: number, what: string) => `${grouped(used)} of ${grouped(limit)} ${what}`;
  const counts = [
    of(state.turns, limits.maxIterations, 'replies'),
    of(state.testRuns, limits.maxTestRuns, 'test runs'),
    of(state.reflections, limits.maxReflections, 'reflections'),
    `${secondsText(durationMs)} of ${secondsText(limits.timeoutMs)}`,
  ];
  const tokens = `${of(totalTokens(usage), limits.maxTotalTokens, 'tokens')}: ${grouped(usage.input_tokens)} in (${grouped(usage.cached_input_tokens)} cached), ${grouped(usage.output_tokens)} out`;
  return [
    ['Budget', counts.join(' · ')],
    ['Tokens', tokens],
  ];
}

const grouped = (count: number): string => count.toLocaleString('en-US');

function traceText({ sha256, artifactId }: RunRecord['trace'], links: Links): string {
  const where = artifactId === null ? 'not uploaded' : `[artifact](${links.artifact(artifactId)})`;
  return sha256 === null ? where : `${where}, sha256 ${code(sha256)}`;
}
