import { bundleText } from '../../src/action/bundle.ts';
import type { Payload, RunEvent } from '../../src/core/events.ts';
import type { Patch } from '../../src/core/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import type { TestCommand, Trigger } from '../../src/core/task.ts';
import type { Outcome } from '../../src/core/verdict/outcome.ts';
import { blobId } from '../../src/workspace/git-objects.ts';
import { changedBytes, type JournalEntry, makePatch } from '../../src/workspace/journal.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';
import { BundleJson } from '../scenario/two-jobs.ts';
import { GREEN, testsOf } from '../story/records.ts';

export const FILES = {
  'src/a.txt': 'one\ntwo\nthree\n',
  'src/Case.txt': 'c\n',
  'test/a.test.js': 'x\n',
  'AGENTS.md': 'x\n',
  'package-lock.json': '{}\n',
  'src/logging/a.py': 'x = 1\n',
  'etc/run.sh': 'sh etc/steps/all.sh\n',
  'etc/steps/all.sh': 'node --test\n',
};

export const COUNTERFACTUAL = testsOf({ phase: 'counterfactual' });

/** What a run that turned `two` into `2` tells of itself. */
function eventsOf(patch: Patch, tests: readonly Payload<'tests'>[]): readonly RunEvent[] {
  const outcome = {
    outcome: 'fixed',
    stop_reason: 'done',
    patch_sha256: patch.sha256,
    patch_bytes: 1,
    files: [],
  };
  return [
    ...tests.map((payload) => ({ kind: 'tests', payload }) as const),
    { kind: 'outcome', payload: outcome },
    { kind: 'run_end', payload: { run_id: '0123456789', summary: 'Done.', state: null } },
  ];
}

interface BundleParts {
  readonly path?: string | undefined;
  readonly before?: string | null | undefined;
  readonly after?: string | undefined;
  readonly tests?: readonly Payload<'tests'>[];
  readonly outcome?: Outcome;
  readonly trigger?: Trigger;
  /** Of the workflow run that it is left in. */
  readonly runId?: number;
}

export function entryOf({
  path = 'src/a.txt',
  before = FILES['src/a.txt'],
  after = 'one\n2\nthree\n',
}: BundleParts): JournalEntry {
  const check = parseRepoPath(path);
  if (!check.ok) throw new Error(check.denial.reason);
  const bytes = Buffer.from(after);
  return {
    path: check.path,
    bytes,
    mode: '100644',
    oid: blobId(bytes, 40),
    base: before === null ? null : Buffer.from(before),
    changedBytes: changedBytes(before ?? '', after),
  };
}

export const COMMAND: TestCommand = {
  run: 'sh etc/run.sh',
  shell: null,
  workingDirectory: '.',
  env: {},
  source: 'input test-command',
};

export const ASKED: Trigger = { kind: 'issue', number: 12, title: 'Two is wrong' };

const patches = new Map<string, Promise<Patch>>();

/** Made once for each change: git makes the diff. */
function patchOf({ path, before, after }: BundleParts): Promise<Patch> {
  const key = JSON.stringify({ path, before, after });
  const patch = patches.get(key) ?? makePatch({ changes: () => [entryOf({ path, before, after })] }, 40);
  patches.set(key, patch);
  return patch;
}

/** What an honest job leaves. */
export async function bundleJson(commit: string, parts: BundleParts = {}): Promise<BundleJson> {
  const patch = await patchOf(parts);
  const events = eventsOf(patch, parts.tests ?? [testsOf(), GREEN, COUNTERFACTUAL]);
  const task = {
    goal: 'Make it green.',
    jobs: [{ command: COMMAND, evidence: [] }],
    context: [],
    baseCommit: commit,
    trigger: parts.trigger ?? ASKED,
    mustBeRedAtBase: true,
  };
  const text = bundleText(
    {
      runId: '0123456789',
      version: '0.1.0',
      task,
      settings: DEFAULT_SETTINGS,
      outcome: parts.outcome ?? 'fixed',
      model: { name: 'gpt', api: 'responses' },
      baseBranch: 'main',
      tries: null,
      durationMs: 1234.5,
      notes: [],
      trace: { sha256: 'f'.repeat(64), artifactId: 7, pageId: null },
    },
    {
      events,
      patch,
      prices: null,
      github: { repository: 'octo/app', runId: parts.runId ?? 77, runAttempt: 1, job: 'aaaaaaaa' },
    },
  );
  return BundleJson.parse(JSON.parse(text));
}
