// How numbers are written for people.

/** `1,234`. By hand: `Intl` loads 6 MiB of locales, and every run shows a count. */
export function formatCount(count: number): string {
  const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** `1 turn`, `2 turns`. */
export function formatCountOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `2.3 s`, `1 min 23 s`, `15 min`. */
export function formatSeconds(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const minutes = `${Math.floor(seconds / 60)} min`;
  return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;
}
