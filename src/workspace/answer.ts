import { shorten } from '../agent/cut-text.ts';
import type { Observation } from '../agent/events.ts';
import { type Denial, showPath } from './repo-path.ts';

/** A list or search result longer than this is cut; 10 KB is what read_file may give. */
export const MAX_ANSWER_BYTES = 16 * 1024;

type Meta = Observation['meta'];

export function answered(output: string, meta: Meta): Observation {
  return { ok: true, output, meta };
}

/** The model asked for something that is not there, or not so; it is told what is. */
export function failed(output: string, meta: Meta = {}): Observation {
  return { ok: false, output, meta };
}

/** A rule forbids it. `meta.denied` names the rule: the driver records it as `policy_denied`. */
export function refused(path: string, { rule, reason }: Denial): Observation {
  const shown = showPath(shorten(path, 200));
  return { ok: false, output: `Refused: ${reason}.`, meta: { denied: rule, path: shown } };
}

export function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
