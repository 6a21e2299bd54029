import { spawn } from 'node:child_process';
import { measureRun } from './measure-run.ts';
import { startScriptedServer } from './responses-server.ts';
import type { Scenario } from './scenarios.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Sends as many requests as there are calls, each when the last is answered, and does nothing else. Plain JavaScript, for `node -e`. */
const BARE_LOOP = `
  const { request } = require('node:http');
  const [url, count] = process.argv.slice(1);
  const ask = (left) => {
    if (left === 0) return;
    const asked = request(url, { method: 'POST' }, (answer) => answer.resume().on('end', () => ask(left - 1)));
    asked.end('{}');
  };
  ask(Number(count));
`;

/** The times of agent-fix as ratios to those of a bare loop of requests, measured in turns, so that a busy machine slows both. */
export interface Floor {
  readonly floorFirstMs: Spread;
  readonly floorExitMs: Spread;
  /** Start to first request. */
  readonly firstRatio: number;
  /** Start to exit. */
  readonly exitRatio: number;
}

export async function measureFloor(scenario: Scenario, { runs, repository }: FloorOptions): Promise<Floor> {
  await measureRun(scenario, repository);
  const productRuns = [];
  const bare = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push(await runBareLoop(scenario));
    productRuns.push(await measureRun(scenario, repository));
  }
  const floorFirstMs = spreadOf(bare.map(({ firstMs }) => firstMs));
  const floorExitMs = spreadOf(bare.map(({ exitMs }) => exitMs));
  return {
    floorFirstMs,
    floorExitMs,
    firstRatio:
      spreadOf(productRuns.map(({ firstRequestMs }) => firstRequestMs)).median / floorFirstMs.median,
    exitRatio: spreadOf(productRuns.map(({ exitMs }) => exitMs)).median / floorExitMs.median,
  };
}

interface FloorOptions {
  readonly runs: number;
  readonly repository: string;
}

async function runBareLoop({
  name,
  replies,
}: Scenario): Promise<{ readonly firstMs: number; readonly exitMs: number }> {
  await using server = await startScriptedServer(replies, () => {});
  const startMs = performance.now();
  const child = spawn(process.execPath, ['-e', BARE_LOOP, server.baseUrl, String(replies.length)], {
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const exitMs = performance.now() - startMs;
  const [first] = server.exchanges;
  if (code !== 0 || first === undefined || server.exchanges.length !== replies.length)
    throw new Error(`${name}: the bare loop ended with ${code} after ${server.exchanges.length} requests`);
  return { firstMs: first.arrivedMs - startMs, exitMs };
}
