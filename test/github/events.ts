import type { Context } from '../../src/github/context.ts';
import { type EventRequest, readEvent, type TriggerEvent } from '../../src/github/event.ts';
import { webhookExample } from '../webhook-examples.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy with one value changed; `path` is dotted. */
export function withValue(
  payload: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(payload);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let here: unknown = copy;
  for (const key of keys) here = isRecord(here) ? here[key] : undefined;
  if (!isRecord(here)) throw new Error(`no ${path}`);
  here[last] = value;
  return copy;
}

/** The examples hold no failed run: the second one, ended otherwise. */
export const failedRun = () =>
  withValue(webhookExample('workflow_run', 1), 'workflow_run.conclusion', 'failure');

/** What stands in a workflow file, without a template string's look. */
export const expression = (inner: string): string => `\${{ ${inner} }}`;

export const labelled = () => withValue(webhookExample('issues', 9), 'label.name', 'agent-fix');

export const CONTEXT: Context = {
  repository: { owner: 'octo-org', repo: 'octo-repo' },
  eventName: 'workflow_run',
  payload: {},
  sha: 'a'.repeat(40),
  refName: 'master',
  refType: 'branch',
  runId: 77,
  runAttempt: 1,
  workflowName: 'agent-fix',
  workflowPath: '.github/workflows/agent-fix.yml',
  job: 'fix',
  triggeringActor: null,
  runnerName: 'runner-1',
  facts: {},
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  graphqlUrl: 'https://api.github.com/graphql',
};

export function requestFor(
  eventName: string,
  payload: unknown,
  changes: Partial<Omit<EventRequest, 'context'>> & { readonly context?: Partial<Context> } = {},
): EventRequest {
  const { context, ...rest } = changes;
  return {
    goal: null,
    mode: 'fix',
    ...rest,
    context: { ...CONTEXT, eventName, payload, ...context },
  };
}

/** A comment is plain text here, so it is rendered as it stands. */
export function decisionOf(request: EventRequest) {
  const decision = readEvent(request);
  return decision.kind === 'on_comment' ? decision.decide(decision.body) : decision;
}

/** The event, which must be for us. */
export function eventOf(request: EventRequest): TriggerEvent {
  const decision = decisionOf(request);
  if (decision.kind !== 'ours') throw new Error(JSON.stringify(decision));
  return decision.event;
}
