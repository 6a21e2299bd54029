import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { orElse } from '../base/errors.ts';
import { fileInArtifact, type GitHub } from '../github/github.ts';
import type { ActionContext } from './action-context.ts';
import { BUNDLE_PREFIX, BundleRefusal, MAX_BUNDLE_BYTES, newestBundles } from './bundle.ts';

// Where the publishing job gets its bundles from: the file that an input names, or artifacts of its own workflow run.

export interface FoundBundle {
  /** The name of the artifact or file, for people to read. */
  readonly name: string;
  readonly isArtifact: boolean;
  /** Reads the bundle's bytes. Throws a BundleRefusal, what Octokit throws, and an Error naming the input. */
  read(): Promise<Buffer>;
}

/** How many bundles are read: each costs a download. */
const MAX_BUNDLES = 20;
/** The most stored bytes of an artifact: a zip archive of one file is little larger than the file. */
const MAX_STORED_BYTES = MAX_BUNDLE_BYTES + 64 * 1024;

/** Finds the file that the input `bundle` names or, where that is empty, the run's artifacts. Throws what Octokit throws. */
export async function findBundles(action: ActionContext): Promise<readonly FoundBundle[]> {
  const { github, inputs, runner } = action;
  const { bundle: named } = inputs;
  if (named !== null) {
    const path = resolve(runner.env['GITHUB_WORKSPACE'] ?? '.', named);
    return [
      { name: named, isArtifact: false, read: async () => withoutArchive(readBundleFile(path, named)) },
    ];
  }
  const problem = github.artifactProblem();
  if (problem !== null) throw new Error(problem);
  return newestBundles(await github.listArtifacts(BUNDLE_PREFIX)).map((artifact, at) => ({
    name: artifact.name,
    isArtifact: true,
    read: async () => {
      if (at >= MAX_BUNDLES)
        throw new BundleRefusal('size', `is one of more than ${MAX_BUNDLES} in this run`);
      return withoutArchive(await downloadBundle(action, artifact));
    },
  }));
}

/** Checks kind and size before it reads: opening a FIFO would wait forever. */
function readBundleFile(path: string, named: string): Buffer {
  const stats = orElse(null, () => statSync(path));
  const problem = stats === null ? 'cannot be read' : stats.isFile() ? null : 'is no file';
  if (problem !== null)
    throw new Error(`Input bundle: ${JSON.stringify(named)} ${problem}: give the path of a bundle.`);
  if ((stats?.size ?? 0) > MAX_STORED_BYTES) throw tooLarge();
  return readFileSync(path);
}

const tooLarge = (): BundleRefusal => new BundleRefusal('size', `has more than ${MAX_BUNDLE_BYTES} bytes`);

async function downloadBundle(
  { github }: ActionContext,
  { id, bytes, isExpired }: Awaited<ReturnType<GitHub['listArtifacts']>>[number],
): Promise<Buffer> {
  if (isExpired) throw new BundleRefusal('form', 'has expired. Re-run all jobs');
  if (bytes > MAX_STORED_BYTES) throw tooLarge();
  const got = await github.downloadArtifact(id, MAX_STORED_BYTES);
  if (got.kind === 'missing')
    throw new BundleRefusal('form', `could not be had: ${got.problem}. Re-run this job`);
  if (got.content === null) throw tooLarge();
  return got.content;
}

function withoutArchive(bytes: Buffer): Buffer {
  const entry = fileInArtifact(bytes, MAX_BUNDLE_BYTES);
  if (typeof entry !== 'string') return entry;
  throw new BundleRefusal('size', `is packed, and ${entry}`);
}
