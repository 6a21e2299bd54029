import type { TestFailure } from './events.ts';

/** A test's own name, as its runner prints it: `tests/test_a.py::TestB::test_c`, `a.test.js > b > c`, `pkg TestC`. */
export function testName(id: string): string {
  // go numbers subtests of one name: `pkg TestC/sub#01`.
  const [, ofGo] = /^\S+ (Test\S*)$/.exec(id) ?? [];
  if (ofGo !== undefined) return ofGo;
  const last = id.split(/::| > |#/).at(-1) ?? id;
  const [first = '', second, ...more] = last.split(' ');
  if (second !== undefined && more.length === 0 && /[./]/.test(first)) return second;
  return /[\s/]/.test(last) ? last : (last.split('.').at(-1) ?? last);
}

/** `tests/a.py::TestB::test_c` as `tests`, `a`, `py`, `TestB`, `test_c`: the words of a test's id. */
export const idParts = (id: string): readonly string[] => id.split(/::| > |[#./]| (?=Test|Example|Fuzz)/);

/** Tells of a package, file or class whether a test in it is among these failures. */
export function holdsFailures(failures: readonly TestFailure[]): (id: string) => boolean {
  const wholes = new Set(
    failures.flatMap(({ id }) => {
      const parts = idParts(id);
      return parts.map((_, at) => parts.slice(0, at).join('\n'));
    }),
  );
  return (id) => wholes.has(idParts(id).join('\n'));
}

/** Tells of a test whether the package, file or class that holds it is itself among these failures: then it may not have run. */
export function failedWholes(failures: readonly TestFailure[]): (id: string) => boolean {
  const wholes = new Set(failures.map(({ id }) => idParts(id).join('\n')));
  return (id) => {
    const parts = idParts(id);
    return parts.some((_, at) => at > 0 && wholes.has(parts.slice(0, at).join('\n')));
  };
}
