/** A formatter or linter that can mend what it complains of, and how its complaint becomes a repair. */
export interface MendingTool {
  /** The program, and the words that must follow it. */
  readonly words: readonly string[];
  /** Arguments that only judge. A `=value` after one belongs to it. */
  readonly drop?: readonly string[];
  /** Put right after `words`. */
  readonly add?: readonly string[];
  /** In place of `words`. */
  readonly become?: readonly string[];
}

const CHECKS = ['--check', '--diff'];

/** The first entry that fits is taken, so the longer ones stand first. Each was read from the tool's own manual. */
export const MENDING_TOOLS: readonly MendingTool[] = [
  { words: ['prettier'], drop: ['--check', '-c', '--list-different', '-l'], add: ['--write'] },
  { words: ['eslint'], add: ['--fix'] },
  { words: ['eslint_d'], add: ['--fix'] },
  { words: ['standard'], add: ['--fix'] },
  { words: ['xo'], add: ['--fix'] },
  { words: ['biome', 'ci'], become: ['biome', 'check', '--write'] },
  { words: ['biome', 'check'], add: ['--write'] },
  { words: ['biome', 'lint'], add: ['--write'] },
  { words: ['biome', 'format'], add: ['--write'] },
  { words: ['oxlint'], add: ['--fix'] },
  { words: ['stylelint'], add: ['--fix'] },
  { words: ['markdownlint'], add: ['--fix'] },
  { words: ['markdownlint-cli2'], add: ['--fix'] },
  { words: ['dprint', 'check'], become: ['dprint', 'fmt'] },
  { words: ['deno', 'fmt'], drop: ['--check'] },
  { words: ['deno', 'lint'], add: ['--fix'] },
  { words: ['ruff', 'check'], drop: ['--no-fix', '--diff'], add: ['--fix'] },
  { words: ['ruff', 'format'], drop: CHECKS },
  { words: ['black'], drop: CHECKS },
  { words: ['isort'], drop: ['--check', '--check-only', '-c', '--diff'] },
  { words: ['autopep8'], drop: ['--diff', '-d', '--exit-code'], add: ['--in-place'] },
  { words: ['yapf'], drop: ['--diff', '-d', '--quiet', '-q'], add: ['--in-place'] },
  { words: ['docformatter'], drop: ['--check', '-c'], add: ['--in-place'] },
  { words: ['gofmt'], drop: ['-l', '-d', '-e'], add: ['-w'] },
  { words: ['gofumpt'], drop: ['-l', '-d'], add: ['-w'] },
  { words: ['goimports'], drop: ['-l', '-d'], add: ['-w'] },
  { words: ['golangci-lint', 'run'], add: ['--fix'] },
  { words: ['golangci-lint', 'fmt'], drop: ['--diff', '-d'] },
  { words: ['cargo', 'fmt'], drop: ['--check'] },
  { words: ['rustfmt'], drop: ['--check'] },
  { words: ['cargo', 'clippy'], add: ['--fix', '--allow-dirty', '--allow-staged'] },
  { words: ['taplo', 'fmt'], drop: CHECKS },
  { words: ['taplo', 'format'], drop: CHECKS },
  { words: ['rubocop'], drop: ['--lint', '-l'], add: ['--autocorrect'] },
  { words: ['standardrb'], add: ['--fix'] },
  { words: ['php-cs-fixer', 'check'], become: ['php-cs-fixer', 'fix'], drop: ['--diff'] },
  { words: ['php-cs-fixer', 'fix'], drop: ['--dry-run', '--diff'] },
  { words: ['pint'], drop: ['--test'] },
  { words: ['phpcs'], become: ['phpcbf'] },
  { words: ['dotnet', 'format'], drop: ['--verify-no-changes'] },
  { words: ['csharpier', 'check'], become: ['csharpier', 'format'] },
  { words: ['ktlint'], add: ['-F'] },
  { words: ['gradle', 'spotlessCheck'], become: ['gradle', 'spotlessApply'] },
  { words: ['gradle', 'ktlintCheck'], become: ['gradle', 'ktlintFormat'] },
  { words: ['mvn', 'spotless:check'], become: ['mvn', 'spotless:apply'] },
  { words: ['terraform', 'fmt'], drop: ['-check', '-diff', '--check', '--diff'] },
  { words: ['tofu', 'fmt'], drop: ['-check', '-diff', '--check', '--diff'] },
  { words: ['buf', 'format'], drop: ['--diff', '-d', '--exit-code'], add: ['-w'] },
  { words: ['clang-format'], drop: ['--dry-run', '-n', '-Werror', '--Werror'], add: ['-i'] },
  { words: ['shfmt'], drop: ['-d', '--diff', '-l', '--list'], add: ['-w'] },
  { words: ['mix', 'format'], drop: ['--check-formatted'] },
  { words: ['dart', 'format'], drop: ['--set-exit-if-changed', '--output=none', '-o=none'] },
  { words: ['swiftformat'], drop: ['--lint'] },
  { words: ['sqlfluff', 'lint'], become: ['sqlfluff', 'fix'] },
  // Its hooks mend while they judge.
  { words: ['pre-commit', 'run'] },
];

/** Programs that only start another: what comes after them is the tool. */
export const LAUNCHERS: readonly (readonly string[])[] = [
  ['npx', '--no-install'],
  ['npx', '--yes'],
  ['npx', '-y'],
  ['npx'],
  ['bunx'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['npm', 'exec', '--'],
  ['npm', 'exec'],
  ['yarn', 'exec'],
  ['yarn', 'dlx'],
  ['bun', 'x'],
  ['poetry', 'run'],
  ['pdm', 'run'],
  ['uv', 'run'],
  ['uv', 'tool', 'run'],
  ['uvx'],
  ['pipx', 'run'],
  ['hatch', 'run'],
  ['rye', 'run'],
  ['pipenv', 'run'],
  ['python', '-m'],
  ['python3', '-m'],
  ['py', '-m'],
  ['bundle', 'exec'],
  ['composer', 'exec', '--'],
  ['composer', 'exec'],
  ['mise', 'exec', '--'],
  ['dotnet', 'tool', 'run'],
  ['go', 'tool'],
  ['sudo'],
];
