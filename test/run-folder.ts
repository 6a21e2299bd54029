import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'AGENT_FIX_TEST_RUN';

/**
 * Called once by vitest's own process, before it starts workers: makes the temporary folder and the HOME of all tests in one
 * folder, and removes that when the process ends, also after Ctrl-C. Workers are killed and can remove nothing themselves.
 */
export function openRunFolder(): void {
  if (process.env[VARIABLE] !== undefined) return;
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'agent-fix-run-'));
  process.once('exit', () => {
    endProcessesOf(folder);
    removeLeased(join(folder, 'tmp'));
    removeTree(folder);
  });
  // Not once: npm passes on the signal that the terminal has sent as well, and the second must not end the clearing up.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
  // Tests of the sandbox run as another user, who must be able to reach what is made for him.
  chmodSync(folder, 0o711);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);
  const home = join(folder, 'home');
  mkdirSync(home);
  // What toolchains keep in HOME: their versions, and what Go has compiled of its standard library.
  process.env['GOCACHE'] ??= join(homedir(), '.cache/go-build');
  process.env['RUSTUP_HOME'] ??= join(homedir(), '.rustup');
  process.env['PYENV_ROOT'] ??= join(homedir(), '.pyenv');
  for (const name of Object.keys(process.env)) if (name.startsWith('XDG_')) delete process.env[name];
  Object.assign(process.env, { [VARIABLE]: folder, TMPDIR: temporary, HOME: home });
}

/** Ends what a test left running, on Linux: a process that was started with, or works in, a path of the folder. */
function endProcessesOf(folder: string): void {
  const processes = readdirSync('/', { encoding: 'utf8' }).includes('proc') ? readdirSync('/proc') : [];
  for (const id of processes.filter((name) => /^\d+$/.test(name) && name !== String(process.pid))) {
    try {
      const start = readFileSync(`/proc/${id}/environ`, 'latin1') + readlinkSync(`/proc/${id}/cwd`);
      if (start.includes(folder)) process.kill(Number(id), 'SIGKILL');
    } catch {} // It has ended, or is somebody else's.
  }
}

/** Removes what commands that a test killed have left elsewhere, as the next command would: a layer in /var/tmp. */
function removeLeased(temporary: string): void {
  for (const name of readdirSync(temporary).filter((each) => each.endsWith('.lease'))) {
    try {
      removeTree(JSON.parse(readFileSync(join(temporary, name), 'utf8')).folder);
    } catch {} // A test has left it broken, or its folder is gone.
  }
}

/** Removes folders as well that a test made unreadable. */
export function removeTree(folder: string): void {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    remove();
  } catch {
    makeRemovable(folder);
    remove();
  }
}

function makeRemovable(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) makeRemovable(join(folder, entry.name));
}
