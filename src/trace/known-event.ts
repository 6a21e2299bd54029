import type * as z from 'zod';
import { PAYLOADS, type RunEvent } from '../core/events.ts';

export const isEventKind = (kind: string): kind is RunEvent['kind'] => Object.hasOwn(PAYLOADS, kind);

export interface UncheckedEvent {
  readonly kind: string;
  readonly payload: unknown;
}

/** Whether the payload has the shape of its kind. The object itself is used then: nothing is copied or dropped. */
export const isRunEvent = (event: UncheckedEvent): event is RunEvent => misfit(event) === null;

/** Why an event does not have its kind's shape; null when it has. */
export function misfit({ kind, payload }: UncheckedEvent): string | null {
  if (!isEventKind(kind)) return `unknown kind ${kind}`;
  try {
    const schema: z.ZodType = PAYLOADS[kind];
    const parsed = schema.safeParse(payload);
    if (parsed.success) return null;
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch (error) {
    if (error instanceof RangeError) return 'nested too deeply';
    throw error;
  }
}

/** The event, if its payload has the shape of its kind; else a text that says what does not fit. */
export const knownEvent = (event: UncheckedEvent): RunEvent | string =>
  isRunEvent(event) ? event : (misfit(event) ?? '');
