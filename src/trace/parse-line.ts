import type * as z from 'zod';
import { type OwnLine, OwnLineSchema, type PythonLine, PythonLineSchema } from './trace-line.ts';

export type ParsedLine =
  | { readonly kind: 'own'; readonly line: OwnLine }
  | { readonly kind: 'python'; readonly line: PythonLine }
  | { readonly kind: 'bad'; readonly reason: string };

/** Reads the envelope of a line. What has a `v` is ours. */
export function parseLine(text: string): ParsedLine {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { kind: 'bad', reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { kind: 'bad', reason: 'not a JSON object' };
  }
  if (!('v' in json)) {
    const python = PythonLineSchema.safeParse(json);
    return python.success ? { kind: 'python', line: python.data } : badEnvelope(python.error);
  }
  if (json.v !== 1)
    return { kind: 'bad', reason: `version ${JSON.stringify(json.v)} of the format; this reads 1` };
  const own = OwnLineSchema.safeParse(json);
  return own.success ? { kind: 'own', line: own.data } : badEnvelope(own.error);
}

function badEnvelope(error: z.ZodError): ParsedLine {
  const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { kind: 'bad', reason: `not a trace line: ${issues.join('; ')}` };
}
