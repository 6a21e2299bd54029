import { firstChars } from '../core/text.ts';

/** `1,234`. By hand: `Intl` loads 6 MiB of locales, and every run shows a count. */
export function formatCount(count: number): string {
  const [whole = '', ...fraction] = String(Math.round(count * 1000) / 1000).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** `1 turn`, `2 turns`. */
export function formatCountOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `2.3 s`, `1 min 23 s`, `15 min`. */
export function formatSeconds(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const minutes = `${Math.floor(seconds / 60)} min`;
  return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60} s`;
}

/** The same, with what is below a second in milliseconds. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : formatSeconds(ms);
}

/** The first `max` characters on one line; an ellipsis says that there is more. */
export function firstLine(text: string, max: number): string {
  const [line = ''] = text.trimStart().split('\n', 1);
  const isWhole = line.length <= max && line.trimEnd() === text.trim();
  return isWhole ? line.trimEnd() : `${firstChars(line, max).trimEnd()}…`;
}
