import { type Git, gitIn } from './git-process.ts';

export interface BareRepository {
  readonly gitDir: string;
  /** Commits `files` (path → content, null deletes) on top of `branch`, as a person would; gives the commit. */
  commit(branch: string, message: string, files: Readonly<Record<string, string | null>>): Promise<string>;
  readonly git: Git;
}

/** Makes an empty bare repository in `gitDir`, whose default branch is `main`. Same files, same commits. */
export async function createBareRepository(gitDir: string): Promise<BareRepository> {
  const git = gitIn(gitDir);
  await git.run(['init', '--quiet', '--bare', '--initial-branch=main', '--template=', gitDir]);
  let day = 0;
  return {
    gitDir,
    git,
    async commit(branch, message, files) {
      day += 1;
      const ref = `refs/heads/${branch}`;
      const tip = await git.attempt(['rev-parse', '--verify', '--quiet', ref]);
      const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
      const commands = [
        `commit ${ref}\nmark :1\n`,
        `committer Alice <alice@example.com> ${Date.UTC(2024, 0, day) / 1000} +0000\n`,
        data(message),
        ...(tip.code === 0 ? [`from ${tip.stdout.toString().trim()}\n`] : []),
        ...Object.entries(files).map(([path, content]) =>
          content === null
            ? `D ${JSON.stringify(path)}\n`
            : `M 100644 inline ${JSON.stringify(path)}\n${data(content)}`,
        ),
        'get-mark :1\n',
      ];
      const args = ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet'];
      return (await git.run(args, { input: commands.join('') })).trim();
    },
  };
}
