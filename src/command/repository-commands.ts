import { orElse } from '../base/errors.ts';
import { isPlainObject, textAt, valueAt } from '../base/json.ts';
import { folderOfFile, pathFrom } from './folders.ts';
import { runsUnasked } from './packages.ts';
import type { CommitFiles } from './task.ts';
import { readYaml } from './yaml.ts';

/** A command that a workflow, a hook or another tool of the repository runs. */
interface RepositoryCommand {
  readonly run: string;
  readonly shell: string | null;
  readonly folder: string;
}

/** No repository has so many files that say what runs, or so many commands in them. */
const MAX_FILES = 200;
const MAX_COMMANDS = 1000;

/** Workflows and other CI; hooks of git. Each is a file of YAML. */
const YAML_FILES =
  /^\.(?:github\/workflows\/[^/]+|circleci\/config|gitlab-ci|travis|drone|woodpecker(?:\/[^/]+)?|pre-commit-config)\.ya?ml$/;
const MORE_YAML_FILES =
  /^\.?(?:lefthook|azure-pipelines|bitbucket-pipelines|appveyor|cloudbuild|buildspec)\.ya?ml$/;
/** Scripts of git's hooks, which have no ending. */
const HOOK_FILES = /^\.(?:husky|githooks|git-hooks)\/[\w-]+$/;

/** The commands that workflows, hooks and other tools of the repository run, each once. */
export async function repositoryCommands(files: CommitFiles): Promise<readonly RepositoryCommand[]> {
  const found = new Map<string, RepositoryCommand>();
  const add = (command: RepositoryCommand): void => {
    const run = command.run.replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
    if (found.size < MAX_COMMANDS) found.set(JSON.stringify(command), { ...command, run });
  };
  let left = MAX_FILES;
  for (const path of await files.paths()) {
    if (path.includes('node_modules/')) continue;
    const read = readerOf(path);
    if (read === undefined || left-- <= 0) continue;
    const text = await files.readText(path);
    if (text !== null) for (const command of read(text, path)) add(command);
  }
  return [...found.values()];
}

type FileReader = (text: string, path: string) => Iterable<RepositoryCommand>;

const READERS_BY_PATH: readonly (readonly [RegExp, FileReader])[] = [
  [YAML_FILES, commandsInYaml],
  [MORE_YAML_FILES, commandsInYaml],
  [HOOK_FILES, (text) => [{ run: text, shell: null, folder: '.' }]],
];
/** In any folder. */
const READERS_BY_NAME: readonly (readonly [RegExp, FileReader])[] = [
  [/^action\.ya?ml$/, commandsInYaml],
  [/^Dockerfile(?:\.[\w-]+)?$|^[\w-]+\.Dockerfile$/, commandsInDockerfile],
  [/^package\.json$/, hooksOfPackage],
];

function readerOf(path: string): FileReader | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [, read] =
    READERS_BY_PATH.find(([pattern]) => pattern.test(path)) ??
    READERS_BY_NAME.find(([pattern]) => pattern.test(name)) ??
    [];
  return read;
}

function* commandsInYaml(text: string, path: string): Generator<RepositoryCommand> {
  const root: unknown = readYaml(text);
  for (const command of commandsBelow(root, { folder: '.', shell: null })) {
    yield command;
    // A composite action finds its own files by a variable.
    if (/action_path/i.test(command.run)) yield { ...command, folder: folderOfFile(path) };
  }
}

interface Defaults {
  readonly folder: string;
  readonly shell: string | null;
}

/** Keys whose texts are commands, in the formats of GitHub, GitLab, CircleCI, Azure and others, pre-commit and lefthook. */
const COMMAND_KEYS =
  /^(?:run|command|commands|script|scripts|bash|entry|before_script|after_script|install|before_install|after_success)$/;

function* commandsBelow(value: unknown, defaults: Defaults, depth = 0): Generator<RepositoryCommand> {
  if (depth > 20) return;
  if (Array.isArray(value)) for (const each of value) yield* commandsBelow(each, defaults, depth + 1);
  if (!isPlainObject(value)) return;
  const set = valueAt(value, 'defaults', 'run');
  const folder =
    textAt(value, 'working-directory') ||
    textAt(value, 'workingDirectory') ||
    textAt(set, 'working-directory');
  const inner: Defaults = {
    folder: folder === '' ? defaults.folder : (pathFrom('.', folder) ?? defaults.folder),
    shell: textAt(value, 'shell') || textAt(set, 'shell') || defaults.shell,
  };
  const uses = textAt(value, 'uses');
  if (uses.startsWith('./')) yield { run: `node ${uses}`, shell: null, folder: '.' };
  // What a script of actions/github-script loads.
  if (uses.startsWith('actions/github-script@'))
    for (const [, file = ''] of textAt(value, 'with', 'script').matchAll(
      /(?:require|import)\(\s*['"`](?:\$\{[^}]*\}\/)?([^'"`]+)['"`]/g,
    ))
      yield { run: `node ${file}`, shell: null, folder: '.' };
  for (const [key, each] of Object.entries(value)) {
    const texts = COMMAND_KEYS.test(key) ? [each].flat().filter((text) => typeof text === 'string') : [];
    if (texts.length > 0) yield { run: texts.join('\n'), ...inner };
    yield* commandsBelow(each, inner, depth + 1);
  }
}

function* commandsInDockerfile(text: string, path: string): Generator<RepositoryCommand> {
  for (const [, run = ''] of text.replace(/\\\r?\n/g, ' ').matchAll(/^\s*RUN\s+(?:--\S+\s+)*(.*)$/gim))
    for (const folder of new Set(['.', folderOfFile(path)])) yield { run, shell: null, folder };
}

/** What npm runs unasked when it installs or publishes, and hooks of git that stand in package.json. */
function* hooksOfPackage(text: string, path: string): Generator<RepositoryCommand> {
  const manifest: unknown = orElse(null, () => JSON.parse(text));
  const folder = folderOfFile(path);
  if (runsUnasked(valueAt(manifest, 'scripts')))
    yield { run: 'npm install; npm publish; npm version patch', shell: null, folder };
  const tables = [['husky', 'hooks'], ['simple-git-hooks'], ['lint-staged'], ['gitHooks']].map((keys) =>
    valueAt(manifest, ...keys),
  );
  for (const table of tables.filter(isPlainObject))
    for (const each of Object.values(table).flat())
      if (typeof each === 'string') yield { run: each, shell: null, folder };
}
