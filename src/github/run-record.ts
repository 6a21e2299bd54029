import type { AttemptsMade } from '../core/attempts.ts';
import type { RunResult } from '../core/conclude.ts';
import type { RunEvent, Tripwire, Usage } from '../core/events.ts';
import type { PatchFile } from '../core/ports.ts';
import type { RunSetup } from '../core/run.ts';
import { isProven, type Outcome } from '../core/verdict/outcome.ts';
import { addTokens, NO_TOKENS, type Tokens } from '../story/moment.ts';
import { type Story, storyOf } from '../story/story.ts';
import type { Mode, Prices } from './inputs.ts';

/** What the patch came to when its base branch went on after the run began. */
export interface BaseMoved {
  /** Commits. */
  readonly by: number;
  readonly tip: string;
  /** `rebased` onto the tip as it was; `merged` with what changed in its own files there; `kept` on its own base. */
  readonly patch: 'rebased' | 'merged' | 'kept';
  /** Why it is not proven on the tip; null: it is. */
  readonly unproven: string | null;
}

/** Whether the tests prove what is proposed, on the base that it is proposed for. */
export const isProvenThere = ({ outcome, baseMoved }: Pick<RunRecord, 'outcome' | 'baseMoved'>): boolean =>
  isProven(outcome) && (baseMoved?.unproven ?? null) === null;

/** Whether the change rests on the word of those who asked for it: green before and after, it says nothing of the pull request as a whole. */
export const isByPeople = ({
  outcome,
  task,
  story,
}: Pick<RunRecord, 'outcome' | 'task' | 'story'>): boolean =>
  outcome === 'fixed' && task.judgedBy !== undefined && story.baseline?.isGreen === true;

/** All that a pull request and a job summary tell about a run. Texts are raw: they are made harmless where they are shown. */
export interface RunRecord extends RunSetup {
  readonly outcome: Outcome;
  readonly story: Story;
  readonly files: readonly Omit<PatchFile, 'content'>[];
  readonly model: { readonly name: string; readonly api: string };
  readonly baseBranch: string;
  readonly durationMs: number;
  /** null: it was the only try. */
  readonly tries: AttemptsMade | null;
  /** Tokens of all tries. */
  readonly spent: Tokens;
  /** What these cost by the prices given, for people; null without prices. */
  readonly cost: string | null;
  /** The branch that the patch is proposed from; null: it is not proposed. */
  readonly branch: string | null;
  /** What was left out, could not be read or uploaded, or weakens the evidence. */
  readonly notes: readonly string[];
  readonly trace: {
    readonly sha256: string | null;
    readonly artifactId: number | null;
    /** The page of the trace, uploaded as it is; absent or null: it was not. */
    readonly pageId?: number | null;
  };
  readonly mode: Mode;
  /** Why a proof that was claimed is not believed; null: nothing is doubted. */
  readonly doubt: string | null;
  /** The base branch went on while the run was under way; absent or null: it did not. */
  readonly baseMoved?: BaseMoved | null;
  /** What a reviewer should look at in the added lines. */
  readonly tripwires: readonly Tripwire[];
}

export interface RecordRequest
  extends Pick<
    RunRecord,
    | 'model'
    | 'baseBranch'
    | 'durationMs'
    | 'tries'
    | 'branch'
    | 'notes'
    | 'trace'
    | 'mode'
    | 'doubt'
    | 'baseMoved'
  > {
  readonly setup: RunSetup;
  readonly result: Pick<RunResult, 'outcome' | 'patch' | 'tripwires'>;
  readonly events: readonly RunEvent[];
  readonly prices: Prices;
}

/** What is worth telling of a run that has ended. */
export function recordOf({ setup, result, events, prices, ...rest }: RecordRequest): RunRecord {
  const story = storyOf(events);
  const spent = rest.tries === null ? story.usage : spentBy(rest.tries);
  const files = result.patch.files.map(({ content: _, ...file }) => file);
  const { outcome, tripwires } = result;
  return { ...setup, ...rest, outcome, tripwires, story, spent, cost: costOf(spent, prices), files };
}

const spentBy = ({ runs }: AttemptsMade): Tokens =>
  runs.reduce((sum, { usage }) => addTokens(sum, tokensOfUsage(usage)), NO_TOKENS);

const tokensOfUsage = (usage: Usage): Tokens => ({
  input: usage.input_tokens,
  cached: usage.cached_input_tokens,
  output: usage.output_tokens,
});

/** What tokens cost by prices per million, with as many digits as tell something; null where a price is missing. */
export function costOf({ input, cached, output }: Tokens, prices: Prices): string | null {
  if (prices.input === null || prices.output === null) return null;
  const cachedPrice = prices.cachedInput ?? prices.input;
  const cost = ((input - cached) * prices.input + cached * cachedPrice + output * prices.output) / 1_000_000;
  if (cost === 0 || cost >= 1) return cost.toFixed(2);
  return cost < 0.0001 ? 'less than 0.0001' : cost.toPrecision(2);
}
