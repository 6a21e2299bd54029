import { type JsonObject, objectsAt, optionalStringAt, stringAt, stringsAt } from '../json.ts';
import { find, isAncestor, readCommit, readRef, readTree } from './git-history.ts';
import {
  type Signature,
  type TreeChange,
  Unprocessable,
  writeBlob,
  writeCommit,
  writeTree,
} from './git-objects.ts';
import { renderBlob, renderContent, renderGitCommit, renderRef, renderTree } from './render-git.ts';
import { created, Mistake, notFound, ok, type Route, refused, unprocessable, type World } from './route.ts';

/** https://docs.github.com/rest/git */
export const gitRoutes: Readonly<Record<string, Route>> = {
  'git/get-ref': async ({ path }, { git, scene }) => {
    const ref = `refs/${stringAt(path, 'ref')}`;
    const sha = await readRef(git, ref);
    return sha === undefined ? notFound : ok(renderRef(ref, sha, scene));
  },

  'git/create-ref': async ({ body }, { git, scene }) => {
    const ref = stringAt(body, 'ref');
    const sha = stringAt(body, 'sha');
    if (!/^refs\/[^/]+\/.+/.test(ref) || (await git.attempt(['check-ref-format', ref])).code !== 0) {
      return unprocessable(`${ref} is not a valid ref name.`);
    }
    if ((await find(git, sha, 'commit')) !== sha) return unprocessable('Object does not exist');
    if ((await readRef(git, ref)) !== undefined) return unprocessable('Reference already exists');
    await git.run(['update-ref', ref, sha, '0'.repeat(40)]);
    return created(renderRef(ref, sha, scene));
  },

  'git/update-ref': async ({ path, body }, { git, scene }) => {
    const ref = `refs/${stringAt(path, 'ref')}`;
    const sha = stringAt(body, 'sha');
    const old = await readRef(git, ref);
    if (old === undefined) return unprocessable('Reference does not exist');
    if ((await find(git, sha, 'commit')) !== sha) return unprocessable('Object does not exist');
    if (body['force'] !== true && !(await isAncestor(git, old, sha))) {
      return unprocessable('Update is not a fast forward');
    }
    await git.run(['update-ref', ref, sha, old]);
    return ok(renderRef(ref, sha, scene));
  },

  'git/get-commit': async ({ path }, { git, scene }) => {
    const sha = stringAt(path, 'commit_sha');
    if ((await find(git, sha, 'commit')) !== sha) return notFound;
    return ok(renderGitCommit(await readCommit(git, sha), scene.state.signed.get(sha), scene));
  },

  'git/create-blob': async ({ body }, { git, scene }) => {
    const content = stringAt(body, 'content');
    const encoding = optionalStringAt(body, 'encoding') ?? 'utf-8';
    if (encoding !== 'utf-8' && encoding !== 'base64')
      return unprocessable('encoding must be utf-8 or base64');
    const bytes = Buffer.from(content, encoding);
    if (encoding === 'base64' && bytes.toString('base64') !== content.replace(/\s/g, '')) {
      return unprocessable('content is not valid Base64');
    }
    const sha = await writeBlob(git, bytes);
    return created({ url: `${scene.api}/git/blobs/${sha}`, sha });
  },

  'git/get-blob': async ({ path }, { git, scene }) => {
    const sha = await find(git, stringAt(path, 'file_sha'), 'blob');
    if (sha === undefined) return notFound;
    const { stdout } = await git.attempt(['cat-file', 'blob', sha]);
    return ok(renderBlob(sha, stdout, scene));
  },

  'git/create-tree': async ({ body }, { git, scene }) => {
    const baseTree = optionalStringAt(body, 'base_tree');
    const base = baseTree === undefined ? undefined : await find(git, baseTree, 'tree');
    if (baseTree !== undefined && base === undefined)
      return unprocessable('base_tree is not a valid tree oid');
    const entries = objectsAt(body, 'tree');
    if (entries.length === 0) return unprocessable('Invalid tree info');
    try {
      const changes = await Promise.all(entries.map((entry) => changeOf(entry, { git, scene })));
      const sha = await writeTree(git, base, changes);
      return created(renderTree(sha, await readTree(git, sha, false), scene));
    } catch (error) {
      if (error instanceof Unprocessable) return unprocessable(error.message);
      throw error;
    }
  },

  'git/get-tree': async ({ path, query }, { git, scene }) => {
    const sha = await find(git, stringAt(path, 'tree_sha'), 'tree');
    if (sha === undefined) return notFound;
    return ok(renderTree(sha, await readTree(git, sha, query['recursive'] !== undefined), scene));
  },

  'repos/get-content': async ({ path, query }, { git, scene }) => {
    const commit = await find(
      git,
      optionalStringAt(query, 'ref') ?? scene.state.repository.defaultBranch,
      'commit',
    );
    const name = stringAt(path, 'path');
    const entries = commit === undefined ? [] : await readTree(git, commit, true);
    const entry = entries.find((each) => each.path === name);
    if (entry === undefined) return notFound;
    if (!entry.mode.startsWith('100'))
      throw new Mistake(`${name} is no plain file: its mode is ${entry.mode}`);
    const bytes = (await git.read(entry.sha))?.bytes ?? Buffer.alloc(0);
    return ok(renderContent({ ...entry, bytes }, scene));
  },

  'git/create-commit': async ({ body }, { git, scene, login }) => {
    const { state } = scene;
    const tree = stringAt(body, 'tree');
    if ((await find(git, tree, 'tree')) !== tree) return unprocessable('Tree SHA does not exist');
    const parents = stringsAt(body, 'parents');
    for (const parent of parents) {
      if ((await find(git, parent, 'commit')) !== parent)
        return unprocessable('Parent SHA does not exist or is not a commit object');
    }
    const message = stringAt(body, 'message');
    if (message.trim() === '') return refused(422, 'Invalid request: message is empty');
    const user = state.user(login);
    const now = state.now();
    const own = { name: login, email: `${user.id}+${login}@users.noreply.github.com`, date: now };
    const service = { name: 'GitHub', email: 'noreply@github.com', date: now };
    const author = signatureOf(body['author'], own);
    const committer = signatureOf(body['committer'], body['author'] === undefined ? service : author);
    const { sha, payload } = await writeCommit(git, { message, tree, parents, author, committer });
    // A bot's commit is signed by the service, unless it names its own author or committer.
    const isSigned = user.type === 'Bot' && body['author'] === undefined && body['committer'] === undefined;
    if (isSigned) state.signed.set(sha, { payload, at: now });
    return created(renderGitCommit(await readCommit(git, sha), state.signed.get(sha), scene));
  },
};

async function changeOf(entry: JsonObject, { git }: Pick<World, 'git' | 'scene'>): Promise<TreeChange> {
  const path = optionalStringAt(entry, 'path') ?? '';
  const mode = optionalStringAt(entry, 'mode') ?? '';
  const type = optionalStringAt(entry, 'type') ?? 'blob';
  const content = optionalStringAt(entry, 'content');
  if (path === '' || mode === '') throw new Unprocessable('Invalid tree info: path and mode are required');
  if ((content === undefined) === (entry['sha'] === undefined)) {
    throw new Unprocessable('Must supply either tree.sha or tree.content');
  }
  if (content !== undefined) return { path, mode, type, sha: await writeBlob(git, Buffer.from(content)) };
  return { path, mode, type, sha: optionalStringAt(entry, 'sha') ?? null };
}

function signatureOf(given: JsonObject[string] | undefined, fallback: Signature): Signature {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return fallback;
  const fields = { ...fallback, ...given };
  return { name: String(fields.name), email: String(fields.email), date: String(fields.date) };
}
