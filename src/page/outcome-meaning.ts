import { firstLine } from './format.ts';
import type { Tone } from './test-result.ts';

/** An outcome in plain words: what it proves, and what it does not. */
export interface OutcomeMeaning {
  readonly title: string;
  readonly tone: Tone;
  readonly meaning: string;
}

const MEANINGS: Readonly<Record<string, OutcomeMeaning>> = {
  fixed: {
    title: 'Fixed',
    tone: 'good',
    meaning:
      'The driver saw the test command pass on the patched files, and pass again with every other tracked file restored. The model’s words had no part in this verdict. It proves the test command, and nothing the tests do not cover.',
  },
  unverified: {
    title: 'Unverified',
    tone: 'warn',
    meaning:
      'There is a patch, and nothing proves it: the tests passed before the patch as well, or the run was told not to run them. Judge the diff on its own.',
  },
  not_reproduced: {
    title: 'Not reproduced',
    tone: 'plain',
    meaning:
      'The tests already passed at the base commit. The model was never called and nothing was changed.',
  },
  not_fixed: {
    title: 'Not fixed',
    tone: 'bad',
    meaning:
      'The model gave up, or kept claiming a green that was red. The best patch is kept for reading, not for merging.',
  },
  flaky: {
    title: 'Flaky',
    tone: 'warn',
    meaning:
      'The tests passed and then failed on the same files. The result depends on something other than the code, so it proves nothing.',
  },
  budget_exhausted: {
    title: 'Budget exhausted',
    tone: 'bad',
    meaning: 'A bound of the run was reached while the tests were still red. The best patch so far is kept.',
  },
  model_error: {
    title: 'Model error',
    tone: 'bad',
    meaning: 'The model endpoint failed, or its replies could not be read. This says nothing about the code.',
  },
  infra_error: {
    title: 'Infrastructure error',
    tone: 'bad',
    meaning:
      'The test command could not start, or ran out of time before anything was tried. This says nothing about the code.',
  },
  refused: {
    title: 'Refused',
    tone: 'plain',
    meaning: 'The gate did not allow this run. The model was never called.',
  },
  skipped: {
    title: 'Skipped',
    tone: 'plain',
    meaning: 'The event was not one for agent-fix. Nothing was done.',
  },
};

/** `outcome` is null when the record has none: a killed run, a cut file, or another writer. */
export function outcomeMeaning(outcome: string | null, hasEnded: boolean): OutcomeMeaning {
  if (outcome !== null && Object.hasOwn(MEANINGS, outcome)) return MEANINGS[outcome] ?? UNKNOWN(outcome);
  if (outcome !== null) return UNKNOWN(outcome);
  return hasEnded ? UNRECORDED : UNFINISHED;
}

const UNKNOWN = (outcome: string): OutcomeMeaning => ({
  title: firstLine(outcome, 40),
  tone: 'plain',
  meaning: 'This version of agent-fix does not know that outcome.',
});

const UNRECORDED: OutcomeMeaning = {
  title: 'No verdict recorded',
  tone: 'plain',
  meaning:
    'The run ended, but its writer recorded no outcome, as the Python original did not. Judge by the test results below.',
};

const UNFINISHED: OutcomeMeaning = {
  title: 'Unfinished',
  tone: 'bad',
  meaning:
    'The record stops before an outcome: the run was killed, is still going, or the file was cut. Everything up to there is shown.',
};
