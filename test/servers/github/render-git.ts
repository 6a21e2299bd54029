import type { JsonObject } from '../json.ts';
import type { ChangedFile, Commit, TreeEntry } from './git-history.ts';
import { nodeId } from './render-common.ts';

/** A repository's addresses in the API and on the web. */
export interface RepositoryAddresses {
  readonly api: string;
  readonly web: string;
}

/** What the service signed, if it signed the commit. */
export type Signed = { readonly payload: string; readonly at: string } | undefined;

export function renderRef(ref: string, sha: string, { api }: RepositoryAddresses): JsonObject {
  const object = { type: 'commit', sha, url: `${api}/git/commits/${sha}` };
  return { ref, node_id: nodeId('REF', ref), url: `${api}/git/${ref}`, object };
}

/** Above this, the route gives no content without another media type. */
const MAX_INLINE_BYTES = 1024 * 1024;

/** The `content-file` component. https://docs.github.com/rest/repos/contents#get-repository-content */
export function renderContent(
  { path, sha, bytes }: { readonly path: string; readonly sha: string; readonly bytes: Buffer },
  { api, web }: RepositoryAddresses,
): JsonObject {
  const isInline = bytes.length <= MAX_INLINE_BYTES;
  const [url, git, html] = [`${api}/contents/${path}`, `${api}/git/blobs/${sha}`, `${web}/blob/HEAD/${path}`];
  return {
    type: 'file',
    encoding: isInline ? 'base64' : 'none',
    size: bytes.length,
    name: path.split('/').at(-1) ?? path,
    path,
    // In lines of 60 characters, as the service gives it.
    content: isInline ? bytes.toString('base64').replace(/.{1,60}/g, '$&\n') : '',
    sha,
    url,
    git_url: git,
    html_url: html,
    download_url: html,
    _links: { self: url, git, html },
  };
}

/** The `blob` component. https://docs.github.com/rest/git/blobs#get-a-blob */
export const renderBlob = (sha: string, bytes: Buffer, { api }: RepositoryAddresses): JsonObject => ({
  sha,
  node_id: nodeId('B', sha),
  size: bytes.length,
  url: `${api}/git/blobs/${sha}`,
  content: bytes.toString('base64').replace(/.{1,60}/g, '$&\n'),
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
export function renderGitCommit(
  commit: Commit,
  signed: Signed,
  { api, web }: RepositoryAddresses,
): JsonObject {
  const { sha, tree, author, committer, message, parents } = commit;
  return {
    sha,
    node_id: nodeId('C', sha),
    url: `${api}/git/commits/${sha}`,
    html_url: `${web}/commit/${sha}`,
    author: { ...author },
    committer: { ...committer },
    tree: { sha: tree, url: `${api}/git/trees/${tree}` },
    message,
    parents: parents.map((parent) => ({
      sha: parent,
      url: `${api}/git/commits/${parent}`,
      html_url: `${web}/commit/${parent}`,
    })),
    verification: renderVerification(signed),
  };
}

/** The `commit` component: routes below commits. Authors are not linked to accounts. */
export function renderCommit(commit: Commit, signed: Signed, { api, web }: RepositoryAddresses): JsonObject {
  const { sha, tree, author, committer, message, parents } = commit;
  const url = `${api}/commits/${sha}`;
  return {
    sha,
    node_id: nodeId('C', sha),
    url,
    html_url: `${web}/commit/${sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${api}/git/commits/${sha}`,
      author: { ...author },
      committer: { ...committer },
      message,
      comment_count: 0,
      tree: { sha: tree, url: `${api}/git/trees/${tree}` },
      verification: renderVerification(signed),
    },
    author: null,
    committer: null,
    parents: parents.map((parent) => ({
      sha: parent,
      url: `${api}/commits/${parent}`,
      html_url: `${web}/commit/${parent}`,
    })),
  };
}

export function renderFile(file: ChangedFile, at: string, { api, web }: RepositoryAddresses): JsonObject {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${web}/blob/${at}/${path}`,
    raw_url: `${web}/raw/${at}/${path}`,
    contents_url: `${api}/contents/${path}?ref=${at}`,
  };
}

export function renderTree(
  sha: string,
  entries: readonly TreeEntry[],
  { api }: RepositoryAddresses,
): JsonObject {
  const tree = entries.map(({ path, mode, type, sha: id, size }) => ({
    path,
    mode,
    type,
    sha: id,
    ...(size === undefined ? {} : { size }),
    ...(type === 'commit' ? {} : { url: `${api}/git/${type}s/${id}` }),
  }));
  return { sha, url: `${api}/git/trees/${sha}`, tree, truncated: false };
}
