/** The reasons of the driver's notes, as the record holds them. */
export const NOTES = {
  // Notes of the driver about jobs.
  /** A failed job cannot be judged here. */
  notJudged: 'job_not_judged',
  /** A failed job is green at the base commit here. */
  greenAtBase: 'job_green_at_base',
  /** A guard is left out: it is not green without the patch either, cannot run here, or there is no time for it. */
  guardLeftOut: 'guard_left_out',
  /** Why the tests were not run at the last green commit, as the control. */
  noControl: 'no_control',
  /** Why the tests were not run at the commits after the last green one, to find the one that broke them. */
  bisectSkipped: 'bisect_skipped',
  noCulprit: 'no_culprit',
  /** Later writes turned the tests red, and were left out. */
  returnedToGreen: 'returned_to_green',

  // Notes on what was found without a model, for the first message to the model.
  places: 'places',
  /** No tracked file may be changed. */
  nothingOpen: 'nothing_open',
  testSource: 'test_source',
  failureCode: 'failure_code',
  installed: 'installed',

  // Notes on what the model was told.
  extraCalls: 'extra_calls',
  forgiven: 'forgiven',
  loop: 'loop',
  /** The server seems to drop the beginning of the conversation. */
  cutConversation: 'cut_conversation',
  reflectionAsked: 'reflection_asked',
  /** A final before the model had looked at anything. */
  evidenceFirst: 'evidence_first',
  /** A final was refused: the tests are not green, or prove too little. */
  claimRefused: 'claim_refused',

  // Notes of the built-in search.
  /** A tool's repair was written. */
  toolRepair: 'tool_repair',
  /** An undoing that had passed by itself was taken back: with it, the run's own tests fail. */
  candidateUndone: 'candidate_undone',
} as const;

export type NoteReason = (typeof NOTES)[keyof typeof NOTES];
