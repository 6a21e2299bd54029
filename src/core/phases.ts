/** Whether a run of the tests was on the files of an earlier commit: it says nothing of the base commit, nor of the patch. */
export const isOfEarlierCommit = ({ phase }: { readonly phase: string }): boolean =>
  phase === 'control' || phase === 'bisect';

/** Reasons of the notes that say why the tests were not run at an earlier commit: as the control, and to find the culprit. */
export const NO_CONTROL = 'no_control';
export const BISECT_SKIPPED = 'bisect_skipped';
export const NOT_RUN_EARLIER: ReadonlySet<string> = new Set([NO_CONTROL, BISECT_SKIPPED]);
