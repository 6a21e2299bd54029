import type { Edit } from '../../src/core/model/tools.ts';
import type { File } from '../repositories.ts';

/** A small program whose test is red, and what mends it: each file's edits, in the order a person would make them. */
export interface Program {
  readonly name: string;
  readonly files: readonly File[];
  readonly fix: readonly FileFix[];
}

export interface FileFix {
  readonly path: string;
  /** Empty for a file that is new. */
  readonly edits: readonly Edit[];
  /** The whole file when it is mended. */
  readonly content: string;
}

/** Every program is tested by this. */
export const NOISE_TEST = 'node check.mjs';

interface Source {
  readonly path: string;
  /** null: the file is new. */
  readonly broken: string | null;
  readonly edits: readonly (readonly [old: string, next: string])[];
  readonly whole?: string;
}

function program(
  name: string,
  check: string,
  sources: readonly Source[],
  others: readonly File[] = [],
): Program {
  const test = { path: 'check.mjs', content: `import assert from 'node:assert/strict';\n${check}` };
  return {
    name,
    files: [
      { path: 'README.md', content: `# ${name}\n\nTests: \`${NOISE_TEST}\`.\n` },
      test,
      ...others,
      ...sources.flatMap(({ path, broken }) => (broken === null ? [] : [{ path, content: broken }])),
    ],
    fix: sources.map(({ path, broken, edits, whole }) => ({
      path,
      edits: edits.map(([old, next]) => ({ old, new: next })),
      content: whole ?? edits.reduce((text, [old, next]) => text.replace(old, () => next), broken ?? ''),
    })),
  };
}

/** One-line bugs, bugs of several lines, of several files, and one that needs a new file. */
export const PROGRAMS: readonly Program[] = [
  program(
    'clamp',
    `import { clamp } from './src/clamp.js';\nassert.equal(clamp(12, 0, 10), 10);\nassert.equal(clamp(-1, 0, 10), 0);\n`,
    [
      {
        path: 'src/clamp.js',
        broken:
          'export function clamp(value, low, high) {\n  return Math.max(low, Math.max(value, high));\n}\n',
        edits: [['Math.max(value, high)', 'Math.min(value, high)']],
      },
    ],
  ),
  program(
    'initials',
    `import { initials } from './src/initials.js';\nassert.equal(initials('ada  lovelace'), 'AL');\nassert.equal(initials(''), '');\n`,
    [
      {
        path: 'src/initials.js',
        broken:
          "export function initials(name) {\n  const words = name.split(' ');\n  return words.map((word) => word[0].toUpperCase()).join('');\n}\n",
        edits: [
          [
            "  const words = name.split(' ');",
            "  const words = name.split(' ').filter((word) => word !== '');",
          ],
        ],
      },
    ],
  ),
  program(
    'queue',
    `import { Queue } from './src/queue.js';\nconst q = new Queue();\nq.push(1);\nq.push(2);\nassert.equal(q.shift(), 1);\nassert.equal(q.size, 1);\nassert.throws(() => new Queue().shift(), RangeError);\n`,
    [
      {
        path: 'src/queue.js',
        broken:
          'export class Queue {\n  #items = [];\n\n  push(item) {\n    this.#items.push(item);\n  }\n\n  shift() {\n    return this.#items.pop();\n  }\n\n  get size() {\n    return this.#items.length;\n  }\n}\n',
        edits: [
          [
            '    return this.#items.pop();',
            "    if (this.#items.length === 0) throw new RangeError('the queue is empty');\n    return this.#items.shift();",
          ],
        ],
      },
    ],
  ),
  program(
    'money',
    `import { format } from './src/format.js';\nimport { add } from './src/money.js';\nassert.deepEqual(add({ cents: 150 }, { cents: 75 }), { cents: 225 });\nassert.equal(format({ cents: 225 }), '2.25');\nassert.equal(format({ cents: 5 }), '0.05');\n`,
    [
      {
        path: 'src/money.js',
        broken: 'export const add = (a, b) => ({ cents: a.cents - b.cents });\n',
        edits: [['a.cents - b.cents', 'a.cents + b.cents']],
      },
      {
        path: 'src/format.js',
        broken:
          'export function format({ cents }) {\n  const whole = Math.floor(cents / 100);\n  return [whole, cents % 100].join(".");\n}\n',
        edits: [['cents % 100]', "String(cents % 100).padStart(2, '0')]"]],
      },
    ],
  ),
  program(
    'slug',
    `import { slug } from './src/slug.js';\nassert.equal(slug('Hello,  World!'), 'hello-world');\nassert.equal(slug('  a '), 'a');\n`,
    [
      {
        path: 'src/slug.js',
        broken:
          "export function slug(title) {\n  return title\n    .toLowerCase()\n    .replace(/[^a-z]/g, '-');\n}\n",
        edits: [
          ["    .replace(/[^a-z]/g, '-');", "    .replace(/[^a-z]+/g, '-')\n    .replace(/^-|-$/g, '');"],
        ],
      },
    ],
  ),
  program(
    'cache',
    `import { cached } from './src/cache.js';\nlet calls = 0;\nconst twice = cached((n) => { calls += 1; return n * 2; });\nassert.equal(twice(0), 0);\nassert.equal(twice(0), 0);\nassert.equal(calls, 1);\n`,
    [
      {
        path: 'src/cache.js',
        broken:
          'export function cached(compute) {\n  const known = new Map();\n  return (key) => {\n    if (known.get(key)) return known.get(key);\n    const value = compute(key);\n    known.set(key, value);\n    return value;\n  };\n}\n',
        edits: [['if (known.get(key)) return', 'if (known.has(key)) return']],
      },
    ],
  ),
  program(
    'parse',
    `import { parse } from './src/parse.js';\nassert.deepEqual(parse('a=1;b=2'), { a: '1', b: '2' });\nassert.deepEqual(parse('a=x=y'), { a: 'x=y' });\nassert.deepEqual(parse(''), {});\n`,
    [
      {
        path: 'src/parse.js',
        broken:
          "export function parse(text) {\n  const result = {};\n  for (const pair of text.split(';')) {\n    const [key, value] = pair.split('=');\n    result[key] = value;\n  }\n  return result;\n}\n",
        edits: [
          [
            "    const [key, value] = pair.split('=');",
            "    if (pair === '') continue;\n    const [key, ...rest] = pair.split('=');",
          ],
          ['    result[key] = value;', "    result[key] = rest.join('=');"],
        ],
      },
    ],
  ),
  program(
    'missing module',
    `import { area } from './src/shapes.js';\nassert.equal(area({ kind: 'square', side: 3 }), 9);\nassert.equal(area({ kind: 'rectangle', width: 2, height: 3 }), 6);\n`,
    [
      {
        path: 'src/rectangle.js',
        broken: null,
        edits: [],
        whole: 'export const rectangleArea = ({ width, height }) => width * height;\n',
      },
    ],
    [
      {
        path: 'src/shapes.js',
        content:
          "import { rectangleArea } from './rectangle.js';\n\nexport function area(shape) {\n  return shape.kind === 'square' ? shape.side ** 2 : rectangleArea(shape);\n}\n",
      },
    ],
  ),
  program(
    'merge',
    `import { merge } from './src/merge.js';\nassert.deepEqual(merge([1, 4], [2, 3, 9]), [1, 2, 3, 4, 9]);\nassert.deepEqual(merge([], [1]), [1]);\n`,
    [
      {
        path: 'src/merge.js',
        broken:
          'export function merge(a, b) {\n  const out = [];\n  let i = 0;\n  let j = 0;\n  while (i < a.length && j < b.length) {\n    if (a[i] <= b[j]) out.push(a[i++]);\n    else out.push(b[j++]);\n  }\n  return out;\n}\n',
        edits: [['  return out;', '  return [...out, ...a.slice(i), ...b.slice(j)];']],
      },
    ],
  ),
  program(
    'units',
    `import { toCelsius, toFahrenheit } from './src/units.js';\nassert.equal(toCelsius(212), 100);\nassert.equal(toFahrenheit(100), 212);\n`,
    [
      {
        path: 'src/units.js',
        broken:
          'export const toCelsius = (f) => ((f + 32) * 5) / 9;\n\nexport const toFahrenheit = (c) => (c * 5) / 9 + 32;\n',
        edits: [
          ['((f + 32) * 5) / 9', '((f - 32) * 5) / 9'],
          ['(c * 5) / 9 + 32', '(c * 9) / 5 + 32'],
        ],
      },
    ],
  ),
  program(
    'retry',
    `import { retry } from './src/retry.js';\nlet tries = 0;\nconst failing = () => { tries += 1; throw new Error('no'); };\nassert.throws(() => retry(failing, 3), /no/);\nassert.equal(tries, 3);\nassert.equal(retry(() => 7, 3), 7);\n`,
    [
      {
        path: 'src/retry.js',
        broken:
          'export function retry(action, times) {\n  for (let at = 0; at <= times; at++) {\n    try {\n      return action();\n    } catch (error) {\n      if (at === times) throw error;\n    }\n  }\n}\n',
        edits: [
          ['at <= times; at++', 'at < times; at++'],
          ['if (at === times) throw error;', 'if (at === times - 1) throw error;'],
        ],
      },
    ],
  ),
  program(
    'three files',
    `import { invoice } from './src/invoice.js';\nassert.equal(invoice([{ price: 10, count: 2 }, { price: 5, count: 1 }], 0.2), 'total 30.00');\n`,
    [
      {
        path: 'src/sum.js',
        broken: 'export const sum = (numbers) => numbers.reduce((a, b) => a + b, 1);\n',
        edits: [['a + b, 1', 'a + b, 0']],
      },
      {
        path: 'src/tax.js',
        broken: 'export const withTax = (net, rate) => net * rate;\n',
        edits: [['net * rate', 'net * (1 + rate)']],
      },
      {
        path: 'src/invoice.js',
        broken:
          "import { sum } from './sum.js';\nimport { withTax } from './tax.js';\n\nexport function invoice(lines, rate) {\n  const net = sum(lines.map(({ price }) => price));\n  return 'total ' + withTax(net, rate).toFixed(2);\n}\n",
        edits: [['lines.map(({ price }) => price)', 'lines.map(({ price, count }) => price * count)']],
      },
    ],
  ),
];
