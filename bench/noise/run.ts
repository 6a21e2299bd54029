// How much of a model's noise the driver takes: `npm run noise`. A scripted model knows the fix of small programs and
// errs at set rates, as models do; the draws are the same in every run.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { solve } from '../../src/solve.ts';
import { Random } from '../../test/core/random.ts';
import { ManualClock, ScriptedLLM } from '../../test/core/scripted.ts';
import { createRepository } from '../repositories.ts';
import { NoisyModel } from './noisy-model.ts';
import { NOISE_TEST, PROGRAMS, type Program } from './programs.ts';
import { type Draw, isMet, tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    draws: { type: 'string', default: '6' },
    rates: { type: 'string', default: '0,10,30,50' },
    // Only this way to err, `prose` for one; without it all of them.
    kind: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const rates = values.rates.split(',').map(Number);
const draws = Number(values.draws);
if (![...rates, draws].every((number) => Number.isInteger(number) && number >= 0)) {
  throw new Error('--draws takes a number, --rates percentages such as 0,10,30');
}

const folder = mkdtempSync(join(tmpdir(), 'agent-fix-noise-'));
try {
  const results: Draw[] = [];
  for (const program of PROGRAMS) {
    const repository = join(folder, program.name.replaceAll(' ', '-'));
    mkdirSync(repository);
    await createRepository(repository, program.files);
    for (const rate of rates) {
      for (let seed = 1; seed <= draws; seed++) results.push(await draw(program, repository, { rate, seed }));
    }
  }
  process.stdout.write(`${tableOf(results)}\n`);
  if (values.verbose)
    for (const each of results.filter(({ outcome }) => outcome !== 'fixed'))
      process.stdout.write(`${JSON.stringify(each)}\n`);
  if (!isMet(results)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function draw(
  program: Program,
  repository: string,
  { rate, seed }: { readonly rate: number; readonly seed: number },
): Promise<Draw> {
  const checkout = join(folder, 'checkout');
  cpSync(repository, checkout, { recursive: true });
  const random = new Random(seed * 1_000_003 + PROGRAMS.indexOf(program) * 101 + rate);
  const model = new NoisyModel(program, random, { rate: rate / 100, kind: values.kind ?? null });
  const llm = new ScriptedLLM(model.next, new ManualClock());
  try {
    const { result } = await solve({
      task: {
        goal: 'Make the tests pass',
        jobs: [
          {
            command: { run: NOISE_TEST, shell: null, workingDirectory: '.', env: {}, source: 'the bench' },
            evidence: [],
          },
        ],
        context: [],
        baseCommit: execFileSync('git', ['-C', checkout, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
        trigger: { kind: 'terminal' },
        mustBeRedAtBase: true,
      },
      settings: DEFAULT_SETTINGS,
      llm,
      repository: checkout,
      checkout,
      tracePath: join(folder, 'trace.jsonl'),
      secrets: [],
      environment: process.env,
      signal: new AbortController().signal,
      onEvent: () => {},
    });
    const errors = [...model.errors.values()].reduce((sum, each) => sum + each, 0);
    const bytes = llm.sent.reduce((sum, { request }) => sum + request.bytes, 0);
    const { outcome, stopReason, state } = result;
    return {
      program: program.name,
      rate,
      seed,
      outcome,
      stopReason,
      turns: state.turns,
      requests: llm.sent.length,
      errors,
      bytes,
    };
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    rmSync(join(folder, 'trace.jsonl'), { force: true });
  }
}
