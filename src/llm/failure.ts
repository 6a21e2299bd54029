import * as z from 'zod';
import type { Completion } from '../agent/ports.ts';
import { oneLine } from './one-line.ts';

export type Failed = Extract<Completion, { kind: 'failed' }>;

/** How the user calls the settings that a failure can be mended with. */
export interface InputNames {
  readonly key: string;
  readonly baseUrl: string;
}

/** What an error body says. */
export interface Said {
  readonly message: string;
  readonly code: string | null;
}

// OpenAI's {error: {message, code}}; compatible servers also send {error: "…"}, {message: "…"} or {detail: "…"}.
const text = z.string().optional().catch(undefined);
const ErrorBodySchema = z.object({
  error: z
    .union([
      z.string().transform((message) => ({ message, code: undefined })),
      z.object({ message: text, code: text }),
    ])
    .optional()
    .catch(undefined),
  message: text,
  detail: text,
});

/** Reads an error body; one that is not JSON (a proxy's HTML page) says nothing worth repeating. `clean` takes the key out. */
export function readSaid(body: string, clean: (text: string) => string): Said {
  const said = ErrorBodySchema.safeParse(parseOrNull(body)).data;
  const code = said?.error?.code ?? null;
  return {
    message: oneLine(clean(said?.error?.message ?? said?.message ?? said?.detail ?? '')),
    code: code === null ? null : clean(code),
  };
}

/** For a status that another try will not change. */
export function refusal(status: number, said: Said, names: InputNames): Failed {
  if (status === 401 || status === 403) {
    const what = `refused the key (${status})${quote(said)} Check ${names.key}.`;
    return failed('unauthorized', status, what);
  }
  if (status >= 300 && status < 400) {
    const why = 'which is not followed, because it would carry the key along';
    return failed(
      'rejected',
      status,
      `answered with a redirect (${status}), ${why}. Give the final address as ${names.baseUrl}.`,
    );
  }
  if (status === 429) {
    return failed(
      'rejected',
      status,
      `has no quota left for this key (429)${quote(said)} Check ${names.key}.`,
    );
  }
  const advice = status === 404 ? ` Check model and ${names.baseUrl}.` : '';
  return failed('rejected', status, `rejected the request (${status})${quote(said)}${advice}`);
}

/** For a status that may pass, but did not in time. */
export function unavailable(
  status: number,
  said: Said,
  after: { readonly toldMs: number | null; readonly remainingMs: number; readonly tries: number },
): Failed {
  const what =
    after.toldMs === null
      ? `still answered ${status} after ${count(after.tries)}`
      : `answered ${status} and told us to wait ${seconds(after.toldMs)}, but only ${seconds(after.remainingMs)} are left`;
  return failed('unavailable', status, `${what}${quote(said)}`);
}

/** For an endpoint that gives no response, or breaks off each one. */
export function unreachable(word: string, tries: number, names: InputNames): Failed {
  const what = `could not be reached (${word}, ${count(tries)}). Check ${names.baseUrl} and the network.`;
  return failed('unreachable', null, what);
}

/** For an exchange that ended from our side. */
export function stopped(why: 'timeout' | 'cancelled', timeoutMs: number): Failed {
  if (why === 'timeout') return failed(why, null, `gave no whole answer within ${seconds(timeoutMs)}.`);
  return { kind: 'failed', reason: why, status: null, message: 'The request to the model was cancelled.' };
}

function failed(reason: Failed['reason'], status: number | null, what: string): Failed {
  return { kind: 'failed', reason, status, message: `The model endpoint ${what}` };
}

function quote(said: Said): string {
  return said.message === '' ? '.' : `: "${said.message}".`;
}

function parseOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function count(tries: number): string {
  return tries === 1 ? '1 try' : `${tries} tries`;
}

function seconds(ms: number): string {
  return `${Math.max(0, Math.ceil(ms / 1000))} s`;
}
