// Whether what a model reads of the tests after a change is true, by small suites whose results are known:
// `node bench/places/feedback-truth.ts [RUNNER,…]`. Exits with 1 where a statement is false.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Payload } from '../../src/core/events.ts';
import { failureText, greenText, mendedText } from '../../src/core/model/feedback.ts';
import { placeFailures, readTestOutput } from '../../src/runners/all-runners.ts';
import { readTestCommand } from '../../src/runners/only-failing.ts';

/** P passes, F fails, G fails with another message, S is skipped, X ends the process. */
type Fate = 'P' | 'F' | 'G' | 'S' | 'X';
/** Fates of t1 to t8 (t1 to t4 stand in the first file); `B`: the second file cannot be loaded. */
type World = string;
const isLoaded = (world: World): boolean => !world.endsWith('B');
const BASE = 'FFPPFFPP';
/** The worlds one after the other, each but the first by a write of the model. */
const CHANGES: Readonly<Record<string, readonly World[]>> = {
  nothing: [BASE, BASE],
  half: [BASE, 'PFPPPFPP'],
  broken: [BASE, 'FFFPFFFP'],
  both: [BASE, 'PFFPFFPP'],
  other: [BASE, 'PPFPPPPP'],
  load: [BASE, 'FFPPFFPPB'],
  loadHalf: [BASE, 'PFPPFFPPB'],
  loadAtBase: ['FFPPFFPPB', BASE],
  loadAtBaseMended: ['FFPPFFPPB', 'PPPPFPPP'],
  crash: [BASE, 'FFPXFFPP'],
  crashEarly: [BASE, 'XFPPFFPP'],
  crashAtBase: ['FFPXFFPP', BASE],
  message: [BASE, 'GFPPFFPP'],
  skipped: [BASE, 'SFPPFFPP'],
  allSkipped: [BASE, 'SSPPSSPP'],
  green: [BASE, 'PPPPPPPP'],
  flaky: [BASE, 'PFPPFFPP', 'FFPPFFPP'],
  flakyOther: [BASE, 'PFFPFFPP', 'PFPPFFPP'],
  again: [BASE, 'FFPPFFPPB', 'PFPPFFPP'],
};

interface Runner {
  readonly command: string;
  readonly files: Readonly<Record<string, string>>;
  /** The product: what each test reads. */
  readonly product: (world: World) => Readonly<Record<string, string>>;
  readonly install?: string;
  /** A test cannot skip itself while it runs: it passes instead. */
  readonly cannotSkip?: true;
  /** A test whose process ends fails, and the others run. */
  readonly survivesCrash?: true;
  /** The command for the failing tests runs their files. */
  readonly runsFiles?: true;
}

const names = (from: number) => [0, 1, 2, 3].map((at) => `test${from + at}`);
const all = [...names(1), ...names(5)];
const fates = (world: World) => Object.fromEntries(all.map((name, at) => [name, world[at] as Fate]));
const json = (world: World) => JSON.stringify(fates(world));

const PY = {
  product: (world: World) => ({
    'lib.py': `import os\nFATES = ${json(world)}\ndef fate(n):\n    f = FATES[n]\n    if f == 'X':\n        os._exit(3)\n    return {'P': 1, 'F': 2, 'G': 3, 'S': 'skip'}[f]\n`,
    'other.py': isLoaded(world) ? 'from lib import fate\n' : 'from lib import fated\n',
  }),
};
const JS_LIB = (world: World) => ({
  'lib.js': `const FATES = ${json(world)};\nexports.fate = (n) => {\n  if (FATES[n] === 'X') process.exit(3);\n  return { P: 1, F: 2, G: 3, S: 'skip' }[FATES[n]];\n};\n`,
  'other.js': isLoaded(world)
    ? "exports.fate = require('./lib.js').fate;\n"
    : "throw new Error('cannot be loaded');\n",
});
const RB = (world: World) => ({
  'lib.rb': `FATES = ${JSON.stringify(fates(world))}.transform_keys(&:to_s)\ndef fate(n)\n  f = FATES[n]\n  exit!(3) if f == 'X'\n  { 'P' => 1, 'F' => 2, 'G' => 3, 'S' => :skip }[f]\nend\n`,
  'other.rb': isLoaded(world) ? "require_relative 'lib'\n" : "require_relative 'nowhere'\n",
});

const goTests = (from: number, fn: string) =>
  `package x\n\nimport "testing"\n${names(from)
    .map(
      (n) =>
        `\nfunc Test${n.toUpperCase()}(t *testing.T) {\n\tv := ${fn}("${n}")\n\tif v == 0 {\n\t\tt.Skip("later")\n\t}\n\tif v != 1 {\n\t\tt.Fatalf("got %d, want 1", v)\n\t}\n}\n`,
    )
    .join('')}`;
const go = (command: string): Runner => ({
  command,
  files: {
    'go.mod': 'module example.com/x\n\ngo 1.20\n',
    'a_test.go': goTests(1, 'Fate'),
    'sub/go.txt': '',
    'b/b_test.go': goTests(5, 'Fate').replace('package x', 'package b'),
  },
  product: (world) => {
    const body = `import "os"\n\nvar fates = map[string]string{${all.map((n, at) => `"${n}": "${world[at]}"`).join(', ')}}\n\nfunc Fate(n string) int {\n\tif fates[n] == "X" {\n\t\tos.Exit(3)\n\t}\n\treturn map[string]int{"P": 1, "F": 2, "G": 3, "S": 0}[fates[n]]\n}\n`;
    return {
      'lib.go': `package x\n\n${body}`,
      'b/lib.go': `package b\n\n${isLoaded(world) ? '' : 'var unknown = nowhere\n\n'}${body}`.replace(
        /(package b\n\n)(var.*\n\n)?(import "os"\n\n)/,
        '$1$3$2',
      ),
    };
  },
});

const rustTests = (from: number) =>
  names(from)
    .map((n) => `#[test]\nfn ${n}() {\n    assert_eq!(x::fate("${n}"), 1);\n}\n`)
    .join('\n');

const jsTests = (from: number, lib: string, head: string, skip: string, equal: string) =>
  `${head}\nconst { fate } = require('./${lib}.js');\n${names(from)
    .map(
      (n) =>
        `test('${n}', ${skip.startsWith('function') ? `function () { if (fate('${n}') === 'skip') return this.skip();` : `(${skip === 'undefined' ? '' : 't'}) => { if (fate('${n}') === 'skip') return ${skip};`}\n  ${equal.replace('V', `fate('${n}')`)};\n});`,
    )
    .join('\n')}\n`;
const js = (
  command: string,
  file: (name: string) => string,
  head: string,
  skip: string,
  equal: string,
  install?: string,
): Runner => ({
  command,
  ...(install === undefined ? {} : { install }),
  files: {
    'package.json': '{"name":"x","version":"1.0.0"}',
    [file('a')]: jsTests(1, 'lib', head, skip, equal),
    [file('b')]: jsTests(5, 'other', head, skip, equal),
  },
  product: JS_LIB,
});

const RUNNERS: Readonly<Record<string, Runner>> = {
  pytest: {
    command: 'python3 -m pytest',
    files: Object.fromEntries(
      [
        ['a', 1, 'lib'],
        ['b', 5, 'other'],
      ].map(([file, from, lib]) => [
        `test_${file}.py`,
        `import pytest\nfrom ${lib} import fate\n\n${names(Number(from))
          .map(
            (n) =>
              `def test_${n}():\n    if fate("${n}") == "skip":\n        pytest.skip("later")\n    assert fate("${n}") == 1\n`,
          )
          .join('\n')}`,
      ]),
    ),
    ...PY,
  },
  unittest: {
    command: 'python3 -m unittest',
    files: Object.fromEntries(
      [
        ['a', 1, 'lib'],
        ['b', 5, 'other'],
      ].map(([file, from, lib]) => [
        `test_${file}.py`,
        `import unittest\nfrom ${lib} import fate\n\nclass ${String(file).toUpperCase()}(unittest.TestCase):\n${names(
          Number(from),
        )
          .map(
            (n) =>
              `    def test_${n}(self):\n        if fate("${n}") == "skip":\n            self.skipTest("later")\n        self.assertEqual(fate("${n}"), 1)\n`,
          )
          .join('\n')}`,
      ]),
    ),
    ...PY,
  },
  'go-test': go('go test ./...'),
  'go-test-v': go('go test -v ./...'),
  'go-test-json': go('go test -json ./...'),
  cargo: {
    cannotSkip: true,
    command: 'cargo test --no-fail-fast --offline',
    files: {
      'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n',
      'tests/a.rs': rustTests(1),
      'tests/b.rs': `use x as _;\n${rustTests(5)}`,
    },
    product: (world) => ({
      'src/lib.rs': `pub fn fate(n: &str) -> i32 {\n    let f = match n {\n${all.map((n, at) => `        "${n}" => "${world[at]}",`).join('\n')}\n        _ => "P",\n    };\n    if f == "X" {\n        std::process::abort();\n    }\n    match f { "P" | "S" => 1, "F" => 2, _ => 3 }\n}\n${isLoaded(world) ? '' : 'pub fn broken() -> i32 { "x" }\n'}`,
    }),
  },
  'node-test': js(
    'node --test',
    (n) => `${n}.test.js`,
    "const test = require('node:test'); const assert = require('node:assert');",
    "t.skip('later')",
    'assert.strictEqual(V, 1)',
  ),
  'node-test-tap': js(
    'node --test --test-reporter=tap',
    (n) => `${n}.test.js`,
    "const test = require('node:test'); const assert = require('node:assert');",
    "t.skip('later')",
    'assert.strictEqual(V, 1)',
  ),
  vitest: {
    ...js(
      'vitest run --globals',
      (n) => `${n}.test.js`,
      '',
      't.skip()',
      'expect(V).toBe(1)',
      'npm i -s --no-audit --no-fund vitest@5.1.2',
    ),
    survivesCrash: true,
  },
  jest: {
    ...js(
      'jest',
      (n) => `${n}.test.js`,
      '',
      'undefined',
      'expect(V).toBe(1)',
      'npm i -s --no-audit --no-fund jest@30.5.2',
    ),
    cannotSkip: true,
  },
  mocha: js(
    'mocha --ui tdd *.test.js',
    (n) => `${n}.test.js`,
    "const assert = require('node:assert');",
    'function',
    'assert.strictEqual(V, 1)',
    'npm i -s --no-audit --no-fund mocha@12.0.3',
  ),
  tape: {
    ...js(
      'tape *.test.js',
      (n) => `${n}.test.js`,
      "const test = require('tape');",
      "(t.skip('later'), t.end())",
      't.equal(V, 1); t.end()',
      'npm i -s --no-audit --no-fund tape@5.10.2',
    ),
    runsFiles: true,
  },
  rspec: {
    command: 'rspec',
    files: Object.fromEntries(
      [
        ['a', 1, 'lib'],
        ['b', 5, 'other'],
      ].map(([file, from, lib]) => [
        `spec/${file}_spec.rb`,
        `require_relative '../${lib}'\nRSpec.describe '${file}' do\n${names(Number(from))
          .map(
            (n) =>
              `  it '${n}' do\n    skip 'later' if fate('${n}') == :skip\n    expect(fate('${n}')).to eq(1)\n  end\n`,
          )
          .join('')}end\n`,
      ]),
    ),
    product: RB,
  },
  minitest: {
    command: `ruby -Itest -e 'Dir["./test/*_test.rb"].sort.each { |f| require f }'`,
    files: Object.fromEntries(
      [
        ['a', 1, 'lib'],
        ['b', 5, 'other'],
      ].map(([file, from, lib]) => [
        `test/${file}_test.rb`,
        `require 'minitest/autorun'\nrequire_relative '../${lib}'\nclass ${String(file).toUpperCase()}Test < Minitest::Test\n${names(
          Number(from),
        )
          .map(
            (n) =>
              `  def test_${n}\n    skip 'later' if fate('${n}') == :skip\n    assert_equal 1, fate('${n}')\n  end\n`,
          )
          .join('')}end\n`,
      ]),
    ),
    product: RB,
  },
  phpunit: {
    command: 'phpunit tests',
    files: Object.fromEntries(
      [
        ['A', 1, 'lib'],
        ['B', 5, 'other'],
      ].map(([file, from, lib]) => [
        `tests/${file}Test.php`,
        `<?php\nrequire_once __DIR__ . '/../${lib}.php';\nfinal class ${file}Test extends PHPUnit\\Framework\\TestCase {\n${names(
          Number(from),
        )
          .map(
            (n) =>
              `  public function test${n.toUpperCase()}(): void {\n    if (fate('${n}') === 'skip') { $this->markTestSkipped('later'); }\n    $this->assertSame(1, fate('${n}'));\n  }\n`,
          )
          .join('')}}\n`,
      ]),
    ),
    product: (world) => ({
      'lib.php': `<?php\nfunction fate($n) {\n  $f = json_decode('${json(world)}', true)[$n];\n  if ($f === 'X') { posix_kill(getmypid(), 9); }\n  return ['P' => 1, 'F' => 2, 'G' => 3, 'S' => 'skip'][$f];\n}\n`,
      'other.php': isLoaded(world)
        ? "<?php\nrequire_once __DIR__ . '/lib.php';\n"
        : "<?php\nrequire_once __DIR__ . '/nowhere.php';\n",
    }),
  },
  bats: {
    command: 'bats tests',
    survivesCrash: true,
    files: Object.fromEntries(
      [
        ['a', 1],
        ['b', 5],
      ].map(([file, from]) => [
        `tests/${file}.bats`,
        `${file === 'b' ? 'load ../other\n' : ''}${names(Number(from))
          .map(
            (n) =>
              `@test "${n}" {\n  v=$(./fate.sh ${n})\n  [ "$v" != skip ] || skip later\n  [ "$v" = 1 ] || { echo "got $v"; false; }\n}\n`,
          )
          .join('\n')}`,
      ]),
    ),
    product: (world) => ({
      'fate.sh': `#!/bin/bash\ncase $1 in\n${all.map((n, at) => `${n}) f=${world[at]};;`).join('\n')}\nesac\ncase $f in P) echo 1;; F) echo 2;; G) echo 3;; S) echo skip;; X) kill -9 $PPID;; esac\n`,
      'other.bash': isLoaded(world) ? 'true\n' : 'nowhere_at_all\n',
    }),
  },
};

const root = mkdtempSync(join(tmpdir(), 'agent-fix-feedback-'));
const [only = ''] = process.argv.slice(2);

let texts = 0;
let falseTexts = 0;

try {
  for (const [name, runner] of Object.entries(RUNNERS))
    if (only === '' || only.split(',').includes(name)) await tryRunner(name, runner);
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.stdout.write(`\n${texts} texts, ${falseTexts} of them with a false statement\n`);
process.exitCode = texts > 0 && falseTexts === 0 ? 0 : 1;

async function tryRunner(name: string, runner: Runner): Promise<void> {
  const folder = join(root, name);
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { mode: 0o755 });
    }
  };
  write(runner.files);
  const sh = (script: string) =>
    spawnSync('bash', ['-c', `exec 2>&1\nunset NODE_TEST_CONTEXT\n${script}`], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
      env: {
        ...process.env,
        NO_COLOR: '',
        PYTHONDONTWRITEBYTECODE: '1',
        PATH: `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env['PATH']}`,
      },
    });
  if (runner.install !== undefined) sh(runner.install);
  const cache = new Map<string, Payload<'tests'>>();
  const isFile = (path: string): boolean =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;
  const paths = () => globSync('**/*', { cwd: folder, exclude: ['**/node_modules', '**/target'] });
  const run = (world: World, command: string, focus?: string): Payload<'tests'> => {
    const key = `${world} ${command}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    write(runner.product(world));
    const { status, stdout } = sh(command);
    const read = readTestOutput(stdout);
    const report = read === null ? null : placeFailures(read, '.', { isFile, paths });
    const made: Payload<'tests'> = {
      t: 0,
      phase: 'write',
      ok: status === 0,
      verdict: status === 0 ? 'green' : 'red',
      exit_code: status,
      output: stdout,
      duration_ms: 0,
      signature: '',
      ...(report === null ? {} : { report }),
      ...(focus === undefined ? {} : { focus }),
    };
    cache.set(key, made);
    return made;
  };
  const failing = run(BASE, runner.command).report?.failures ?? [];
  if (failing.length !== [...BASE].filter((fate) => fate === 'F').length) {
    process.stdout.write(
      `${name}: left out, because its first run does not name the failing tests (is it installed?)\n`,
    );
    return;
  }
  let [ofRunner, falseOfRunner] = [0, 0];
  for (const [change, worlds] of Object.entries(CHANGES)) {
    for (const isNarrow of [false, true]) {
      const before: Payload<'tests'>[] = [];
      const past: World[] = [];
      let shown: World | null = null;
      for (const world of worlds) {
        const [base] = before;
        let now: Payload<'tests'>;
        let ran = all;
        if (isNarrow && base !== undefined) {
          const failures = base.report?.failures ?? [];
          const known = await readTestCommand(
            { run: runner.command, shell: null, workingDirectory: '.' },
            {
              isFile,
              isFolder: (path) => existsSync(join(folder, path)) && !isFile(path),
              readText: (path) => (isFile(path) ? readFileSync(join(folder, path), 'utf8') : null),
              paths,
            },
          );
          const [command] = await known.commandsForOnly(failures);
          if (command === undefined) break;
          now = run(world, command, command);
          ran = all.filter(
            (each) => runner.runsFiles === true || failures.some(({ id }) => idOf(id) === each),
          );
        } else now = run(world, runner.command);
        if (base !== undefined && shown !== null) {
          const text = now.ok ? greenText(now, base) : failureText(now, { before, written: ['lib.js'] });
          ofRunner += 1;
          const state = mendedText(base, now);
          const fatesOf = (each: World): World =>
            each
              .replaceAll('X', runner.survivesCrash === true ? 'G' : 'X')
              .replaceAll('S', runner.cannotSkip === true ? 'P' : 'S');
          const [nowIs, shownIs, pastWas] = [fatesOf(world), fatesOf(shown), past.map(fatesOf)];
          const faults = faultsOf({ text, state, now: nowIs, shown: shownIs, past: pastWas, ran });
          if (faults.length > 0) {
            falseOfRunner += 1;
            const how = `${change}${isNarrow ? ' (only the failing)' : ''} ${past.join(' → ')} → ${world}`;
            process.stdout.write(
              `--- ${name} ${how}: ${faults.join('; ')}\n${text.replace(/^/gm, '      ')}\n`,
            );
          }
        }
        before.push(now);
        past.push(world);
        if (!now.ok) shown = world;
      }
    }
  }
  texts += ofRunner;
  falseTexts += falseOfRunner;
  process.stdout.write(`${name}: ${ofRunner} texts, ${falseOfRunner} of them with a false statement\n`);
}

function idOf(id: string): string | null {
  const [, number] = /[tT](\d)\W*$/.exec(id) ?? [];
  return number === undefined ? null : `test${number}`;
}

/** What the model reads, and what is known of the tests. */
interface Feedback {
  readonly text: string;
  readonly state: string;
  readonly now: World;
  readonly shown: World;
  readonly past: readonly World[];
  readonly ran: readonly string[];
}

function faultsOf({ text, state, now, shown, past, ran }: Feedback): readonly string[] {
  const at = (world: World, name: string): string => {
    const fate = world[all.indexOf(name)] ?? '';
    return !isLoaded(world) && all.indexOf(name) > 3 ? 'B' : fate;
  };
  const isRed = (fate: string): boolean => 'FG'.includes(fate);
  const faults: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const failingNow = ran.filter((name) => isRed(at(now, name)));
  const failedBefore = all.filter((name) => isRed(at(shown, name)));
  const mended = failedBefore.filter((name) => at(now, name) === 'P');
  const hasCrash = now.includes('X') || shown.includes('X');
  const count = (what: string): number =>
    Number(new RegExp(`[;,] ${what}: (\\d+)`).exec(text.split('\n')[0] ?? '')?.[1] ?? 0);
  const lines = text.split('\n').filter((line) => !line.startsWith('    '));
  const ids = (line: string): readonly string[] =>
    [...line.matchAll(/`([^`]+)`/g)].flatMap(([, id = '']) => idOf(id) ?? []);
  check(
    count('mended') <= mended.length + (!isLoaded(shown) && isLoaded(now) ? 1 : 0),
    `mended ${count('mended')}, really ${mended.length}`,
  );
  const broke = ran.filter(
    (name) =>
      isRed(at(now, name)) && past.every((world) => !isRed(at(world, name)) && at(world, name) !== 'B'),
  );
  const again = ran.filter(
    (name) => isRed(at(now, name)) && !isRed(at(shown, name)) && past.some((world) => isRed(at(world, name))),
  );
  const files = now.endsWith('B') || hasCrash ? 2 : 0;
  check(
    count('regressions') <= broke.length + again.length + files,
    `regressions ${count('regressions')}, really ${broke.length} and again ${again.length}`,
  );
  for (const line of lines) {
    if (line.startsWith('Mended:'))
      for (const id of ids(line)) check(at(now, id) === 'P', `${id} is called mended, and is ${at(now, id)}`);
    if (/^Regression: .*passed before|did not fail before/.test(line))
      for (const id of ids(line))
        check(
          broke.includes(id),
          `${id} is called a regression, and was ${past.map((w) => at(w, id))} → ${at(now, id)}`,
        );
    if (/fails again/.test(line)) for (const id of ids(line)) check(again.includes(id), `${id} fails again?`);
    if (/another message|another place|got further|fails earlier/.test(line))
      for (const id of ids(line))
        check(at(now, id) !== at(shown, id) && 'FGX'.includes(at(now, id)), `${id}: ${line}`);
    if (/^As before/.test(line))
      for (const id of ids(line))
        check(
          isRed(at(now, id)) && at(now, id) === at(shown, id),
          `${id} as before: ${at(shown, id)} → ${at(now, id)}`,
        );
    if (/prints lines that are new/.test(line))
      for (const id of ids(line)) check(hasCrash || at(now, id) !== at(shown, id), line);
  }
  const [, from, to] = /(\d+) failing tests → (\d+)/.exec(text) ?? [];
  if (to !== undefined && !hasCrash && isLoaded(now) && isLoaded(shown)) {
    check(
      Number(from) === failedBefore.length || past.length > 1,
      `${from} failing before, really ${failedBefore.length}`,
    );
    check(Number(to) === failingNow.length, `${to} failing now, really ${failingNow.length}`);
  }
  if (/same failure as before/.test(text))
    check(
      failingNow.length ===
        (ran.length === all.length ? failedBefore : failedBefore.filter((n) => ran.includes(n))).length &&
        failingNow.every((name) => at(now, name) === at(shown, name)),
      'the same as before?',
    );
  const [, m, n] = /(\d+) of (\d+) mended/.exec(state) ?? [];
  const [base = ''] = past;
  const redAtBase = all.filter((name) => isRed(at(base, name)));
  if (m !== undefined) {
    check(
      Number(m) <=
        redAtBase.filter((name) => at(now, name) === 'P').length + (!isLoaded(base) && isLoaded(now) ? 1 : 0),
      `state: ${state}`,
    );
    check(Number(n) === redAtBase.length || !isLoaded(base), `state: ${state} of ${redAtBase.length}`);
  }
  const [, green] = /the (\d+) failing tests pass/.exec(text) ?? [];
  if (/failing tests? pass/.test(text))
    check(
      ran.every((name) => at(now, name) === 'P' || !redAtBase.includes(name)) &&
        (green === undefined || Number(green) === redAtBase.length),
      'green?',
    );
  return faults;
}
