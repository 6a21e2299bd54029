import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerShape, modelThat, type Shape } from '../scenario/shapes.ts';
import { skipNote } from '../skip-note.ts';

// Whole runs, in the sandbox, over workflows as they are: their steps build with real tools, and the last one tests what was built.

const C = {
  'src/sum.c': 'int sum(int a, int b) { return a - b; }\n',
  'src/sum.h': 'int sum(int a, int b);\n',
  'test/check.c': `#include <stdio.h>
#include "../src/sum.h"
int main(void) {
  if (sum(1, 2) == 3) return 0;
  printf("FAILED: sum(1, 2) is %d\\n", sum(1, 2));
  return 1;
}
`,
};
const CMAKE = {
  ...C,
  '.gitignore': 'build/\n',
  'CMakeLists.txt': `cmake_minimum_required(VERSION 3.20)
project(sum C)
enable_testing()
add_executable(check src/sum.c test/check.c)
add_test(NAME sums COMMAND check)
`,
};
const EDIT_C = { path: 'src/sum.c', right: ['a - b', 'a + b'] } as const;

const UNITTEST = '-m unittest discover -s tests';
const TEST_MJS = (from: string): string => `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from '${from}';
test('adds', () => assert.equal(sum(1, 2), 3));
test('is a function', () => assert.equal(typeof sum, 'function'));
`;
const SUM_MJS = 'export const sum = (a, b) => a - b;\n';
const EDIT_MJS = { path: 'src/sum.mjs', right: ['a - b', 'a + b'] } as const;

const NODE_MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const TSCONFIG = (...references: readonly string[]): string =>
  JSON.stringify({
    compilerOptions: {
      composite: true,
      rootDir: 'src',
      outDir: 'dist',
      module: 'nodenext',
      target: 'es2022',
      types: [],
    },
    include: ['src'],
    references: references.map((path) => ({ path })),
  });

/** A Python package that builds its own wheel, so that pip downloads nothing. */
const WHEEL = {
  '.gitignore': '.venv/\ndist/\n__pycache__/\n',
  'pyproject.toml': `[project]
name = "sums"
version = "1.0.0"
[build-system]
requires = []
build-backend = "wheels"
backend-path = ["tools"]
`,
  'tools/wheels.py': `import pathlib, zipfile
def build_wheel(folder, config_settings=None, metadata_directory=None):
    name, info = 'sums-1.0.0-py3-none-any.whl', 'sums-1.0.0.dist-info/'
    files = {str(each.relative_to('src')): each.read_text() for each in pathlib.Path('src').rglob('*.py')}
    files[info + 'METADATA'] = 'Metadata-Version: 2.1\\nName: sums\\nVersion: 1.0.0\\n'
    files[info + 'WHEEL'] = 'Wheel-Version: 1.0\\nGenerator: sums\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n'
    files[info + 'RECORD'] = ''.join(f'{each},,\\n' for each in [*files, info + 'RECORD'])
    with zipfile.ZipFile(pathlib.Path(folder, name), 'w') as wheel:
        for each, text in files.items():
            wheel.writestr(each, text)
    return name
`,
  'src/sums/__init__.py': 'from .sum import sum\n',
  'src/sums/sum.py': 'def sum(a, b):\n    return a - b\n',
  'tests/test_sums.py': `import unittest
import sums
class Sums(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(sums.sum(1, 2), 3)
    def test_zero(self):
        self.assertEqual(sums.sum(0, 0), 0)
`,
};
const VENV = 'python3 -m venv .venv';
const PYTHON = '.venv/bin/python';
const EDIT_PY = { ...EDIT_C, path: 'src/sums/sum.py' } as const;

/** CI has a Python of its own, into which pip may write. */
const IN_MACHINE = {
  files: WHEEL,
  steps: [
    ['Install the package', 'pip install .'],
    ['Test', `python3 ${UNITTEST}`],
  ],
  ci: `[ -d .venv ] || ${VENV}; . .venv/bin/activate;`,
  path: EDIT_PY.path,
} as const;

const TEST_PROGRAM = (program: string): string => `set -e
said=$(./${program})
[ "$said" = 3 ] || { echo "FAILED: expected 3, and it says $said"; exit 1; }
echo all passed
`;

const SHAPES: Readonly<Record<string, Shape>> = {
  'CMake in three steps': {
    files: CMAKE,
    steps: [
      ['Configure', 'cmake -S . -B build'],
      ['Build', 'cmake --build build'],
      ['Test', 'ctest --test-dir build --output-on-failure'],
    ],
    ...EDIT_C,
  },
  'CMake presets': {
    files: {
      ...CMAKE,
      'CMakePresets.json': JSON.stringify({
        version: 3,
        configurePresets: [{ name: 'ci', generator: 'Unix Makefiles', binaryDir: `\${sourceDir}/build/ci` }],
        buildPresets: [{ name: 'ci', configurePreset: 'ci' }],
        testPresets: [{ name: 'ci', configurePreset: 'ci', output: { outputOnFailure: true } }],
      }),
    },
    steps: [
      ['Configure', 'cmake --preset ci'],
      ['Build', 'cmake --build --preset ci'],
      ['Test', 'ctest --preset ci'],
    ],
    ...EDIT_C,
  },
  'make, then a script': {
    files: {
      ...C,
      '.gitignore': 'check\n*.o\n',
      Makefile: 'check: src/sum.o test/check.o\n\tcc -o $@ $^\n%.o: %.c src/sum.h\n\tcc -c -o $@ $<\n',
      'test.sh': 'set -e\n./check\necho all passed\n',
    },
    steps: [
      ['Compile', 'make -j2'],
      ['Run the tests', 'sh test.sh'],
    ],
    ...EDIT_C,
  },
  'npm run build, then tests of dist/': {
    files: {
      '.gitignore': 'dist/\n',
      'package.json':
        '{ "private": true, "scripts": { "build": "node build.mjs", "test": "node --test test/sum.test.mjs" } }\n',
      'build.mjs': `import { cpSync, rmSync } from 'node:fs';
rmSync('dist', { recursive: true, force: true });
cpSync('src', 'dist', { recursive: true });
`,
      'src/sum.mjs': SUM_MJS,
      'test/sum.test.mjs': TEST_MJS('../dist/sum.mjs'),
    },
    steps: [
      ['Build', 'npm run build'],
      ['Test', 'npm test'],
    ],
    ...EDIT_MJS,
  },
  'messages generated from a schema': {
    files: {
      '.gitignore': 'gen/\n',
      'package.json': '{ "private": true, "scripts": { "generate": "node schema/generate.mjs" } }\n',
      'schema/sums.proto': 'message Sum { int64 a = 1; int64 b = 3; }\n',
      'schema/generate.mjs': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const text = readFileSync('schema/sums.proto', 'utf8');
const fields = [...text.matchAll(/(\\w+) = (\\d+);/g)].map(([, name, tag]) => \`\${name}: \${tag}\`);
mkdirSync('gen', { recursive: true });
writeFileSync('gen/sums_pb.mjs', \`export const Sum = { \${fields.join(', ')} };\\n\`);
`,
      'test/wire.test.mjs': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sum } from '../gen/sums_pb.mjs';
test('b has the tag 2', () => assert.equal(Sum.b, 2));
test('a has the tag 1', () => assert.equal(Sum.a, 1));
`,
    },
    steps: [
      ['Generate code', 'npm run generate'],
      ['Test', 'node --test test/wire.test.mjs'],
    ],
    path: 'schema/sums.proto',
    right: ['b = 3', 'b = 2'],
  },
  'a package of a monorepo that another one tests': {
    files: {
      '.gitignore': 'dist/\nnode_modules/\n',
      'package.json': '{ "private": true, "workspaces": ["packages/*"] }\n',
      'packages/core/package.json':
        '{ "name": "@acme/core", "version": "1.0.0", "type": "module", "exports": "./dist/sum.mjs", "scripts": { "build": "node build.mjs" } }\n',
      'packages/core/build.mjs': `import { cpSync } from 'node:fs';\ncpSync('src', 'dist', { recursive: true });\n`,
      'packages/core/src/sum.mjs': SUM_MJS,
      'packages/app/package.json':
        '{ "name": "@acme/app", "version": "1.0.0", "type": "module", "scripts": { "test": "node --test" } }\n',
      'packages/app/test/app.test.mjs': TEST_MJS('@acme/core'),
    },
    setup: 'mkdir -p node_modules/@acme && ln -s ../../packages/core node_modules/@acme/core',
    steps: [
      ['Build core', 'npm run build --workspace @acme/core'],
      ['Test app', 'npm test --workspace @acme/app'],
    ],
    path: 'packages/core/src/sum.mjs',
    right: EDIT_MJS.right,
  },
  'a C extension': {
    files: {
      '.gitignore': 'native/*.so\n__pycache__/\n',
      'native/sum.c': C['src/sum.c'],
      'tests/test_native.py': `import ctypes, os, unittest
LIB = ctypes.CDLL(os.path.abspath('native/libsum.so'))
class Native(unittest.TestCase):
    def test_adds(self):
        self.assertEqual(LIB.sum(1, 2), 3)
    def test_zero(self):
        self.assertEqual(LIB.sum(0, 0), 0)
`,
    },
    steps: [
      ['Compile the extension', 'gcc -shared -fPIC -o native/libsum.so native/sum.c'],
      ['Test', `python3 ${UNITTEST}`],
    ],
    path: 'native/sum.c',
    right: EDIT_C.right,
  },
  './configure && make, then make check': {
    files: {
      ...C,
      '.gitignore': 'Makefile\nbuild/\n',
      configure: `#!/bin/sh
mkdir -p build
printf 'all: build/check\\nbuild/check: src/sum.c test/check.c\\n\\tcc -o $@ $^\\n' > Makefile
printf 'check: all\\n\\t./build/check && echo passed\\n' >> Makefile
`,
    },
    steps: [
      ['Configure', 'sh ./configure --prefix=/usr'],
      ['Compile', 'make'],
      ['Test', 'make check'],
    ],
    ...EDIT_C,
  },
  'TypeScript project references': {
    files: {
      '.gitignore': 'node_modules\ndist/\n*.tsbuildinfo\n',
      'package.json': '{ "private": true, "type": "module" }\n',
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "packages/core" }, { "path": "packages/app" }] }\n',
      'packages/core/tsconfig.json': TSCONFIG(),
      'packages/core/src/sum.ts': 'export const sum = (a: number, b: number): number => a - b;\n',
      'packages/app/tsconfig.json': TSCONFIG('../core'),
      'packages/app/src/app.ts': `import { sum } from '../../core/dist/sum.js';
export const total = (all: readonly number[]): number => all.reduce(sum, 0);
`,
      'packages/app/test/app.test.mjs': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '../dist/app.js';
test('adds all', () => assert.equal(total([1, 2]), 3));
test('of nothing is 0', () => assert.equal(total([]), 0));
`,
    },
    setup: `mkdir node_modules && ln -s ${NODE_MODULES}/typescript ${NODE_MODULES}/@typescript node_modules/`,
    steps: [
      ['Build', 'node node_modules/typescript/bin/tsc -b'],
      ['Test', 'node --test packages/app/test/app.test.mjs'],
    ],
    path: 'packages/core/src/sum.ts',
    right: EDIT_MJS.right,
  },
  'pip install . in a virtual environment': {
    files: WHEEL,
    setup: VENV,
    steps: [
      ['Install the package', `${PYTHON} -m pip install .`],
      ['Test', `${PYTHON} ${UNITTEST}`],
    ],
    ...EDIT_PY,
  },
  'pip install . into the Python of the machine': { ...IN_MACHINE, ...EDIT_PY },
  'a wheel, built and installed': {
    files: WHEEL,
    setup: VENV,
    steps: [
      ['Build the wheel', `${PYTHON} -m pip wheel --no-deps --wheel-dir dist .`],
      ['Install the wheel', `${PYTHON} -m pip install dist/*.whl`],
      ['Test', `${PYTHON} ${UNITTEST}`],
    ],
    ...EDIT_PY,
  },
  'a generated parser': {
    files: {
      '.gitignore': 'gen/\n__pycache__/\n',
      'grammar/sums.peg': 'sum <- NUMBER "-" NUMBER\n',
      'grammar/generate.py': `import pathlib, re
rule = re.search(r'"(.)"', pathlib.Path('grammar/sums.peg').read_text()).group(1)
pathlib.Path('gen').mkdir(exist_ok=True)
pathlib.Path('gen/__init__.py').touch()
pathlib.Path('gen/parser.py').write_text(f'def parse(text):\\n    return text.split({rule!r})\\n')
`,
      'tests/test_parser.py': `import os, sys, unittest
sys.path.insert(0, os.getcwd())
from gen.parser import parse
class Sums(unittest.TestCase):
    def test_splits(self):
        self.assertEqual(parse('1+2'), ['1', '2'])
    def test_number(self):
        self.assertEqual(parse('1'), ['1'])
`,
    },
    steps: [
      ['Generate the parser', 'python3 grammar/generate.py'],
      ['Test', `python3 ${UNITTEST}`],
    ],
    path: 'grammar/sums.peg',
    right: ['"-"', '"+"'],
  },
  'javac, then java': {
    needs: ['javac', 'java'],
    files: {
      '.gitignore': 'out/\n',
      'src/main/java/Sum.java': 'public class Sum { static int sum(int a, int b) { return a - b; } }\n',
      'src/test/java/SumTest.java': `public class SumTest {
  public static void main(String[] args) {
    if (Sum.sum(1, 2) != 3) throw new AssertionError("sum(1, 2) is " + Sum.sum(1, 2));
    System.out.println("all passed");
  }
}
`,
    },
    steps: [
      ['Compile', 'mkdir -p out && javac -d out $(find src -name "*.java")'],
      ['Test', 'java -cp out SumTest'],
    ],
    path: 'src/main/java/Sum.java',
    right: EDIT_C.right,
  },
  'go build, then a script that runs the program': {
    needs: ['go'],
    files: {
      '.gitignore': 'bin/\n',
      'go.mod': 'module example.com/sum\n\ngo 1.21\n',
      'main.go': 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println(sum(1, 2)) }\n',
      'sum.go': 'package main\n\nfunc sum(a, b int) int { return a - b }\n',
      'test.sh': TEST_PROGRAM('bin/sum'),
    },
    steps: [
      ['Build', 'go build -o bin/sum .'],
      ['Smoke test', 'sh test.sh'],
    ],
    path: 'sum.go',
    right: EDIT_C.right,
  },
  'cargo build, then a script that runs the program': {
    needs: ['cargo'],
    files: {
      '.gitignore': 'target/\n',
      'Cargo.toml': '[package]\nname = "sum"\nversion = "1.0.0"\nedition = "2021"\n',
      'Cargo.lock': 'version = 3\n\n[[package]]\nname = "sum"\nversion = "1.0.0"\n',
      'src/main.rs': 'mod sum;\nfn main() { println!("{}", sum::sum(1, 2)); }\n',
      'src/sum.rs': 'pub fn sum(a: i32, b: i32) -> i32 { a - b }\n',
      'test.sh': TEST_PROGRAM('target/debug/sum'),
    },
    steps: [
      ['Build', 'cargo build --locked --offline'],
      ['Smoke test', 'sh test.sh'],
    ],
    path: 'src/sum.rs',
    right: EDIT_C.right,
  },
  'rake compile, then rake test': {
    needs: ['rake', 'ruby'],
    files: {
      '.gitignore': 'lib/*.so\n',
      'ext/sum.c': C['src/sum.c'],
      'lib/sum.rb': `require 'fiddle'
SUM = Fiddle::Function.new(Fiddle.dlopen(File.join(__dir__, 'sum.so'))['sum'], [Fiddle::TYPE_INT] * 2, Fiddle::TYPE_INT)
`,
      'test/sum_test.rb': `require 'minitest/autorun'
require_relative '../lib/sum'
class SumTest < Minitest::Test
  def test_adds = assert_equal(3, SUM.call(1, 2))
  def test_zero = assert_equal(0, SUM.call(0, 0))
end
`,
      Rakefile: `file('lib/sum.so' => 'ext/sum.c') { sh 'gcc -shared -fPIC -o lib/sum.so ext/sum.c' }
task compile: 'lib/sum.so'
task(:test) { ruby 'test/sum_test.rb' }
`,
    },
    steps: [
      ['Compile the extension', 'rake compile'],
      ['Test', 'rake test'],
    ],
    path: 'ext/sum.c',
    right: EDIT_C.right,
  },
};

// Compilers and pip take their time on a busy machine.
const SLOW = { timeout: 300_000 };

for (const [name, shape] of Object.entries(SHAPES)) {
  const note = skipNote(...(shape.needs ?? []));
  const title = `${name}: the right edit is fixed, and the report names the builds${note}`;
  test.skipIf(note !== '')(title, SLOW, async () => {
    const { result, body } = await answerShape(shape, modelThat(shape, shape.right));
    expect(result.outputs['outcome'], result.log).toBe('fixed');
    expect(body).toMatch(/, after <code>.* of the same job wherever the sources differ:/);
  });
}

// One that is compiled, and one that is copied: that a wrong edit stays red has nothing to do with what else builds.
test.each(['CMake in three steps', 'npm run build, then tests of dist/'])(
  '%s: a wrong edit is not fixed',
  SLOW,
  async (name) => {
    const shape = SHAPES[name];
    if (shape === undefined) throw new Error(name);
    const { result, body } = await answerShape(shape, modelThat(shape, ['a - b', 'a * b']));
    expect(result.outputs['outcome'], result.log).toBe('not_fixed');
    expect(body).toBe('');
  },
);

interface Ending {
  readonly shape: Shape;
  readonly outcome: 'infra_error' | 'refused';
  readonly says: readonly RegExp[];
}

const EDIT_NOTHING = { right: ['', ''] } as const;
const BUILT = `mkdir -p dist && cp src/sum.mjs dist/sum.mjs`;
const BUNDLED = {
  '.gitignore': 'dist/\n',
  'src/sum.mjs': SUM_MJS,
  'test/sum.test.mjs': TEST_MJS('../dist/sum.mjs'),
};
const TEST_BUNDLED = ['Test', 'node --test test/sum.test.mjs'] as const;

/** None of these asks a model: what the tests run cannot be made here. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'a build that needs the network': {
    shape: {
      files: {
        ...BUNDLED,
        'build.mjs': `import { cpSync } from 'node:fs';
import { connect } from 'node:net';
if (process.env.CI_HAS_NETWORK !== 'yes')
  await new Promise((resolve, reject) => connect(9, '203.0.113.1').on('error', reject).setTimeout(2000, () => reject(new Error('no answer from the registry'))));
cpSync('src', 'dist', { recursive: true });
`,
      },
      setup: BUILT,
      steps: [['Build', 'node build.mjs'], TEST_BUNDLED],
      ci: 'CI_HAS_NETWORK=yes',
      path: 'src/sum.mjs',
      ...EDIT_NOTHING,
    },
    outcome: 'infra_error',
    says: [/step "Build" cannot be repeated here/, /test-command: make/],
  },
  'pip install . into the Python of the machine, and no user may have packages': {
    shape: { ...IN_MACHINE, env: { PYTHONNOUSERSITE: '1' }, ...EDIT_NOTHING },
    outcome: 'infra_error',
    says: [/step "Install the package" cannot be repeated here/, /pip install -e \./],
  },
  'a build that needs a secret': {
    shape: {
      files: {
        ...BUNDLED,
        'build.sh': `[ -n "$LICENSE" ] || { echo "no license"; exit 1; }\n${BUILT}\n`,
      },
      setup: BUILT,
      env: { LICENSE: `\${{ secrets.LICENSE }}` },
      steps: [['Build', 'sh build.sh'], TEST_BUNDLED],
      ci: 'LICENSE=given',
      path: 'src/sum.mjs',
      ...EDIT_NOTHING,
    },
    outcome: 'infra_error',
    says: [/LICENSE/, /Build/],
  },
  'ctest where nothing was configured': {
    shape: {
      files: CMAKE,
      steps: [['Test', 'ctest --test-dir build --output-on-failure']],
      ci: 'cmake -S . -B build >&2 && cmake --build build >&2;',
      path: 'src/sum.c',
      ...EDIT_NOTHING,
    },
    outcome: 'infra_error',
    says: [/CMake/i],
  },
  'ctest in a folder without tests': {
    shape: {
      files: CMAKE,
      setup: 'mkdir build',
      steps: [['Test', 'ctest --test-dir build --output-on-failure']],
      ci: 'rm -rf build && cmake -S . -B build >&2 && cmake --build build >&2;',
      path: 'src/sum.c',
      ...EDIT_NOTHING,
    },
    outcome: 'infra_error',
    says: [/CMake/i],
  },
};

test.each(Object.entries(ENDINGS))(
  '%s ends before a model is asked',
  SLOW,
  async (_, { shape, outcome, says }) => {
    const { result, requestCount } = await answerShape(shape, []);
    expect(result.outputs['outcome'], result.log).toBe(outcome);
    expect(requestCount).toBe(0);
    for (const words of says) expect(result.log).toMatch(words);
  },
);
