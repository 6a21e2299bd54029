import { describe, expect, test } from 'vitest';
import { drive } from '../../src/core/driver.ts';
import type { RunEvent } from '../../src/core/events.ts';
import type { LLM, TestOracle, Workspace } from '../../src/core/ports.ts';
import type { DriverPorts } from '../../src/core/run.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { eventsOf } from './laws.ts';
import { MemoryWorkspace } from './memory-workspace.ts';
import { play, TASK } from './play.ts';
import { breaking } from './port-proxies.ts';
import { ManualClock, ScriptedLLM, says, together } from './scripted.ts';
import { FIXED, green, red, ScriptedOracle } from './scripted-oracle.ts';
import { cannotFix, done, fix, list, read, reflect, write } from './steps.ts';

const broken = (ports: (ports: DriverPorts) => Partial<DriverPorts>) => ports;
const workspaceBreaks = (method: keyof Workspace, at = 0) =>
  broken(({ workspace }) => ({ workspace: breaking(workspace, method, at) }));
const llmBreaks = (method: keyof LLM, at = 0) => broken(({ llm }) => ({ llm: breaking(llm, method, at) }));
const oracleBreaks = (at: number) =>
  broken(({ oracle }) => ({ oracle: breaking<TestOracle>(oracle, 'run', at) }));

/** Works `reads` times, then throws. */
const failingAfter = (reads: number) => {
  let left = reads;
  return (): number => {
    if (left-- <= 0) throw new Error('clock broke');
    return 0;
  };
};

describe('a fault of our own ends the run, recorded (I11)', () => {
  test.each([
    ['the baseline', { model: [], tests: [], ports: oracleBreaks(0) }],
    ['the overview', { model: [], ports: workspaceBreaks('overview') }],
    ['rendering', { model: [], ports: llmBreaks('render') }],
    ['sending', { model: [], ports: llmBreaks('send') }],
    ['reading', { model: [read], ports: llmBreaks('read') }],
    ['a tool', { model: [read], ports: workspaceBreaks('execute') }],
    ['the tests of a write', { model: [fix], ports: oracleBreaks(1) }],
    ['the clock', { model: [], ports: broken(() => ({ clock: failingAfter(2) })) }],
  ])('in %s', async (_, scene) => {
    const { result } = await play(scene);
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'internal_error' });
    expect(result.summary).toMatch(/^Not fixed: agent-fix itself failed: Error: .*broke/);
  });

  test('in taking the patch', async () => {
    const { result } = await play({ model: [read, cannotFix], ports: workspaceBreaks('patch') });
    expect(result).toMatchObject({
      outcome: 'infra_error',
      stopReason: 'internal_error',
      patch: { diff: '' },
    });
  });

  test('in the confirming run, and keeps the patch', async () => {
    const { result } = await play({
      model: [fix, done('Fixed!')],
      tests: [red(), green()],
      ports: oracleBreaks(2),
    });
    expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'internal_error' });
    expect(result.patch.files.map(({ path }) => path)).toEqual(['src/sum.js']);
    expect(result.summary).not.toContain('Fixed!');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'in redaction, after %i events, telling nothing',
    async (at) => {
      const events: RunEvent[] = [];
      const redact = (text: string): string => {
        if (events.length >= at) throw new Error(`cannot redact ${text}`);
        return text;
      };
      const clock = new ManualClock();
      const ports: DriverPorts = {
        llm: new ScriptedLLM([read, fix, done()], clock),
        oracle: new ScriptedOracle([red(), green(), green()], clock),
        workspace: new MemoryWorkspace({ 'src/sum.js': 'a - b' }),
        emit: (event) => events.push(event),
        clock: clock.read,
        redact,
        signal: new AbortController().signal,
      };
      const result = await drive({ runId: 'r', version: '0', task: TASK, settings: DEFAULT_SETTINGS }, ports);
      expect(result).toMatchObject({ outcome: 'infra_error', stopReason: 'internal_error' });
      expect(result.summary).toContain('a fault that could not be redacted');
      expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['final', 'outcome', 'run_end']);
      expect(JSON.stringify(events)).not.toContain('cannot redact');
    },
  );
});

describe('the record', () => {
  test('that cannot be written stops the run with that error, and nothing is hidden', async () => {
    const full = broken(() => ({
      emit: () => {
        throw new Error('ENOSPC');
      },
    }));
    await expect(play({ model: [], tests: [], ports: full })).rejects.toThrow('ENOSPC');
  });

  test('has the request before the endpoint has it', async () => {
    const order: string[] = [];
    await play({
      model: [
        { ...read, effect: () => order.push('endpoint') },
        { ...cannotFix, effect: () => order.push('endpoint') },
      ],
      ports: ({ emit }) => ({
        emit: (event) => {
          emit(event);
          if (event.kind === 'llm_request' || event.kind === 'llm_action') order.push(event.kind);
        },
      }),
    });
    expect(order).toEqual(['llm_request', 'endpoint', 'llm_action', 'llm_request', 'endpoint', 'llm_action']);
  });

  test('tells the story in its order', async () => {
    const { events } = await play({
      model: [together(read, list), write('x\n'), together(reflect('a'), fix), done()],
      tests: [red(), red('FAILED x\n'), green(), green()],
    });
    const turn = ['llm_request', 'llm_action', 'tool_result'];
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['run_start', 'tests'],
      ...[...turn, 'llm_action', 'tool_result'],
      ...[...turn, 'tests', 'driver_note'],
      ...['llm_request', 'reflection', 'llm_action', 'tool_result', 'tests'],
      ...['llm_request', 'llm_action', 'tests', 'tests'],
      ...['final', 'outcome', 'run_end'],
    ]);
    const turns = events.flatMap(({ payload }) => ('t' in payload ? [Number(payload.t)] : []));
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  });

  test('stores of each request what it added, once', async () => {
    const { events } = await play({ model: [read, fix, done()], tests: FIXED });
    const requests = eventsOf(events, 'llm_request').map(({ payload }) => payload);
    expect(requests.map(({ appended }) => appended.length)).toEqual([1, 2, 2]);
    expect(requests.map((payload) => 'head' in payload)).toEqual([true, false, false]);
    expect(requests.map((payload) => 'tail' in payload)).toEqual([true, false, false]);
  });

  test('keeps the raw reply of each turn, also of a malformed one', async () => {
    const { events } = await play({
      model: [says('hm'), read, cannotFix],
    });
    expect(eventsOf(events, 'llm_parse_error')[0]?.payload.raw).toEqual(says('hm').answer);
    expect(eventsOf(events, 'llm_action')[0]?.payload.raw).toEqual(read.answer);
  });
});

test('a run that is cancelled mid-turn ends after that turn, and confirms nothing', async () => {
  for (const at of [0, 1, 2]) {
    const controller = new AbortController();
    const model = [read, fix, done()].slice(0, at + 1);
    const effect = () => controller.abort();
    const { result, testRuns } = await play({
      model: model.map((step, turn) => (turn === at ? { ...step, effect } : step)),
      tests: at === 0 ? [red()] : [red(), green()],
      ports: () => ({ signal: controller.signal }),
    });
    expect(result).toMatchObject({ outcome: 'cancelled', stopReason: 'cancelled' });
    expect(result.summary).toMatch(/^Stopped: /);
    expect(testRuns.map(({ phase }) => phase)).not.toContain('confirm');
  }
});
