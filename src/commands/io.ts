/** Where a command writes. Progress goes to stderr, so that stdout is the result. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isTTY: boolean;
}
