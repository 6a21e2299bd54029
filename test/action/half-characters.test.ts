import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleText } from '../../src/action/bundle.ts';
import { mapTexts } from '../../src/base/json.ts';
import { createRedact } from '../../src/core/redaction.ts';
import { jobSummary } from '../../src/story/job-summary.ts';
import { progressLine } from '../../src/story/progress.ts';
import { endComment, pullRequestBody } from '../../src/story/report.ts';
import { type RunRecord, recordOf } from '../../src/story/run-record.ts';
import { openTrace } from '../../src/trace/writer.ts';
import { type Played, play, QUIET, TASK, textsOf } from '../core/play.ts';
import { call } from '../core/scripted.ts';
import { green, red } from '../core/scripted-oracle.ts';
import { fix } from '../core/steps.ts';
import { LINKS } from '../story/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const HALF = '\ud83d';
/** Wherever it is cut, one of its two lines is cut within a character. */
const PAIRS = ['', 'a'].map((start) => start + '😀'.repeat(20_000)).join('\n');
const WORDS = `whole ${HALF} ${PAIRS} ${HALF}`;
const RUN_ID = '0123456789';

const redact = createRedact([]);
const task = mapTexts({ ...TASK, goal: WORDS }, redact);
let played: Played;
let record: RunRecord;

/** A run in which each text that comes from outside holds half a character. */
beforeAll(async () => {
  played = await play({
    task,
    limits: QUIET,
    model: [
      call('read_file', { rel_path: `src/${HALF}` }),
      call('grep', { pattern: HALF, [`reason${HALF}`]: null }),
      call('read_file', { [HALF]: 1 }),
      call('read_file', `{"rel_path": ${PAIRS}`),
      call(HALF, { [HALF]: HALF }),
      fix,
      call('final', {
        status: 'done',
        title: `Sum ${HALF}`,
        summary: WORDS,
        changes: [{ path: 'src/sum.js', description: WORDS }],
      }),
    ],
    tests: [red(`FAIL ${WORDS}`), green(), green()],
    ports: () => ({ redact }),
  });
  const { events, result, settings } = played;
  record = recordOf({
    setup: { runId: RUN_ID, version: '0.1.0', task, settings },
    result,
    events,
    prices: null,
    model: { name: 'gpt', api: 'responses' },
    baseBranch: 'main',
    durationMs: 1,
    tries: null,
    branch: 'agent-fix/x',
    notes: [redact(WORDS)],
    mode: 'fix',
    doubt: null,
    trace: { sha256: 'f'.repeat(64), artifactId: null },
  });
});

const WAYS_OUT: Readonly<Record<string, () => string>> = {
  'the log': () => played.events.map((event) => progressLine(event) ?? '').join('\n'),
  'the conversation': () => textsOf(played).join('\n'),
  'the trace': () => {
    const path = join(temporaryFolder(), 'trace.jsonl');
    using trace = openTrace({ path, runId: RUN_ID, now: () => 1 });
    for (const event of played.events) trace.emit(event);
    return readFileSync(path, 'utf8');
  },
  'the bundle': () =>
    bundleText(record, {
      events: played.events,
      patch: played.result.patch,
      prices: null,
      github: { repository: 'octo/app', runId: 77, runAttempt: 1, job: 'aaaaaaaa' },
    }),
  'the summary': () => jobSummary(record, LINKS, null),
  'the body': () => pullRequestBody(record, LINKS),
  'the comment': () => endComment(record, LINKS, null),
  'the title': () => record.story.title,
};

it.each(Object.keys(WAYS_OUT))('half a character does not leave through %s', (way) => {
  const text = WAYS_OUT[way]?.() ?? '';
  expect(text).not.toBe('');
  expect(text.isWellFormed()).toBe(true);
  // JSON spells it as an escape, which its reader undoes. A model's own arguments are JSON in a text, with two backslashes.
  for (const line of /^\{/.test(text) ? text.split('\n') : []) {
    // In the trace, what a tool was asked for stands as it was written, in JSON's escapes.
    if (way === 'the trace' && line.includes('"kind":"tool_result"')) continue;
    expect(line).not.toMatch(/(?<!\\)(?:\\\\)*\\ud[89a-f]/i);
  }
});
