/** The reasons of the driver's notes, as the record holds them. */
export const NOTES = {
  // Of the driver's own, about jobs.
  /** A failed job cannot be judged here. */
  notJudged: 'job_not_judged',
  /** A failed job is green at the base commit here. */
  greenAtBase: 'job_green_at_base',
  /** A guard guards nothing: it is not green without the patch either, or there is no time for it. */
  guardLeftOut: 'guard_left_out',
  /** Why the tests were not run at the last green commit, as the control. */
  noControl: 'no_control',
  /** Why they were not run at the commits after it, to find the culprit. */
  bisectSkipped: 'bisect_skipped',
  noCulprit: 'no_culprit',
  /** Later writes turned the tests red, and were left out. */
  returnedToGreen: 'returned_to_green',

  // What was found without a model, for its opening.
  places: 'places',
  testSource: 'test_source',
  installed: 'installed',

  // What the model was told.
  extraCalls: 'extra_calls',
  forgiven: 'forgiven',
  loop: 'loop',
  reflectionAsked: 'reflection_asked',
  /** A final before the model had looked at anything. */
  evidenceFirst: 'evidence_first',
  /** A final over tests that are not green. */
  claimRefused: 'claim_refused',

  // Of the built-in search.
  /** Which lines are to blame. */
  coverage: 'coverage',
  /** A tool's repair was written. */
  toolRepair: 'tool_repair',
  /** An edit was undone that had passed in a copy: with it, the run's own tests fail. */
  candidateUndone: 'candidate_undone',
  /** Why an edit is not to be merged as it is. */
  doubtful: 'doubtful',
} as const;

export type NoteReason = (typeof NOTES)[keyof typeof NOTES];
