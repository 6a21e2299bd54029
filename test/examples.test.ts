import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, type Node, parse, parseDocument, visit } from 'yaml';
import * as z from 'zod';
import { InputError, parseInputs } from '../src/github/inputs.ts';

const ROOT = join(import.meta.dirname, '..');
const OWN = /^agent-fix\/agent-fix(?:\/\.github\/workflows\/fix\.yml)?@v0(?:\.\d+\.\d+)?$/;
const PINNED = /^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/;

const Step = z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).default({}) });
const Job = z.object({ permissions: z.record(z.string(), z.string()), steps: z.array(Step) });
const Workflow = z.object({
  name: z.string(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), Job),
});
const Action = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) });

const Called = z.object({ on: z.object({ workflow_call: Action }) });

const ACTION = Action.parse(parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')));
const FIX = Called.parse(parse(readFileSync(join(ROOT, '.github/workflows/fix.yml'), 'utf8'))).on
  .workflow_call;
const declaredBy = (uses: string) => (uses.includes('/fix.yml@') ? FIX : ACTION).inputs;

const textsOf = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yml'))
    .toSorted()
    .map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')] as const);

/** What the README and docs give to copy: whole workflows, and single steps. */
function quoted(file: string): readonly (readonly [name: string, text: string])[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(([, yaml = ''], at) => [
    `${file}, block ${at + 1}`,
    yaml,
  ]);
}

const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const EXAMPLES = textsOf('examples');
const QUOTED = ['README.md', ...docs.map((name) => `docs/${name}`)].flatMap(quoted);

interface Use {
  readonly action: string;
  readonly comment: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** Every `uses:` of a YAML text, at whatever depth. */
function usesOf(text: string): readonly Use[] {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  const uses: Use[] = [];
  visit(document, {
    Map(_, map) {
      const action = map.get('uses', true);
      if (!isScalar(action) || typeof action.value !== 'string') return;
      const inputMap: unknown = map.get('with');
      const inputs = isMap(inputMap) ? z.record(z.string(), z.unknown()).parse(inputMap.toJSON()) : {};
      uses.push({ action: action.value, comment: commentOf(action), inputs });
    },
  });
  return uses;
}

const commentOf = ({ comment }: Pick<Node, 'comment'>): string => comment?.trim() ?? '';

/** As the runner gives them, where expressions have a value that their input takes. */
function problemOfInputs(inputs: Readonly<Record<string, unknown>>): string | null {
  const value = (name: string): string => {
    const text = String(inputs[name] ?? ACTION.inputs[name]?.default ?? '');
    return text.includes('${{') ? (EVALUATED[name] ?? '') : text;
  };
  try {
    parseInputs(value);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

const EVALUATED: Readonly<Record<string, string>> = {
  'github-token': 'ghs_0123456789012345678901234567890123456789',
  'openai-api-key': 'sk-0123456789',
  'openai-base-url': 'https://example.openai.azure.com/openai/v1',
  'working-directory': 'packages/web',
};

test('there are examples, and blocks in the documents', () => {
  expect(EXAMPLES.length).toBeGreaterThan(10);
  expect(QUOTED.length).toBeGreaterThan(1);
});

describe.each([...EXAMPLES, ...QUOTED])('%s', (_, text) => {
  const uses = usesOf(text);
  const ofProduct = uses.filter(({ action }) => OWN.test(action));

  test('gives agent-fix only inputs that action.yml or fix.yml has', () => {
    const unknown = ofProduct.flatMap(({ action, inputs }) =>
      Object.keys(inputs).filter((name) => !(name in declaredBy(action))),
    );
    expect(unknown).toEqual([]);
  });

  test('gives them values that the action takes', () => {
    expect(
      ofProduct.map(({ inputs }) => problemOfInputs(inputs)).filter((problem) => problem !== null),
    ).toEqual([]);
  });

  test('pins every other action to a commit, and names its version', () => {
    const foreign = uses.filter(({ action }) => !OWN.test(action));
    const loose = foreign.filter(
      ({ action, comment }) => !PINNED.test(action) || !/^v\d+\.\d+\.\d+$/.test(comment),
    );
    expect(loose).toEqual([]);
  });
});

describe.each(EXAMPLES)('%s', (_, text) => {
  const { permissions, jobs } = Workflow.parse(parse(text));
  const stepsIn = (mode: string) =>
    Object.values(jobs).filter(({ steps }) => steps.some(({ with: inputs }) => inputs['mode'] === mode));

  test('grants nothing to the whole workflow', () => {
    expect(permissions).toEqual({});
  });

  test('gives the job that solves no right to write', () => {
    const rights = stepsIn('solve').flatMap((job) => Object.values(job.permissions));
    expect(rights.filter((right) => right !== 'read')).toEqual([]);
  });

  test('checks nothing out, runs nothing and gives no model key in the job that publishes', () => {
    for (const { steps } of stepsIn('publish')) {
      expect(steps.filter(({ uses }) => uses === undefined || uses.startsWith('actions/checkout'))).toEqual(
        [],
      );
      expect(steps.filter(({ with: inputs }) => 'openai-api-key' in inputs)).toEqual([]);
    }
  });
});

/** What a job does before agent-fix can refuse it: the checkout of a pull request's code must be of this repository alone. */
describe('a checkout of a pull request', () => {
  const JobText = z.object({
    if: z.string().default(''),
    steps: z
      .array(
        z.object({
          uses: z.string().default(''),
          run: z.string().default(''),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      )
      .default([]),
  });
  const Started = z.object({ on: z.unknown(), jobs: z.record(z.string(), JobText) });
  const SAME_IN_IF = /github\.event\.pull_request\.head\.repo\.id == github\.event\.repository\.id/;
  const SAME_IN_STEP = /select\(\.head\.repo\.id == \.base\.repo\.id\) \| \.head\.sha/;
  const whole = [...EXAMPLES, ...QUOTED, ...textsOf('.github/workflows')].filter(([, text]) =>
    /^on:/m.test(text),
  );

  /** Why the code of a fork could be run; null where it could not. */
  function problemOf(text: string): string | null {
    const { on, jobs } = Started.parse(parse(text));
    // A workflow that others call is started by whatever starts theirs.
    const events = JSON.stringify(on).replace('workflow_call', 'issue_comment pull_request_review');
    const isByComment = events.includes('issue_comment');
    for (const { if: condition, steps } of Object.values(jobs)) {
      const ours = steps.findIndex(({ uses }) => OWN.test(uses) || uses === './');
      if (ours < 0) continue;
      const checkouts = steps.slice(0, ours).filter(({ uses }) => uses.startsWith('actions/checkout@'));
      for (const { with: inputs } of checkouts) {
        const ref = String(inputs['ref'] ?? '');
        if (/refs\/pull|issue\.number|head\.ref/.test(ref)) return `${ref} is whatever the branch is by then`;
        const isChecked = steps.slice(0, ours).some(({ run }) => SAME_IN_STEP.test(run));
        if (ref.includes('steps.') && !isChecked) return `${ref} was not asked about`;
        const isOfPull = isByComment || /pull_request_(?:target|review)/.test(events);
        if (isOfPull && ref.includes('pull_request.head') && !SAME_IN_IF.test(condition))
          return `${ref} may be a fork's`;
      }
      const isLeftOut = condition.includes('!github.event.issue.pull_request');
      const isChecked = steps.slice(0, ours).some(({ run }) => SAME_IN_STEP.test(run));
      if (isByComment && checkouts.length > 0 && !isLeftOut && !isChecked)
        return 'a comment starts it for a fork as well';
    }
    return null;
  }

  test.each(whole)('in %s is of a branch of this repository', (_, text) => {
    expect(problemOf(text)).toBeNull();
  });

  test('of a fork would be found', () => {
    const [, example = ''] = EXAMPLES.find(([name]) => name.endsWith('pull-request-comments.yml')) ?? [];
    const $ = '$';
    for (const ref of ['refs/pull/1/head', `${$}{{ github.event.pull_request.head.sha }}`])
      expect(problemOf(example.replace(`${$}{{ steps.pull.outputs.sha }}`, ref)), ref).not.toBeNull();
    const fix = readFileSync(join(ROOT, '.github/workflows/fix.yml'), 'utf8');
    for (const text of [example, fix])
      expect(problemOf(text.replace('select(.head.repo.id == .base.repo.id) | ', ''))).not.toBeNull();
  });
});

test('one commit stands for one version of an action, in examples, documents and workflows alike', () => {
  const versions = new Map<string, Set<string>>();
  for (const [, text] of [...EXAMPLES, ...QUOTED, ...textsOf('.github/workflows')]) {
    for (const { action, comment } of usesOf(text)) {
      if (!PINNED.test(action)) continue;
      versions.set(action, (versions.get(action) ?? new Set()).add(comment));
    }
  }
  const names = [...versions.keys()].map((action) => action.replace(/@.*/, ''));
  expect([...versions].filter(([, comments]) => comments.size > 1)).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
});
