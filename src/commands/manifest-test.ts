import { DEFAULT_SETTINGS } from '../agent/settings.ts';
import type { TestCommand } from '../agent/task.ts';
import { findTestCommand } from '../workflow/test-command.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import type { Stage } from './stage.ts';

/** The test command that the repository's manifest implies, as the action finds it. Throws when none does. */
export async function findManifestTest({ repository, commit, folder }: Stage): Promise<TestCommand> {
  await using workspace = await openWorkspace({ repository, commit, settings: DEFAULT_SETTINGS });
  const { snapshot } = workspace;
  const search = await findTestCommand({
    input: null,
    workingDirectory: folder,
    failing: null,
    readFile: (path) => snapshot.readText(path),
    listFiles: async () => [...snapshot.paths()],
  });
  if (search.kind !== 'found') throw new Error(search.problem);
  return search.command;
}
