import { describe, expect, test } from 'vitest';
import {
  CONSEQUENCES,
  computeOutcome,
  deservesConfirming,
  deservesLookingBack,
  type OracleEvidence,
  Outcome,
  STOP_TEXT,
  type StopReason,
} from '../../../src/core/verdict/outcome.ts';

const STOPS = Object.keys(STOP_TEXT).filter((stop): stop is StopReason => stop in STOP_TEXT);

const PROVEN: OracleEvidence = {
  isRedAtBase: true,
  isGreen: true,
  isReturned: false,
  hasPatch: true,
  proof: 'proven',
  isRedByNewTests: false,
  neverTests: false,
  isRequestedByPeople: false,
};
const RED: OracleEvidence = { ...PROVEN, isGreen: false, proof: 'none' };
const GREEN_BEFORE: OracleEvidence = { ...PROVEN, isRedAtBase: false };
const UNCHANGED: OracleEvidence = { ...GREEN_BEFORE, hasPatch: false, proof: 'none' };
const REVIEWED: OracleEvidence = { ...GREEN_BEFORE, isRequestedByPeople: true };
const UNTESTED: OracleEvidence = { ...RED, isRedAtBase: false, neverTests: true };

describe('the outcome', () => {
  test.each([
    ['red, then green, confirmed', 'done', PROVEN, 'fixed'],
    ['a bound over a confirmed green', 'max_total_tokens', PROVEN, 'fixed'],
    ['a lost endpoint over a confirmed green', 'endpoint_failed', PROVEN, 'fixed'],
    ['malformed replies over a confirmed green', 'malformed_replies', PROVEN, 'fixed'],
    ['green before as well', 'done', GREEN_BEFORE, 'unverified'],
    ['green before as well, and a review asked', 'done', REVIEWED, 'fixed'],
    [
      'red, though a review asked',
      'claims_refused',
      { ...REVIEWED, isGreen: false, proof: 'none' },
      'not_fixed',
    ],
    ['a review asked, cut short', 'timeout', REVIEWED, 'budget_exhausted'],
    ['green before as well, cut short', 'endpoint_failed', GREEN_BEFORE, 'model_error'],
    ['green before as well, out of turns', 'max_iterations', GREEN_BEFORE, 'budget_exhausted'],
    ['never tested, with a patch', 'done', UNTESTED, 'unverified'],
    ['never tested, without a patch', 'done', { ...UNTESTED, hasPatch: false }, 'not_fixed'],
    ['never tested, ended by a bound', 'max_iterations', UNTESTED, 'budget_exhausted'],
    ['green, then red again', 'done', { ...PROVEN, isGreen: false, proof: 'flaky' }, 'flaky'],
    ['red, then green without any change', 'done', { ...PROVEN, hasPatch: false, proof: 'none' }, 'flaky'],
    ['nothing to fix', 'green_at_base', UNCHANGED, 'not_reproduced'],
    ['given up', 'cannot_fix', RED, 'not_fixed'],
    ['given up over a green tree', 'cannot_fix', { ...PROVEN, proof: 'none' }, 'not_fixed'],
    ['claims that are refused', 'claims_refused', RED, 'not_fixed'],
    ['done with nothing done, green before', 'done', UNCHANGED, 'not_fixed'],
    ['turns spent', 'max_iterations', RED, 'budget_exhausted'],
    ['test runs spent', 'max_test_runs', RED, 'budget_exhausted'],
    ['tokens spent', 'max_total_tokens', RED, 'budget_exhausted'],
    ['time spent', 'timeout', RED, 'budget_exhausted'],
    ['time spent before the confirming run', 'timeout', { ...PROVEN, proof: 'none' }, 'budget_exhausted'],
    ['malformed replies', 'malformed_replies', RED, 'model_error'],
    ['a lost endpoint', 'endpoint_failed', RED, 'model_error'],
    ['the end of a recording', 'recording_ended', RED, 'model_error'],
    ['a command that is not there', 'test_command_not_found', RED, 'infra_error'],
    ['a baseline that hangs', 'baseline_timed_out', RED, 'infra_error'],
    ['a baseline that uses up the disk', 'baseline_resource_limit', RED, 'infra_error'],
    ['cancelled, though all is proven', 'cancelled', PROVEN, 'cancelled'],
    ['our own fault, though all is proven', 'internal_error', PROVEN, 'infra_error'],
  ] as const)('of %s is computed', (_, stop, evidence, outcome) => {
    expect(computeOutcome(stop, evidence)).toBe(outcome);
  });

  test('is fixed for no evidence but red, green, a patch, and a confirming run', () => {
    for (const stop of STOPS) {
      for (const evidence of allEvidence()) {
        if (computeOutcome(stop, evidence) !== 'fixed') continue;
        expect(evidence).toMatchObject({ isRedAtBase: true, proof: 'proven' });
      }
    }
  });

  test('is unverified only over a patch', () => {
    for (const stop of STOPS) {
      for (const evidence of allEvidence().filter(isPossible)) {
        if (computeOutcome(stop, evidence) === 'unverified') expect(evidence.hasPatch).toBe(true);
      }
    }
  });
});

describe('confirming runs', () => {
  test('are made for a green patch, whatever ended the loop, but not for one that was taken back', () => {
    const without = ['cannot_fix', 'cancelled', 'internal_error'];
    for (const stop of STOPS) expect(deservesConfirming(stop, PROVEN)).toBe(!without.includes(stop));
  });

  test('are not made over red, or without a patch', () => {
    for (const stop of STOPS) {
      expect(deservesConfirming(stop, RED)).toBe(false);
      expect(deservesConfirming(stop, { ...PROVEN, hasPatch: false })).toBe(false);
    }
  });
});

test('the commit that broke the tests is looked for after a fix, and where none was found, over tests that were red', () => {
  const worth = new Set(['fixed', 'not_fixed', 'budget_exhausted', 'model_error']);
  for (const stop of STOPS)
    for (const evidence of allEvidence().filter(({ neverTests }) => !neverTests))
      expect(deservesLookingBack(stop, evidence), `${stop} ${JSON.stringify(evidence)}`).toBe(
        evidence.isRedAtBase && worth.has(computeOutcome(stop, evidence)),
      );
});

describe('what follows from an outcome', () => {
  test.each([
    ['the step succeeds', 'succeeds', ['fixed', 'unverified', 'not_reproduced', 'refused', 'skipped']],
    ['the patch is proposed', 'isProposed', ['fixed', 'unverified']],
    ['the tests prove it', 'isProven', ['fixed', 'not_reproduced']],
  ] as const)('%s', (_, follows, wanted) => {
    expect(Outcome.options.filter((outcome) => CONSEQUENCES[outcome][follows])).toEqual(wanted);
  });
});

function allEvidence(): OracleEvidence[] {
  const facts = ['isRedAtBase', 'isGreen', 'hasPatch', 'neverTests'] as const;
  return (['none', 'proven', 'flaky', 'weak'] as const).flatMap((proof) =>
    Array.from({ length: 2 ** facts.length }, (_, bits) => {
      const held = facts.map((fact, at) => [fact, (bits & (1 << at)) !== 0] as const);
      return { ...PROVEN, ...Object.fromEntries(held), proof };
    }),
  );
}

/** A confirming run is made for a patch only. */
const isPossible = ({ proof, hasPatch }: OracleEvidence): boolean => proof === 'none' || hasPatch;
