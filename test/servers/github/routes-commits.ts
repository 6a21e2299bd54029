import { optionalStringAt, stringAt } from '../json.ts';
import type { Reply } from '../loopback.ts';
import { changedFiles, find, isAncestor, listCommits, mergeBase, readCommit } from './git-history.ts';
import { writeCommit } from './git-objects.ts';
import { mergedTree } from './git-store.ts';
import { renderCommit, renderFile } from './render.ts';
import {
  type Call,
  linkToNext,
  notFound,
  ok,
  pageOf,
  type Route,
  refused,
  unprocessable,
  type World,
} from './route.ts';

function rendered(sha: string, { git, scene }: Pick<World, 'git' | 'scene'>) {
  return renderCommit(readCommit(git, sha), scene.state.signed.get(sha));
}

/** https://docs.github.com/rest/commits and /rest/branches */
export const commitRoutes: Readonly<Record<string, Route>> = {
  'repos/list-commits': (call, world) => {
    const start = optionalStringAt(call.query, 'sha') ?? world.scene.state.repository.defaultBranch;
    const tip = find(world.git, start, 'commit');
    if (tip === undefined) return notFound;
    const page = pageOf(call);
    const shas = listCommits(world.git, tip);
    const body = shas.slice(page.skip, page.skip + page.limit).map((sha) => rendered(sha, world));
    return { status: 200, body, headers: linkToNext(call, page, shas.length) };
  },

  'repos/get-commit': ({ path }, world) => {
    const ref = stringAt(path, 'ref');
    const sha = find(world.git, ref.replace(/^(heads|tags)\//, 'refs/$1/'), 'commit');
    if (sha === undefined) return unprocessable(`No commit found for SHA: ${ref}`);
    const { parents } = readCommit(world.git, sha);
    const files = changedFiles(world.git, parents[0], sha);
    const additions = files.reduce((sum, file) => sum + file.additions, 0);
    const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
    return ok({
      ...rendered(sha, world),
      stats: { additions, deletions, total: additions + deletions },
      files: files.map((file) => renderFile(file)),
    });
  },

  'repos/compare-commits-with-basehead': compare,

  'repos/merge': ({ body }, { git, scene, login }) => {
    const branch = `refs/heads/${stringAt(body, 'base')}`;
    const tip = git.ref(branch);
    const head = find(git, stringAt(body, 'head'), 'commit');
    if (tip === undefined) return refused(404, 'Base does not exist');
    if (head === undefined) return refused(404, 'Head does not exist');
    if (isAncestor(git, head, tip)) return { status: 204 };
    const tree = mergedTree(git.gitDir, tip, head);
    if (tree === null) return refused(409, 'Merge conflict');
    const { state } = scene;
    const user = state.user(login);
    const date = state.now();
    const author = { name: login, email: `${user.id}+${login}@users.noreply.github.com`, date };
    const committer = { name: 'GitHub', email: 'noreply@github.com', date };
    const message =
      optionalStringAt(body, 'commit_message') ?? `Merge ${head} into ${stringAt(body, 'base')}`;
    const { sha, payload } = writeCommit(git, { message, tree, parents: [tip, head], author, committer });
    state.signed.set(sha, { payload, at: date });
    git.setRef(branch, sha);
    return { status: 201, body: rendered(sha, { git, scene }) };
  },
};

function compare(call: Call, world: World): Reply {
  const { git } = world;
  const basehead = stringAt(call.path, 'basehead');
  const [base, head] = basehead.split('...').map((name) => find(git, name, 'commit'));
  const common = base === undefined || head === undefined ? undefined : mergeBase(git, base, head);
  if (base === undefined || head === undefined || common === undefined) return notFound;
  // Without paging, the newest 250.
  const isPaged = call.query['per_page'] !== undefined || call.query['page'] !== undefined;
  const page = isPaged ? pageOf(call) : { skip: 0, limit: 250 };
  const shas = listCommits(git, head, base);
  const [ahead, behind] = [shas.length, listCommits(git, base, head).length];
  const status = ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical';
  return ok({
    base_commit: rendered(base, world),
    merge_base_commit: rendered(common, world),
    status,
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: shas
      .slice(page.skip, page.skip + page.limit)
      .toReversed()
      .map((sha) => rendered(sha, world)),
    files: changedFiles(git, common, head).map((file) => renderFile(file)),
  });
}
