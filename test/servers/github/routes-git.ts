import { type JsonObject, objectsAt, optionalStringAt, stringAt, stringsAt } from '../json.ts';
import { find, readCommit, readTree } from './git-history.ts';
import { type Signature, type TreeChange, Unprocessable, writeCommit, writeTree } from './git-objects.ts';
import { type GitStore, isRefName } from './git-store.ts';
import { renderBlob, renderContent, renderGitCommit, renderRef, renderTree } from './render.ts';
import { created, Mistake, notFound, ok, type Route, refused, unprocessable } from './route.ts';

/** https://docs.github.com/rest/git */
export const gitRoutes: Readonly<Record<string, Route>> = {
  'git/get-ref': ({ path }, { git }) => {
    const ref = `refs/${stringAt(path, 'ref')}`;
    const sha = git.ref(ref);
    return sha === undefined ? notFound : ok(renderRef(ref, sha));
  },

  'git/create-ref': ({ body }, { git }) => {
    const ref = stringAt(body, 'ref');
    const sha = stringAt(body, 'sha');
    if (!/^refs\/[^/]+\/.+/.test(ref) || !isRefName(ref)) {
      return unprocessable(`${ref} is not a valid ref name.`);
    }
    if (find(git, sha, 'commit') !== sha) return unprocessable('Object does not exist');
    if (git.ref(ref) !== undefined) return unprocessable('Reference already exists');
    git.setRef(ref, sha);
    return created(renderRef(ref, sha));
  },

  'git/delete-ref': ({ path }, { git }) => {
    const ref = `refs/${stringAt(path, 'ref')}`;
    if (git.ref(ref) === undefined) return unprocessable('Reference does not exist');
    git.deleteRef(ref);
    return { status: 204 };
  },

  'git/get-commit': ({ path }, { git, scene }) => {
    const sha = stringAt(path, 'commit_sha');
    if (find(git, sha, 'commit') !== sha) return notFound;
    return ok(renderGitCommit(readCommit(git, sha), scene.state.signed.get(sha)));
  },

  'git/create-blob': ({ body }, { git }) => {
    const content = stringAt(body, 'content');
    const encoding = optionalStringAt(body, 'encoding') ?? 'utf-8';
    if (encoding !== 'utf-8' && encoding !== 'base64')
      return unprocessable('encoding must be utf-8 or base64');
    const bytes = Buffer.from(content, encoding);
    if (encoding === 'base64' && bytes.toString('base64') !== content.replace(/\s/g, '')) {
      return unprocessable('content is not valid Base64');
    }
    const sha = git.write('blob', bytes);
    return created({ sha });
  },

  'git/get-blob': ({ path }, { git }) => {
    const sha = find(git, stringAt(path, 'file_sha'), 'blob');
    if (sha === undefined) return notFound;
    return ok(renderBlob(sha, git.read(sha)?.bytes ?? Buffer.alloc(0)));
  },

  'git/create-tree': ({ body }, { git }) => {
    const baseTree = optionalStringAt(body, 'base_tree');
    const base = baseTree === undefined ? undefined : find(git, baseTree, 'tree');
    if (baseTree !== undefined && base === undefined)
      return unprocessable('base_tree is not a valid tree oid');
    const entries = objectsAt(body, 'tree');
    if (entries.length === 0) return unprocessable('Invalid tree info');
    try {
      const changes = entries.map((entry) => changeOf(entry, git));
      const sha = writeTree(git, base, changes);
      return created(renderTree(sha, readTree(git, sha, false)));
    } catch (error) {
      if (error instanceof Unprocessable) return unprocessable(error.message);
      throw error;
    }
  },

  'git/get-tree': ({ path, query }, { git }) => {
    const sha = find(git, stringAt(path, 'tree_sha'), 'tree');
    if (sha === undefined) return notFound;
    return ok(renderTree(sha, readTree(git, sha, query['recursive'] !== undefined)));
  },

  'repos/get-content': ({ path, query }, { git, scene }) => {
    const ref = optionalStringAt(query, 'ref') ?? scene.state.repository.defaultBranch;
    const commit = find(git, ref, 'commit');
    const name = stringAt(path, 'path');
    const entries = commit === undefined ? [] : readTree(git, readCommit(git, commit).tree, true);
    const entry = entries.find((each) => each.path === name);
    if (entry === undefined) return notFound;
    if (!entry.mode.startsWith('100'))
      throw new Mistake(`${name} is no plain file: its mode is ${entry.mode}`);
    const bytes = git.read(entry.sha)?.bytes ?? Buffer.alloc(0);
    return ok(renderContent({ ...entry, bytes }));
  },

  'git/create-commit': ({ body }, { git, scene, login }) => {
    const { state } = scene;
    const tree = stringAt(body, 'tree');
    if (find(git, tree, 'tree') !== tree) return unprocessable('Tree SHA does not exist');
    const parents = stringsAt(body, 'parents');
    for (const parent of parents) {
      if (find(git, parent, 'commit') !== parent)
        return unprocessable('Parent SHA does not exist or is not a commit object');
    }
    const message = stringAt(body, 'message');
    if (message.trim() === '') return refused(422, 'Invalid request: message is empty');
    const user = state.user(login);
    const now = state.now();
    const ofUser = { name: login, email: `${user.id}+${login}@users.noreply.github.com`, date: now };
    const service = { name: 'GitHub', email: 'noreply@github.com', date: now };
    const author = signatureOf(body['author'], ofUser);
    const committer = signatureOf(body['committer'], body['author'] === undefined ? service : author);
    const { sha, payload } = writeCommit(git, { message, tree, parents, author, committer });
    // A bot's commit is signed by the service, unless it names its own author or committer.
    const isSigned = user.type === 'Bot' && body['author'] === undefined && body['committer'] === undefined;
    if (isSigned) state.signed.set(sha, { payload, at: now });
    return created(renderGitCommit(readCommit(git, sha), state.signed.get(sha)));
  },
};

/** https://docs.github.com/rest/git/trees#create-a-tree */
const TYPES: Readonly<Record<string, string>> = {
  '100644': 'blob',
  '100755': 'blob',
  '120000': 'blob',
  '040000': 'tree',
  '160000': 'commit',
};

function changeOf(entry: JsonObject, git: GitStore): TreeChange {
  const path = optionalStringAt(entry, 'path') ?? '';
  const mode = optionalStringAt(entry, 'mode') ?? '';
  const type = optionalStringAt(entry, 'type') ?? 'blob';
  const content = optionalStringAt(entry, 'content');
  if (mode !== '' && TYPES[mode] !== type)
    throw new Unprocessable(`Invalid tree info: ${mode} is no ${type}`);
  if (path === '' || mode === '') throw new Unprocessable('Invalid tree info: path and mode are required');
  if ((content === undefined) === (entry['sha'] === undefined)) {
    throw new Unprocessable('Must supply either tree.sha or tree.content');
  }
  if (content !== undefined) return { path, mode, type, sha: git.write('blob', content) };
  return { path, mode, type, sha: optionalStringAt(entry, 'sha') ?? null };
}

function signatureOf(signature: JsonObject[string] | undefined, fallback: Signature): Signature {
  if (typeof signature !== 'object' || signature === null || Array.isArray(signature)) return fallback;
  const fields = { ...fallback, ...signature };
  return { name: String(fields.name), email: String(fields.email), date: String(fields.date) };
}
