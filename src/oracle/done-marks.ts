import { anyOf } from '../base/text.ts';
import type { TestReport } from '../core/events.ts';
import type { TestCommand } from '../core/task.ts';
import { canEndTests } from '../core/verdict/tripwires.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';

interface JudgedBy {
  readonly workspace: Pick<RepoWorkspace, 'snapshot' | 'policy'>;
  readonly command: TestCommand;
}

/** Whether files that the base run has left may decide which tests run later. `report` is that of the base run. */
export const mayLeaveMarks = async (judged: JudgedBy, report: TestReport | undefined): Promise<boolean> =>
  (await skipsByFiles(judged, report)) || (await keepsMarks(judged));

const LOOKS_FOR_FILES =
  /\b(?:exists(?:Sync)?|try_exists|is_?file|is_?dir|l?stat(?:Sync)?|access(?:Sync)?|ENOENT|FileNotFoundError|IsNotExist)\b/i;
/** Files with instructions for tools that compare the age of files, such as make. */
const RECIPES =
  /^(?:(?:GNU)?Makefile|makefile|.+\.mk|Rakefile|.+\.rake|Taskfile\.ya?ml|Snakefile|dodo\.py|build\.ninja)$/s;
const SHELL_ENDING = /\.(?:sh|bash|zsh|ksh)$/;
const MAX_RECIPES = 200;
/** Commands that write a marker file for something done: `touch $@`, `> $@`, `echo done > .tested`. */
const MARKS_AS_DONE = anyOf(
  [
    /(?:^|[\s;&|@({-])touch[ \t]+[^\s;]|(?:>|\btee(?:[ \t]+-a)?)[ \t]*["']?\$[@({]*@/,
    /\b(?:echo|date|printf|:)\b[^\n|;&]*>[ \t]*["']?\.?[\w./$(){}-]*(?:stamp|done|pass(?:ed)?|tested|ok)\b/,
  ],
  'm',
);

/** Whether a failing test can end or skip itself and looks for files: files left by the base run may then decide what it does. */
async function skipsByFiles({ workspace }: JudgedBy, report: TestReport | undefined): Promise<boolean> {
  const { readText } = workspace.snapshot;
  const files = new Set((report?.failures ?? []).flatMap(({ file }) => file ?? []));
  const texts = await Promise.all([...files].map((file) => readText(file)));
  return texts.some((text) => text !== null && canEndTests(text) && LOOKS_FOR_FILES.test(text));
}

/** Whether the command marks in files which tests have passed: it would skip them later, even if the patch has broken them. */
async function keepsMarks({ workspace, command }: JudgedBy): Promise<boolean> {
  const { snapshot, policy } = workspace;
  const { closed } = await policy();
  const recipes = [...snapshot.paths()].filter(
    (path) =>
      RECIPES.test(path.slice(path.lastIndexOf('/') + 1)) ||
      (SHELL_ENDING.test(path) && closed(path) !== null),
  );
  const texts = await Promise.all(recipes.slice(0, MAX_RECIPES).map((path) => snapshot.readText(path)));
  return [command.run, ...texts].some((text) => text !== null && MARKS_AS_DONE.test(text));
}
