/** Where a command writes. Progress goes to stderr, so that stdout is the result. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isTTY: boolean;
  /** Aborted when nobody reads stdout or stderr any more (`| head`); what is written after that goes nowhere. */
  readonly closed: AbortSignal;
}
