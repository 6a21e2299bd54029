import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { verifyTrace } from '../../src/trace/integrity.ts';
import { replayTrace } from './replay-trace.ts';
import type { ActionResult } from './run-action.ts';
import { findSecretPieces } from './secret-pieces.ts';
import type { World } from './world.ts';

/** Issue 2: the step succeeds for these and fails, with one annotation, for the rest. */
const SUCCEEDING: ReadonlySet<string> = new Set([
  'fixed',
  'unverified',
  'not_reproduced',
  'skipped',
  'refused',
]);

/** What holds after every run of the action, however it ended. */
export async function expectClean(world: World, result: ActionResult): Promise<void> {
  expect(world.violations).toEqual([]);
  expectFittingExit(result);
  for (const path of tracesOf(world, result)) await expectProvenTrace(world, path);
  expectNoLeak(world, result);
}

/** What the runner makes of the log: commands that it obeys, wherever they stand. */
export function annotationsOf({ log }: Pick<ActionResult, 'log'>): readonly string[] {
  return log.split('\n').filter((line) => /^\s*::error|##\[error\]/.test(line));
}

function expectFittingExit(result: ActionResult): void {
  const { exitCode, outputs } = result;
  const annotations = annotationsOf(result);
  expect(annotations, result.log).toHaveLength(exitCode === 1 ? 1 : 0);
  const outcome = outputs['outcome'] ?? '';
  if (exitCode === 0) expect(SUCCEEDING).toContain(outcome);
  // Killed, it says nothing. A proven fix without its pull request fails the step as well.
  else if (SUCCEEDING.has(outcome)) expect(outputs['pull-request-number']).toBe('');
}

/** Downloaded from the artifacts, as a person would, and the one that lies on the runner. */
function tracesOf(world: World, { outputs }: ActionResult): readonly string[] {
  const onRunner = outputs['trace-path'] ?? '';
  const records = world.artifacts.artifacts.filter(({ files }) => files.has('trace.jsonl'));
  const uploaded = records.map(({ files }) => {
    const path = join(mkdtempSync(join(world.dir, 'downloaded-')), 'trace.jsonl');
    writeFileSync(path, files.get('trace.jsonl') ?? '');
    return path;
  });
  if (onRunner === '') return uploaded;
  const ofThisRun = outputs['trace-artifact-id'] === '' ? undefined : uploaded.at(-1);
  if (ofThisRun === undefined) return [...uploaded, onRunner];
  expect(readFileSync(ofThisRun).equals(readFileSync(onRunner)), `${ofThisRun} is ${onRunner}`).toBe(true);
  return uploaded;
}

async function expectProvenTrace(world: World, path: string): Promise<void> {
  const verification = await verifyTrace(path);
  expect(verification.runs).not.toEqual([]);
  expect(verification.findings).toEqual([]);
  for (const { runId } of verification.runs) {
    const comparison = await replayTrace(path, world.checkout, runId);
    expect(comparison).toEqual({ kind: 'identical', steps: expect.any(Number) });
  }
}

/** No piece of a secret of the job in anything that it showed or sent. */
export function expectNoLeak(world: World, result: ActionResult): void {
  const found = [...whatWentOut(world, result)].flatMap(([place, text]) =>
    findSecretPieces(text, world.secrets).map((piece) => `${piece} in ${place}`),
  );
  expect(found).toEqual([]);
}

/** Everything of the run that somebody may read, and every request less the one header that is for the secret. */
function* whatWentOut(world: World, { log, outputs, summary }: ActionResult): Iterable<[string, string]> {
  // `add-mask` is how the runner is told: it swallows these lines.
  yield ['the log', log.replace(/^::add-mask::.*$/gm, '')];
  yield ['the summary', summary];
  yield ['the outputs', JSON.stringify(outputs)];
  const trace = outputs['trace-path'] ?? '';
  if (existsSync(trace)) yield ['the trace', readFileSync(trace, 'utf8')];
  for (const { name, files } of world.artifacts.artifacts) {
    for (const [file, content] of files) yield [`artifact ${name}, ${file}`, content.toString()];
  }
  for (const { number, title, body, pull, comments } of world.github.state.issues.values()) {
    // What people wrote in an issue is theirs.
    if (pull !== undefined) yield [`pull request ${number}`, `${title}\n${body}`];
    for (const each of comments.filter(({ login }) => login.endsWith('[bot]')))
      yield [`a comment on ${number}`, each.body];
  }
  for (const { rawBody, headers } of world.model.requests)
    yield ['a request to the model', rawBody.toString() + withoutAuthorization(headers)];
  for (const { method, path, headers, body } of world.github.requests)
    yield [`${method} ${path}`, `${path} ${JSON.stringify(body)}${withoutAuthorization(headers)}`];
  for (const request of world.github.logRequests) yield ['a request for a log', JSON.stringify(request)];
}

const withoutAuthorization = ({ authorization: _, ...headers }: Readonly<Record<string, string>>): string =>
  JSON.stringify(headers);
