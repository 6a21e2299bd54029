import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const CLIP = 160;
const THREATS = join(import.meta.dirname, '../../docs/threats.md');

/** `| P | 01 04–06 |` stands for P01, P04, P05 and P06: the rows of docs/threats.md under "By id". */
export const listedIds = (): readonly string[] =>
  [...readFileSync(THREATS, 'utf8').matchAll(/^\| ([A-Z]) \| ([\d –]+) \|$/gm)].flatMap(
    ([, kind = '', numbers = '']) =>
      numbers.split(' ').flatMap((part) => {
        const [first = 0, last = first] = part.split('–').map(Number);
        const count = Math.max(0, last - first + 1);
        return Array.from({ length: count }, (_, at) => `${kind}${`${first + at}`.padStart(2, '0')}`);
      }),
  );

/** What `npm run attacks` prints: `id · what · held | BROKEN · evidence`, in the order of the ids. */
export default class AttackTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((each) => [...each.children.allTests()]);
    const rows = tests.map(rowOf).toSorted((a, b) => (a.place < b.place ? -1 : 1));
    const unloaded = modules.flatMap((each) =>
      each.errors().map(({ message }) => `${each.moduleId}: ${message}`),
    );
    for (const { line } of rows) process.stdout.write(`${line}\n`);
    for (const message of unloaded)
      process.stdout.write(`? · a file that could not be run · BROKEN · ${clip(message)}\n`);
    const ids = listedIds();
    const untried = ids.filter((id) => !rows.some(({ line }) => line.startsWith(id)));
    for (const id of untried)
      process.stdout.write(`${id} · listed in docs/threats.md · BROKEN · not tried\n`);
    if (untried.length > 0) process.exitCode = 1;
    const broken = rows.filter(({ hasHeld }) => !hasHeld).length + unloaded.length + untried.length;
    process.stdout.write(`${ids.length} ids in ${rows.length} cases, ${broken} broken\n`);
  }
}

function rowOf(test: TestCase) {
  const hasHeld = test.result().state === 'passed';
  const evidence = hasHeld ? test.meta().evidence : whyNot(test);
  const verdict = hasHeld ? 'held' : 'BROKEN';
  return { place: placeOf(test.name), hasHeld, line: `${test.name} · ${verdict} · ${clip(evidence ?? '')}` };
}

/** A scene that could not be played breaks all of its cases. */
function whyNot(test: TestCase): string {
  const ofScene = test.parent.type === 'suite' ? test.parent.errors() : [];
  const [first] = [...(test.result().errors ?? []), ...ofScene];
  const received =
    stripVTControlCharacters(String(first?.['diff'] ?? '')).match(/^\+ (?!Received).*$/gm) ?? [];
  return first === undefined ? 'not tried' : `${received.join(' ')} ${first.message}`;
}

const clip = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > CLIP ? `${line.slice(0, CLIP - 1)}…` : line;
};

const CLASSES = 'PWEFIGMRCLA';

/** By class, number, and letters: `W03`, `W03a`, …, `W03aa`. */
function placeOf(name: string): string {
  const [, kind = '', number = '', letters = ''] = /^([A-Z])(\d+)([a-z]*)/.exec(name) ?? [];
  return `${String(CLASSES.indexOf(kind)).padStart(2, '0')} ${number} ${letters.padStart(3)}`;
}
