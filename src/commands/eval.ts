import type { Io } from './io.ts';
import { nearest } from './nearest.ts';

const USAGE = `agent-fix eval: how good is it, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? spends nothing     agent-fix eval check --help
  agent-fix eval run      make the trials of a suite; goes on where it ended  agent-fix eval run --help
  agent-fix eval report   read trials: JSON, Markdown, a page                 agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                    agent-fix eval compare --help
  agent-fix eval export   preference pairs for a trainer                      agent-fix eval export --help
`;

const COMMANDS = ['check', 'run', 'report', 'compare', 'export'];

/** `agent-fix eval`. Exit codes: 0 well; 1 tasks set aside, trials left, a regression; 2 wrong usage. */
export async function evalCommand(args: readonly string[], io: Io): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'check':
      return (await import('./eval-check.ts')).evalCheck(rest, io);
    case 'run':
      return (await import('./eval-run.ts')).evalRun(rest, io);
    case 'report':
      return (await import('./eval-report.ts')).evalReport(rest, io);
    case 'compare':
      return (await import('./eval-report.ts')).evalCompare(rest, io);
    case 'export':
      return (await import('./eval-report.ts')).evalExport(rest, io);
    case '--help':
    case '-h':
    case undefined:
      io.stdout(USAGE);
      return command === undefined ? 2 : 0;
    default: {
      const near = nearest(command, COMMANDS);
      const hint = near === null ? '' : `; did you mean ${near}?`;
      io.stderr(`agent-fix: unknown command ${JSON.stringify(`eval ${command}`)}${hint}\n\n${USAGE}`);
      return 2;
    }
  }
}
