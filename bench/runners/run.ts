import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeFailures, readTestOutput } from '../../src/runners/all-runners.ts';
import { readTestCommand } from '../../src/runners/only-failing.ts';
import { findProgram } from '../../src/workspace/programs.ts';
import { asLog, CHECKOUT, FORMS, type Form, faultsOf, type Outputs, textOfOutputs } from './forms.ts';
import type { RunnerRow } from './row.ts';
import { RUNNER_ROWS } from './rows.ts';

const {
  only = '',
  save,
  verbose,
} = parseArgs({
  options: { only: { type: 'string' }, save: { type: 'string' }, verbose: { type: 'boolean' } },
}).values;
/** Versions by the names of the runners that were asked for: `vitest@6,jest`. */
const versions = new Map(
  only.split(',').flatMap((each) => {
    const [name = '', version] = each.split('@');
    return name === '' ? [] : [[name, version]];
  }),
);
const chosen = RUNNER_ROWS.filter(({ name }) => versions.size === 0 || versions.has(name));
if (chosen.length === 0)
  throw new Error(
    `--only takes one of ${RUNNER_ROWS.map(({ name }) => name).join(', ')}, also with @VERSION`,
  );

const PNPM = '9.15.9';
const TURBO = '2.11.11';
/** The variables of this shell, without those that say who looks at the output. */
const USUAL: Readonly<Record<string, string | undefined>> = {
  // What npm sets for `npm run runners` would silence pnpm.
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_.*(?:registry|proxy|ca))/i.test(name)),
  ),
  ...Object.fromEntries(
    'CI GITHUB_ACTIONS NO_COLOR FORCE_COLOR CLICOLOR_FORCE NODE_TEST_CONTEXT'
      .split(' ')
      .map((name) => [name, undefined]),
  ),
  LANG: 'C.UTF-8',
  TURBO_TELEMETRY_DISABLED: '1',
  pnpm_config_verify_deps_before_run: 'false',
};
const INSTALL_MS = 240_000;
const RUN_MS = 90_000;

const root = mkdtempSync(join(tmpdir(), 'agent-fix-runners-'));
try {
  sh(`npm install --silent --no-audit --no-fund pnpm@${PNPM} turbo@${TURBO}`, {
    folder: root,
    timeout: INSTALL_MS,
  });
  console.log(`| runner | ${FORMS.join(' | ')} |\n|${'---|'.repeat(FORMS.length + 1)}`);
  for (const row of chosen)
    console.log(
      `| ${(await tryRow({ ...row, version: versions.get(row.name) ?? row.version })).join(' | ')} |`,
    );
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** The cells of a runner's row. */
async function tryRow(row: RunnerRow): Promise<readonly string[]> {
  const name = `${row.name} ${row.version}`;
  const missing = row.needs.find((program) => findProgram(program) === null);
  if (missing !== undefined) return [name, `– (there is no ${missing} on this machine)`];
  const workspace = join(root, row.name);
  const shop = layOut(row, workspace);
  const { status, output } = sh(row.install, { folder: shop, version: row.version, timeout: INSTALL_MS });
  if (status !== 0) {
    const lines = output.trim().split('\n');
    const why = lines.find((line) => /\berror\b/i.test(line)) ?? lines.at(-1);
    return [name, `– (its installation failed: ${why})`];
  }
  const outputs = await printedIn(row, shop, workspace);
  if (save !== undefined) writeFileSync(join(save, `${row.name}.txt`), textOfOutputs(outputs));
  const cells = FORMS.map((form) => faultsOf(row, form, outputs));
  if (cells.some((cell) => cell !== '' && cell !== '–')) process.exitCode = 1;
  return [
    name,
    ...cells.map((cell) =>
      cell === '' ? 'ok' : verbose === true || cell === '–' ? cell : cell.replace(/ .*/s, ''),
    ),
  ];
}

/** A workspace of two packages: the shop, and one that only prints. */
function layOut(row: RunnerRow, workspace: string): string {
  const shop = join(workspace, 'packages/shop');
  const manifest = (name: string, test: string) =>
    JSON.stringify({ name, version: '1.0.0', private: true, scripts: { test } });
  const files = {
    'package.json': JSON.stringify({
      name: 'all',
      private: true,
      packageManager: `pnpm@${PNPM}`,
      workspaces: ['packages/*'],
    }),
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'turbo.json': JSON.stringify({ tasks: { test: {} } }),
    'packages/quiet/package.json': manifest('quiet', 'echo nothing to test'),
    'packages/shop/package.json': manifest('shop', row.command),
    ...Object.fromEntries(Object.entries(row.files).map(([path, text]) => [`packages/shop/${path}`, text])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  return shop;
}

async function printedIn(row: RunnerRow, shop: string, workspace: string): Promise<Outputs> {
  const printed = new Map<Form, readonly string[]>();
  const take = (form: Form, command: string, env = {}, folder = shop): void => {
    printed.set(form, [sh(command, { folder, shop, env, timeout: RUN_MS }).output]);
  };
  take('plain', row.command);
  if (row.colour !== null)
    take('colour', row.colour ?? row.command, { FORCE_COLOR: '1', CLICOLOR_FORCE: '1' });
  take('pnpm', 'pnpm -r --no-bail --workspace-concurrency=2 run test', {}, workspace);
  take('turbo', 'turbo run test --continue --no-cache --ui=stream --env-mode=loose', {}, workspace);
  const inCi = sh(row.command, {
    folder: shop,
    env: { CI: 'true', GITHUB_ACTIONS: 'true' },
    timeout: RUN_MS,
  });
  printed.set('ci', [asLog(inCi.output)]);
  if (row.report !== undefined) {
    const { output } = sh(row.report.command, { folder: shop, timeout: RUN_MS });
    const files = row.report.files?.flatMap((glob) => globSync(glob, { cwd: shop })).toSorted();
    printed.set(
      'report',
      files?.map((file) => placeless(readFileSync(join(shop, file), 'utf8'), shop)) ?? [output],
    );
  }
  // Where a command runs no test, the next one does.
  for (const alone of await commandsAlone(row, printed.get('plain')?.[0] ?? '', shop)) {
    take('only', alone);
    const report = readTestOutput(printed.get('only')?.[0] ?? '');
    if (report !== null && (report.failures.length > 0 || report.passed !== 0)) break;
  }
  return printed;
}

/** The commands that run only the failing tests that an output names, the tightest first. */
async function commandsAlone(
  { command }: RunnerRow,
  output: string,
  shop: string,
): Promise<readonly string[]> {
  const kind = (path: string) => statSync(join(shop, path), { throwIfNoEntry: false });
  // Programs are built here; nothing of the shop's files can be run by itself.
  const isFile = (path: string): boolean =>
    kind(path)?.isFile() === true && ((kind(path)?.mode ?? 0) & 0o111) === 0;
  const isFolder = (path: string): boolean => kind(path)?.isDirectory() === true;
  const readText = (path: string) => (isFile(path) ? readFileSync(join(shop, path), 'utf8') : null);
  const report = readTestOutput(output);
  if (report === null) return [];
  const { failures } = placeFailures(report, '.', { isFile, paths: () => [] });
  const known = await readTestCommand(
    { run: command, shell: null, workingDirectory: '.' },
    {
      isFile,
      isFolder,
      readText,
      paths: () => globSync('**/package.json', { cwd: shop, exclude: ['**/node_modules'] }),
    },
  );
  return known.commandsForOnly(failures);
}

interface ShellCall {
  readonly folder: string;
  readonly timeout: number;
  readonly version?: string;
  readonly shop?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a script as a step of CI would, with the programs that the shop has installed. */
function sh(script: string, { folder, shop = folder, version = '', env = {}, timeout }: ShellCall) {
  // npm installs into the root of a workspace.
  const programs = ['.venv/bin', 'node_modules/.bin', 'bin', '../../node_modules/.bin'].map((path) =>
    join(shop, path),
  );
  const path = [...programs, join(root, 'node_modules/.bin'), dirname(process.execPath), USUAL['PATH']].join(
    ':',
  );
  // A file, since some programs end before a pipe has taken all.
  const log = join(root, 'log.txt');
  const { status } = spawnSync('bash', ['-c', `exec > ${log} 2>&1\n${script}`], {
    cwd: folder,
    env: { ...USUAL, PATH: path, VERSION: version, ...env },
    timeout,
  });
  return { status, output: placeless(readFileSync(log, 'utf8'), shop) };
}

function placeless(text: string, shop: string): string {
  return text
    .replaceAll(shop, CHECKOUT)
    .replaceAll(root, '/home/runner/work')
    .replaceAll(`${homedir()}/`, '/home/runner/');
}
