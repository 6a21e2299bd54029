import type { RunEvent } from '../core/events.ts';
import type { Octokit } from '../github/octokit.ts';
import { react, StatusComment } from '../github/status-comment.ts';
import type { TriggerEvent } from '../github/trigger-event.ts';
import { runningText, stageText } from '../story/report.ts';
import type { ActionContext } from './action-context.ts';

/** How whoever asked hears how it goes: one comment, and a reaction to the comment that asked. */
export interface Status {
  /** Runs for this target and commit that the comment knows of, this one included. */
  readonly attempt: number;
  running(): void;
  note(event: RunEvent): void;
  end(
    text: string,
    isWell: boolean,
  ): Promise<{ readonly url: string | null; readonly notes: readonly string[] }>;
}

/** Where nobody can be told: the job summary says it all. */
const SILENT: Status = {
  attempt: 1,
  running: () => {},
  note: () => {},
  end: async () => ({ url: null, notes: [] }),
};

export interface StatusRequest
  extends Pick<ActionContext, 'context' | 'inputs' | 'event' | 'baseCommit' | 'links'> {
  readonly octokit: Octokit;
}

/** Looks for the comment of earlier runs; says nothing yet. */
export async function openStatus(request: StatusRequest): Promise<Status> {
  const { octokit, context, inputs, event, baseCommit: commit, links } = request;
  if (event.subject === null || !inputs.comment || inputs.dryRun) return SILENT;
  const { repository } = context;
  const comment = await StatusComment.find(octokit, { repository, number: event.subject, commit });
  // A job that only reads counts the runs, and the job that publishes tells of them.
  if (inputs.mode === 'solve') return { ...SILENT, attempt: comment.attempt };
  let answered: Promise<string | null> = Promise.resolve(null);
  return {
    attempt: comment.attempt,
    running() {
      answered = answer(octokit, { repository, event, content: 'eyes' });
      comment.show(runningText(commit, links));
    },
    note(seen) {
      const text = stageText(seen, links);
      if (text !== null) comment.show(text);
    },
    async end(text, isWell) {
      const [ended, ...notes] = await Promise.all([
        comment.end(text),
        answered,
        answer(octokit, { repository, event, content: isWell ? 'rocket' : 'confused' }),
      ]);
      // Both reactions fail for one reason.
      return {
        url: ended.url,
        notes: [...ended.notes, ...notes.filter((note) => note !== null).slice(0, 1)],
      };
    },
  };
}

async function answer(
  octokit: Octokit,
  {
    repository,
    event,
    content,
  }: {
    readonly repository: ActionContext['context']['repository'];
    readonly event: TriggerEvent;
    readonly content: 'eyes' | 'rocket' | 'confused';
  },
): Promise<string | null> {
  if (event.asked?.kind !== 'comment') return null;
  return react(octokit, { repository, commentId: event.asked.id, content });
}
