/**
 * Cancels a run. The runner says SIGINT, SIGTERM 7.5 s later, and kills after 2.5 s more: SIGINT is believed at once.
 * SIGTERM alone comes from a machine that goes down, or from a test of the same user: while tests run that can reach
 * us, it is taken for theirs. SIGHUP and SIGUSR1, by which Node would open its debugger, never mean anything.
 */
export interface Cancellation {
  readonly signal: AbortSignal;
  /** From here on tests can send us signals, or not any more. */
  setReachable(isReachable: boolean): void;
}

const MEANINGLESS = [
  'SIGHUP',
  'SIGQUIT',
  'SIGUSR1',
  'SIGUSR2',
  'SIGALRM',
  'SIGVTALRM',
  'SIGIO',
  'SIGXCPU',
  'SIGXFSZ',
] as const;

export function listenForCancellation(): Cancellation {
  const controller = new AbortController();
  let isReachable = false;
  process.once('SIGINT', () => controller.abort());
  process.on('SIGTERM', () => {
    if (!isReachable) controller.abort();
  });
  for (const name of MEANINGLESS) process.on(name, () => {});
  return {
    signal: controller.signal,
    setReachable: (isNow) => {
      isReachable = isNow;
    },
  };
}
