import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorText } from '../core/errors.ts';
import type { Patch } from '../core/ports.ts';
import { type Upload, uploadArtifact } from '../github/artifacts.ts';
import type { Inputs } from '../github/inputs.ts';
import { renderPage } from '../page/page.ts';
import { loadPageRun } from '../page/page-run.ts';

/** What is kept of a run beside its pull request. */
export interface KeptRecord {
  /** Where the trace lies in the end. */
  readonly tracePath: string;
  readonly artifactId: number | null;
  /** Of the page, which is also an artifact of its own that a browser opens. */
  readonly pageId: number | null;
  readonly notes: readonly string[];
}

export interface RecordToKeep {
  readonly tracePath: string;
  /** What the run wrote there. */
  readonly traceText: string;
  /** Of that. */
  readonly traceSha256: string;
  /** For a new folder, where the trace's own cannot be trusted. */
  readonly temp: string;
  readonly runId: string;
  readonly patch: Patch;
  readonly inputs: Pick<Inputs, 'uploadTrace' | 'traceRetentionDays'>;
}

interface Kept {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Writes page and patch beside the trace and uploads all three, from memory: tests may have been where the trace lies.
 * What fails here is a note, never a failure of the run.
 */
export async function keepRecord(record: RecordToKeep): Promise<KeptRecord> {
  try {
    return await keep(record);
  } catch (error) {
    const notes = [`the record could not be kept: ${errorText(error)}`];
    return { tracePath: record.tracePath, artifactId: null, pageId: null, notes };
  }
}

async function keep(record: RecordToKeep): Promise<KeptRecord> {
  const { traceText, patch } = record;
  const trace = { name: 'trace.jsonl', bytes: Buffer.from(traceText) };
  const { folder, isNew } = folderFor(record, trace);
  if (isNew) writeNew(folder, trace);
  const tracePath = join(folder, trace.name);
  const page = await pageOfTrace(tracePath, record);
  const others: readonly Kept[] = [
    ...(patch.files.length === 0 ? [] : [{ name: 'patch.diff', bytes: Buffer.from(patch.diff) }]),
    ...(page.kind === 'made' ? [{ name: 'trace.html', bytes: Buffer.from(page.html) }] : []),
  ];
  for (const each of others) writeNew(folder, each);
  const kept = [trace, ...others];
  const upload = await uploadFiles(record, folder, kept);
  const changed = kept.filter(({ name, bytes }) => !holds(join(folder, name), bytes));
  const notes = [
    ...(isNew ? [REWRITTEN] : []),
    ...(page.kind === 'lost' ? [`the page of the record could not be kept: ${page.problem}`] : []),
    ...changed.map(
      ({ name }) => `${name} was changed while it was uploaded: the artifact is not to be trusted`,
    ),
    ...upload.notes,
  ];
  return { tracePath, artifactId: upload.id, pageId: upload.pageId, notes };
}

const REWRITTEN =
  'the record of the run was changed or removed on the disk, which only the tests could do: it was written again from memory';

/** The trace's own folder, if the trace is in it as it was written, and nothing else. */
function folderFor(
  { tracePath, temp }: RecordToKeep,
  trace: Kept,
): { readonly folder: string; readonly isNew: boolean } {
  const folder = dirname(tracePath);
  if (isFolder(folder) && readdirSync(folder).join('/') === trace.name && holds(tracePath, trace.bytes)) {
    return { folder, isNew: false };
  }
  return { folder: mkdtempSync(join(temp, 'agent-fix-record-')), isNew: true };
}

const isFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Fails where anything stands already; no link is followed. */
function writeNew(folder: string, { name, bytes }: Kept): void {
  writeFileSync(join(folder, name), bytes, { flag: 'wx' });
}

/** Asks for kind and size before it reads: in its place may stand a FIFO, a link, or a terabyte of nothing. */
function holds(path: string, bytes: Buffer): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile() || stats.nlink !== 1 || stats.size !== bytes.length)
    return false;
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    return fstatSync(file).size === bytes.length && readFileSync(file).equals(bytes);
  } finally {
    closeSync(file);
  }
}

type RenderedPage =
  | { readonly kind: 'made'; readonly html: string }
  | { readonly kind: 'lost'; readonly problem: string };

async function pageOfTrace(trace: string, { runId, traceSha256 }: RecordToKeep): Promise<RenderedPage> {
  try {
    return { kind: 'made', html: renderPage(await loadPageRun(trace, runId, traceSha256)) };
  } catch (error) {
    return { kind: 'lost', problem: errorText(error) };
  }
}

async function uploadFiles(
  { runId, temp, inputs }: RecordToKeep,
  folder: string,
  kept: readonly Kept[],
): Promise<{
  readonly id: number | null;
  readonly pageId: number | null;
  readonly notes: readonly string[];
}> {
  if (!inputs.uploadTrace)
    return { id: null, pageId: null, notes: ['upload-trace is off: the record was not uploaded'] };
  const files = kept.map(({ name }) => join(folder, name));
  const request = { name: `agent-fix-${runId}`, files, folder, retentionDays: inputs.traceRetentionDays };
  const upload = await uploadArtifact(request);
  return 'id' in upload
    ? { id: upload.id, pageId: await uploadPage(kept, { runId, temp, inputs }), notes: [] }
    : { id: null, pageId: null, notes: [`the record could not be uploaded: ${upload.problem}`] };
}

/** For a browser. Where it cannot be had, the record's own copy is there. */
async function uploadPage(
  kept: readonly Kept[],
  { runId, temp, inputs }: Pick<RecordToKeep, 'runId' | 'temp' | 'inputs'>,
): Promise<number | null> {
  const page = kept.find(({ name }) => name.endsWith('.html'));
  if (page === undefined) return null;
  const path = writeAlone({ name: `agent-fix-${runId}.html`, bytes: page.bytes }, temp);
  const upload = await uploadAlone(path, inputs);
  return 'id' in upload ? upload.id : null;
}

export interface LoneFile {
  /** Of the file, and so of its artifact: unique in the workflow run. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Writes a file into a folder of its own, where nothing else is, and gives its path. Throws what the disk throws. */
export function writeAlone({ name, bytes }: LoneFile, temp: string = tmpdir()): string {
  const path = join(mkdtempSync(join(temp, 'agent-fix-')), name);
  writeFileSync(path, bytes, { flag: 'wx' });
  return path;
}

/** Uploads the file as an artifact that is no archive. Never throws. */
export function uploadAlone(
  path: string,
  { traceRetentionDays }: Pick<Inputs, 'traceRetentionDays'>,
): Promise<Upload> {
  const [name, folder] = [basename(path), dirname(path)];
  return uploadArtifact({ name, files: [path], folder, isPlain: true, retentionDays: traceRetentionDays });
}

/**
 * Writes a file that the runner reads after the step, whatever tests have put in its place: a link or a FIFO is
 * neither followed nor waited for, and what is not a plain file makes way. Nobody but us has anything to say there, so
 * what stands in it goes. Throws an error of the system when it cannot be written.
 */
export function writeCommandFile(path: string, text: string): void {
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before !== undefined && (!before.isFile() || before.nlink > 1))
    rmSync(path, { recursive: true, force: true });
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o644);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not a file`);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** The form of GITHUB_OUTPUT for values of any text: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#multiline-strings */
export function outputsText(outputs: Readonly<Record<string, string>>): string {
  const delimiter = `agent-fix-${randomBytes(16).toString('hex')}`;
  return Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('');
}

/** Command files that we never write to. A test that found them could set variables for the steps after ours. */
export const FOREIGN_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const;

/** Empties a command file that is not empty; says whether it was. */
export function emptyCommandFile(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() && stats.size === 0) return false;
  writeCommandFile(path, '');
  return stats !== undefined;
}

/** For the reader of the log: what could not be told to the runner, or what stood where only we write. */
export type CommandFileNote = string;

/** Gives the runner outputs and summary, and clears what tests may have put beside them. Never throws. */
export function giveOutputs(
  env: Readonly<Record<string, string | undefined>>,
  { outputs, summary }: { readonly outputs: Readonly<Record<string, string>>; readonly summary: string },
): readonly CommandFileNote[] {
  const { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile } = env;
  return [
    outputFile === undefined
      ? 'there is no GITHUB_OUTPUT: this step has no outputs'
      : note('the outputs', () => writeCommandFile(outputFile, outputsText(outputs))),
    // Old servers have no place for it.
    summaryFile === undefined || summary === ''
      ? null
      : note('the summary', () => writeCommandFile(summaryFile, summary)),
    ...FOREIGN_FILES.map((name) => clear(name, env[name])),
  ].filter((each) => each !== null);
}

function clear(name: string, path: string | undefined): CommandFileNote | null {
  let isCleared = false;
  const problem = note(name, () => {
    isCleared = path !== undefined && emptyCommandFile(path);
  });
  return isCleared
    ? `${name} was not empty, which only the tests of this step could do: it was emptied`
    : problem;
}

function note(what: string, write: () => void): CommandFileNote | null {
  try {
    write();
    return null;
  } catch (error) {
    return `${what} could not be written: ${errorText(error)}`;
  }
}
