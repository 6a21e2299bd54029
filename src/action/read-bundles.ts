import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  downloadArtifact,
  isZip,
  listArtifacts,
  type RunArtifact,
  singleEntry,
} from '../github/artifacts.ts';
import type { ActionContext } from './action-context.ts';
import { BUNDLE_PREFIX, MAX_BUNDLE_BYTES } from './bundle.ts';
import { type Refusal, refuse } from './bundle-rules.ts';
import type { Bundle } from './bundle-schema.ts';

/** A bundle's bytes and where they were found; or why they were not taken. */
export interface FoundBundle {
  /** For people: an artifact's name, a file's. */
  readonly name: string;
  readonly content: { readonly kind: 'bytes'; readonly bytes: Buffer } | Refusal;
}

/** Each costs a download. */
const MAX_BUNDLES = 20;
/** Of an artifact as it is stored: an archive of one file is little larger than the file. */
const MAX_STORED_BYTES = MAX_BUNDLE_BYTES + 64 * 1024;

/** From the file that the input `bundle` names, else from the run's own artifacts. Throws what Octokit throws, and an Error naming the input. */
export async function findBundles(action: ActionContext): Promise<readonly FoundBundle[]> {
  const { octokit, context, inputs, runner } = action;
  if (inputs.bundle !== null) {
    const path = resolve(runner.env['GITHUB_WORKSPACE'] ?? '.', inputs.bundle);
    return [{ name: inputs.bundle, content: readFile(path, inputs.bundle) }];
  }
  const { repository, runId } = context;
  const artifacts = await listArtifacts(octokit, { repository, runId, prefix: BUNDLE_PREFIX });
  const found: FoundBundle[] = [];
  for (const [at, artifact] of artifacts.entries()) {
    const content =
      at < MAX_BUNDLES
        ? await download(action, artifact)
        : refuse('size', `is one of more than ${MAX_BUNDLES} in this run`);
    found.push({ name: artifact.name, content });
  }
  return found;
}

/** Asks for kind and size before it reads, and waits for nothing. */
function readFile(path: string, given: string): FoundBundle['content'] {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `Input bundle: ${JSON.stringify(given)} cannot be read (${why}): give the path of a bundle.`,
    );
  }
  try {
    const stats = fstatSync(file);
    if (!stats.isFile())
      throw new Error(`Input bundle: ${JSON.stringify(given)} is no file: give the path of a bundle.`);
    return stats.size > MAX_STORED_BYTES ? TOO_LARGE : unpacked(readFileSync(file));
  } finally {
    closeSync(file);
  }
}

const TOO_LARGE = refuse('size', `has more than ${MAX_BUNDLE_BYTES} bytes`);

async function download(
  { octokit, context }: ActionContext,
  { id, bytes }: RunArtifact,
): Promise<FoundBundle['content']> {
  if (bytes > MAX_STORED_BYTES) return TOO_LARGE;
  const { repository } = context;
  const got = await downloadArtifact(octokit, { repository, id, maxBytes: MAX_STORED_BYTES });
  switch (got.kind) {
    case 'got':
      return unpacked(got.bytes);
    case 'too_large':
      return TOO_LARGE;
    case 'missing':
      return refuse('form', `could not be had: ${got.problem}`);
  }
}

function unpacked(bytes: Buffer): FoundBundle['content'] {
  if (!isZip(bytes)) return { kind: 'bytes', bytes };
  const entry = singleEntry(bytes, MAX_BUNDLE_BYTES);
  return entry.kind === 'bytes' ? entry : refuse('size', `is packed, and ${entry.reason}`);
}

/** How deep JSON may nest; a trace's own is below 20. */
const MAX_DEPTH = 100;

/** Reads a bundle's bytes, whoever wrote them. Never throws. */
export async function readBundle(
  bytes: Buffer,
): Promise<{ readonly kind: 'read'; readonly bundle: Bundle } | Refusal> {
  if (bytes.length > MAX_BUNDLE_BYTES) return refuse('size', `has more than ${MAX_BUNDLE_BYTES} bytes`);
  const json = parse(bytes);
  if (json === undefined) return refuse('form', 'is not JSON in UTF-8');
  // Not earlier: the schemas take time to build, and only who publishes needs them.
  const { BundleSchema } = await import('./bundle-schema.ts');
  try {
    const parsed = BundleSchema.safeParse(json);
    if (parsed.success) return { kind: 'read', bundle: parsed.data };
    const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => {
      const place = path.join('.');
      return place === '' ? message : `${place}: ${message}`;
    });
    return refuse('form', `is not of the published form (${issues.join('; ').slice(0, 600)})`);
  } catch (error) {
    if (error instanceof RangeError) return refuse('form', 'is nested too deeply');
    throw error;
  }
}

function parse(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return isDeeper(text, MAX_DEPTH) ? undefined : JSON.parse(text, plainKeys);
  } catch {
    return undefined;
  }
}

/** No key may stand for what an object is made of. */
function plainKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that no object has of its own');
  return value;
}

/** Counted in the text: parsers and validators recurse. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') isInText = !isInText;
    else if (isInText) at += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
