import type { Json } from '../agent/json.ts';
import { numberAt, textAt } from './read-json.ts';

/** What set the run off, for people; '' when it is not recorded. */
export function triggerWords(trigger: Json | undefined): string {
  const runId = formatId(numberAt(trigger, 'run_id'));
  switch (textAt(trigger, 'kind')) {
    case 'workflow_run':
      return `the failed workflow “${textAt(trigger, 'workflow_name')}”, run ${runId}, on ${textAt(trigger, 'branch')}`;
    case 'issue':
      return `issue #${formatId(numberAt(trigger, 'number'))}, “${textAt(trigger, 'title')}”`;
    case 'dispatch':
      return `a hand-started workflow, run ${runId}`;
    case 'step':
      return `a failed step of workflow “${textAt(trigger, 'workflow_name')}”, run ${runId}`;
    case 'terminal':
      return 'a person at a terminal';
    default:
      return textAt(trigger, 'kind');
  }
}

function formatId(id: number | null): string {
  return id === null ? '?' : String(id);
}
