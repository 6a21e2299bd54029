import type { Payload, RunEvent } from './events.ts';
import type { LikelyPlace } from './ports.ts';
import type { Run } from './run.ts';
import { byteLength } from './text.ts';

export const MAX_PLACES = 12;
const MAX_BYTES = 1500;
const PLACES = 'places';

/**
 * The opening's lines `path:line name`, at most 12 in 1.5 KB; none where nobody looks for them. They are recorded, because
 * what git's history says of a place can differ from clone to clone: a replay takes the recorded ones.
 */
export async function likelyPlaces(run: Run, tests: Payload<'tests'> | null): Promise<readonly string[]> {
  const { places, redact } = run.ports;
  if (places === undefined) return [];
  const evidence = run.setup.task.evidence.map(({ text }) => text);
  const found = await places({
    output: tests?.output ?? '',
    evidence,
    failures: tests?.report?.failures ?? [],
  });
  const lines = bounded(
    found.filter(({ path }) => !/[\p{Cc}]/u.test(path)).map((place) => redact(lineOf(place))),
  );
  if (lines.length > 0)
    run.record({ kind: 'driver_note', payload: { t: run.t, reason: PLACES, note: lines.join('\n') } });
  return lines;
}

const lineOf = ({ path, line, name }: LikelyPlace): string => `${path}:${line} ${name}`;

function bounded(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const line of lines.slice(0, MAX_PLACES)) {
    bytes += byteLength(line) + 1;
    if (bytes > MAX_BYTES) break;
    kept.push(line);
  }
  return kept;
}

/** The places of a recorded run. */
export function recordedPlaces(said: readonly RunEvent[]): readonly LikelyPlace[] {
  const note = said.find((event) => event.kind === 'driver_note' && event.payload.reason === PLACES);
  const text = note?.kind === 'driver_note' ? note.payload.note : '';
  return [...text.matchAll(/^(.+):(\d+) (.+)$/gm)].map(([, path = '', line, name = '']) => ({
    path,
    line: Number(line),
    name,
  }));
}
