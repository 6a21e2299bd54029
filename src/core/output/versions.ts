import { inSequence } from '../../base/text.ts';

/** A name and a version, as tools print them: `Python 3.12.1`, `pytest-8.0.2`, `go version go1.22.3`, `node v22.1.0`. */
const PRINTED = inSequence(
  [
    /(?<![\w./@-])([a-z][a-z+]*(?:[.-][a-z][a-z+]*)*)(?: version)?[ :/@=-]{1,3}/,
    /(?:go|v)?(\d+(?:\.\d+){1,3})(?![\w.]|\s*(?:%|m?s\b|seconds?\b))/,
  ],
  'gi',
);

/** `took 1.5`, `line 12`: words before a number that is no version. */
const NO_TOOLS: ReadonlySet<string> = new Set(
  'in after at line time took duration total elapsed is was to of than got expected and or not equal'.split(
    ' ',
  ),
);

/** `python` → `3.12.1`: for each name the first version that a text gives. */
export function versionsIn(lines: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', version = ''] of lines.join('\n').matchAll(PRINTED)) {
    const key = name.toLowerCase();
    if (!NO_TOOLS.has(key) && !found.has(key)) found.set(key, version);
  }
  return found;
}
