import { byteLength } from '../agent/digest.ts';
import type { Redact } from '../agent/ports.ts';
import type { Evidence } from '../agent/task.ts';

/** What all of them may take of a prompt, in bytes. */
export const MAX_INSTRUCTIONS_BYTES = 16 * 1024;

/** Written for us alone, so it stands in the place of what is written for every agent. */
const OWN = '.github/agent-fix.md';
/** https://agents.md */
const COMMON = 'AGENTS.md';

/** As the value of `instructions-file`: nothing is read. */
export const NO_INSTRUCTIONS = 'none';

export interface InstructionsRequest {
  /** The file that the user names; null: the usual ones, as far as they are there. */
  readonly file: string | null;
  /** Where the tests run, relative to the root; `.` is the root. */
  readonly folder: string;
  /** Of the base commit; null when there is no such file, or it is no text. */
  readFile(path: string): Promise<string | null>;
  /** Applied before anything is cut. */
  readonly redact: Redact;
}

export interface Instructions {
  /** Nearest folder first. */
  readonly files: readonly Evidence[];
  readonly notes: readonly string[];
}

/** How the repository says it wants to be worked on. Read for the model as data: no rule of ours depends on it. */
export async function readInstructions(request: InstructionsRequest): Promise<Instructions> {
  const { file, readFile, redact } = request;
  if (file === NO_INSTRUCTIONS) return { files: [], notes: [] };
  const paths = file === null ? await usualPaths(request) : [file];
  const files: Evidence[] = [];
  let left = MAX_INSTRUCTIONS_BYTES;
  for (const path of paths) {
    const text = redact((await readFile(path)) ?? '').trim();
    if (text === '') continue;
    const shown = cutTo(text, left);
    left -= byteLength(shown);
    files.push({ source: path, text: shown });
  }
  const isMissing = file !== null && files.length === 0;
  return {
    files,
    notes: isMissing ? [`instructions-file: the base commit has no text in ${JSON.stringify(file)}`] : [],
  };
}

async function usualPaths({ folder, readFile }: InstructionsRequest): Promise<readonly string[]> {
  if ((await readFile(OWN)) !== null) return [OWN];
  const names = folder === '.' ? [] : folder.split('/');
  return names.map((_, at) => [...names.slice(0, names.length - at), COMMON].join('/')).concat(COMMON);
}

/** Whole lines where there are any, and a word on what is left out (I14). */
function cutTo(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const start = new TextDecoder().decode(bytes.subarray(0, Math.max(0, maxBytes)), { stream: true });
  // A file that is one long line is cut in it.
  const kept = start.slice(0, start.lastIndexOf('\n') + 1) || start;
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n';
  return `${kept}${end}[… ${bytes.length - byteLength(kept)} of ${bytes.length} bytes are left out: read_file has them]`;
}
