import { assertNever } from '../agent/assert-never.ts';
import * as failure from './failure.ts';
import { isPassing, nextStep } from './retry.ts';

export interface Answered {
  readonly kind: 'answered';
  readonly status: number;
  readonly contentType: string | null;
  /** Whole, or longer than MAX_REPLY_BYTES. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly said: failure.Said;
  readonly retryAfterMs: number | null;
}

/** How one try of a request ended. */
export type Try =
  | Answered
  | Refused
  /** No response, or only a part of one; `word` is the system's name for it, like ECONNRESET. */
  | { readonly kind: 'lost'; readonly word: string }
  | { readonly kind: 'stopped'; readonly why: 'timeout' | 'cancelled' };

/** What to do after a try: send the same again after a wait, or leave it at that. */
export type Verdict =
  | { readonly kind: 'again'; readonly waitMs: number }
  | { readonly kind: 'done'; readonly outcome: Answered | failure.Failed };

export interface Circumstances {
  readonly tries: number;
  readonly troubledMs: number;
  readonly remainingMs: number;
  readonly timeoutMs: number;
  readonly names: failure.InputNames;
}

// A certificate does not mend within seconds. The time-outs are Node's own, after five minutes of silence:
// asked again, the endpoint would think (and charge) as long again.
const FINAL_LOSS = /CERT|LEAF_SIGNATURE|^UND_ERR_(HEADERS|BODY)_TIMEOUT$/;

/** Pure: decides by kind and status alone, never by an endpoint's prose. */
export function judge(result: Try, at: Circumstances): Verdict {
  switch (result.kind) {
    case 'answered':
      return { kind: 'done', outcome: result };
    case 'stopped':
      return { kind: 'done', outcome: failure.stopped(result.why, at.timeoutMs) };
    case 'refused':
      return judgeRefused(result, at);
    case 'lost': {
      const step = nextStep({ ...at, status: null, retryAfterMs: null });
      if (step.kind === 'wait' && !FINAL_LOSS.test(result.word))
        return { kind: 'again', waitMs: step.waitMs };
      return { kind: 'done', outcome: failure.unreachable(result.word, at.tries, at.names) };
    }
    default:
      return assertNever(result);
  }
}

function judgeRefused(refused: Refused, at: Circumstances): Verdict {
  const { status, said, retryAfterMs } = refused;
  // OpenAI tells an empty account by 429 as well; that does not pass: https://platform.openai.com/docs/guides/error-codes
  if (!isPassing(status) || said.code === 'insufficient_quota') {
    return { kind: 'done', outcome: failure.refusal(status, said, at.names) };
  }
  const step = nextStep({ ...at, status, retryAfterMs });
  if (step.kind === 'wait') return { kind: 'again', waitMs: step.waitMs };
  const waits = { toldMs: retryAfterMs, remainingMs: at.remainingMs, tries: at.tries };
  return { kind: 'done', outcome: failure.unavailable(status, said, waits) };
}
