import type { ToolCallAction } from './actions.ts';
import type { Observation } from './events.ts';
import { redactJson } from './redaction.ts';
import type { Run } from './run.ts';

/** Executes one allowed tool call and records what came of it; a refusal by the policy is recorded as such too. */
export async function executeAction(run: Run, action: ToolCallAction): Promise<Observation> {
  const { workspace, redact } = run.ports;
  const { t } = run;
  const observed = await workspace.execute(action);
  const obs: Observation = {
    ok: observed.ok,
    output: redact(observed.output),
    meta: Object.fromEntries(
      Object.entries(observed.meta).map(([key, value]) => [key, redactJson(value, redact)]),
    ),
  };
  run.record({ kind: 'tool_result', payload: { t, tool: action.name, args: action.args, obs } });
  const { denied, path } = obs.meta;
  if (typeof denied === 'string') {
    run.record({ kind: 'policy_denied', payload: { t, path: String(path ?? ''), rule: denied } });
  }
  return obs;
}
