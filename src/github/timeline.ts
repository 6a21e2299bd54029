import * as z from 'zod';
import type { RunEvent, TestVerdict, Usage } from '../agent/events.ts';
import type { Json } from '../agent/json.ts';

/** One thing that happened, for a table: raw text, which whoever shows it must make harmless. */
export interface TimelineRow {
  /** From 1; null outside of the model's turns. */
  readonly turn: number | null;
  readonly what: string;
  readonly result: string;
  readonly tests: TestVerdict | null;
  readonly usage: Usage | null;
}

/** The story of a run, a row for each reply, test run of its own, reflection and note of the driver. */
export function timelineOf(events: readonly RunEvent[]): readonly TimelineRow[] {
  return events.reduce(addEvent, []);
}

type Rows = readonly TimelineRow[];
const EMPTY = { turn: null, result: '', tests: null, usage: null };

function addEvent(rows: Rows, event: RunEvent): Rows {
  switch (event.kind) {
    case 'llm_action': {
      const { t, action, usage } = event.payload;
      return [...rows, { ...EMPTY, turn: t + 1, what: describeAction(action), usage }];
    }
    case 'llm_parse_error': {
      const { t, error, usage } = event.payload;
      return [...rows, { ...EMPTY, turn: t + 1, what: 'malformed reply', result: error, usage }];
    }
    case 'reflection': {
      const { t, reflection, usage } = event.payload;
      return [
        ...rows,
        { ...EMPTY, turn: t + 1, what: 'reflection', result: reflection.notes.join(' '), usage },
      ];
    }
    case 'policy_denied':
      return amendLast(rows, { result: `denied (${event.payload.rule})` });
    case 'tool_result':
      return event.payload.obs.ok || rows.at(-1)?.result !== ''
        ? rows
        : amendLast(rows, { result: event.payload.obs.output });
    case 'tests':
      return addTests(rows, event.payload);
    case 'driver_note':
      return [...rows, { ...EMPTY, what: 'driver', result: event.payload.note }];
    case 'llm_error':
      return [...rows, { ...EMPTY, what: 'model endpoint', result: event.payload.message }];
    default:
      return rows;
  }
}

function addTests(rows: Rows, { phase, verdict }: Extract<RunEvent, { kind: 'tests' }>['payload']): Rows {
  if (phase === 'write') return amendLast(rows, { tests: verdict });
  const what = {
    baseline: 'tests at the base commit',
    final: 'tests',
    confirm: 'confirming tests',
    counterfactual: 'tests without the patch',
  }[phase];
  return [...rows, { ...EMPTY, what, tests: verdict }];
}

/** What an event says about the row before it, which is the reply that caused it. */
function amendLast(rows: Rows, change: Partial<TimelineRow>): Rows {
  const last = rows.at(-1);
  return last === undefined ? rows : [...rows.slice(0, -1), { ...last, ...change }];
}

const ActionSchema = z.union([
  z.object({ type: z.literal('final'), status: z.string() }),
  z.object({ type: z.literal('tool_call'), name: z.string(), args: z.record(z.string(), z.unknown()) }),
]);

/** The arguments that say where a tool was pointed. */
const TELLING_ARGS = ['rel_path', 'pattern', 'rel_dir', 'glob'];

function describeAction(action: Json): string {
  const { data } = ActionSchema.safeParse(action);
  if (data === undefined) return 'action';
  if (data.type === 'final') return `final: ${data.status}`;
  const values = TELLING_ARGS.map((name) => data.args[name]).filter((value) => typeof value === 'string');
  return [data.name, ...values].join(' ');
}
