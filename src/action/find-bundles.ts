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
