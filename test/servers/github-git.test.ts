import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { publish, startWorld, type Tree, where } from './github-world.ts';

const exec = promisify(execFile);

describe('git objects', () => {
  test('what the API writes is what git clones, over HTTP', async () => {
    await using world = await startWorld();
    const { folder, repository, server } = world;
    const sha = await publish(world, 'agent-fix/run-1');
    const clone = join(folder, 'clone');
    await exec('git', ['clone', '--quiet', '--depth=1', '--branch=agent-fix/run-1', server.cloneUrl, clone]);
    const read = (path: string) => readFile(join(clone, path), 'utf8');
    expect([await read('src/add.js'), await read('src/deep/new.js')]).toEqual(['fixed\n', 'new\n']);
    await expect(read('README.md')).rejects.toThrow('ENOENT');
    expect(repository.git('fsck', '--strict')).toBe('');
    expect(repository.git('ls-tree', sha, 'src/add.js')).toMatch(/^100755 blob/);
    expect(server.violations).toEqual([]);
  });

  test('a bot commit is verified, one with its own author is not', async () => {
    await using world = await startWorld();
    const { base, octokit, server } = world;
    const { data: parent } = await octokit.git.getCommit({ ...where, commit_sha: base });
    const commit = { ...where, message: 'Fix\n\nBody', tree: parent.tree.sha, parents: [base] };
    const signed = await octokit.git.createCommit(commit);
    expect(signed.data.verification).toMatchObject({ verified: true, reason: 'valid' });
    expect(signed.data).toMatchObject({ message: 'Fix\n\nBody', committer: { name: 'GitHub' } });
    const again = await octokit.git.getCommit({ ...where, commit_sha: signed.data.sha });
    expect(again.data).toEqual(signed.data);
    const author = { name: 'Me', email: 'me@example.com' };
    const unsigned = await octokit.git.createCommit({ ...commit, author });
    expect(unsigned.data.verification).toMatchObject({ verified: false, reason: 'unsigned' });
    expect(server.violations).toEqual([]);
  });

  test('a ref moves to a commit that is there, and nowhere else', async () => {
    await using world = await startWorld();
    const { base, octokit, repository, server } = world;
    const { data } = await octokit.repos.get(where);
    const move = (afterOid: string) =>
      octokit.graphql(
        'mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }',
        {
          input: {
            repositoryId: data.node_id,
            refUpdates: [{ name: 'refs/heads/main', beforeOid: base, afterOid, force: true }],
          },
        },
      );
    for (const oid of ['1'.repeat(40), repository.git('rev-parse', 'main^{tree}')])
      await expect(move(oid)).rejects.toThrow('is no commit');
    expect(repository.git('rev-parse', 'main')).toBe(base);
    expect(server.violations).toEqual([]);
  });

  test('trees refuse paths into .git and objects that do not exist', async () => {
    await using world = await startWorld();
    const { base, octokit, server } = world;
    const entry = { mode: '100644', type: 'blob' } as const;
    const bad: Tree[] = [
      [{ ...entry, path: '.git/config', content: 'x' }],
      [{ ...entry, path: '../x', content: 'x' }],
      [{ ...entry, path: 'x', sha: '0'.repeat(39).concat('1') }],
      [{ ...entry, path: 'not-there', sha: null }],
      [{ ...entry, path: 'a\0b', content: 'x' }],
      [{ ...entry, path: 'git~1/config', content: 'x' }],
      [{ path: 'x', mode: '100644', type: 'commit', sha: base }],
      [{ path: 'x', mode: '040000', type: 'blob', content: 'x' }],
    ];
    for (const tree of bad) {
      await expect(octokit.git.createTree({ ...where, base_tree: base, tree })).rejects.toMatchObject({
        status: 422,
      });
    }
    const { data } = await octokit.git.getTree({ ...where, tree_sha: base, recursive: 'true' });
    expect(data.tree.map(({ path }) => path)).toEqual(['README.md', 'src', 'src/add.js']);
    expect(server.violations).toEqual([]);
  });

  test('commits are listed, read, compared, and found by branch', async () => {
    await using world = await startWorld();
    const { base, octokit, repository, server } = world;
    repository.moveBranch('topic', base);
    const tip = repository.commit('topic', 'Second\n\nWhy', {
      'src/add.js': 'export const add = 2;\n',
    });
    const shas: string[] = [];
    for await (const page of octokit.paginate.iterator(octokit.repos.listCommits, {
      ...where,
      sha: 'topic',
      per_page: 1,
    })) {
      shas.push(...page.data.map(({ sha }) => sha));
    }
    expect(shas).toEqual([tip, base]);
    const commit = await octokit.repos.getCommit({ ...where, ref: 'topic' });
    expect(commit.data.files).toMatchObject([{ filename: 'src/add.js', additions: 1, deletions: 1 }]);
    const compared = await octokit.repos.compareCommitsWithBasehead({ ...where, basehead: 'main...topic' });
    expect(compared.data).toMatchObject({ status: 'ahead', ahead_by: 1, behind_by: 0, total_commits: 1 });
    expect(server.violations).toEqual([]);
  });
});
