import type { Script, Word } from './script.ts';

/**
 * Launchers: programs that start another command. `timeout 1: -k` reads: `timeout` has one word of its own before that command (the
 * limit), and its option `-k` takes a value. The `-c` of `nix develop -c` may come after other options.
 */
const LAUNCHER_TABLE = `
  ssh-agent, busybox, nohup, setsid, chronic, unbuffer, caffeinate, dbus-run-session, catchsegv, eatmydata, travis_retry:
  git submodule foreach, git bisect run, command, builtin, trap, source, ., concurrently, cross-env, cross-env-shell, corepack, zx, rush-x:
  start-server-and-test 2, su-exec 1, gosu 1, chroot 1, taskset 1, faketime 1, appraisal 1, direnv exec 1, chamber exec 1, rustup run 1:
  env: -u --unset -C --chdir
  sudo, doas: -u --user -g --group -h -p -C -D -R -T --chdir
  timeout 1, gtimeout 1, flock 1, aws-vault exec 1: -k --kill-after -s --signal -w --timeout -E -d --duration
  nice, ionice: -n -c --adjustment --class --classdata
  stdbuf, exec: -i -o -e -a
  time, gtime, strace: -f -o -e --format --output
  xvfb-run, xvfb-run-safe, wlheadless-run: -n -s -e -f -p -w -c --server-num --server-args --error-file --auth-file
  xargs, parallel, watch: -I -n -P -L -d -s -a -E -j --max-args --max-procs --replace --delimiter --jobs --interval
  c8, nyc: -r -o --reporter --reports-dir --report-dir --include --exclude -x -n --src
  retry, retry-cli, backoff: -t -s -d -n -i -m --times --tries --attempts --max --max-attempts --delay --sleep --interval
  wait-for-it 1, dockerize: -t --timeout -h -p -wait -timeout -template
  dotenv, dotenvx run, doppler run, infisical run, op run: -e -f -p -c -t --env-file --project --config --env --path
  volta run, fnm exec, nvm exec 1, nvm run 1, mise exec, mise x, asdf exec, rbenv exec, pyenv exec: --using --node
  nix develop -c, nix develop --command, nix shell -c, nix shell --command, nix run, devbox run, devenv shell:
  conda run, mamba run, micromamba run, pixi run: -n --name -p --prefix --cwd -e --environment --manifest-path
  uv run, uvx, uv x, uv tool run: --with --from --extra --group --package --python -p --project --directory --env-file
  pipx run: --spec --python --pip-args --index-url
  poetry run, pipenv run, pdm run, rye run, hatch run, hatch env run, tox exec: -C -P -p -e --directory --project --env
  coverage run: --source --rcfile --omit --include
  python, python -m: -W -X
  bundle exec, npx, npm exec, npm x, npm run, npm run-script: -p --package -w --workspace --prefix -C
  pnpm, pnpm exec, pnpm dlx, pnpm run, pnpx: --filter -F -C --dir --package
  yarn, yarn exec, yarn dlx, yarn run, yarn workspaces run, yarn workspaces foreach, yarn workspace 1: --cwd -p --from -j
  bun, bun x, bun run, bunx, deno run, deno task: --cwd --filter -p --package --config
  lerna exec, lerna run, nx exec, composer exec, composer run, composer run-script: --scope --ignore
  node, tsx, ts-node, ruby, perl, php, pwsh, powershell: -ExecutionPolicy -r -I -d -c -P --require --import --loader --env-file --project
  go run, go tool, dotnet tool run: -C -tags -ldflags -mod
  mix run, mix cmd: -r --require -e --eval --app --config
  docker run 1, docker exec 1: -v -e -w -u -p --name --network --entrypoint --platform --mount --env-file --volume --env
  docker compose run 1, docker compose exec 1, docker-compose run 1, docker-compose exec 1: -f -e -u -w -p --profile
`;

interface Launcher {
  readonly names: readonly string[];
  readonly wordCount: number;
  readonly valued: ReadonlySet<string>;
}

const LAUNCHERS_BY_PROGRAM: ReadonlyMap<string, readonly Launcher[]> = Map.groupBy(
  LAUNCHER_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [calls = '', options = ''] = line.trim().split(/:(?: |$)/);
      return calls.split(', ').map((call): Launcher => {
        const [, names = '', count = '0'] = /^(.+?)(?: (\d))?$/.exec(call) ?? [];
        return { names: names.split(' '), wordCount: Number(count), valued: new Set(options.split(' ')) };
      });
    }),
  ({ names }) => names[0] ?? '',
);

const OF_SHELLS = { wordCount: 1, valued: new Set(['-o', '+o', '-O', '--rcfile']) };
const OF_FUNCTIONS = { wordCount: 0, valued: new Set<string>() };

const SHELL_PROGRAM = /^(?:ba|da|z|k|a|mk)?sh$/;
const INTERPRETERS = /^(?:node|python|ruby|perl|php)$/;
/**
 * Options with which an interpreter checks the syntax of a file, or runs code from the command line, instead of running a file.
 */
const RUNS_NO_FILE = /^(?:-[lceEp]|--check|--eval|--print)$/;
/** The options whose value is a script for a shell, by program; for a shell itself, `-lc` and the like. */
const SCRIPT_OPTIONS: Readonly<Record<string, RegExp>> = {
  su: /^(?:-c|--command)$/,
  npx: /^(?:-c|--call)$/,
  npm: /^(?:-c|--call)$/,
  script: /^-\w*c$/,
  env: /^(?:-S|--split-string)$/,
  pwsh: /^-c(?:ommand)?$/i,
  powershell: /^-c(?:ommand)?$/i,
  cmd: /^\/c$/i,
};

/** `./node_modules/.bin/twine@5`, `mvnw`, `python3.12`, `scripts/deploy.sh`: the bare name of what is started. */
export function programName(word: string): string {
  const base = word.replace(/[\\/]+$/, '').replace(/^(?:.*[\\/#]|npm:)/, '');
  return base
    .replace(/(?<=.)@.*$/, '')
    .replace(/\.(?:exe|cmd|bat|phar|sh|bash|py|[cm]?js|ts|rb|ps1|pl)$/, '')
    .replace(/^(python|pypy|php|pip)\d[\d.]*$/, '$1')
    .replace(/^(?:pypy|py)$/, 'python')
    .replace(/^(gradle|mvn)w$/, '$1')
    .replace(/^nodejs$/, 'node');
}

/** Replaces `$CMD` by the text that the script has assigned to it, if that is one plain text. */
export function withConstants(words: readonly Word[], { commands }: Script): readonly Word[] {
  const [first, ...rest] = words;
  const name = /^\$\{?(\w+)\}?$/.exec(first?.raw ?? '')?.[1];
  if (name === undefined) return words;
  const values = commands.flatMap(({ assignments, words: declared }) =>
    [...assignments, ...declared].filter(({ value }) => value.startsWith(`${name}=`)),
  );
  const [only, ...others] = values;
  if (only === undefined || only.expands || others.length > 0) return words;
  const parts = only.value.slice(name.length + 1).split(/\s+/);
  return [...parts.map((value) => ({ raw: value, value, expands: false })), ...rest];
}

/** The scripts that a call holds as words or gets as its input: of `sh -c`, of `eval`. */
export function scriptsIn(words: readonly Word[], input: string | null): readonly string[] {
  const [program, ...args] = words.map(({ value }) => value);
  const name = programName(program ?? '');
  if (name === 'eval') return [args.join(' ')];
  const isShell = SHELL_PROGRAM.test(name);
  const option = isShell ? /^-[a-z]*c$/ : SCRIPT_OPTIONS[name];
  const found = option === undefined ? -1 : args.findIndex((arg) => option.test(arg));
  // In `npx prettier -c x`, the option `-c` belongs to prettier, not to npx.
  const at = /^np[mx]$/.test(name) && found >= endOfOptions(name, args) ? -1 : found;
  if (at >= 0) return isShell ? args.slice(at + 1, at + 2) : [args.slice(at + 1).join(' ')];
  const startsFile = skipOptions(args, 0, OF_SHELLS) < args.length && !args.includes('-s');
  return isShell && input !== null && !startsFile ? [input] : [];
}

/** Options of launchers that name the folder in which the command runs. */
const FOLDER_OPTIONS: Readonly<Record<string, RegExp>> = {
  env: /^(?:-C|--chdir)$/,
  sudo: /^(?:-D|--chdir)$/,
  poetry: /^(?:-C|--directory)$/,
  uv: /^--directory$/,
  conda: /^--cwd$/,
};

/** The folder in which a launcher starts its command, as it names it; null: where it runs itself. */
export function launcherFolder(launcher: readonly Word[]): string | null {
  const [program = '', ...args] = launcher.map(({ value }) => value);
  const option = FOLDER_OPTIONS[programName(program)];
  for (const [at, word] of option === undefined ? [] : args.entries()) {
    const [, name = word, joined] = /^(--[\w-]+)=(.*)$/.exec(word) ?? [];
    if (option?.test(name)) return joined ?? args[at + 1] ?? null;
  }
  return null;
}

/** The position of the program that `npx` or `npm exec` starts: its own options end there. */
function endOfOptions(name: string, args: readonly string[]): number {
  const valued = LAUNCHERS_BY_PROGRAM.get(name)?.[0]?.valued ?? new Set();
  return skipOptions(args, /^(?:exec|x)$/.test(args[0] ?? '') ? 1 : 0, { wordCount: 1, valued });
}

/** The words of the command that a launcher starts; none where the call is no launcher's. */
export function behindLauncher(
  words: readonly Word[],
  functions: { has(name: string): boolean },
): readonly Word[] {
  const values = words.map(({ value }) => value);
  const name = programName(values[0] ?? '');
  // A function that the script defines may run its arguments as a command: it counts as a launcher.
  if (functions.has(name)) return from(words, skipOptions(values, 1, OF_FUNCTIONS));
  if (SHELL_PROGRAM.test(name))
    return values[1] === '-n' ? [] : from(words, skipOptions(values, 1, OF_SHELLS));
  if (name === 'find') {
    return from(words, values.findIndex((value) => /^-(?:exec|execdir|ok)$/.test(value)) + 1 || words.length);
  }
  const launchers = LAUNCHERS_BY_PROGRAM.get(name) ?? [];
  const [best] = launchers
    .flatMap((launcher) => {
      const at = endOfNames(values, launcher);
      return at === null ? [] : [{ launcher, at }];
    })
    .toSorted((a, b) => b.launcher.names.length - a.launcher.names.length);
  if (
    best === undefined ||
    (best.at === 1 && INTERPRETERS.test(name) && values.some((value) => RUNS_NO_FILE.test(value)))
  )
    return [];
  const at = skipOptions(values, best.at, best.launcher) + best.launcher.wordCount;
  return from(words, skipOptions(values, at, best.launcher));
}

/** The words from `at` on, without leading assignments. */
function from(words: readonly Word[], at: number): readonly Word[] {
  const start = words.findIndex(({ value }, index) => index >= at && !/^(?:[A-Za-z_]\w*=|\+)/.test(value));
  return start < 1 ? [] : words.slice(start);
}

/** Where the words of a launcher's own call end; null when it is another call. */
function endOfNames(values: readonly string[], launcher: Launcher): number | null {
  let at = 1;
  for (const name of launcher.names.slice(1)) {
    if (name.startsWith('-')) {
      const found = values.indexOf(name, at);
      if (found < 0) return null;
      at = found + 1;
      continue;
    }
    at = skipOptions(values, at, { ...launcher, wordCount: 1 });
    if (values[at] !== name) return null;
    at += 1;
  }
  return at;
}

/**
 * The position after options with their values and assignments; for a launcher without own words, also after a count: `retry
 * 3`.
 */
function skipOptions(
  values: readonly string[],
  start: number,
  { wordCount, valued }: { readonly wordCount: number; readonly valued: ReadonlySet<string> },
): number {
  const skipped = wordCount === 0 ? /^(?:[-+].|[A-Za-z_]\w*=|\d+[smhd]?$)/ : /^(?:[-+].|[A-Za-z_]\w*=)/;
  let at = start;
  for (;;) {
    const value = values[at];
    if (value === '--') return at + 1;
    if (value === undefined || !skipped.test(value)) return at;
    at += valued.has(value) ? 2 : 1;
  }
}
