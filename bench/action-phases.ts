import { readFileSync } from 'node:fs';
import { readConversation } from '../test/scenario/fixture-repository.ts';
import { issueLabelled } from '../test/scenario/payloads.ts';
import { createWorld, type World } from '../test/scenario/world.ts';
import { type Spread, spreadOf, sum } from './statistics.ts';

/** A part of the action's time beside tests and model, in ms. */
interface Phase {
  readonly name: string;
  readonly ms: Spread;
}

export interface ActionTime {
  readonly phases: readonly Phase[];
  readonly total: Spread;
}

const ISSUE = { number: 12, title: 'A replaced key evicts another', body: 'It should not.' };

/**
 * The action on the loopback GitHub, from the start of its process to its end: a labelled issue whose tests are red, with one
 * comment, a model that answers at once, a pull request. Each phase ends with what GitHub or the log saw last of it.
 */
export async function measureAction(dir: string, runs: number): Promise<ActionTime> {
  const script = await readConversation('javascript');
  const measured: ReadonlyMap<string, number>[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await using world = await createWorld({ base: dir, fixture: 'javascript', script });
    const phases = await phasesOf(world);
    // The first fills the system's file cache.
    if (run > 0) measured.push(phases);
  }
  const names = [...(measured[0]?.keys() ?? [])];
  const phases = names.map((name) => ({
    name,
    ms: spreadOf(measured.map((each) => each.get(name) ?? Number.NaN)),
  }));
  return { phases, total: spreadOf(measured.map((each) => sum([...each.values()]))) };
}

async function phasesOf(world: World): Promise<ReadonlyMap<string, number>> {
  world.github.state.addIssue({ ...ISSUE, login: 'ada', labels: ['agent-fix'] });
  const lines: { readonly text: string; readonly atMs: number }[] = [];
  const startMs = nowMs();
  const result = await world.act({
    eventName: 'issues',
    payload: issueLabelled(world, ISSUE),
    onLog: (text) => {
      for (const line of text.split('\n')) lines.push({ text: line, atMs: nowMs() });
    },
  });
  const endMs = nowMs();
  if (result.outputs['pull-request-operation'] !== 'created') throw new Error(result.log);
  const lineTime = (pattern: RegExp): number => {
    const line = lines.find(({ text }) => pattern.test(text));
    if (line === undefined) throw new Error(`The log has no ${pattern}:\n${result.log}`);
    return line.atMs;
  };
  // Before it, git has cloned from there.
  const requests = world.github.requests.filter(({ atMs }) => atMs >= startMs);
  const requestTime = (operation: string): number =>
    requests.find((each) => each.operation === operation)?.atMs ?? Number.NaN;
  const marks: readonly (readonly [string, number])[] = [
    ['start, to the first question', requests[0]?.atMs ?? Number.NaN],
    ['gate and comment', requestTime('issues/list-comments')],
    ['checkout read, task, beside the sandbox’s checks', lineTime(/^Base commit:/)],
    ['preflight, rest of the checks', lineTime(/\[start\]/)],
    ['solving, beside tests and model', lineTime(/\[end\]/)],
    ['record: page and uploads', requestTime('repos/list-commits')],
    ['what is asked before a push', requestTime('git/create-tree')],
    ['tree, commit, branch', requestTime('pulls/create')],
    ['pull request, comment, summary, end', endMs],
  ];
  const testsMs = testsOf(result.outputs['trace-path'] ?? '');
  const took = marks.map(([name, atMs], at): [string, number] => [
    name,
    atMs - (marks[at - 1]?.[1] ?? startMs),
  ]);
  return new Map(took.map(([name, ms]) => [name, name.startsWith('solving') ? ms - testsMs : ms]));
}

/** What the tests took, by the record. */
function testsOf(trace: string): number {
  const events = readFileSync(trace, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return sum(events.map(({ kind, payload }) => (kind === 'tests' ? payload.duration_ms : 0)));
}

const nowMs = (): number => performance.timeOrigin + performance.now();
