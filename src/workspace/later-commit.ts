import { git } from './git.ts';
import { importedFile, importedPath } from './patch.ts';

/** A file of a later commit; `bytes` null: it is not there any more. */
export interface LaterFile {
  readonly path: string;
  readonly mode: string;
  readonly bytes: Buffer | null;
}

const REF = 'refs/agent-fix/later';

/**
 * Makes a commit of `parent` and the files that a later one has otherwise, without its history, in a git directory of our
 * own. `tree` is git's id of all that it holds: where it is the later commit's own, nothing is missing.
 */
export async function importLater(
  gitDir: string,
  { parent, files }: { readonly parent: string; readonly files: readonly LaterFile[] },
): Promise<{ readonly commit: string; readonly tree: string }> {
  const commands = files.flatMap(({ path, mode, bytes }) =>
    bytes === null ? [Buffer.from(`D ${importedPath(path)}\n`)] : importedFile(path, mode, bytes),
  );
  const head = `commit ${REF}\ncommitter agent-fix <agent-fix> 0 +0000\ndata 0\nfrom ${parent}\n`;
  const input = Buffer.concat([Buffer.from(head), ...commands, Buffer.from('done\n')]);
  await git(gitDir, ['fast-import', '--quiet', '--done', '--force'], { input });
  const named = await git(gitDir, ['rev-parse', REF, `${REF}^{tree}`]);
  const [commit = '', tree = ''] = named.toString('utf8').split('\n');
  return { commit, tree };
}
