import { optionalStringAt, stringAt } from '../json.ts';
import type { Reply } from '../loopback.ts';
import {
  changedFiles,
  countCommits,
  find,
  listCommits,
  mergeBase,
  readCommit,
  readRef,
} from './git-history.ts';
import { renderCommit, renderFile } from './render-git.ts';
import {
  type Call,
  linkToNext,
  notFound,
  ok,
  pageOf,
  type Route,
  unprocessable,
  type World,
} from './route.ts';

async function rendered(sha: string, { git, scene }: World) {
  return renderCommit(await readCommit(git, sha), scene.state.signed.get(sha), scene);
}

/** https://docs.github.com/rest/commits and /rest/branches */
export const commitRoutes: Readonly<Record<string, Route>> = {
  'repos/list-commits': async (call, world) => {
    const start = optionalStringAt(call.query, 'sha') ?? world.scene.state.repository.defaultBranch;
    const tip = await find(world.git, start, 'commit');
    if (tip === undefined) return notFound;
    const page = pageOf(call);
    const shas = await listCommits(world.git, tip, { skip: page.skip, limit: page.limit + 1 });
    const body = await Promise.all(shas.slice(0, page.limit).map((sha) => rendered(sha, world)));
    return { status: 200, body, headers: linkToNext(call, page, page.skip + shas.length) };
  },

  'repos/get-commit': async ({ path }, world) => {
    const ref = stringAt(path, 'ref');
    const sha = await find(world.git, ref.replace(/^(heads|tags)\//, 'refs/$1/'), 'commit');
    if (sha === undefined) return unprocessable(`No commit found for SHA: ${ref}`);
    const { parents } = await readCommit(world.git, sha);
    const files = await changedFiles(world.git, parents[0], sha);
    const additions = files.reduce((sum, file) => sum + file.additions, 0);
    const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
    return ok({
      ...(await rendered(sha, world)),
      stats: { additions, deletions, total: additions + deletions },
      files: files.map((file) => renderFile(file, sha, world.scene)),
    });
  },

  'repos/compare-commits-with-basehead': compare,

  'repos/get-branch': async ({ path }, world) => {
    const name = stringAt(path, 'branch');
    const sha = await readRef(world.git, `refs/heads/${name}`);
    if (sha === undefined) return { ...notFound, body: { message: 'Branch not found', status: '404' } };
    const url = `${world.scene.api}/branches/${name}`;
    return ok({
      name,
      commit: await rendered(sha, world),
      _links: { self: url, html: `${world.scene.web}/tree/${name}` },
      protected: false,
      protection: { enabled: false },
      protection_url: `${url}/protection`,
    });
  },
};

async function compare(call: Call, world: World): Promise<Reply> {
  const { git, scene } = world;
  const basehead = stringAt(call.path, 'basehead');
  const [base, head] = await Promise.all(basehead.split('...').map((name) => find(git, name, 'commit')));
  const common = base === undefined || head === undefined ? undefined : await mergeBase(git, base, head);
  if (base === undefined || head === undefined || common === undefined) return notFound;
  const page = pageOf(call);
  const [ahead, behind, shas, files] = await Promise.all([
    countCommits(git, `${base}..${head}`),
    countCommits(git, `${head}..${base}`),
    listCommits(git, `${base}..${head}`, page),
    changedFiles(git, common, head),
  ]);
  const status = ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical';
  const page_ = `${scene.web}/compare/${basehead}`;
  return ok({
    url: `${scene.api}/compare/${basehead}`,
    html_url: page_,
    permalink_url: page_,
    diff_url: `${page_}.diff`,
    patch_url: `${page_}.patch`,
    base_commit: await rendered(base, world),
    merge_base_commit: await rendered(common, world),
    status,
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: await Promise.all(shas.toReversed().map((sha) => rendered(sha, world))),
    files: files.map((file) => renderFile(file, head, scene)),
  });
}
