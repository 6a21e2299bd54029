import { createHash } from 'node:crypto';
import { type AttemptsMade, comparePatches, nextAttempt } from './core/attempts.ts';
import type { LLM } from './core/ports.ts';
import { createRedact, redactFault } from './core/redaction.ts';
import { type Solved, type SolveRequest, solve } from './solve.ts';
import { sharedCell } from './solver/bench-worker.ts';

export interface AttemptsRequest extends SolveRequest {
  /** The most tries; the next is made only while none is `fixed`. */
  readonly attempts: number;
  /** Asked by all tries but the first; null: the same model. */
  readonly fallback: LLM | null;
}

/** The try that came out best. `traceText` and its checksum are of all, in order. */
export interface SolvedBest extends Solved {
  /** null where there is one try at most. */
  readonly tries: AttemptsMade | null;
  readonly llm: LLM;
  /** Why there were fewer tries than allowed, for people. */
  readonly notes: readonly string[];
}

/**
 * Makes tries at a task out of one budget, each from the base commit, until one is `fixed`. Throws where the first does;
 * what a later one throws is told in `notes`.
 */
export async function solveBest({ attempts, fallback, ...request }: AttemptsRequest): Promise<SolvedBest> {
  if (attempts === 1) return { ...(await solve(request)), tries: null, llm: request.llm, notes: [] };
  const startMs = performance.now();
  // The first try must not take the sandbox with it.
  using _cell = request.sandbox?.cell ?? null;
  const sandbox = request.sandbox ? { ...request.sandbox, cell: sharedCell(request) } : null;
  const ended: (Solved & { readonly llm: LLM; readonly model: string })[] = [];
  for (;;) {
    const next = nextAttempt({
      total: request.settings,
      of: attempts,
      ended,
      elapsedMs: performance.now() - startMs,
      hasFallback: fallback !== null,
    });
    if (next.kind === 'end' || (request.signal.aborted && ended.length > 0)) {
      const why = next.kind === 'end' ? next.why : null;
      return { ...best(ended, attempts), notes: why === null ? [] : [why] };
    }
    const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
    const { settings, attempt } = next;
    try {
      const solved = await solve({ ...request, sandbox, settings, llm, attempt });
      ended.push({ ...solved, llm, model: llm.model });
    } catch (error) {
      if (ended.length === 0) throw error;
      const fault = redactFault(error, createRedact(request.secrets));
      return {
        ...best(ended, attempts),
        notes: [`attempt ${attempt.number} of ${attempts} broke off: ${fault}`],
      };
    }
  }
}

function best(
  ended: readonly (Solved & { readonly llm: LLM; readonly model: string })[],
  of: number,
): Omit<SolvedBest, 'notes'> {
  const choosable = ({ result: { outcome, patch } }: Solved) => ({ outcome, files: patch.files });
  const [first] = ended.toSorted((a, b) => comparePatches(choosable(a), choosable(b)));
  if (first === undefined) throw new Error('there was no attempt');
  const traceText = ended.map((each) => each.traceText).join('');
  const runs = ended.map(({ setup, model, result }) => ({
    runId: setup.runId,
    model,
    outcome: result.outcome,
    usage: result.state.usage,
  }));
  return {
    ...first,
    tries: { of, chosen: ended.indexOf(first), runs },
    traceText,
    traceSha256: createHash('sha256').update(traceText).digest('hex'),
  };
}
