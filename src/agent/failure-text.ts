import { byteLength, DIGEST_BYTES, failingDigest, withoutNoise } from './digest.ts';
import type { Payload } from './events.ts';
import { focusText, testsText, untrusted } from './prompt.ts';

type Tests = Payload<'tests'>;

/** A digest up to here costs no more than saying what is new in it. */
const SHORT_BYTES = 800;

/** What of a digest may be new, before the whole is shown again. */
const MAX_NEW_SHARE = 0.5;

/**
 * A test result as the model reads it when an earlier failure stands above: what failed in the same way is not said
 * twice, only the lines that are new.
 */
export function failureText(tests: Tests, shown: Tests | null): string {
  if (tests.ok || shown === null || shown.verdict !== tests.verdict) return testsText(tests);
  const digest = digestOf(tests);
  if (byteLength(digest) <= SHORT_BYTES) return testsText(tests);
  const known = new Set(digestOf(shown).split('\n').map(plain));
  const fresh = digest.split('\n').filter((line) => line.trim() !== '' && !known.has(plain(line)));
  const news = fresh.join('\n');
  if (byteLength(news) > byteLength(digest) * MAX_NEW_SHARE) return testsText(tests);
  const scope = focusText(tests);
  const how = `tests are ${tests.verdict === 'red' ? `red (exit ${tests.exit_code ?? 'by signal'})` : 'not green'}`;
  if (tests.signature !== shown.signature) {
    return `${how}.${scope} Of the output shown before, these lines are new:\n${untrusted('test output', news)}`;
  }
  return news === ''
    ? `${how}, by the same failure as before; the output is the same.${scope}`
    : `${how}, by the same failure as before.${scope} New lines:\n${untrusted('test output', news)}`;
}

const digestOf = ({ output, report }: Tests): string => failingDigest(output, DIGEST_BYTES, report?.failures);

const plain = (line: string): string => withoutNoise(line.trim());
