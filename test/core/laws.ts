import { expect } from 'vitest';
import type * as z from 'zod';
import { textAt } from '../../src/base/json.ts';
import type { RunResult } from '../../src/core/conclude.ts';
import {
  type EventKind,
  PAYLOADS,
  type Payload,
  type RunEvent,
  type RunEventOf,
} from '../../src/core/events.ts';
import { checkKey } from '../../src/core/jobs.ts';
import { MAX_READS, MAX_WRITES } from '../../src/core/model/tools.ts';
import { NOTES } from '../../src/core/notes.ts';
import type { RenderedRequest } from '../../src/core/ports.ts';
import type { Settings } from '../../src/core/settings.ts';
import { mostMalformed } from '../../src/core/spending.ts';
import { firstGoal, type RunSetup, type RunState, startState, stateAfter } from '../../src/core/state.ts';
import { isGreen, isHistoryEvent } from '../../src/core/summary.ts';
import { toTrace } from '../../src/core/trace-form.ts';
import { Usage } from '../../src/core/usage.ts';
import { isOfEarlierCommit } from '../../src/core/verdict/outcome.ts';
import type { OracleRun } from './scripted-oracle.ts';

/** What a finished run left behind. */
export interface Record {
  readonly events: readonly RunEvent[];
  readonly requests: readonly RenderedRequest[];
  readonly testRuns: readonly OracleRun[];
  readonly settings: Settings;
  readonly setup: RunSetup;
  /** Names the files before any write. */
  readonly baseTree: string;
  readonly result: RunResult;
}

/** What holds for every run, whatever the model, the endpoint and the tests did. */
export function checkLaws(record: Record): void {
  checkFrame(record);
  checkRequests(record);
  checkLedger(record);
  checkBounds(record);
  checkTests(record);
  checkOutcome(record);
}

/** The events of one kind, in order. */
export function eventsOf<K extends EventKind>(events: readonly RunEvent[], kind: K): RunEventOf<K>[] {
  return events.filter((event): event is RunEventOf<K> => event.kind === kind);
}

/** Events have their documented shape; a run starts once and ends once, last (I11). */
function checkFrame({ events, result }: Record): void {
  const malformed = events.flatMap(({ kind, payload }) => {
    const schema: z.ZodType = PAYLOADS[kind];
    const { error } = schema.safeParse(payload);
    return error === undefined ? [] : [`${kind}: ${error.message}`];
  });
  expect(malformed).toEqual([]);
  const kinds = events.map(({ kind }) => kind);
  expect(kinds[0]).toBe('run_start');
  expect(kinds.slice(-3)).toEqual(['final', 'outcome', 'run_end']);
  for (const once of ['run_start', 'final', 'outcome', 'run_end'] as const) {
    expect(eventsOf(events, once), once).toHaveLength(1);
  }
  expect(eventsOf(events, 'outcome')[0]?.payload.outcome).toBe(result.outcome);
  expect(eventsOf(events, 'run_end')[0]?.payload.summary).toBe(result.summary);
  expect(result.summary.trim()).not.toBe('');
}

/** Each request starts with the one before (I12), and the record gives each back, byte for byte. */
function checkRequests({ events, requests, result }: Record): void {
  const recorded = eventsOf(events, 'llm_request').map(({ payload }) => payload);
  // A request that could not be sent stands in the record as well.
  const unsent = result.stopReason === 'internal_error' ? recorded.length - requests.length : 0;
  expect([0, 1]).toContain(unsent);
  expect(recorded).toHaveLength(requests.length + unsent);
  let [head, tail] = ['', ''];
  const items: string[] = [];
  const faults: string[] = [];
  for (const [at, request] of requests.entries()) {
    const before = requests[at - 1];
    const prefix = before === undefined ? '' : before.head + before.items.join(',');
    const sent = request.head + request.items.join(',');
    if (!sent.startsWith(prefix)) faults.push(`request ${at} does not start with the one before`);
    head = recorded[at]?.head ?? head;
    tail = recorded[at]?.tail ?? tail;
    items.push(...(recorded[at]?.appended ?? []).map((item) => JSON.stringify(item)));
    const rebuilt = head + items.join(',') + tail;
    if (rebuilt !== sent + request.tail) faults.push(`request ${at} cannot be rebuilt`);
    if (recorded[at]?.sha256 !== request.sha256) faults.push(`request ${at} has another hash in the record`);
  }
  expect(faults).toEqual([]);
}

/** The state at the end is the fold of what was recorded, and what was recorded cannot be edited (I9). */
function checkLedger({ events, result, setup, baseTree }: Record): void {
  const story = events.filter(isHistoryEvent);
  expect(story.filter(({ payload }) => !Object.isFrozen(payload)).map(({ kind }) => kind)).toEqual([]);
  const last = story.reduce<RunState>(stateAfter, startState(setup, baseTree));
  expect(result.state).toEqual(last.summary);
  expect(eventsOf(events, 'run_end')[0]?.payload.state).toEqual(toTrace(last.summary));
}

/** No bound is broken; tokens by one reply at most (I8). */
function checkBounds({ events, requests, testRuns, settings: { limits }, result }: Record): void {
  const { state } = result;
  const paid = events.flatMap((event) =>
    event.kind === 'llm_action' || event.kind === 'llm_parse_error' || event.kind === 'reflection'
      ? [event.payload]
      : [],
  );
  const replies = paid.filter(({ raw }) => raw !== null).map(({ usage }) => Usage.total(usage));
  expect(paid.filter(({ raw, usage }) => raw === null && Usage.total(usage) > 0)).toEqual([]);
  const spent = replies.reduce((sum, each) => sum + each, 0);
  expect(spent).toBe(Usage.total(state.usage));
  expect(spent - (replies.at(-1) ?? 0)).toBeLessThan(limits.maxTotalTokens);
  expect(requests.length).toBeLessThanOrEqual(limits.maxIterations);
  expect(state.turns).toBe(replies.length);
  const reflectionNotes = eventsOf(events, 'driver_note').filter(
    ({ payload }) => payload.reason === NOTES.reflectionAsked,
  );
  expect(reflectionNotes.length).toBe(state.reflections);
  expect(reflectionNotes.length).toBeLessThanOrEqual(limits.maxReflections);
  for (const ofTurn of Map.groupBy(eventsOf(events, 'llm_action'), ({ payload }) => payload.t).values()) {
    // A reply has reads, or writes and at most a final behind them, or a final (I2).
    const acted = ofTurn
      .filter(({ payload }) => payload.error === undefined)
      .map(({ payload }) => textAt(payload.action, 'name'));
    const [last] = acted.slice(-1);
    if (acted.includes('write_file'))
      expect(new Set(last === 'write_file' ? acted : acted.slice(0, -1))).toEqual(new Set(['write_file']));
    else expect(acted.length).toBeLessThanOrEqual(MAX_READS);
  }
  // Those of one reply are all written, or none is; the built-in solver's stand by themselves.
  const replied = new Set(eventsOf(events, 'llm_action').map(({ payload }) => payload.t));
  const writes = eventsOf(events, 'tool_result').filter(
    ({ payload }) => payload.tool === 'write_file' && replied.has(payload.t),
  );
  for (const ofTurn of Map.groupBy(writes, ({ payload }) => payload.t).values()) {
    const ok = ofTurn.filter(({ payload }) => payload.obs.ok).length;
    expect([0, ofTurn.length]).toContain(ok);
    expect(ok).toBeLessThanOrEqual(MAX_WRITES);
    // A final behind them is a claim only where they were made, and no test that followed is red.
    const [t] = ofTurn.map(({ payload }) => payload.t);
    const claimAt = events.findIndex(
      ({ kind, payload }) =>
        kind === 'llm_action' && payload.t === t && textAt(payload.action, 'type') === 'final',
    );
    const firstAt = events.findIndex(({ kind, payload }) => kind === 'tool_result' && payload.t === t);
    const tested = eventsOf(events.slice(firstAt, Math.max(firstAt, claimAt)), 'tests');
    if (claimAt >= 0) expect([ok, tested.at(-1)?.payload.ok ?? true]).toEqual([ofTurn.length, true]);
  }
  const completing = eventsOf(events, 'tests').filter(({ payload }, at, all) => {
    const before = all[at - 1]?.payload;
    const isSame = !payload.ok || payload.phase === 'baseline';
    return isSame && payload.focus === undefined && before?.focus !== undefined && before.t === payload.t;
  });
  expect(testRuns.length - completing.length).toBeLessThanOrEqual(limits.maxTestRuns);
  expect(state.malformed).toBeLessThanOrEqual(mostMalformed(limits));
}

/** Only an accepted write, a final, or the driver's own phases run the tests (I5). */
function checkTests({ events, testRuns, settings }: Record): void {
  const phases = testRuns.map(({ phase }) => phase);
  if (settings.testPolicy === 'never') expect(phases).toEqual([]);
  if (settings.testPolicy === 'on_final') expect(phases).not.toContain('write');
  const tests = eventsOf(events, 'tests').map(({ payload }) => payload);
  // A narrowed baseline that does not show CI's failure leaves the word to the whole command.
  for (const ofJob of Map.groupBy(tests, checkKey).values()) {
    const bases = ofJob.filter(({ phase }) => phase === 'baseline');
    expect(bases.slice(0, -1).every(({ focus }) => focus !== undefined)).toBe(true);
    expect(bases.length).toBeLessThanOrEqual(2);
    expect(ofJob.slice(bases.length).map(({ phase }) => phase)).not.toContain('baseline');
  }
  if (settings.testFocus !== 'auto') expect(testRuns.every(({ only }) => only === undefined)).toBe(true);
  for (const { phase, focus } of tests) if (phase === 'confirm') expect(focus).toBeUndefined();
  for (const [at, { phase, ok, focus, t, tree }] of tests.entries()) {
    if (focus === undefined || !ok || phase === 'baseline' || phase === 'counterfactual') continue;
    const isWholeToo = tests
      .slice(0, at)
      .some((run) => run.ok && run.focus === undefined && run.tree === tree);
    const next = tests[at + 1];
    if (next !== undefined && !isWholeToo) expect(next).toMatchObject({ phase: 'confirm', t });
  }
  // The same files are not confirmed more often than asked.
  for (const ofJob of Map.groupBy(tests, checkKey).values()) {
    let confirmed = 0;
    for (const [at, { phase, ok, tree, guard }] of ofJob.entries()) {
      if (phase === 'counterfactual' || guard === true) continue;
      if (!ok || tree !== ofJob[at - 1]?.tree) confirmed = 0;
      if (ok && phase === 'confirm') confirmed += 1;
      expect(confirmed).toBeLessThanOrEqual(settings.confirmRuns);
    }
  }
  const writes = events.filter((event) => event.kind === 'tool_result' && isWrite(event.payload));
  for (const ofJob of Map.groupBy(tests, checkKey).values())
    expect(ofJob.filter(({ phase }) => phase === 'write').length).toBeLessThanOrEqual(writes.length);
}

const isWrite = ({ tool, obs }: Payload<'tool_result'>): boolean =>
  tool === 'write_file' && obs.ok && obs.meta['changed'] !== false;

/** What may leave a green patch unproven: it was taken back, nobody waits, or no time is left to confirm it. */
const GIVEN_UP: readonly string[] = ['cannot_fix', 'cancelled', 'internal_error', 'timeout'];

/** `fixed` rests on the oracle alone: red at base, green after the last write, confirmed, a patch (I6). */
function checkOutcome({ events, settings, setup, baseTree, result }: Record): void {
  const story = events.filter(isHistoryEvent);
  const goal = firstGoal(story.reduce<RunState>(stateAfter, startState(setup, baseTree)));
  if (isGreen(result.state, goal) && result.patch.files.length > 0 && !GIVEN_UP.includes(result.stopReason)) {
    const isRedAtBase = result.baseline?.verdict !== 'green';
    if (result.doubt !== null) expect(['flaky', 'not_fixed']).toContain(result.outcome);
    else if (isRedAtBase) expect(result.outcome).toBe('fixed');
    else if (result.stopReason === 'done') expect(['unverified', 'fixed']).toContain(result.outcome);
    else expect(['unverified', 'fixed']).not.toContain(result.outcome);
  }
  if (result.outcome !== 'fixed') return;
  const all = eventsOf(events, 'tests')
    .map(({ payload }) => payload)
    .filter((run) => !isOfEarlierCommit(run) && run.guard !== true);
  const fixed = result.jobs.filter((each) => each.result === 'fixed').map(checkKey);
  const ofJobs = [...Map.groupBy(all, checkKey)].filter(([key]) => fixed.length === 0 || fixed.includes(key));
  for (const [, tests] of ofJobs) checkFixed(tests, { events, settings });
  expect(result.patch.files).not.toEqual([]);
}

function checkFixed(
  tests: readonly Payload<'tests'>[],
  { events, settings }: Pick<Record, 'events' | 'settings'>,
): void {
  // Red, green, red: at the base, or by tests that the run added. Where people say what is wrong: green, and green again.
  const wasGreen = tests.findLast(({ phase }) => phase === 'baseline')?.ok;
  const [start] = eventsOf(events, 'run_start');
  if (wasGreen !== true || textAt(start?.payload, 'task', 'judged_by') === '') {
    expect(tests.at(-1)).toMatchObject({ phase: 'counterfactual', verdict: 'red' });
    expect(wasGreen).toBe(tests.at(-1)?.without === 'product');
  }
  const wholes = tests.filter(({ focus, phase }) => focus === undefined && phase !== 'counterfactual');
  const confirmed = wholes.slice(-settings.confirmRuns);
  expect(confirmed.map(({ ok, phase }) => ok && phase === 'confirm')).toEqual(confirmed.map(() => true));
  // What was confirmed was green after its write, which was the last one, or the later ones were left out again.
  const tree = confirmed.at(-1)?.tree;
  const isReturned = eventsOf(events, 'driver_note').some(
    ({ payload }) => payload.reason === 'returned_to_green',
  );
  const isChanged = (event: RunEvent): boolean => event.kind === 'tool_result' && isWrite(event.payload);
  const placeOf = (run: Payload<'tests'>): number => events.findIndex(({ payload }) => payload === run);
  // The baseline of a further goal runs without the patch, after the write.
  const ofTree = tests
    .filter(({ phase }) => phase !== 'baseline' && phase !== 'counterfactual')
    .filter((each) => each.tree === tree)
    .filter((each) => isReturned || placeOf(each) > events.findLastIndex(isChanged));
  const judged = ofTree.findLast(({ phase }) => phase === 'write' || phase === 'final') ?? ofTree[0];
  expect(judged?.ok).toBe(true);
  const afterwards = judged === undefined ? [] : events.slice(placeOf(judged)).filter(isChanged);
  expect(afterwards.length > 0).toBe(isReturned);
}
