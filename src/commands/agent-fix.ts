import { errorText } from '../base/errors.ts';
import { nearest } from '../base/text.ts';
import { checkPlatform, VERSION } from '../own-process.ts';
import { safeLines } from '../story/tell.ts';
import type { Command } from './flags.ts';
import type { Io } from './io.ts';

const USAGE = `agent-fix ${VERSION}: finds a patch that your own tests prove.

  agent-fix init     write the workflow that runs it on GitHub   agent-fix init --help
  agent-fix run      fix a repository here                       agent-fix run --help
  agent-fix inspect  list the recorded runs, or print one        agent-fix inspect --help
  agent-fix replay   repeat a recorded run, and compare          agent-fix replay --help
  agent-fix view     write a recorded run as a page              agent-fix view --help
  agent-fix eval     measure it on a suite of tasks              agent-fix eval --help
`;

const EVAL_USAGE = `agent-fix eval: how many tasks are solved, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? asks no model    agent-fix eval check --help
  agent-fix eval run      make the trials of a suite, or continue them      agent-fix eval run --help
  agent-fix eval report   sum up the trials: JSON, Markdown, a page         agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                  agent-fix eval compare --help
  agent-fix eval export   pairs of good and bad runs, to train a model      agent-fix eval export --help
`;

/** A set of commands, each loaded when it is called. */
interface Menu {
  /** What a person types between `agent-fix ` and a command's name: `eval `, or ''. */
  readonly before: string;
  readonly usage: string;
  readonly commands: Readonly<Record<string, () => Promise<Command>>>;
}

const EVAL_MENU: Menu = {
  before: 'eval ',
  usage: EVAL_USAGE,
  commands: {
    check: async () => (await import('./eval.ts')).evalCheck,
    run: async () => (await import('./eval.ts')).evalRun,
    report: async () => (await import('./eval.ts')).evalReport,
    compare: async () => (await import('./eval.ts')).evalCompare,
    export: async () => (await import('./eval.ts')).evalExport,
  },
};

const MENU: Menu = {
  before: '',
  usage: USAGE,
  commands: {
    init: async () => (await import('./init.ts')).initCommand,
    run: async () => (await import('./run.ts')).runCommand,
    inspect: async () => (await import('./inspect.ts')).inspectCommand,
    replay: async () => (await import('./replay.ts')).replayCommand,
    view: async () => (await import('./view.ts')).viewCommand,
    eval: async () => (args, io) => dispatch(args, io, EVAL_MENU),
  },
};

/**
 * Runs one command and returns the exit code: 0 success, 1 not fixed, 2 wrong usage, 3 the record does not match. Never throws.
 */
export async function agentFix(args: readonly string[], io: Io): Promise<number> {
  try {
    checkPlatform(process.platform);
    if (args[0] !== '--version') return await dispatch(args, io, MENU);
    io.stdout(`${VERSION}\n`);
    return 0;
  } catch (error) {
    io.stderr(`agent-fix: ${safeLines(errorText(error))}\n`);
    return 2;
  }
}

/** Runs the command that the first argument names. Exit code 2, with the usage, where it names none. */
async function dispatch([name, ...rest]: readonly string[], io: Io, menu: Menu): Promise<number> {
  const { before, usage, commands } = menu;
  if (name === undefined || name === '--help' || name === '-h') {
    io.stdout(usage);
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) return (await load())(rest, io);
  const near = nearest(name, Object.keys(commands));
  const hint = near === null ? '' : `; did you mean ${near}?`;
  const problem = name.startsWith('-')
    ? `${name} stands where a command belongs: name the command first`
    : `unknown command ${JSON.stringify(before + name)}${hint}`;
  io.stderr(`agent-fix: ${problem}\n\n${usage}`);
  return 2;
}
