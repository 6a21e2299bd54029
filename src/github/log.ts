import type { Outcome } from '../core/verdict/outcome.ts';
import { plainLine } from '../story/markdown.ts';

/** Prints to the job's log. Untrusted text cannot command the runner (docs/threats.md, F01 to F08). */
export interface JobLog {
  /** A line of our own words. */
  info(line: string): void;
  warning(line: string): void;
  /** Text from a model, a test, an issue or a file, made harmless here. */
  untrusted(text: string): void;
  /** Folds what `run` prints; the fold is closed also when it throws. */
  group<T>(title: string, run: () => Promise<T>): Promise<T>;
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
export function createJobLog(write: (text: string) => void): JobLog {
  const line = (text: string) => write(`${breakCommands(text.replace(/\s+/g, ' '))}\n`);
  return {
    info: line,
    warning: (text) => write(`::warning title=agent-fix::${escapeData(text)}\n`),
    // No `stop-commands` around it: the text holds no command any more.
    untrusted: (text) => write(`${breakCommands(text)}\n`),
    async group(title, run) {
      write(`::group::${escapeData(title.replace(/\s+/g, ' '))}\n`);
      try {
        return await run();
      } finally {
        write('::endgroup::\n');
      }
    },
  };
}

/**
 * Makes sure that the runner finds no command in a text: it reads `::x::` at the start of a line and `##[x]` anywhere
 * (actions/runner, ActionCommand.cs). A carriage return would start a line for some readers.
 */
export function breakCommands(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/:(?=:)/g, ':\u200b')
    .replace(/##(?=\[)/g, '##\u200b');
}

/** As @actions/core escapes a command's message. */
function escapeData(text: string): string {
  return breakCommands(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/** The one annotation of a failing outcome, in one line (F06): for `core.setFailed`. */
export function annotationFor(outcome: Outcome, summary: string): string {
  return `agent-fix: ${breakCommands(plainLine(summary, 500))} Outcome: ${outcome}.`;
}
