import { dispatch } from './dispatch.ts';
import type { Io } from './io.ts';

const USAGE = `agent-fix eval: how good is it, at what cost, and did a change help? See docs/evaluation.md.

  agent-fix eval check    are the tasks of a suite usable? spends nothing     agent-fix eval check --help
  agent-fix eval run      make the trials of a suite; goes on where it ended  agent-fix eval run --help
  agent-fix eval report   read trials: JSON, Markdown, a page                 agent-fix eval report --help
  agent-fix eval compare  two sets of trials, task by task                    agent-fix eval compare --help
  agent-fix eval export   preference pairs for a trainer                      agent-fix eval export --help
`;

/** `agent-fix eval`. Exit codes: 0 well; 1 tasks set aside, trials left, a regression; 2 wrong usage. */
export const evalCommand = (args: readonly string[], io: Io): Promise<number> =>
  dispatch(args, io, {
    before: 'eval ',
    usage: USAGE,
    commands: {
      check: async () => (await import('./eval-check.ts')).evalCheck,
      run: async () => (await import('./eval-run.ts')).evalRun,
      report: async () => (await import('./eval-report.ts')).evalReport,
      compare: async () => (await import('./eval-report.ts')).evalCompare,
      export: async () => (await import('./eval-report.ts')).evalExport,
    },
  });
