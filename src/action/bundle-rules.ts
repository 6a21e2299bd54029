import { createHash } from 'node:crypto';
import { PATCH_LIMITS, type Patch } from '../core/ports.ts';
import type { TestCommand, Trigger } from '../core/task.ts';
import { shorten } from '../core/text.ts';
import { isProposed } from '../core/verdict/outcome.ts';
import type { BaseTree } from '../github/base-tree.ts';
import { problemOfPatch } from '../github/publish-request.ts';
import { blobId } from '../workspace/git-objects.ts';
import { changedBytes, comparePaths, type FileMode, type JournalEntry } from '../workspace/journal.ts';
import { makePatch } from '../workspace/patch.ts';
import { createPolicy, denySize, type Policy, type PolicySettings } from '../workspace/policy.ts';
import { parseRepoPath, type RepoPath } from '../workspace/repo-path.ts';
import { MAX_FILE_BYTES } from '../workspace/snapshot.ts';
import { decodeText } from '../workspace/text-file.ts';
import { denyContent, denyTarget, fold, textProblem } from '../workspace/write-file.ts';
import type { Bundle, BundleFile } from './bundle-schema.ts';
import type { Judge } from './find-judge.ts';

/** What a bundle is refused by, as messages name it. */
export type BundleRule =
  | 'size'
  | 'form'
  | 'repository'
  | 'workflow run'
  | 'event'
  | 'base commit'
  | 'base branch'
  | 'outcome'
  | 'attempts'
  | 'number of files'
  | 'path'
  | 'file mode'
  | 'protected path'
  | 'content'
  | 'size of the patch'
  | 'diff'
  | 'line counts';

/** `reason` is the rest of a sentence about the bundle. */
export interface Refusal {
  readonly kind: 'refused';
  readonly rule: BundleRule;
  readonly reason: string;
}

export const refuse = (rule: BundleRule, reason: string): Refusal => ({ kind: 'refused', rule, reason });

/** What `publish` found out by itself. */
export interface Asked {
  readonly baseCommit: string;
  readonly baseBranch: string;
  /** What started this job. */
  readonly trigger: Trigger;
  /** `owner/name`, and the id of GitHub's run. */
  readonly github: { readonly repository: string; readonly runId: number };
  /** The same opening that the job before had. */
  readonly settings: PolicySettings;
  /** The base commit's folders on the way to these paths, and where tests may be added, all of its paths. */
  openBase(paths: readonly RepoPath[]): Promise<BaseTree>;
  /** What judges, as this job finds it. */
  findJudge(): Promise<Judge>;
}

export type CheckedPatch =
  | {
      readonly kind: 'fit';
      readonly patch: Patch;
      readonly entries: readonly JournalEntry[];
      /** Those that are new tests, and only therefore allowed. */
      readonly newTests: readonly string[];
      /** Those that may have judged. */
      readonly commands: readonly TestCommand[];
    }
  | Refusal;

/**
 * All that the write tool refused while the run went on, asked again of a bundle that an attacker may have written: the
 * patch that goes out is made anew of its files and of the base commit. Throws what Octokit throws.
 */
export async function checkBundle(bundle: Bundle, asked: Asked): Promise<CheckedPatch> {
  const place =
    problemOfOrigin(bundle, asked) ??
    problemOfPlace(bundle, asked) ??
    problemOfOutcome(bundle) ??
    problemOfAttempts(bundle);
  if (place !== null) return place;
  const { files } = bundle.patch;
  if (files.length === 0) return checkDiff(bundle, { entries: [], newTests: [], commands: [] });
  const given = givenFiles(files);
  if ('rule' in given) return given;
  const base = await asked.openBase(given.map(({ path }) => path));
  const judge = await asked.findJudge();
  const judgeFiles = await judge.filesWith(bundle.task.testCommand);
  const policy = policyOn(base, { settings: asked.settings, judgeFiles });
  const entries: JournalEntry[] = [];
  for (const file of given) {
    const entry = await entryOf(file, { base, policy, idLength: asked.baseCommit.length });
    if ('rule' in entry) return entry;
    entries.push(entry);
  }
  const sum = entries.reduce((so, entry) => so + entry.changedBytes, 0);
  const denial = denySize({ files: entries.length, bytes: sum });
  if (denial !== null) return refuse('size of the patch', `is too large: ${denial.reason}`);
  const newTests = entries.filter(({ path }) => policy.addsTest(path)).map(({ path }) => path);
  return checkDiff(bundle, { entries, newTests, commands: judge.commands });
}

/** The policy of the job before, on what GitHub says of the base commit. */
const policyOn = (
  base: BaseTree,
  { settings, judgeFiles }: { readonly settings: PolicySettings; readonly judgeFiles: ReadonlySet<string> },
): Policy =>
  createPolicy(settings, {
    isTracked: (path) => base.isTracked(path),
    paths: () => base.paths(),
    judgeFiles,
  });

function problemOfOrigin({ github, task }: Bundle, asked: Asked): Refusal | null {
  const { repository, runId } = asked.github;
  if (github.repository.toLowerCase() !== repository.toLowerCase())
    return refuse('repository', `is of ${shown(github.repository)}, and this job of ${shown(repository)}`);
  if (github.run_id !== runId)
    return refuse('workflow run', `is of run ${github.run_id}, and this job of run ${runId}`);
  const [claimed, known] = [idOf(task.trigger), idOf(asked.trigger)];
  return claimed === known ? null : refuse('event', `answers ${claimed}, and this job ${known}`);
}

/** Kind and numbers; names may have been redacted. */
const idOf = (trigger: Trigger): string =>
  [trigger.kind, ...Object.values(trigger).filter((value) => typeof value === 'number')].join(' ');

function problemOfPlace({ base, task }: Bundle, { baseCommit, baseBranch }: Asked): Refusal | null {
  const other = [base.commit, task.baseCommit].find((commit) => commit !== baseCommit);
  if (other !== undefined)
    return refuse(
      'base commit',
      `is about ${other.slice(0, 12)}, and this event about ${baseCommit.slice(0, 12)}`,
    );
  if (base.branch === baseBranch) return null;
  return refuse(
    'base branch',
    `is about ${JSON.stringify(base.branch)}, and this event about ${JSON.stringify(baseBranch)}`,
  );
}

function problemOfOutcome({ outcome, patch }: Bundle): Refusal | null {
  if (isProposed(outcome) && patch.files.length === 0)
    return refuse('outcome', `says ${outcome}, and has no file`);
  return outcome === 'not_reproduced' && patch.files.length > 0
    ? refuse('outcome', 'says not_reproduced, and has files all the same')
    : null;
}

function problemOfAttempts({ tries, run_id: runId }: Bundle): Refusal | null {
  const chosen = tries?.runs[tries.chosen];
  return chosen === undefined || chosen.run_id === runId
    ? null
    : refuse('attempts', `is of run ${runId}, and its chosen attempt of run ${chosen.run_id}`);
}

interface GivenFile {
  readonly path: RepoPath;
  readonly mode: FileMode;
  readonly bytes: Buffer;
  readonly isAdded: boolean;
}

/** What can be said of the files without the base commit. */
function givenFiles(files: readonly BundleFile[]): readonly GivenFile[] | Refusal {
  if (files.length > PATCH_LIMITS.files)
    return refuse('number of files', `has ${files.length} files, more than ${PATCH_LIMITS.files}`);
  const given: GivenFile[] = [];
  for (const file of files) {
    const each = givenFile(file);
    if ('rule' in each) return each;
    const twin = given.find(({ path }) => areOnePlace(path, each.path));
    if (twin !== undefined)
      return refuse('path', `names ${shown(twin.path)} and ${shown(each.path)}, which are one place`);
    given.push(each);
  }
  return given.toSorted((a, b) => comparePaths(a.path, b.path));
}

/** One name on some systems, or a file that would be the other's folder. */
function areOnePlace(a: string, b: string): boolean {
  const [one, other] = [`${fold(a)}/`, `${fold(b)}/`];
  return one.startsWith(other) || other.startsWith(one);
}

function givenFile({ path: text, mode, status, content }: BundleFile): GivenFile | Refusal {
  const check = parseRepoPath(text);
  if (!check.ok) return refuse('path', `names ${shown(text)}: ${check.denial.reason}`);
  const { path } = check;
  if (path !== text) return refuse('path', `names ${shown(text)}: write it as ${shown(path)}`);
  if (mode !== '100644' && mode !== '100755')
    return refuse('file mode', `gives ${shown(path)} the mode ${shown(mode)}${LINKS[mode] ?? ''}`);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content)
    return refuse('content', `holds ${shown(path)} in what is not base64`);
  return { path, mode, bytes, isAdded: status === 'added' };
}

const LINKS: Readonly<Record<string, string>> = {
  '120000': ', a symbolic link',
  '160000': ', a submodule',
};

const shown = (text: string): string => JSON.stringify(shorten(text, 200));

interface Base {
  readonly base: BaseTree;
  readonly policy: Policy;
  /** Of an object's id, in hex. */
  readonly idLength: number;
}

/** Holds a file against the base commit, as the write tool would have. */
async function entryOf(
  { path, mode, bytes, isAdded }: GivenFile,
  { base, policy, idLength }: Base,
): Promise<JournalEntry | Refusal> {
  const closed = policy.denyWrite(path);
  if (closed !== null) return refuse('protected path', `changes ${shown(path)}: ${closed.reason}`);
  const denial = denyTarget(base, path, path);
  if (denial !== null) return refuse('path', `changes ${shown(path)}: ${denial.reason}`);
  const found = base.find(path);
  const isThere = found.kind === 'file';
  if (isThere === isAdded)
    return refuse('diff', `says that ${shown(path)} is ${isAdded ? 'new' : 'there'}, which it is not`);
  const baseMode = isThere ? found.entry.mode : '100644';
  if (mode !== baseMode)
    return refuse('file mode', `gives ${shown(path)} the mode ${mode} in place of ${baseMode}`);
  const size = isThere ? (found.entry.bytes ?? 0) : 0;
  if (size > MAX_FILE_BYTES)
    return refuse('content', `changes ${shown(path)}, which has ${size} bytes, more than ${MAX_FILE_BYTES}`);
  const before = isThere ? await base.content(path) : null;
  const isWhole = !isThere || (before !== null && blobId(before, idLength) === found.entry.sha);
  if (!isWhole) return refuse('content', `changes ${shown(path)}, which GitHub does not show whole`);
  const problem = problemOfText({ path, before, after: bytes }, policy);
  if (problem !== null) return refuse('content', `changes ${shown(path)}: ${problem}`);
  return {
    path,
    bytes,
    mode,
    oid: blobId(bytes, idLength),
    base: before,
    changedBytes: changedBytes(before?.toString('utf8') ?? '', bytes.toString('utf8')),
  };
}

function problemOfText(
  {
    path,
    before,
    after,
  }: { readonly path: RepoPath; readonly before: Buffer | null; readonly after: Buffer },
  policy: Policy,
): string | null {
  const old = before === null ? null : decodeText(before);
  if (old?.kind === 'opaque') return `it is ${old.what}`;
  const next = decodeText(after);
  if (next.kind === 'opaque') return `it would be ${next.what}`;
  const texts = { path, before: old?.file.text ?? '', after: next.file.text };
  return textProblem(texts.after, after) ?? denyContent(policy, texts)?.reason ?? null;
}

/** The diff that the bundle shows must be the one that its files make. */
async function checkDiff(
  bundle: Bundle,
  known: Pick<Extract<CheckedPatch, { kind: 'fit' }>, 'entries' | 'newTests' | 'commands'>,
): Promise<CheckedPatch> {
  const { entries } = known;
  const { diff, sha256, files } = bundle.patch;
  const patch = await makePatch({ changes: () => entries }, bundle.base.commit.length);
  if (createHash('sha256').update(diff).digest('hex') !== sha256 || patch.sha256 !== sha256)
    return refuse('diff', 'shows another diff than its files make');
  const counts = new Map(files.map((file) => [file.path, file]));
  const miscounted = patch.files.find(({ path, addedLines, removedLines }) => {
    const file = counts.get(path);
    return file?.added_lines !== addedLines || file.removed_lines !== removedLines;
  });
  if (miscounted !== undefined)
    return refuse('line counts', `counts the lines of ${shown(miscounted.path)} wrong`);
  const unchanged = entries.find((entry) => entry.base?.equals(entry.bytes));
  if (unchanged !== undefined)
    return refuse('diff', `names ${shown(unchanged.path)}, which it does not change`);
  const problem = patch.files.length === 0 ? null : problemOfPatch(patch);
  return problem === null
    ? { kind: 'fit', patch, ...known }
    : refuse('content', `cannot be published: ${problem}`);
}
