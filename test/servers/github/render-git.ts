import type { JsonObject } from '../json.ts';
import type { ChangedFile, Commit, TreeEntry } from './git-history.ts';

/** What the service signed, if it signed the commit. */
export type Signed = { readonly payload: string; readonly at: string } | undefined;

export const renderRef = (ref: string, sha: string): JsonObject => ({ ref, object: { type: 'commit', sha } });

/** Above this, the route gives no content without another media type. */
const MAX_INLINE_BYTES = 1024 * 1024;

/** The `content-file` component. https://docs.github.com/rest/repos/contents#get-repository-content */
export function renderContent(file: {
  readonly path: string;
  readonly sha: string;
  readonly bytes: Buffer;
}): JsonObject {
  const { path, sha, bytes } = file;
  const isInline = bytes.length <= MAX_INLINE_BYTES;
  const content = isInline ? inLines(bytes) : '';
  return { type: 'file', encoding: isInline ? 'base64' : 'none', size: bytes.length, path, content, sha };
}

/** In lines of 60 characters, as the service gives it. */
const inLines = (bytes: Buffer): string => bytes.toString('base64').replace(/.{1,60}/g, '$&\n');

/** The `blob` component. https://docs.github.com/rest/git/blobs#get-a-blob */
export const renderBlob = (sha: string, bytes: Buffer): JsonObject => ({
  sha,
  size: bytes.length,
  content: inLines(bytes),
  encoding: 'base64',
});

function renderVerification(signed: Signed): JsonObject {
  if (signed === undefined) {
    return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };
  }
  const signature = '-----BEGIN PGP SIGNATURE-----\n\nnot a real one\n-----END PGP SIGNATURE-----\n';
  return { verified: true, reason: 'valid', signature, payload: signed.payload, verified_at: signed.at };
}

/** The `git-commit` component: routes below git/commits. */
export function renderGitCommit(commit: Commit, signed: Signed): JsonObject {
  const { sha, tree, author, committer, message, parents } = commit;
  return {
    sha,
    author: { ...author },
    committer: { ...committer },
    tree: { sha: tree },
    message,
    parents: parents.map((parent) => ({ sha: parent })),
    verification: renderVerification(signed),
  };
}

/** The `commit` component: routes below commits. Authors are not linked to accounts. */
export function renderCommit(commit: Commit, signed: Signed): JsonObject {
  const { sha: _, parents, ...git } = renderGitCommit(commit, signed);
  return { sha: commit.sha, commit: git, author: null, committer: null, parents: parents ?? [] };
}

export const renderFile = ({ path, ...file }: ChangedFile): JsonObject => ({
  ...file,
  filename: path,
  changes: file.additions + file.deletions,
});

export function renderTree(sha: string, entries: readonly TreeEntry[]): JsonObject {
  const tree = entries.map(({ size, ...entry }) => ({ ...entry, ...(size === undefined ? {} : { size }) }));
  return { sha, tree, truncated: false };
}
