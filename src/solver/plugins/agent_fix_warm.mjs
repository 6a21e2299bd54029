/**
 * Node imports this program in every process of the test command. In the one that is vitest or jest it stays, and runs the tests
 * for each content with the runner that it has loaded; both run every test file in a new context of its own.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const WATCHED = 'agent_fix_watched';
const HERE = path.dirname(fileURLToPath(import.meta.url));
/** More trials are not made in one process, because its memory grows. */
const MAX_TRIALS = 300;
const [IDLE, RUNNING, STOPPED] = [0, 1, 2];
let text = '';
const keep = (chunk) => {
  text += chunk;
  return true;
};

async function openVitest(main) {
  const { createVitest, parseCLI } = await import(
    pathToFileURL(path.join(path.dirname(main), 'dist/node.js')).href
  );
  const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)]);
  const sink = () => new Writable({ write: (chunk, _, done) => done(null, keep(chunk)) });
  const kept = { ...options, watch: false, run: true };
  const vitest = await createVitest('test', kept, {}, { stdout: sink(), stderr: sink() });
  await vitest.start(filter);
  const specifications = await vitest.globTestSpecifications(filter);
  const { configFileDependencies = [] } = vitest.vite.config;
  const isLoaded = (file) => configFileDependencies.includes(file);
  const run = async (file) => {
    vitest.invalidateFile(file);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
    return testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((each) => each.ok());
  };
  return { isLoaded, run };
}

async function openJest(main) {
  const require = createRequire(main);
  process.env.NODE_ENV ??= 'test';
  const argv = await require('jest-cli').buildArgv(process.argv.slice(2));
  const { runCLI } = require('@jest/core');
  const isLoaded = (file) => require.cache[file] !== undefined;
  const run = async () => {
    const projects = argv.projects?.length > 0 ? argv.projects : [process.cwd()];
    const { results } = await runCLI({ ...argv, runInBand: true }, projects);
    return results.success;
  };
  return { isLoaded, run };
}

function put({ root, path: name, at }, kind, second) {
  const target = path.join(root, name);
  const part = path.join(path.dirname(target), '.agent-fix-part');
  fs.copyFileSync(at + kind, part);
  fs.chmodSync(part, fs.statSync(target).mode & 0o777);
  fs.utimesSync(part, second, second);
  fs.renameSync(part, target);
}

function finish(at, end, code, seconds) {
  fs.writeFileSync(`${at}.part`, JSON.stringify({ end, code, seconds }));
  fs.renameSync(`${at}.part`, `${at}.done`);
}

/** In a second thread: ends tests that block the first one; the process ends with them. */
function watch(state) {
  parentPort.on('message', (asked) => {
    if (Atomics.wait(state, 0, RUNNING, asked.limitMs) !== 'timed-out') return;
    if (Atomics.compareExchange(state, 0, RUNNING, STOPPED) !== RUNNING) return;
    put(asked, '.own', asked.own_second);
    finish(asked.at, 'slow', 1, asked.limitMs / 1000);
    process.kill(process.pid, 'SIGKILL');
  });
}

async function serve(open) {
  const parent = process.ppid;
  process.stdout.write = keep;
  process.stderr.write = keep;
  const { isLoaded, run } = await open;
  const state = new Int32Array(new SharedArrayBuffer(4));
  const watchdog = new Worker(new URL(import.meta.url), { execArgv: [], workerData: { [WATCHED]: state } });
  for (let number = 0; number < MAX_TRIALS; number += 1) {
    const at = path.join(HERE, String(number));
    while (!fs.existsSync(`${at}.json`)) {
      if (process.ppid !== parent) process.exit();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const asked = { ...JSON.parse(fs.readFileSync(`${at}.json`, 'utf8')), at };
    const file = path.join(asked.root, asked.path);
    const real = path.join(fs.realpathSync(asked.root), asked.path);
    const isFit = fs.realpathSync(file) === real && !isLoaded(real);
    if (!isFit) {
      finish(at, 'unfit', 1, 0);
      continue;
    }
    put(asked, '.new', asked.second);
    text = '';
    // Waiting takes no processor time, so twice that limit is allowed as wall time.
    const limitMs = 1000 * Math.min(asked.limit, 2 * asked.cpu);
    Atomics.store(state, 0, RUNNING);
    watchdog.postMessage({ ...asked, limitMs });
    const startMs = performance.now();
    const isGreen = await run(file).catch((error) => !keep(String(error)));
    const seconds = (performance.now() - startMs) / 1000;
    if (Atomics.compareExchange(state, 0, RUNNING, IDLE) !== RUNNING) await new Promise(() => {});
    Atomics.notify(state, 0);
    put(asked, '.own', asked.own_second);
    if (asked.shown) fs.writeFileSync(`${at}.out`, text);
    finish(at, 'exited', isGreen ? 0 : 1, seconds);
  }
  process.exit();
}

function runnerOf(main) {
  if (/[/]vitest[/]vitest[.]mjs$/.test(main)) return openVitest;
  return /[/]jest(?:-cli)?[/]bin[/]jest[.]js$/.test(main) ? openJest : null;
}

if (!isMainThread && workerData?.[WATCHED] !== undefined) watch(workerData[WATCHED]);
const main = isMainThread && process.argv[1] ? fs.realpathSync(process.argv[1]) : '';
const open = runnerOf(main);
if (open !== null) {
  const own = process.env.NODE_OPTIONS.split(' ')
    .filter((each) => each !== `--import=${import.meta.url}`)
    .join(' ');
  if (own) process.env.NODE_OPTIONS = own;
  else delete process.env.NODE_OPTIONS;
  await serve(open(main));
}
