import type { TestFailure } from '../../agent/events.ts';
import { isFile, nodeFailure } from './tap.ts';
import { type Found, firstText, plainPath } from './test-output.ts';

// What node --test writes to people (spec reporter): https://nodejs.org/api/test.html#test-reporters
const COUNT = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) (\d[\d.]*)$/;
const PLACE = /^test at (.+):(\d+):\d+$/;
const RESULT = /^( *)[✖✔⚠﹣] (.*?)(?: \(\d[\d.]*ms\))?(?: # .*)?$/;
const OPENS = /^( *)▶ (.*?)(?: \(\d[\d.]*ms\))?$/;

/** The block of counts that stands last, and the list of failing tests below it. */
export function readNodeSpec(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => /^ℹ duration_ms \d/.test(line));
  const start = lines.findLastIndex((line, above) => above < at && /^ℹ tests \d/.test(line));
  if (at === -1 || start === -1) return null;
  const counts = new Map(lines.slice(start, at).flatMap(countOf));
  const heading = lines.findIndex((line, below) => below > at && /^✖ failing tests:$/.test(line));
  const paths = pathsOf(lines.slice(0, start));
  const failures = heading === -1 ? [] : listed(lines.slice(heading + 1), paths);
  const files = lines.slice(0, start).filter((line) => /^✔ /.test(line) && isFile(nameOf(line))).length;
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    at: Math.max(at, heading),
    failures,
    passed: Math.max(0, count('pass') - files),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}

function countOf(line: string): [string, number][] {
  const [, key, value] = COUNT.exec(line) ?? [];
  return key === undefined ? [] : [[key, Number(value)]];
}

const nameOf = (line: string): string => RESULT.exec(line)?.[2] ?? '';

function listed(lines: readonly string[], paths: ReadonlyMap<string, readonly string[]>): TestFailure[] {
  return lines.flatMap((line, at) => {
    const [, place, number] = PLACE.exec(line) ?? [];
    const below = lines[at + 1] ?? '';
    if (place === undefined || !below.startsWith('✖ ') || / # TODO\b/.test(below)) return [];
    const name = nameOf(below);
    const message = firstText(lines, at + 2, at + 4);
    const path = paths.get(name) ?? [name];
    return [nodeFailure(path, { file: plainPath(place), line: Number(number), message })];
  });
}

/** The list names the innermost test; the tree above tells what it stands in, where one test alone has that name. */
function pathsOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  const twice = new Set<string>();
  const parents: string[] = [];
  for (const line of lines) {
    const [, openIndent, opened] = OPENS.exec(line) ?? [];
    if (openIndent !== undefined) {
      parents.length = openIndent.length / 2;
      parents.push(opened ?? '');
      continue;
    }
    const [, indent, name = ''] = RESULT.exec(line) ?? [];
    if (indent === undefined || !line.trimStart().startsWith('✖')) continue;
    const path = [...parents.slice(0, indent.length / 2), name];
    if (paths.has(name) && paths.get(name)?.join('\n') !== path.join('\n')) twice.add(name);
    paths.set(name, path);
  }
  for (const name of twice) paths.delete(name);
  return paths;
}
