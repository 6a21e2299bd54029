import * as z from 'zod';
import { readJson } from '../../base/json.ts';
import { once } from '../../base/once.ts';
import { outputPattern, plainestOf } from '../words.ts';
import { lineShape } from './line-shape.ts';
import { BRINGS, MISSING_ROWS } from './missing-rows.ts';

/** How to install a program of this name; the first row that fits counts. */
const PROGRAMS: readonly (readonly [programs: string, bring: string])[] = [
  ['node node.js npm npx corepack', inJob('Node', 'actions/setup-node')],
  ['pnpm', inJob('pnpm', 'pnpm/action-setup')],
  ['yarn yarnpkg', BRINGS.corepack],
  ['bun bunx', inJob('Bun', 'oven-sh/setup-bun')],
  ['deno', inJob('Deno', 'denoland/setup-deno')],
  ['python pip pyenv', inJob('Python', 'actions/setup-python')],
  ['uv uvx', inJob('uv', 'astral-sh/setup-uv')],
  [
    `pytest py.test tox nox coverage mypy ruff flake8 black isort pylint pyright nose2 behave green stestr
     django-admin hatch pdm poetry pipenv`,
    'run `python -m pip install {name}` before the tests, or install what the project declares for its tests',
  ],
  ['robot', 'run `python -m pip install robotframework` before the tests'],
  ['trial', 'run `python -m pip install twisted` before the tests'],
  ['go gofmt', inJob('Go', 'actions/setup-go')],
  ['ginkgo', 'run `go install github.com/onsi/ginkgo/v2/ginkgo` before the tests'],
  ['rebar3', inJob('rebar3', 'erlef/setup-beam')],
  ['gotestsum', 'run `go install gotest.tools/gotestsum@latest` before the tests'],
  ['golangci-lint', inJob('golangci-lint', 'golangci/golangci-lint-action')],
  ['cargo rustc rustup clippy rustfmt', BRINGS.rust],
  ['nextest cargo-nextest', inJob('cargo-nextest', 'taiki-e/install-action and `tool: nextest`')],
  ['java javac mvn gradle ant kotlin kotlinc sbt', inJob('{name}', 'actions/setup-java')],
  ['ruby gem bundle bundler rake rspec rubocop rails cucumber', BRINGS.ruby],
  ['php composer', inJob('{name}', 'shivammathur/setup-php')],
  ['phpunit simple-phpunit pest phpstan paratest', BRINGS.composer],
  ['mix elixir erl', inJob('{name}', 'erlef/setup-beam')],
  ['busted', 'run `luarocks install busted` before the tests'],
  ['perl prove', inJob('Perl', 'shogo82148/actions-setup-perl')],
  ['dotnet', inJob('the .NET SDK', 'actions/setup-dotnet')],
  ['gcc g++ cc c++ clang clang++ make ld', BRINGS.compiler],
  [
    `cmake ctest ninja meson pkg-config protoc valgrind bats shellcheck jq tesseract poppler dot psql redis-server redis-cli mysql
     xvfb-run`,
    BRINGS.apt,
  ],
  ['docker docker-compose podman', BRINGS.docker],
  [
    `vitest jest mocha ava tape tap jasmine cucumber-js karma cypress playwright wdio tsc tsx ts-node ts-mocha c8 nyc xo eslint prettier
     standard vite webpack rollup esbuild next turbo nx lerna cross-env rimraf run-s run-p npm-run-all npm-run-all2 biome oxlint uvu
     borp vue-cli-service react-scripts ng babel swc tsup tsd concurrently wireit gulp grunt`,
    BRINGS.npm,
  ],
];
const BRING_OF: ReadonlyMap<string, string> = new Map(
  PROGRAMS.flatMap(([programs, bring]) => programs.split(/\s+/).map((program) => [program, bring] as const)),
);

function inJob(tool: string, action: string): string {
  return `install ${tool} before the tests (in a job with ${action})`;
}

/** Something that the tests need and did not find: a package, a program, a version, a service, a variable. */
export interface Missing {
  readonly name: string;
  /** Equal in two outputs that miss the same thing: the name without what differs by the machine and the run. */
  readonly key: string;
  /** For people: `the Python module numpy`. */
  readonly what: string;
  /** For people: how to install the thing, or what else makes it available. */
  readonly bring: string;
  /** The line of the output that says that the thing is missing. */
  readonly line: string;
  readonly kind: 'tool' | 'module' | null;
}

/** npm and yarn warn of a version that they do not want, and go on. */
const IS_WARNING = /^(?:npm (?:warn|notice)|warning)\s/i;

const SCANNED_LINES = 20_000;
const SCANNED_LINE_CHARS = 500;

/** Everything that lines report as missing, in their order, each once. */
export function missingPieces(lines: readonly string[]): readonly Missing[] {
  const found = new Map<string, Missing>();
  const scanned = new Set(
    lines.slice(0, SCANNED_LINES).map((line) => line.slice(0, SCANNED_LINE_CHARS).trim()),
  );
  // Most outputs have the words of few rows, and need not be asked for the others line by line.
  const says = saysIn([...scanned].join('\n'));
  for (const line of says.length === 0 ? [] : scanned) {
    const piece = IS_WARNING.test(line) ? null : pieceIn(line, says);
    if (piece !== null && !found.has(piece.what)) found.set(piece.what, piece);
  }
  return [...found.values()];
}

const SAYS = MISSING_ROWS.flatMap((row) =>
  Object.keys(row.says).map((says) => ({
    row,
    pattern: once(() => outputPattern(says)),
    plainest: plainestOf(says).map((text) => text.toLowerCase()),
  })),
);

/** What rows say that may stand in a text. */
function saysIn(text: string, says = SAYS): typeof SAYS {
  const inLowerCase = text.toLowerCase();
  return says.filter(({ plainest }) => plainest.some((each) => inLowerCase.includes(each)));
}

/** A message without the words by which its lines report things as missing. */
export const withoutMissing = (message: string): string =>
  message
    .split('\n')
    .map((line) => {
      const words = matchIn(line.slice(0, SCANNED_LINE_CHARS), SAYS)?.match[0];
      return words === undefined ? line : line.replace(words, '');
    })
    .join('\n');

/** The first row of which some text is in a line. */
function matchIn(line: string, says: typeof SAYS) {
  for (const { row, pattern } of saysIn(line, says)) {
    const match = pattern().exec(line);
    if (match !== null) return { row, match };
  }
  return null;
}

function pieceIn(line: string, says: typeof SAYS): Missing | null {
  const found = matchIn(line, says);
  if (found === null) return null;
  const { row, match } = found;
  const [, name = ''] = match;
  const what = row.what.replace('{name}', () => name);
  const isNamed = row.what.includes('{name}');
  return {
    name: isNamed ? name : what,
    key: placelessName(isNamed ? name : what),
    what,
    bring: row.bring ?? bringProgram(name),
    line,
    kind: row.kind,
  };
}

/** The name of a missing thing without what differs by the machine and the run: a folder, a port that the system chose. */
function placelessName(name: string): string {
  if (/^(?:3[3-9]|[4-6]\d)\d{3}$/.test(name)) return '#';
  return /^(?:\/|[A-Z]:)/.test(name) ? lineShape(name) : name;
}

function bringProgram(path: string): string {
  const program = path.slice(path.lastIndexOf('/') + 1);
  const lower = program.toLowerCase();
  if (path.startsWith('vendor/')) return BRINGS.composer;
  const known = BRING_OF.get(lower) ?? BRING_OF.get(lower.replace(/[\d.]+$/, ''));
  if (known !== undefined) return known.replace('{name}', () => program);
  if (path.includes('node_modules')) return BRINGS.npm;
  return path.includes('/')
    ? `make ${path} before the tests, and let it be executed (\`chmod +x\`)`
    : `install ${path} before the tests`;
}

/** Files that say which packages have to be installed, by their names. */
const PACKAGE_MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.(?:cfg|py)|Pipfile|Gemfile|[\w.-]*requirements[\w.-]*\.(?:txt|in))$/;

const Packages = z.record(z.string(), z.unknown()).default({});
const DeclaredPackages = z.object({
  dependencies: Packages,
  devDependencies: Packages,
  optionalDependencies: Packages,
});

/** Sections of an INI or TOML file that name dependencies. */
const SECTIONS = [
  String.raw`project\]|project\.optional-dependencies|dependency-groups|(?:dev-)?packages`,
  String.raw`options\]|options\.extras_require|tool\.(?:poetry|pdm|uv|hatch|rye|pixi|flit)`,
].join('|');
const OTHER_SECTIONS = new RegExp(String.raw`^\[(?!${SECTIONS})[^\n]*(?:\n(?!\[)[^\n]*)*`, 'gm');

/** What a manifest says of the project itself, in which names are no dependencies: `name = …`, `packages = […]`. */
const PRODUCT_NAMES =
  /\b(?:name|packages|py[-_]modules|package_dir|include|keywords)\s*[=:]\s*(?:\[[^\]]*\]|\{[^}]*\}|["']?[^\n,]*)/g;

/** The names of the missing modules whose packages a file declares; none where it is no manifest: then it is not read. */
export async function declaredModules(
  missing: readonly Missing[],
  { name, readText }: { readonly name: string; readText(): Promise<string | null> },
): Promise<readonly string[]> {
  const modules = missing.filter(({ kind }) => kind === 'module');
  if (modules.length === 0 || !PACKAGE_MANIFEST.test(name)) return [];
  const text = (await readText()) ?? '';
  return modules.flatMap((module) => (declaresModule({ name, text }, module.name) ? [module.name] : []));
}

/** Whether a manifest declares a package that has the name of this module; false for a module within a package. */
export function declaresModule({ name, text }: Manifest, module: string): boolean {
  if (name === 'package.json')
    return Object.values(readJson(DeclaredPackages, text) ?? {}).some((packages) =>
      Object.hasOwn(packages, module),
    );
  if (!/^[\w-]+$/.test(module)) return false;
  if (name === 'Gemfile') return new RegExp(`^\\s*gem ['"]${module}['"]`, 'm').test(text);
  // Names of distributions are often those of their modules with `py` in front; all hyphens are equal.
  const pattern = `(?:py|python-)?${module.replace(/[-_]/g, '[-_.]')}`;
  return new RegExp(`(?:^|["'])[ \\t]*${pattern}[ \\t]*(?:$|[\\[<>=~!;"',@#])`, 'im').test(
    text.replace(OTHER_SECTIONS, '').replace(PRODUCT_NAMES, ''),
  );
}

interface Manifest {
  /** The file's name without its folder. */
  readonly name: string;
  readonly text: string;
}
