import { describe, expect, test } from 'vitest';
import { EMPTY_SUMMARY, foldEvent, isHistoryEvent } from '../../src/core/summary.ts';
import type { StoryEvent } from '../../src/story/moment.ts';
import { storyOf } from '../../src/story/story.ts';
import { shortAction } from '../../src/story/words.ts';
import { play } from '../core/play.ts';
import { says } from '../core/scripted.ts';
import { green, red, reportOf } from '../core/scripted-oracle.ts';
import { done, read, reflect, write } from '../core/steps.ts';
import { EVENTS, testsOf } from './records.ts';

const testsIn = (phase: string, verdict: 'red' | 'green'): StoryEvent => ({
  kind: 'tests',
  payload: { ...testsOf(), phase, verdict, ok: verdict === 'green' },
});

describe('storyOf', () => {
  test('tells the turns, from 1, with what each wanted and how its tests ended', () => {
    const turns = storyOf(EVENTS).turns.map(({ stage, number, action, test: run }) => [
      number ?? stage,
      action === null ? '' : shortAction(action),
      run?.verdict ?? '',
    ]);
    expect(turns).toEqual([
      ['start', '', 'red'],
      [1, 'read_file add.py', ''],
      [2, 'write_file pytest.ini', ''],
      [3, '', ''],
      [4, 'write_file add.py', 'green'],
      [5, 'final: done', ''],
      ['end', '', 'green'],
    ]);
  });

  test('counts as the driver does, whose limits are asked by it', async () => {
    const { result, events } = await play({
      model: [read, says('no call at all'), write('y\n'), reflect('Wrong sign.'), write('x\n'), done()],
      tests: [red(), red('FAIL other'), green(), green()],
    });
    const story = storyOf(events);
    const { turns, testRuns, reflections, usage } = result.state;
    expect(story.counts).toEqual({ turns, testRuns, reflections });
    expect(story.usage).toEqual(usage);
    const folded = events.filter(isHistoryEvent).reduce(foldEvent, EMPTY_SUMMARY);
    expect(folded).toEqual(result.state);
    expect([story.outcome, story.stopReason, story.summary]).toEqual([
      result.outcome,
      result.stopReason,
      result.summary,
    ]);
  });

  test('keeps red at base, green, confirmed and red again without the patch apart', () => {
    const story = storyOf([
      testsIn('baseline', 'red'),
      testsIn('write', 'green'),
      testsIn('confirm', 'green'),
      testsIn('counterfactual', 'red'),
    ]);
    expect(story.baseline?.phase).toBe('baseline');
    expect(story.after?.phase).toBe('write');
    expect(story.last?.phase).toBe('confirm');
    expect(story.counterfactuals.map(({ verdict }) => verdict)).toEqual(['red']);
    expect(story.turns.at(-1)).toMatchObject({ stage: 'end', test: { phase: 'confirm' } });
  });

  test('tells what was tried and did not do, and why', () => {
    const action = (t: number, args: object): StoryEvent => ({
      kind: 'llm_action',
      payload: { t, action: { type: 'tool_call', name: 'write_file', args } },
    });
    const story = storyOf([
      action(0, { rel_path: 'a.py' }),
      testsIn('write', 'red'),
      action(1, { rel_path: 'ci.yml' }),
      { kind: 'policy_denied', payload: { t: 1, path: 'ci.yml', rule: 'W01' } },
      action(2, { rel_path: 'b.py' }),
      testsIn('write', 'green'),
      ...['failed', 'failed', 'slow', 'passed'].map((verdict, n): StoryEvent => {
        const payload = { n, path: 'c.py', line: 7 + n, verdict };
        return { kind: 'candidate', payload };
      }),
      { kind: 'candidate', payload: { n: 4, path: 'd.py', line: 1, verdict: 'failed' } },
    ]);
    expect(story.rejected).toEqual([
      { turn: 1, what: 'write_file a.py', why: 'red after the write: FAILED test_add' },
      { turn: 2, what: 'write_file ci.yml', why: 'denied (W01)' },
      { turn: 3, what: 'undoing 3 parts of c.py', why: '2 failed, 1 slow' },
      { turn: 3, what: 'undoing d.py:1', why: 'failed' },
    ]);
  });

  test('takes failing tests by name, and the narrowed command', () => {
    const report = { ...reportOf(['a::b'], 1), source: 'report.xml', skipped: null };
    const [run] = storyOf([
      { kind: 'tests', payload: { ...testsOf(), report, focus: 'pytest a.py::b' } },
    ]).tests;
    expect(run).toMatchObject({ report, focus: 'pytest a.py::b' });
  });

  test('is total: any kind with any payload', () => {
    const payloads = [
      undefined,
      null,
      5,
      'x',
      [],
      {},
      { t: 'x', usage: 3, obs: [], final: { changes: 'x' } },
    ];
    const kinds = ['tests', 'llm_action', 'final', 'outcome', 'reflection', 'candidate', '__proto__'];
    const events = kinds.flatMap((kind) => payloads.map((payload) => ({ kind, payload })));
    const { turns } = storyOf(events);
    expect(turns.reduce((sum, { count }) => sum + count, 0)).toBe(events.length);
    expect(storyOf([])).toMatchObject({ outcome: null, hasEnded: false, turns: [] });
  });
});
