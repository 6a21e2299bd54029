import { dispatch } from './commands/dispatch.ts';
import type { Io } from './commands/io.ts';

import { isShownToTests } from './oracle/test-environment.ts';
import { checkPlatform, eraseEnvironment } from './own-process.ts';
import { safeLines } from './story/safe-text.ts';
import { VERSION } from './version.ts';

const USAGE = `agent-fix ${VERSION}: drives a model to a patch that your own tests prove.

  agent-fix init     write its workflow        agent-fix init --help
  agent-fix run      fix a repository          agent-fix run --help
  agent-fix inspect  read a trace              agent-fix inspect --help
  agent-fix replay   prove a trace             agent-fix replay --help
  agent-fix view     turn a trace into a page  agent-fix view --help
  agent-fix eval     measure on a suite        agent-fix eval --help
`;

/** Runs one command and gives the exit code: 0 well, 1 not fixed, 2 wrong usage, 3 the record does not hold. */
async function main(args: readonly string[], io: Io): Promise<number> {
  if (args[0] === '--version') {
    io.stdout(`${VERSION}\n`);
    return 0;
  }
  return dispatch(args, io, {
    before: '',
    usage: USAGE,
    commands: {
      init: async () => (await import('./commands/init.ts')).initCommand,
      run: async () => (await import('./commands/run.ts')).runCommand,
      inspect: async () => (await import('./commands/inspect.ts')).inspect,
      replay: async () => (await import('./commands/replay.ts')).replayCommand,
      view: async () => (await import('./commands/view.ts')).viewCommand,
      eval: async () => (await import('./commands/eval.ts')).evalCommand,
    },
  });
}

/** What a shell calls an end by SIGPIPE. */
const CLOSED_PIPE = 141;
/** Commands that hold nothing to give back: they end where they are. */
const HOLDS_NOTHING: ReadonlySet<string | undefined> = new Set(['inspect', 'view']);
const closed = new AbortController();

/** When nobody reads any more (`| head`), the command closes what it began, and nothing else is written. */
function writeTo(stream: NodeJS.WriteStream): (text: string) => void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    closed.abort();
    if (HOLDS_NOTHING.has(process.argv[2])) process.exit(CLOSED_PIPE);
  });
  return (text) => {
    if (!closed.signal.aborted) stream.write(text);
  };
}

const io: Io = {
  stdout: writeTo(process.stdout),
  stderr: writeTo(process.stderr),
  isTTY: process.stdout.isTTY === true,
  closed: closed.signal,
};

// Tests that we start, and programs of theirs that outlive them, must not read our keys.
eraseEnvironment((name) => !isShownToTests(name));

try {
  checkPlatform(process.platform);
  process.exitCode = await main(process.argv.slice(2), io);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  io.stderr(`agent-fix: ${safeLines(message)}\n`);
  process.exitCode = 2;
}
if (closed.signal.aborted) process.exitCode = CLOSED_PIPE;
