import { isRequest, PromptRebuilder, type RebuiltPrompt } from '../../trace/prompt-rebuild.ts';
import { readTrace, type TraceEvent, type TraceProblem } from '../../trace/reader.ts';

export interface RunQuery {
  readonly path: string;
  readonly runId: string;
  readonly kind: string | null;
  readonly index: number | null;
  /** 0: no limit. */
  readonly max: number;
  /** Whether prompts are wanted whole; they take the memory of a conversation. */
  readonly wantsPrompts: boolean;
}

/** How many events the run holds, and how many of the kind asked for; counted as far as the scan went. */
export interface Tally {
  readonly inRun: number;
  readonly ofKind: number;
  readonly selected: number;
}

/** Takes an event that the query selects; `prompt` is set for our requests when prompts are wanted. */
export type Select = (event: TraceEvent, prompt: RebuiltPrompt | null) => void;

/** Streams the events that a query selects, and stops reading when there can be no more. */
export async function scanRun(
  query: RunQuery,
  onProblem: (problem: TraceProblem) => void,
  select: Select,
): Promise<Tally> {
  const { path, runId, kind, index, max, wantsPrompts } = query;
  const rebuilder = new PromptRebuilder();
  const tally = { inRun: 0, ofKind: 0, selected: 0 };
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') {
      onProblem(item.problem);
      continue;
    }
    const { event } = item;
    if (event.runId !== runId) continue;
    tally.inRun++;
    const request = event.said !== null && isRequest(event.said) ? event.said : null;
    if (wantsPrompts && request !== null) rebuilder.add(request);
    if (kind !== null && event.kind !== kind) continue;
    const position = tally.ofKind++;
    if (index !== null && position !== index) continue;
    tally.selected++;
    select(event, wantsPrompts && request !== null ? rebuilder.newest() : null);
    if (index !== null || tally.selected === max) break;
  }
  return tally;
}
