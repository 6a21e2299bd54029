import type { RunEvent } from '../core/events.ts';
import { succeeds } from '../core/verdict/outcome.ts';
import type { Links } from '../github/context.ts';
import { inline } from '../github/markdown.ts';
import type { Octokit } from '../github/octokit.ts';
import type { Publication } from '../github/publisher.ts';
import { headline, publicationText } from '../github/report.ts';
import type { RunRecord } from '../github/run-record.ts';
import { rejectedSection, summarySection } from '../github/sections.ts';
import { react, StatusComment } from '../github/status-comment.ts';
import type { TriggerEvent } from '../github/trigger-event.ts';
import { endWords } from '../story/words.ts';
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
  const job = `[This job](${links.run})`;
  let answered: Promise<string | null> = Promise.resolve(null);
  return {
    attempt: comment.attempt,
    running() {
      answered = answer(octokit, { repository, event, content: 'eyes' });
      comment.show(`**agent-fix is running.** ${job} runs the tests at \`${commit.slice(0, 12)}\`.`);
    },
    note(seen) {
      const stage = stageOf(seen);
      if (stage !== null) comment.show(`**agent-fix is running.** ${stage} ${job} has the log.`);
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

/** The stages that a reader waits for, each said once. */
function stageOf(event: RunEvent): string | null {
  if (event.kind !== 'tests') return null;
  const { phase, verdict } = event.payload;
  if (phase === 'baseline')
    return verdict === 'green'
      ? 'The tests are green before any change; a change is being made.'
      : 'The tests are red; a fix is being looked for.';
  return phase === 'confirm' ? 'A change makes the tests green; it is being proven.' : null;
}

/** The last word of a run, for the comment. */
export function endText(record: RunRecord, links: Links, publication: Publication | null): string {
  const { outcome } = record;
  const { title, meaning } = endWords(record.story, outcome);
  const summary = succeeds(outcome) && publication?.kind === 'published' ? '' : summarySection(record);
  const numbers = headline(record);
  // Said once.
  const rest = numbers.startsWith(title) ? numbers.slice(title.length).replace(/^[,;] /, '') : numbers;
  const parts = [
    `**agent-fix: ${title.toLowerCase()}.** ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
    publication === null ? (summary === '' ? meaning : '') : publicationText(publication),
    summary,
    succeeds(outcome) ? '' : rejectedSection(record),
    `[The job and its record](${links.run})`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The last word of a run that never started. */
export const refusedText = (reason: string, links: Links): string =>
  `**agent-fix: refused.** ${inline(reason, 500)}.\n\n[The job](${links.run})`;
