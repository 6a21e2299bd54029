import { totalTokens } from '../agent/summary.ts';
import { formatCount, formatSeconds } from '../story/format.ts';
import type { Progress } from './job.ts';
import { moneyText, percent } from './report-text.ts';
import { verdictOf } from './result.ts';

/** How far a job is, in one line: trials, solved, cost, time left. */
export function progressLine(progress: Progress, cost: number | null, currency: string): string {
  const { finished, total, usage, elapsedMs, ended } = progress;
  const counted = finished.filter((result) => verdictOf(result) !== 'void');
  const solved = counted.filter((result) => verdictOf(result) === 'solved').length;
  const share = counted.length === 0 ? '' : ` (${percent(solved / counted.length)})`;
  const left = total - finished.length;
  const leftText = ended === 0 || left === 0 ? '' : ` · ${formatSeconds((elapsedMs / ended) * left)} left`;
  const money = cost === null ? '' : ` · ${moneyText(cost, currency)}`;
  return `${bar(finished.length, total)} ${finished.length}/${total} · solved ${solved}${share} · ${formatCount(totalTokens(usage))} tokens${money}${leftText}`;
}

const WIDTH = 20;

function bar(done: number, total: number): string {
  const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}
