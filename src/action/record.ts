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
import { errorText } from '../base/errors.ts';
import type { Patch } from '../core/ports.ts';
import type { GitHub, Inputs } from '../github/github.ts';
import { openPage } from '../trace/trace.ts';

/** Where the trace and the page of a run are kept. */
interface KeptRecord {
  readonly tracePath: string;
  readonly artifactId: number | null;
  /** Artifact id of the page, which is uploaded a second time as a single file, so that a browser can show it. */
  readonly pageId: number | null;
  readonly notes: readonly string[];
}

interface RecordToKeep {
  readonly tracePath: string;
  /** The whole text of the trace file, as the run wrote it. */
  readonly traceText: string;
  readonly traceSha256: string;
  /** The record goes into a new folder in this one if the trace's folder no longer holds the trace alone, as it was written. */
  readonly temp: string;
  readonly runId: string;
  readonly patch: Patch;
  readonly inputs: Inputs;
  readonly upload: GitHub['upload'];
}

interface RecordFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Writes page and patch into the trace's folder, and uploads trace, page and patch. If tests have written in that folder, all three
 * go into a new folder, the trace from memory. An error here is a note, never a failure of the run.
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
  const { traceText, traceSha256, patch, runId, temp, inputs, upload } = record;
  const notes: string[] = [];
  const trace = { name: 'trace.jsonl', bytes: Buffer.from(traceText) };
  let folder = dirname(record.tracePath);
  if (!holdsAlone(folder, trace)) {
    folder = mkdtempSync(join(temp, 'agent-fix-record-'));
    writeNew(folder, trace);
    notes.push(REWRITTEN);
  }
  const tracePath = join(folder, trace.name);
  const kept: RecordFile[] = [trace];
  if (patch.files.length > 0) kept.push({ name: 'patch.diff', bytes: Buffer.from(patch.diff) });
  let page: Buffer | null = null;
  try {
    page = Buffer.from([...(await openPage(tracePath, runId, traceSha256)).parts()].join(''));
    kept.push({ name: 'trace.html', bytes: page });
  } catch (error) {
    notes.push(`the page of the record could not be kept: ${errorText(error)}`);
  }
  for (const file of kept.slice(1)) writeNew(folder, file);
  if (!inputs.uploadTrace) {
    notes.push('upload-trace is off: the record was not uploaded');
    return { tracePath, artifactId: null, pageId: null, notes };
  }
  const files = kept.map(({ name }) => join(folder, name));
  // The page is uploaded a second time as an artifact of its own, which a browser opens. If that fails, the record still holds it.
  const path = page === null ? null : writeAlone({ name: `agent-fix-${runId}.html`, bytes: page }, temp);
  const [uploaded, alone] = await Promise.all([
    upload({ name: `agent-fix-${runId}`, files, folder }),
    path === null ? null : uploadAlone(upload, path),
  ]);
  const changed = kept.filter(({ name, bytes }) => !holdsBytes(join(folder, name), bytes));
  for (const { name } of changed)
    notes.push(`${name} was changed while it was uploaded: the artifact is not to be trusted`);
  if ('problem' in uploaded) {
    notes.push(`the record could not be uploaded: ${uploaded.problem}`);
    return { tracePath, artifactId: null, pageId: null, notes };
  }
  const pageId = alone !== null && 'id' in alone ? alone.id : null;
  return { tracePath, artifactId: uploaded.id, pageId, notes };
}

const REWRITTEN =
  'the record of the run was changed or removed on the disk, which only the tests could do: it was written again from memory';

/** Whether a folder holds this file as it was written, and nothing else. */
function holdsAlone(folder: string, { name, bytes }: RecordFile): boolean {
  const isFolder = lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder && readdirSync(folder).join('/') === name && holdsBytes(join(folder, name), bytes);
}

/** Throws where anything stands at the path already; follows no link. */
function writeNew(folder: string, { name, bytes }: RecordFile): void {
  writeFileSync(join(folder, name), bytes, { flag: 'wx' });
}

/** Whether `path` is a plain file with these bytes. Checks kind and size before it reads: a test may have put a FIFO or a link there. */
function holdsBytes(path: string, bytes: Buffer): boolean {
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

/** Writes a file into a folder of its own, where nothing else is, and gives its path. Throws what the disk throws. */
export function writeAlone(file: RecordFile, temp: string = tmpdir()): string {
  const folder = mkdtempSync(join(temp, 'agent-fix-'));
  writeNew(folder, file);
  return join(folder, file.name);
}

/**
 * Uploads the file as an artifact that is not a zip archive. The artifact gets the file's name, which must be unique in the workflow
 * run. Never throws.
 */
export const uploadAlone = (upload: GitHub['upload'], path: string) =>
  upload({ name: basename(path), files: [path], folder: dirname(path), isPlain: true });

/**
 * Writes a file that the runner reads after the step, whatever tests have put at `path`: a plain file is overwritten, anything else
 * (a link, a FIFO, a folder) is removed first, and is neither followed nor waited for. Throws an error of the system when the file
 * cannot be written.
 */
function writeCommandFile(path: string, text: string): void {
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

/**
 * The text of the file GITHUB_OUTPUT: values of several lines stand between delimiters that nobody can guess.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#multiline-strings
 */
function outputsText(outputs: Readonly<Record<string, string>>): string {
  const delimiter = `agent-fix-${randomBytes(16).toString('hex')}`;
  return Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('');
}

/** Command files that we never write to. A test that found them could set variables for the steps after ours. */
const FOREIGN_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const;

/** Empties a command file. Returns true if there was something at `path` other than an empty file. */
function emptyCommandFile(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() && stats.size === 0) return false;
  writeCommandFile(path, '');
  return stats !== undefined;
}

/**
 * Gives the runner outputs and summary, and empties its other command files (`FOREIGN_FILES`), where tests may have written.
 * Returns notes for the log: what could not be written, and which files were not empty. Never throws.
 */
export function giveOutputs(
  env: Readonly<Record<string, string | undefined>>,
  { outputs, summary }: { readonly outputs: Readonly<Record<string, string>>; readonly summary: string },
): readonly string[] {
  const { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile } = env;
  const notes: string[] = [];
  const attempt = (what: string, write: () => void): void => {
    try {
      write();
    } catch (error) {
      notes.push(`${what} could not be written: ${errorText(error)}`);
    }
  };
  if (outputFile === undefined) notes.push('there is no GITHUB_OUTPUT: this step has no outputs');
  else attempt('the outputs', () => writeCommandFile(outputFile, outputsText(outputs)));
  // Old servers of GitHub Enterprise do not set GITHUB_STEP_SUMMARY: no summary is written there.
  if (summaryFile !== undefined && summary !== '')
    attempt('the summary', () => writeCommandFile(summaryFile, summary));
  for (const name of FOREIGN_FILES)
    attempt(name, () => {
      const path = env[name];
      if (path !== undefined && emptyCommandFile(path))
        notes.push(`${name} was not empty, which only the tests of this step could do: it was emptied`);
    });
  return notes;
}
