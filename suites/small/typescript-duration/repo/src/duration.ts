const UNITS: Readonly<Record<string, number>> = { s: 1, m: 1, h: 60 * 60, d: 24 * 60 * 60 };

/** Seconds of a text such as `1h30m`. */
export function parseDuration(text: string): number {
  let seconds = 0;
  let rest = text;
  while (rest !== '') {
    const [whole, count, unit] = /^(\d+)([smhd])/.exec(rest) ?? [];
    if (whole === undefined || unit === undefined) throw new Error(`no duration: ${text}`);
    seconds += Number(count) * (UNITS[unit] ?? 0);
    rest = rest.slice(whole.length);
  }
  return seconds;
}

export function formatDuration(seconds: number): string {
  let rest = seconds;
  let text = '';
  for (const unit of ['d', 'h', 'm', 's']) {
    const size = UNITS[unit] ?? 1;
    const count = Math.floor(rest / size);
    if (count > 0) text += `${count}${unit}`;
    rest -= count * size;
  }
  return text || '0s';
}
