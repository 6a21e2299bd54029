import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { anyOf } from '../../src/base/text.ts';
import type { JobResult, RunEvent, TestPhase } from '../../src/core/events.ts';
import { NOTES } from '../../src/core/notes.ts';
import type { Task, Trigger } from '../../src/core/task.ts';
import type { Publication, RunRecord } from '../../src/story/run-record.ts';
import { tell, tellEarly } from '../../src/story/tell.ts';
import { BASE, LINKS, recordWith, storyOfTask, testsOf } from './records.ts';

// Whatever a run, its repository or its issue says: nothing of it acts where GitHub renders our texts (G10 to G16, A40, A48).

const LIVE: readonly string[] = [
  'cc @mona and @org/team',
  'Fixes #99, closes o/r#1, GH-5, gh-6',
  'Resolves https://github.com/o/r/issues/1 and /pull/2',
  'https://evil.example/x www.evil.example <https://evil.example> ftp://evil.example',
  'mail mallory@evil.example, mailto:mallory@evil.example',
  '![i](https://evil.example/p.png) ![i][r]',
  '[https://good.example](https://evil.example) [r] [r][]\n\n[r]: https://evil.example',
  'a note[^1]\n\n[^1]: https://evil.example',
  '<img src=x onerror=y><script>x</script><b>x</b><!-- x',
  '</code></summary></details></td></table></sub>',
  '<details><summary>x</summary>',
  '`code ``` **bold _it ~~no *',
  '```\n@mona\n<img src=x>',
  '~~~\n<img src=x>\n~~~\n![i](https://evil.example/p.png)',
  '# H\n\nx\n===\n\ny\n---\n\n***',
  '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |',
  '- [ ] task\n- [x] done\n\n1. one',
  '> [!CAUTION]\n> quoted',
  '    @mona\n\t<img src=x>',
  '$x$ $$y$$ &#64;mona &lt;img&gt; \\@mona \\<img>',
  '\u202e\u200b@mona\u001b[31m\u{e0041}',
  '[skip ci] [ci skip] [no ci] [skip actions] [actions skip] ***NO_CI*** --skip-ci',
  'x\n\nskip-checks: true\nskip-checks:true\nBREAKING CHANGE: x\nCo-authored-by: M <m@evil.example>\n/approve\n  /lgtm cancel',
  '*it fails*: `@mona` *@mona* `<img src=x>',
];

const OUTCOMES = [
  ['fixed', false, 0],
  ['fixed', true, 1],
  ['unverified', false, 2],
  ['not_fixed', false, 3],
  ['not_reproduced', true, 4],
] as const;

const JOB_RESULTS = ['fixed', 'red', 'unproven', 'not_reproduced', 'not_judged', 'broken'] as const;

const TRIGGERS = (text: string): readonly Trigger[] => [
  { kind: 'workflow_run', runId: 1, workflowId: 2, workflowName: text, branch: text },
  { kind: 'issue', number: 12, title: text },
  { kind: 'comment', number: 12, title: text, on: 'issue', commentId: 1 },
  { kind: 'review', number: 12, title: text, reviewId: 1 },
  { kind: 'step', runId: 1, workflowName: text },
];

/** Everything that a record may hold, and in it the text in every place that comes from outside. */
function recordOf(
  text: string,
  outcome: RunRecord['outcome'],
  trigger: Trigger,
  isGreenBefore: boolean,
): RunRecord {
  const command = {
    run: text,
    shell: null,
    workingDirectory: text,
    env: {},
    source: text,
    job: text,
    step: text,
  };
  const changes = {
    greenAt: 'b'.repeat(40),
    commits: [{ id: BASE, parent: 'b'.repeat(40), subject: text }],
    files: [],
    dependencyFiles: [text],
    unknown: [text],
    redSince: BASE,
  };
  const builds = [{ ...command, step: text }];
  const task: Task = {
    ...recordWith().task,
    goal: text,
    trigger,
    jobs: [{ command: { ...command, builds }, evidence: [] }],
    guards: [{ command: { ...command, job: 'other' }, stepMs: 1 }],
    instructions: [{ source: text, text }],
    changes,
  };
  const failure = { id: text, file: text, line: 3, message: text };
  const report = { source: text, failures: [failure], passed: 3, failed: 1, skipped: 0 };
  const tests = (phase: TestPhase, ok: boolean): RunEvent => {
    const of = { job: text, step: text, focus: text, tree: 'a'.repeat(40) };
    const verdict = ok ? 'green' : 'red';
    return {
      kind: 'tests',
      payload: testsOf({ ...of, phase, ok, verdict, output: text, signature: text, report }),
    };
  };
  const note = (reason: string): RunEvent => ({
    kind: 'driver_note',
    payload: { t: 0, reason, note: text, job: text, step: text },
  });
  const edits = [{ old: text, new: `${text}!` }];
  const candidate = { n: 1, path: text, line: 1, edits };
  const jobs = JOB_RESULTS.map((result): JobResult => ({ job: text, step: text, result, why: text }));
  const culprit = {
    commit: BASE,
    parent: 'b'.repeat(40),
    test: text,
    green_at: 'b'.repeat(40),
    red_at: BASE,
  };
  const events: readonly RunEvent[] = [
    tests('control', true),
    tests('baseline', isGreenBefore),
    note(NOTES.guardLeftOut),
    note(NOTES.claimRefused),
    note(NOTES.noCulprit),
    { kind: 'policy_denied', payload: { t: 0, path: text, rule: text } },
    { kind: 'candidate', payload: { ...candidate, verdict: 'failed' } },
    { kind: 'candidate', payload: { ...candidate, verdict: 'passed' } },
    tests('write', true),
    tests('confirm', true),
    tests('counterfactual', false),
    ...(isGreenBefore ? [] : [{ kind: 'culprit', payload: culprit } as const]),
  ];
  const usage = { input_tokens: 1, cached_input_tokens: 0, output_tokens: 1 };
  return recordWith({
    outcome,
    task,
    story: storyOfTask(task, events, { outcome, jobs, files: [text] }, text),
    files: [{ path: text, status: 'added', mode: '100644', addedLines: 1, removedLines: 0 }],
    model: { name: text, api: 'responses' },
    baseBranch: text,
    branch: text,
    notes: [text],
    doubt: text,
    isDraft: true,
    tries: { of: 2, chosen: 0, runs: [{ runId: text, model: text, outcome: 'fixed', usage }] },
    tripwires: [
      { kind: 'skips tests', path: text, line: 1, why: text },
      { kind: 'swallows exceptions', path: text, line: 1, why: text },
    ],
  });
}

const PUSHED = { branch: 'agent-fix/x', commitSha: BASE, commitVerified: true };
const URL = 'https://github.com/octo/app/pull/3';
const PUBLICATIONS = (text: string): readonly Publication[] => [
  { kind: 'failed', problem: text, pushed: { ...PUSHED, branch: text } },
  { kind: 'published', number: 3, url: URL, operation: 'created', pushed: PUSHED, warnings: [text] },
  { kind: 'suggested', number: 3, url: URL, reviewUrl: URL, isRepeated: true },
];

/** Every text of ours that GitHub renders, with the `at`th kind of publication. */
function textsOf(record: RunRecord, text: string, at: number): readonly string[] {
  const words = tell(record, LINKS);
  const early = tellEarly('refused', text);
  const { comment, summary } = words.ended(PUBLICATIONS(text)[at % 3] ?? null, { isDryRun: false });
  const body = words.body(60_000, { suggestions: 2 }, [{ text, conflicting: [text] }]);
  return at === 0
    ? [body, comment, summary, words.body(3_000, {}), words.settled, early.comment(LINKS), early.summary]
    : [body, comment, summary];
}

interface Node {
  readonly type: string;
  readonly value?: string | undefined;
  readonly url?: string | undefined;
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
  readonly depth?: number | undefined;
  readonly checked?: boolean | null | undefined;
  readonly children?: readonly Node[] | undefined;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const decoded = (text: string): string =>
  text.replace(/&#x([0-9a-f]+);/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

const TAGS = /<\/?(?:code|details|summary|sub)>/g;
/** Our own references: the issue that the run is about. */
const OURS = /\b(?:Fixes|For) #12\b|\[#12\]|(?<=\bof )#12\b/g;
const REFERENCE =
  /@[A-Za-z0-9]|#\d|\bGH-\d|\/(?:issues|pull|pulls|commit)\/[0-9a-f]|[\u202e\u001b\u{e0041}]/iu;
const ORDER = anyOf(
  [
    /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/,
    /\*NO_CI\*|--skip-ci/,
    /^[ \t]*(?:skip-checks|BREAKING CHANGE|Co-authored-by):/,
    /^\s*\/(?:approve|lgtm)/,
  ],
  'im',
);

/** What of a text GitHub would act on; empty where nothing is. */
function liveIn(markdown: string): readonly string[] {
  const sourceOf = ({ position }: Node) => markdown.slice(position?.start.offset, position?.end.offset);
  const isRepositoryLink = ({ url = '' }: Node) => url.startsWith('https://github.com/octo/app/');
  const nodes = nodesIn(parser.parse(markdown));
  const live = nodes.flatMap((node): readonly unknown[] => {
    switch (node.type) {
      case 'link':
        return isRepositoryLink(node) ? [] : [node.url];
      case 'image':
      case 'imageReference':
      case 'linkReference':
      case 'definition':
      case 'footnoteReference':
      case 'footnoteDefinition':
      case 'thematicBreak':
      case 'delete':
        return [node.type];
      case 'html': {
        const rest = (node.value ?? '').replace(TAGS, '');
        return /[<>]/.test(rest) || /:\/\/|\bwww\./i.test(decoded(rest)) ? [node.value] : [];
      }
      case 'text':
        return /:\/\/|\bwww\./i.test(node.value ?? '') || sourceOf(node).includes('$') ? [node.value] : [];
      case 'heading':
        return node.depth === 2 || node.depth === 3 ? [] : [node.type];
      case 'listItem':
        return typeof node.checked === 'boolean' ? ['task'] : [];
      case 'tableRow':
        return node.children?.length === 2 ? [] : ['cells'];
      default:
        return [];
    }
  });
  const plain = decoded(
    markdown.replace(/\(https:\/\/github\.com\/octo\/app\/[^)]*\)/g, '').replace(OURS, ''),
  );
  const acting = [REFERENCE.exec(plain)?.[0], ORDER.exec(plain)?.[0]].filter((part) => part !== undefined);
  const html = nodes.flatMap(({ type, value = '' }) => (type === 'html' ? [value] : [])).join('');
  const tags = html.match(/<\/?details>/g) ?? [];
  const folds = tags.filter((tag) => tag === '<details>').length * 2 === tags.length ? [] : ['folds'];
  return [...live, ...acting, ...folds].map(String);
}

// Each way of making a text harmless meets all of them, and each place of a text, in whatever outcome it is shown, ten.
describe.each(LIVE.map((text, index) => [text, index] as const))('%j', (text, index) => {
  it.each(OUTCOMES.filter(([, , at]) => (at - index + 50) % 5 === 0 || (at - index + 50) % 5 === 3))(
    'acts nowhere outside of a fence in a run that ended %s, tests green before: %s',
    (outcome, isGreenBefore, at) => {
      // At the beginning of a line, or in the middle of one.
      const raw = (at - index + 50) % 5 === 0 ? text : `x ${text}`;
      const trigger = TRIGGERS(raw)[at];
      if (trigger === undefined) throw new Error('no trigger');
      const record = recordOf(raw, outcome, trigger, isGreenBefore);
      for (const markdown of textsOf(record, raw, at)) expect(liveIn(markdown), markdown).toEqual([]);
      expect(ORDER.exec(tell(record, LINKS).title([]))).toBeNull();
    },
  );
});
