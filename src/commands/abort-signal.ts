/** Aborts at the first Ctrl-C (SIGINT) or SIGTERM, so that what was begun is closed; the second one ends the process. */
export function abortedBySignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}
