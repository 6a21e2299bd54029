import * as z from 'zod';

// Readers of what @actions/core hands over: trimmed text, '' when an input is not given. A problem is the
// end of a sentence that starts `Input name: "value" …`.

/** Returned by a reader in place of a value. */
export class Problem {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A zod schema from a plain function. */
export function read<T>(parse: (value: string) => T | Problem) {
  return z.string().transform((value, context): T => {
    const result = parse(value);
    if (!(result instanceof Problem)) return result;
    context.addIssue({ code: 'custom', message: result.text });
    return z.NEVER;
  });
}

/** Text; '' becomes `fallback`. */
export const text = (fallback: string) => read((value) => value || fallback);

/** Text, or null when it is not given. */
export const optionalText = read((value) => value || null);

/** null when the text is no JSON. */
export function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** JSON of an object, as text; null when it is anything else. */
export const jsonText = read((value) => {
  const parsed = parseJson(value);
  return typeof parsed === 'object' && parsed !== null ? value : null;
});

/** One of `values`, or `fallback` when it is not given. */
export function oneOf<const T extends string, const F>(values: readonly T[], fallback: F) {
  return read((value): T | F | Problem => {
    if (value === '') return fallback;
    return values.find((each) => each === value) ?? new Problem(`is not one of ${values.join(', ')}`);
  });
}

/** A whole number within bounds, both included, or `fallback` when it is not given. */
export function wholeNumber<F>(fallback: F, { min, max }: { readonly min: number; readonly max: number }) {
  return read((value): number | F | Problem => {
    if (value === '') return fallback;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max
      ? number
      : new Problem(`is not a whole number from ${min} to ${max}`);
  });
}

/** Money per million tokens, in any currency; null when it is not given. */
export const price = read((value): number | null | Problem => {
  if (value === '') return null;
  return /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : new Problem('is not a price such as 1.25');
});

const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];

/** The booleans of YAML 1.2's core schema, as `getBooleanInput` of @actions/core reads them. */
export function flag(fallback: boolean) {
  return read((value) => {
    if (value === '') return fallback;
    if (TRUE.includes(value)) return true;
    return FALSE.includes(value) ? false : new Problem('is not a boolean: write true or false');
  });
}

/** Items separated by lines or commas, each of which must match. */
export function list(item: RegExp, whatItIs: string) {
  return read((value) => {
    const items = splitList(value);
    const wrong = items.find((each) => !item.test(each));
    return wrong === undefined
      ? items
      : new Problem(`holds ${JSON.stringify(wrong)}, which is not ${whatItIs}`);
  });
}

function splitList(value: string): readonly string[] {
  const items = value.split(/[\n,]/).map((each) => each.trim());
  return items.filter((each) => each !== '');
}

/** What the test command gets besides the usual: `pass` by name from the job's environment, `set` as given. */
export interface TestEnv {
  readonly pass: readonly string[];
  readonly set: Readonly<Record<string, string>>;
}

/** `NAME=value` takes a line of its own, because values may hold commas; bare names may share one. */
export const testEnv = read((value): TestEnv | Problem => {
  const lines = value.split('\n').map((line) => line.trim());
  const pass = lines.filter((line) => !line.includes('=')).flatMap(splitList);
  const set = lines.filter((line) => line.includes('=')).map(splitPair);
  for (const name of [...pass, ...set.map(([key]) => key)]) {
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      return new Problem(`holds ${JSON.stringify(name)}, which is not a variable's name`);
    }
    if (OF_THE_RUNNER.test(name)) return new Problem(`names ${name}, which tests must never see`);
  }
  return { pass, set: Object.fromEntries(set) };
});

function splitPair(line: string): readonly [name: string, value: string] {
  const at = line.indexOf('=');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** Secrets of the job, and the files through which a step commands the runner. */
const OF_THE_RUNNER =
  /^(INPUT_\w+|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_\w+|GITHUB_(TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|GH_TOKEN|(OPENAI|TOGETHER)_API_KEY)$/i;
