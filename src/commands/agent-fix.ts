import { errorText } from '../core/errors.ts';
import { checkPlatform } from '../own-process.ts';
import { safeLines } from '../story/safe-text.ts';
import { VERSION } from '../version.ts';
import { dispatch } from './dispatch.ts';
import type { Io } from './io.ts';

const USAGE = `agent-fix ${VERSION}: drives a model to a patch that your own tests prove.

  agent-fix init     write its workflow        agent-fix init --help
  agent-fix run      fix a repository          agent-fix run --help
  agent-fix inspect  read a trace              agent-fix inspect --help
  agent-fix replay   prove a trace             agent-fix replay --help
  agent-fix view     turn a trace into a page  agent-fix view --help
  agent-fix eval     measure on a suite        agent-fix eval --help
`;

/** Runs one command and gives the exit code: 0 well, 1 not fixed, 2 wrong usage, 3 the record does not hold. Never throws. */
export async function agentFix(args: readonly string[], io: Io): Promise<number> {
  try {
    checkPlatform(process.platform);
    return await command(args, io);
  } catch (error) {
    io.stderr(`agent-fix: ${safeLines(errorText(error))}\n`);
    return 2;
  }
}

async function command(args: readonly string[], io: Io): Promise<number> {
  if (args[0] === '--version') {
    io.stdout(`${VERSION}\n`);
    return 0;
  }
  return dispatch(args, io, {
    before: '',
    usage: USAGE,
    commands: {
      init: async () => (await import('./init.ts')).initCommand,
      run: async () => (await import('./run.ts')).runCommand,
      inspect: async () => (await import('./inspect.ts')).inspect,
      replay: async () => (await import('./replay.ts')).replayCommand,
      view: async () => (await import('./view.ts')).viewCommand,
      eval: async () => (await import('./eval.ts')).evalCommand,
    },
  });
}
