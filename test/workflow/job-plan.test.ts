import { describe, expect, it } from 'vitest';
import { readLog } from '../../src/workflow/step-log.ts';
import { ask, linux, steps, withExpressions } from './failed-step-cases.ts';

interface Row {
  readonly what: string;
  /** The steps of the job; the last one failed, and is named Test. */
  readonly steps: string;
  /** Step and script of each build. */
  readonly builds: readonly (readonly [string, string])[];
  readonly files?: Readonly<Record<string, string>>;
  /** Lines of the job before its steps. */
  readonly job?: string;
  readonly notes?: readonly string[];
}

const row = (
  what: string,
  lines: readonly string[],
  builds: Row['builds'],
  more: Partial<Row> = {},
): Row => ({ what, steps: steps(...lines), builds, ...more });

const search = async ({ steps, job = '', files = {} }: Row) =>
  ask(
    withExpressions({
      what: '',
      gives: '',
      yaml: linux('unit', job + steps),
      job: 'unit',
      step: 'Test',
      files,
    }),
  );

const checks = (rows: readonly Row[]) =>
  it.each(rows)('$what', async (row) => {
    const found = await search(row);
    expect(found).toMatchObject({ kind: 'found', command: { job: 'unit', step: 'Test' } });
    if (found.kind !== 'found') return;
    expect((found.command.builds ?? []).map(({ step, run }) => [step, run])).toEqual(row.builds);
    expect(found.notes).toEqual(row.notes ?? []);
  });

const test = (run: string) => `{ name: Test, run: "${run}" }`;
const CHECKOUT = 'uses: actions/checkout@v4';

describe('a build that uploads something each time it runs', () => {
  const files = {
    'package.json':
      '{"scripts": {"build": "tsc && npm run report", "report": "curl -d @r https://x.y", "all": "tsc"}}',
    Makefile: 'all:\n\tsh ci/all.sh\n',
    'ci/all.sh': 'make -C lib\ncurl -F file=@f https://x.y\n',
  };
  const left = (step: string) => [
    `step "${step}", which builds, cannot run again here: it does something that must not be repeated`,
  ];
  checks([
    row('behind an npm script', [CHECKOUT, '{ name: Build, run: npm run build }', test('npm test')], [], {
      files,
      notes: left('Build'),
    }),
    row(
      'behind a target and a shell script',
      [CHECKOUT, '{ name: All, run: make all }', test('npm test')],
      [],
      {
        files,
        notes: left('All'),
      },
    ),
    row(
      'one of two commands',
      [CHECKOUT, '{ name: Build, run: "npm run all\\nmake all" }', test('npm test')],
      [['Build', 'npm run all\n:']],
      { files },
    ),
  ]);
});

describe('the builds of a step that tests', () => {
  checks([
    row(
      'what cmake configures and builds, before ctest',
      [
        CHECKOUT,
        'run: sudo apt-get update && sudo apt-get install -y ninja-build',
        '{ name: Configure, run: "cmake -B @{ github.workspace }@/build -DCMAKE_BUILD_TYPE=@{ env.BUILD_TYPE }@" }',
        '{ name: Build, run: cmake --build build --config Release }',
        test('ctest --test-dir build'),
      ],
      [
        ['Configure', 'cmake -B $GITHUB_WORKSPACE/build -DCMAKE_BUILD_TYPE=Release'],
        ['Build', 'cmake --build build --config Release'],
      ],
      { job: '    env: { BUILD_TYPE: Release }\n' },
    ),
    row(
      'the presets of CMake',
      ['run: cmake --preset ci', 'run: cmake --build --preset ci', test('ctest --preset ci')],
      [
        ['Run cmake --preset ci', 'cmake --preset ci'],
        ['Run cmake --build --preset ci', 'cmake --build --preset ci'],
      ],
    ),
    row(
      'what npm builds, and not what it installs',
      ['run: npm ci', 'run: npm run lint', 'run: npm run build', test('node --test dist/')],
      [['Run npm run build', 'npm run build']],
    ),
    row(
      'the building commands of a script that installs too',
      ['{ name: Prepare, run: "npm ci && npm run build --if-present" }', test('npm test')],
      [['Prepare', ': && npm run build --if-present']],
    ),
    row(
      'project references of TypeScript, and no check of types',
      ['run: npx tsc --noEmit', 'run: npx tsc -b', test('npm test')],
      [['Run npx tsc -b', 'npx tsc -b']],
    ),
    row(
      'a package that is built before another one is tested',
      ['run: pnpm install', 'run: pnpm --filter @x/core build', test('pnpm --filter @x/app test')],
      [['Run pnpm --filter @x/core build', 'pnpm --filter @x/core build']],
    ),
    row(
      'the installed project, and not its dependencies',
      [
        'run: python -m pip install --upgrade pip',
        'run: pip install -r requirements.txt',
        'run: pip install .[test]',
        test('pytest --pyargs app'),
      ],
      [['Run pip install .[test]', 'pip install .[test]']],
    ),
    row('no link to the sources', ['run: pip install -e .[test]', test('pytest')], []),
    row(
      'a wheel, installed again though its version is',
      ['run: python -m build --wheel', 'run: pip install dist/*.whl', test('pytest')],
      [
        ['Run python -m build --wheel', 'python -m build --wheel'],
        [
          'Run pip install dist/*.whl',
          'pip install dist/*.whl && pip install dist/*.whl --force-reinstall --no-deps',
        ],
      ],
    ),
    row(
      'a wheel that tox installs',
      [
        'run: pip install build tox',
        '{ name: Build, run: python -m build }',
        test('tox run --installpkg dist/x.whl'),
      ],
      [['Build', 'python -m build']],
    ),
    row(
      'the project in the environments of tox, where the tests do not install it',
      ['run: pip install tox', '{ name: Prepare, run: tox -vv --notest }', test('tox --skip-pkg-install')],
      [['Prepare', 'tox -vv --notest']],
      { files: { 'tox.ini': '[testenv]\ncommands = pytest\n' } },
    ),
    row(
      'what make builds, before a script, in folders that may be there',
      ['{ name: Build, run: "mkdir build; cd build; ../configure; make -j2" }', test('./run-tests.sh')],
      [['Build', 'mkdir -p build; cd build; ../configure; make -j2']],
    ),
    row(
      'a generated parser and code of protobuf',
      [
        'run: sudo apt-get install -y bison',
        'run: bison -d -o src/parse.c src/parse.y',
        'run: protoc --python_out=src proto/api.proto',
        test('make test'),
      ],
      [
        ['Run bison -d -o src/parse.c src/parse.y', 'bison -d -o src/parse.c src/parse.y'],
        ['Run protoc --python_out=src proto/api.proto', 'protoc --python_out=src proto/api.proto'],
      ],
    ),
    row(
      'what a build takes from other commands',
      [
        '{ name: Build, run: "V=$(git describe)\\nfor f in $(git ls-files x); do protoc $f; done" }',
        test('ctest'),
      ],
      [['Build', 'V=$(git describe)\nfor f in $(git ls-files x); do protoc $f; done']],
    ),
    row(
      'an extension of PHP',
      ['run: phpize', 'run: ./configure', 'run: make -j4', test('make test')],
      [
        ['Run phpize', 'phpize'],
        ['Run ./configure', './configure'],
        ['Run make -j4', 'make -j4'],
      ],
    ),
    row(
      'an extension of Ruby',
      ['run: bundle install', 'run: bundle exec rake compile', test('bundle exec rake spec')],
      [['Run bundle exec rake compile', 'bundle exec rake compile']],
    ),
    row(
      'a program that nothing is known about',
      ['run: ./tools/embed-assets', test('npm test')],
      [['Run ./tools/embed-assets', './tools/embed-assets']],
    ),
    row(
      'those of a local action, and in the action that failed',
      ['uses: ./.github/actions/prepare', '{ name: Test, uses: ./.github/actions/test }'],
      [['Compile', 'make all']],
      {
        files: {
          '.github/actions/prepare/action.yml':
            'runs: { using: composite, steps: [{ run: npm ci, shell: bash }, { name: Compile, run: make all, shell: bash }] }',
          '.github/actions/test/action.yml':
            'runs: { using: composite, steps: [{ run: make test, shell: sh }] }',
        },
      },
    ),
  ]);

  it('have shell, folder and environment of their own', async () => {
    const found = await search(
      row(
        '',
        ['{ name: Build, run: make, shell: sh, working-directory: lib, env: { CC: clang } }', test('ctest')],
        [],
      ),
    );
    expect(found).toMatchObject({
      command: {
        workingDirectory: '.',
        builds: [{ step: 'Build', run: 'make', shell: 'sh', workingDirectory: 'lib', env: { CC: 'clang' } }],
      },
    });
  });

  it('take values that only the run knew from their own part of the log', async () => {
    const at = (second: number, text: string) => `2024-05-01T10:00:0${second}.0000000Z ${text}`;
    const header = (second: number, run: string) => [
      at(second, `##[group]Run ${run}`),
      at(second, `\u001b[36;1m${run}\u001b[0m`),
      at(second, 'shell: /usr/bin/bash -e {0}'),
      at(second, '##[endgroup]'),
    ];
    const listed = (name: string, second: number, conclusion = 'success') => ({
      name,
      conclusion,
      startedAt: `2024-05-01T10:00:0${second}Z`,
      completedAt: `2024-05-01T10:00:0${second}Z`,
      sharesSecond: false,
    });
    const script = 'cmake --build @{ steps.names.outputs.build }@';
    const found = await ask({
      ...withExpressions({
        what: '',
        gives: '',
        yaml: linux(
          'unit',
          steps(
            `{ name: Build, run: "${script}" }`,
            `{ name: Pack, run: make x }`,
            test('ctest --test-dir out'),
          ),
        ),
        job: 'unit',
        step: 'Test',
      }),
      failing: {
        ...listed('Test', 5),
        log: readLog([...header(1, 'cmake --build out'), ...header(5, 'ctest --test-dir out')]),
        steps: { all: [listed('Build', 1), listed('Pack', 3, 'skipped'), listed('Test', 5)], position: 2 },
      },
    });
    expect(found).toMatchObject({ command: { builds: [{ step: 'Build', run: 'cmake --build out' }] } });
  });
});

describe('what is no build', () => {
  checks([
    row(
      'what the tests build by themselves',
      ['run: cargo fetch', 'run: cargo build --verbose', test('cargo test --verbose')],
      [],
    ),
    row('go builds first', ['run: go build ./...', 'run: go vet ./...', test('go test ./...')], []),
    row('dotnet builds first', ['run: dotnet restore', 'run: dotnet build', test('dotnet test')], []),
    row('Maven builds first', ['run: mvn -B compile', test('mvn -B test')], []),
    row(
      'set-up, printing and files for later steps',
      [
        'run: node --version',
        'run: echo "$HOME/bin" >> "$GITHUB_PATH"',
        'run: git config --global user.name x',
        'run: echo "dir=$(composer config cache-dir)" >> "$GITHUB_OUTPUT"',
        'run: corepack enable',
        'run: cargo miri setup',
        '{ name: Install dependencies, run: make }',
        'run: docker compose up -d db',
        'run: sudo systemctl start postgresql',
        'run: chmod +x gradlew',
        '{ name: Start server, run: ./serve & }',
        'run: curl -sSf https://example.com/install.sh | sh',
        'run: "git clone https://example.com/x && cd x && make && sudo make install"',
        test('npm test'),
      ],
      [],
    ),
    row(
      'what removes packages, and updates them',
      [
        'run: composer remove --dev a/b',
        'run: pip uninstall -y a',
        'run: dart pub upgrade',
        'run: dart pub global activate a',
        'run: sbt +update',
        test('npm test'),
      ],
      [],
    ),
    row(
      'checks by their words, behind other words and launchers too',
      [
        'run: cargo hack --no-private check --each-feature',
        "run: sbt 'project core' '++ 3' headerCheckAll",
        "run: sbt 'project core' '++ 3' test",
        'run: sbt ++3! testJVM',
        'run: dart analyze --fatal-infos',
        'run: php vendor/bin/phpunit --coverage-clover build/logs/clover.xml',
        'run: composer stan',
        test('npm test'),
      ],
      [],
      { files: { 'composer.json': '{"scripts": {"stan": "@php vendor/bin/phpstan analyse"}}' } },
    ),
    row(
      'an unknown program in a step that is named after a check, and what shows the machine',
      [
        'run: ./tests/all.sh',
        '{ name: Integration tests, run: bin/try --verbose }',
        '{ name: Verify the examples, run: ./more }',
        '{ name: Run extra tests, run: ./extra }',
        '{ name: Environment info, run: npx envinfo }',
        test('npm test'),
      ],
      [],
    ),
    row(
      'the rest of a here document that goes to a file of the runner',
      ['{ name: Sum up, run: "cat <<EOL >> $GITHUB_STEP_SUMMARY\\nall is well\\nEOL\\n" }', test('npm test')],
      [],
    ),
    row('a step that publishes', ['run: npm publish', test('npm test')], []),
    row(
      'what publishes in a step that builds',
      ['{ name: Build, run: "npm run build && npm publish" }', test('npm test')],
      [['Build', 'npm run build && :']],
    ),
    row(
      'a step whose condition is false',
      [
        '{ run: make, if: "@{ runner.os == \'Windows\' }@" }',
        '{ run: make x, if: failure() }',
        test('ctest'),
      ],
      [],
    ),
  ]);
});

describe('what is built all the same', () => {
  checks([
    row(
      'a step that is called after a check builds as well, or checks the repository out',
      [
        '{ name: Test build, run: make all }',
        '{ name: Check out the data, run: ./get-data }',
        '{ name: Build the tests, run: ./more }',
        '{ name: Fix names in tests, run: ./fix }',
        '{ name: Run what is there for tests, run: ./seed }',
        test('ctest'),
      ],
      [
        ['Test build', 'make all'],
        ['Check out the data', './get-data'],
        ['Build the tests', './more'],
        ['Fix names in tests', './fix'],
        ['Run what is there for tests', './seed'],
      ],
    ),
    row(
      'the tests are told not to build',
      ['run: dotnet build -c Release', test('dotnet test --no-build -c Release')],
      [['Run dotnet build -c Release', 'dotnet build -c Release']],
    ),
    row(
      'they make something else with the same tool',
      ['run: go build -o bin/app ./cmd/app', test('go test ./e2e')],
      [['Run go build -o bin/app ./cmd/app', 'go build -o bin/app ./cmd/app']],
    ),
    row(
      'packages that other packages find where they are installed',
      ['run: mvn install -DskipTests', test('mvn test -pl app')],
      [['Run mvn install -DskipTests', 'mvn install -DskipTests']],
    ),
    row(
      'as root: it cannot be repeated, and is named so',
      ['run: make', 'run: sudo make install', test('./check.sh')],
      [
        ['Run make', 'make'],
        ['Run sudo make install', 'sudo make install'],
      ],
    ),
    row(
      'a build that needs a secret is named',
      ['{ name: Build, run: "make KEY=@{ secrets.KEY }@" }', test('ctest')],
      [],
      {
        notes: [
          `step "Build", which builds, cannot run again here: its script needs a secret (\${{ secrets.KEY }}), which tests never get`,
        ],
      },
    ),
  ]);
});
