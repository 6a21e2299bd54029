import * as z from 'zod';
import type { TestFailure } from '../core/events.ts';
import { readJson } from '../core/json.ts';
import type { TestCommand } from '../core/task.ts';
import {
  joined,
  type Narrow,
  type PlainScript,
  parseScript,
  rawOf,
  type Scene,
  type Word,
  wordsOf,
} from './call.ts';
import { narrowJest, narrowMocha, narrowNodeTest, narrowVitest } from './narrow-javascript.ts';
import {
  narrowCargo,
  narrowDotnet,
  narrowGo,
  narrowGradle,
  narrowMaven,
  narrowPhpunit,
  narrowPytest,
  narrowRspec,
  narrowUnittest,
} from './narrow-other-runners.ts';

/** By the words that start a call of the runner. A program may come with its folder. */
const RUNNERS: readonly (readonly [call: RegExp, narrow: Narrow])[] = [
  [/^(?:python[\d.]* -m |coverage run -m )?(?:pytest|py\.test)$/, narrowPytest],
  [/^(?:python[\d.]*|coverage run) -m unittest$/, narrowUnittest],
  [/^vitest(?:\.mjs)?$/, narrowVitest],
  [/^jest(?:\.js)?$/, narrowJest],
  [/^_?mocha(?:\.js)?$/, narrowMocha],
  [/^go test$/, narrowGo],
  [/^cargo(?: \+[\w.-]+)? test$/, narrowCargo],
  [/^rspec$/, narrowRspec],
  [/^mvnw?$/, narrowMaven],
  [/^gradlew?$/, narrowGradle],
  [/^(?:php )?phpunit(?:\.phar)?$/, narrowPhpunit],
  [/^dotnet test$/, narrowDotnet],
  [/^node$/, narrowNodeTest],
];

/** What may stand before a runner without changing what its arguments mean. */
const LAUNCHERS =
  /^(?:(?:poetry|pipenv|pdm|rye|hatch) run|uv run(?: --(?:frozen|locked|no-sync|all-extras))*|npx(?: --(?:no-install|yes|no))?|pnpm exec|yarn exec|bunx|bundle exec|cross-env(?: [A-Za-z_]\w*=\S*)*|xvfb-run(?: -a)?|timeout(?: -[\w-]+(?:=\S+)?| -[ks] \S+)* [\d.]+[smhd]?|node(?: --[\w-]+(?:=\S*)?)*)$/;

/** The most words that stand before a runner, its own name included. */
const MAX_NAME_WORDS = 8;
/** Longer commands some systems refuse; and no reader wants them in a log. */
const MAX_COMMAND_CHARS = 16_000;

export interface NarrowRequest {
  readonly command: TestCommand;
  readonly failures: readonly TestFailure[];
  /** Of the base commit, by paths from its root. */
  readonly files: Pick<Scene, 'isFile' | 'isFolder' | 'read'>;
}

/**
 * Commands that run these tests and few others, the tightest first; none where the command is not a plain call of a
 * runner that can be narrowed. The ids come from outputs, which whoever writes tests controls: they reach the shell
 * only as quoted words.
 */
export async function narrowings({ command, failures, files }: NarrowRequest): Promise<readonly string[]> {
  if (!isKnownShell(command.shell)) return [];
  const script = parseScript(command.run);
  if (script === null) return [];
  const scene = sceneBelow(files, folderIn(command.workingDirectory, script.folder));
  const narrowed =
    (await narrowCall(script.words, failures, scene)) ?? (await narrowScript(script, failures, scene));
  return narrowed.map((call) => script.before + call).filter((text) => text.length <= MAX_COMMAND_CHARS);
}

/** Whether the command is one plain call of pytest, in a shell that we know. */
export function callsPytest({ run, shell }: Pick<TestCommand, 'run' | 'shell'>): boolean {
  const script = isKnownShell(shell) ? parseScript(run) : null;
  return script !== null && callOf(script.words)?.narrow === narrowPytest;
}

const isKnownShell = (shell: string | null): boolean =>
  /^(?:|(?:bash|sh)(?: .*)?)$/.test(shell?.trim() ?? '');

const folderIn = (folder: string, below: string): string =>
  [folder, below].filter((part) => part !== '.').join('/') || '.';

function sceneBelow(files: NarrowRequest['files'], folder: string): Scene {
  const at = (path: string): string => (folder === '.' ? path : `${folder}/${path}`);
  return {
    folder,
    isFile: (path) => files.isFile(at(path)),
    isFolder: (path) => files.isFolder(at(path)),
    read: (path) => files.read(at(path)),
  };
}

interface Call {
  /** Environment, launcher and runner, as they stand. */
  readonly head: string;
  readonly narrow: Narrow;
  readonly rest: readonly Word[];
}

/** null when no known runner is called. */
async function narrowCall(
  words: readonly Word[],
  failures: readonly TestFailure[],
  scene: Scene,
): Promise<readonly string[] | null> {
  const call = callOf(words);
  if (call === null) return null;
  const forms = await call.narrow(call.rest, failures, scene);
  return forms.map(({ args }) => `${call.head} ${args}`);
}

function callOf(words: readonly Word[]): Call | null {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  if (start === -1) return null;
  for (let from = start; from < Math.min(words.length, start + MAX_NAME_WORDS); from++) {
    const launcher = valuesOf(words.slice(start, from));
    if (from > start && !LAUNCHERS.test(launcher)) continue;
    for (let to = from + 4; to > from; to--) {
      const own = words.slice(from, to);
      if (own.length < to - from) continue;
      const name = own.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
      const runner = RUNNERS.find(([pattern]) => pattern.test(name));
      // `node jest.js` runs jest.
      const isLauncher = name === 'node' && !words.some(({ value }) => value === '--test');
      if (runner === undefined || isLauncher) continue;
      return { head: joined(rawOf(words.slice(0, to))), narrow: runner[1], rest: words.slice(to) };
    }
  }
  return null;
}

const valuesOf = (words: readonly Word[]): string => words.map(({ value }) => value).join(' ');

const ManifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** `npm test` and the like, when the script in package.json is a plain call itself. */
async function narrowScript(
  { words }: PlainScript,
  failures: readonly TestFailure[],
  scene: Scene,
): Promise<readonly string[]> {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  const [, name, short] =
    /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? (?:--?s(?:ilent)? )?([\w:.-]+)|(test|t|tst))(?: --silent)?$/.exec(
      valuesOf(words.slice(start)),
    ) ??
    /^(?:yarn|pnpm) ([\w:.-]+)$/.exec(valuesOf(words.slice(start))) ??
    [];
  const script = name ?? (short === undefined ? undefined : 'test');
  // `bun test` is bun's own runner.
  if (script === undefined || (words[start]?.value === 'bun' && name === undefined)) return [];
  const scripts = scriptsOf(await scene.read('package.json'));
  const text = scripts?.[script];
  const inner = text === undefined ? null : wordsOf(text);
  const call = inner === null ? null : callOf(inner);
  if (call === null || scripts === undefined) return [];
  const forms = await call.narrow(call.rest, failures, scene);
  const environment = rawOf(words.slice(0, start));
  const hasHooks = scripts[`pre${script}`] !== undefined || scripts[`post${script}`] !== undefined;
  if (!hasHooks) return forms.map(({ args }) => joined(environment, [LOCAL_PROGRAMS, call.head, args]));
  // What has to run first is npm's to know; the arguments pass through a shell of its own, which older ones quote badly.
  const dashes = words[start]?.value === 'npm' ? ' --' : '';
  const outer = joined(rawOf(words));
  return forms.flatMap(({ added }) =>
    added === undefined || /\$(?!['|)])|[`"!]|\\['\\]/.test(added) ? [] : [`${outer}${dashes} ${added}`],
  );
}

/** As npm, pnpm and yarn do for scripts: the programs of the package and of the workspaces above it. */
const LOCAL_PROGRAMS =
  'PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"';

const scriptsOf = (manifest: string | null): Readonly<Record<string, string>> | undefined =>
  manifest === null ? undefined : readJson(ManifestSchema, manifest)?.scripts;
