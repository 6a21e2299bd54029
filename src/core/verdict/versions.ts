/** A name and a version, as tools print them: `Python 3.12.1`, `pytest-8.0.2`, `go version go1.22.3`, `node v22.1.0`. */
const PRINTED =
  /(?<![\w./@-])([a-z][a-z+]*(?:[.-][a-z][a-z+]*)*)(?: version)?[ :/@=-]{1,3}(?:go|v)?(\d+(?:\.\d+){1,3})(?![\w.]|\s*(?:%|m?s\b|seconds?\b))/gi;

/** Words before a number that is no version. */
const NO_TOOLS: ReadonlySet<string> = new Set(
  'in after at line time took duration total elapsed is was to of than got expected and or not equal'.split(
    ' ',
  ),
);

const MAX_TOLD = 5;

/** Tools whose versions CI's log and the tests here tell differently: `CI printed Python 3.12.1, this machine 3.11.4`. */
export function versionsThatDiffer(ci: string, here: string): readonly string[] {
  const [there, own] = [versionsIn(ci), versionsIn(here)];
  return [...own]
    .flatMap(([name, version]) => {
      const other = there.get(name);
      return other === undefined || other === version
        ? []
        : [`CI printed ${name} ${other}, this machine ${version}`];
    })
    .slice(0, MAX_TOLD);
}

/** The first version that a text tells of each name. */
function versionsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', version = ''] of text.matchAll(PRINTED)) {
    const key = name.toLowerCase();
    if (!NO_TOOLS.has(key) && !found.has(key)) found.set(key, version);
  }
  return found;
}
