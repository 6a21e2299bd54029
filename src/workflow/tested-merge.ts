import type { Line } from './step-log.ts';

/** A merge that CI checked out: of a pull request's `head` into a commit of the branch that it goes into (`base`). */
export interface NamedMerge {
  /** The merge commit's id, or how it begins. */
  readonly commit: string;
  readonly head: string;
  readonly base: string;
}

/** What git says when actions/checkout checks out `refs/pull/N/merge`, whose message GitHub writes. */
const CHECKED_OUT = /^HEAD is now at ([0-9a-f]{7,64}) Merge ([0-9a-f]{40,64}) into ([0-9a-f]{40,64})$/;

/**
 * The merge that a job's log says was checked out; null where it names none. The first such line counts: later ones may be printed by
 * tests. Whoever uses the commits checks them against GitHub.
 */
export function mergeInLog(lines: readonly Line[]): NamedMerge | null {
  const at = lines.findIndex(({ text, goesOn }) => !goesOn && CHECKED_OUT.test(text));
  const [, short = '', head = '', base = ''] = CHECKED_OUT.exec(lines[at]?.text ?? '') ?? [];
  if (at < 0) return null;
  // actions/checkout names the whole id where it fetches the commit: `+ID:refs/remotes/pull/12/merge`.
  const ids = lines.slice(0, at).flatMap(({ text }) => text.match(/\b[0-9a-f]{40,64}\b/g) ?? []);
  return { commit: ids.find((id) => id.startsWith(short)) ?? short, head, base };
}
