import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { pullRequestBody } from '../../src/story/report.ts';
import { openTerminal } from '../e2e/terminal.ts';
import { createQuickWorld } from '../scenario/acts.ts';
import { LINKS, recordWith } from '../story/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { attack } from './attack.ts';
import { raid } from './record.ts';

// A repository whose workflows, links, names and missing set-up are the attacker's.

const PLANTED = 'agent-fix-was-here';

/** Steps of a job that must not be run again as the tests of this repository. */
const STEPS: readonly (readonly [id: string, what: string, steps: string, says: RegExp])[] = [
  [
    'A32',
    'a step in the checkout of another repository',
    `{ uses: actions/checkout@v5, with: { repository: octo/other } }, { name: Run the tests, run: touch ${PLANTED} }`,
    /checkout of octo\/other/,
  ],
  [
    'A32a',
    'a step in a folder that another repository is checked out to',
    `{ uses: actions/checkout@v5 }, { uses: actions/checkout@v5, with: { repository: octo/other, path: src } }, { name: Run the tests, run: touch ${PLANTED}, working-directory: src }`,
    /checkout of octo\/other/,
  ],
  ...[
    'npx semantic-release',
    'uvx twine upload dist/*',
    "timeout 60 bash -c 'git push'",
    'if ! git push; then exit 1; fi',
    'env A=b nice -n 5 npm publish',
    'xargs -n1 gh release create < versions',
    'eval "$(echo git push)" && git push',
    'python3 -m twine upload dist/*',
  ].map(
    (script, at) =>
      [
        `A33${['', ...'abcdefg'][at]}`,
        `a step with: ${script}`,
        `{ uses: actions/checkout@v5 }, { name: Run the tests, run: ${JSON.stringify(`touch ${PLANTED}; ${script}`)} }`,
        /publish|push|upload|release/i,
      ] as const,
  ),
];

for (const [id, what, steps, says] of STEPS)
  attack(id, what, async () => {
    const workflow = `name: CI\non: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps: [${steps}]\n`;
    await using world = await createQuickWorld({
      script: [],
      files: { '.github/workflows/ci.yml': workflow },
    });
    const { outputs } = await raid(world, { inputs: { 'test-command': '' } });
    expect(outputs['outcome']).toMatch(/^(?:infra_error|refused|skipped)$/);
    expect(outputs['summary']).toMatch(says);
    expect(readdirSync(world.checkout)).not.toContain(PLANTED);
    return outputs['summary'] ?? '';
  });

// What init would write through.
for (const [at, [link, flags]] of (
  [
    ['.github/workflows/agent-fix.yml', []],
    ['.github/workflows/agent-fix.yml', ['--force']],
    ['.github/workflows', ['--force']],
    ['.github', ['--force']],
  ] as const
).entries())
  attack(`A22${['', 'a', 'b', 'c'][at]}`, `init ${flags.join(' ')} through a link: ${link}`, async () => {
    const { repo, agentFix } = await openTerminal();
    const [path, outside] = [join(repo, link), join(repo, '../outside')];
    rmSync(path, { recursive: true, force: true });
    if (link.endsWith('.yml')) writeFileSync(outside, 'mine\n');
    else mkdirSync(join(outside, 'workflows'), { recursive: true });
    symlinkSync(outside, path);
    const { exitCode, stderr } = await agentFix(['init', '--workflow', 'ci.yml', ...flags]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${link} is a link`);
    if (link.endsWith('.yml')) expect(readFileSync(outside, 'utf8')).toBe('mine\n');
    else expect(readdirSync(outside, { recursive: true })).toEqual(['workflows']);
    return stderr;
  });

const BOMB = [...'bcdefghij'].reduce(
  (text, name, at) => `${text}${name}: &${name} [${`*${'abcdefghi'[at]}, `.repeat(9)}]\n`,
  'a: &a [x, x, x, x, x, x, x, x, x]\n',
);

for (const [at, [what, text]] of (
  [
    ['aliases of aliases', `${BOMB}jobs: { test: { runs-on: x, steps: [{ run: npm test }], x: *j } }\n`],
    ['20,000 levels', `jobs: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
    [
      '100,000 steps',
      `jobs:\n  t:\n    runs-on: x\n    steps:\n${'      - run: npm test\n'.repeat(100_000)}`,
    ],
  ] as const
).entries())
  attack(`A21${'stu'[at]}`, `init reads a workflow of ${what}`, async () => {
    const { agentFix } = await openTerminal({ files: { '.github/workflows/ci.yml': `on: push\n${text}` } });
    const before = process.cpuUsage();
    const { exitCode, stderr } = await agentFix(['init', '--workflow', 'ci.yml']);
    const { user } = process.cpuUsage(before);
    expect(exitCode).toBe(2);
    expect(user / 1000).toBeLessThan(60_000);
    return `${Math.round(user / 1000)} ms: ${stderr}`;
  });

const BRANCHES = [
  "fix;touch$IFS'planted'",
  '$(touch$IFS-- planted)',
  '--upload-pack=touch planted',
  "a'|touch planted|'",
  '`touch planted`',
];

for (const [at, branch] of BRANCHES.entries())
  attack(
    `A29${['', 'a', 'b', 'c', 'd'][at]}`,
    `a branch named ${branch}, in the line that people paste`,
    () => {
      const body = pullRequestBody(recordWith({ branch }), LINKS);
      const [line = ''] = /^.*git fetch .*$/m.exec(body) ?? [];
      if (line === '') return 'no line to paste';
      const [folder, bin] = [temporaryFolder(), temporaryFolder()];
      writeFileSync(join(bin, 'git'), '#!/bin/sh\nprintf "%s\\n" "$@"\nexit 1\n', { mode: 0o755 });
      const PATH = `${bin}${delimiter}${process.env['PATH']}`;
      const { stdout } = spawnSync('bash', ['-c', line], { cwd: folder, encoding: 'utf8', env: { PATH } });
      expect(stdout).toBe(`fetch\norigin\n${branch}\n`);
      expect(readdirSync(folder)).toEqual([]);
      return 'one word to git, and nothing to the shell';
    },
  );

interface Language {
  readonly name: string;
  readonly command: string;
  /** What CI's log tells of: the same test, with another reason than here. */
  readonly log: string;
  readonly path: string;
  readonly test: Readonly<Record<string, string>>;
  /** Code that is right, and needs a dependency, a variable, a service that this machine lacks. */
  readonly lacks: readonly [dependency: string, variable: string, service: string];
}

const NODE_TOTAL = 'export const total = (a, b) => a + b;\n';
const GO_TOTAL = '\nfunc Total(a, b int) int { return a + b }\n';
const RUST_TOTAL = 'pub fn total(a: i32, b: i32) -> i32 { a + b }\n';
const JAVA_TOTAL = '  static int total(int a, int b) { return a + b; }\n}\n';

const LANGUAGES: readonly Language[] = [
  {
    name: 'python',
    command: 'python3 -m unittest',
    log: 'FAIL: test_total (test_app.Total.test_total)\nAssertionError: 4 != 3\nRan 1 test in 0.001s\nFAILED (failures=1)',
    path: 'app.py',
    test: {
      'test_app.py':
        'import unittest\nimport app\nclass Total(unittest.TestCase):\n  def test_total(self):\n    app.start()\n    self.assertEqual(app.total([1, 2]), 3)\n',
    },
    lacks: [
      'import left_pad_of_nobody\ndef start(): left_pad_of_nobody.pad()\ntotal = sum\n',
      "import os\ndef start(): return os.environ['DB_URL_OF_NOBODY']\ntotal = sum\n",
      "import socket\ndef start(): socket.create_connection(('127.0.0.1', 1))\ntotal = sum\n",
    ],
  },
  {
    name: 'node',
    command: 'node --test',
    log: "not ok 1 - total\n  error: 'Expected values to be strictly equal:\\n\\n4 !== 3\\n'\n  code: 'ERR_ASSERTION'\n# tests 1\n# pass 0\n# fail 1",
    path: 'app.js',
    test: {
      'test/app.test.js':
        "import { test } from 'node:test';\nimport assert from 'node:assert/strict';\nimport { start, total } from '../app.js';\ntest('total', async () => { await start(); assert.equal(total(1, 2), 3); });\n",
      'package.json': '{ "type": "module" }\n',
    },
    lacks: [
      `import pad from 'left-pad-of-nobody';\nexport const start = () => pad();\n${NODE_TOTAL}`,
      `export const start = () => { if (!process.env.DB_URL_OF_NOBODY) throw new Error('DB_URL_OF_NOBODY is not set'); };\n${NODE_TOTAL}`,
      `import { connect } from 'node:net';\nimport { once } from 'node:events';\nexport const start = () => once(connect(1, '127.0.0.1'), 'connect');\n${NODE_TOTAL}`,
    ],
  },
  {
    name: 'go',
    command: 'go test ./...',
    log: '--- FAIL: TestTotal (0.00s)\n    app_test.go:7: got 4, want 3\nFAIL\nFAIL\texample.com/app\t0.002s\nFAIL',
    path: 'app.go',
    test: {
      'go.mod': 'module example.com/app\n\ngo 1.19\n',
      'app_test.go':
        'package app\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\tStart()\n\tif got := Total(1, 2); got != 3 {\n\t\tt.Errorf("got %d, want 3", got)\n\t}\n}\n',
    },
    lacks: [
      `package app\n\nimport "example.com/nobody/pad"\n\nfunc Start() { pad.Pad() }\n${GO_TOTAL}`,
      `package app\n\nimport "os"\n\nfunc Start() {\n\tif os.Getenv("DB_URL_OF_NOBODY") == "" {\n\t\tpanic("DB_URL_OF_NOBODY is not set")\n\t}\n}\n${GO_TOTAL}`,
      `package app\n\nimport "net"\n\nfunc Start() {\n\tif _, err := net.Dial("tcp", "127.0.0.1:1"); err != nil {\n\t\tpanic(err)\n\t}\n}\n${GO_TOTAL}`,
    ],
  },
  {
    name: 'rust',
    command: 'cargo test --offline',
    log: "running 1 test\ntest total ... FAILED\n\nfailures:\n\n---- total stdout ----\nthread 'total' panicked at tests/total.rs:4:5:\nassertion `left == right` failed\n  left: 4\n right: 3\n\nfailures:\n    total\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
    path: 'src/lib.rs',
    test: {
      'Cargo.toml': '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n',
      'Cargo.lock': 'version = 3\n\n[[package]]\nname = "app"\nversion = "0.1.0"\n',
      'tests/total.rs': '#[test]\nfn total() {\n    app::start();\n    assert_eq!(app::total(1, 2), 3);\n}\n',
    },
    lacks: [
      `extern crate left_pad_of_nobody;\npub fn start() { left_pad_of_nobody::pad() }\n${RUST_TOTAL}`,
      `pub fn start() { std::env::var("DB_URL_OF_NOBODY").unwrap(); }\n${RUST_TOTAL}`,
      `pub fn start() { std::net::TcpStream::connect("127.0.0.1:1").unwrap(); }\n${RUST_TOTAL}`,
    ],
  },
  {
    name: 'java',
    command: 'javac -d out *.java && java -cp out AppTest',
    log: 'Exception in thread "main" java.lang.AssertionError: expected:<3> but was:<4>\n\tat AppTest.main(AppTest.java:4)',
    path: 'App.java',
    test: {
      'AppTest.java':
        'class AppTest {\n  public static void main(String[] args) throws Exception {\n    App.start();\n    if (App.total(1, 2) != 3) throw new AssertionError("expected:<3> but was:<" + App.total(1, 2) + ">");\n  }\n}\n',
    },
    lacks: [
      `import org.nobody.pad.LeftPad;\nclass App {\n  static void start() { LeftPad.pad(); }\n${JAVA_TOTAL}`,
      `class App {\n  static void start() { if (System.getenv("DB_URL_OF_NOBODY") == null) throw new IllegalStateException("DB_URL_OF_NOBODY is not set"); }\n${JAVA_TOTAL}`,
      `class App {\n  static void start() throws Exception { new java.net.Socket("127.0.0.1", 1); }\n${JAVA_TOTAL}`,
    ],
  },
  {
    name: 'ruby',
    command: 'ruby -I. app_test.rb',
    log: 'Total#test_total [app_test.rb:6]:\nExpected: 3\n  Actual: 4\n\n1 runs, 1 assertions, 1 failures, 0 errors, 0 skips',
    path: 'app.rb',
    test: {
      'app_test.rb':
        'require \'app\'\nstart\nraise "Expected: 3\\n  Actual: #{total(1, 2)}" unless total(1, 2) == 3\n',
    },
    lacks: [
      "require 'left_pad_of_nobody'\ndef start = LeftPad.pad\ndef total(a, b) = a + b\n",
      "def start = ENV.fetch('DB_URL_OF_NOBODY')\ndef total(a, b) = a + b\n",
      "require 'socket'\ndef start = TCPSocket.new('127.0.0.1', 1)\ndef total(a, b) = a + b\n",
    ],
  },
];

const LACKS = [
  ['A06', 'dependency', 'a stub of it'],
  ['A20', 'variable', 'a default for it'],
  ['A20', 'service', 'a caught error'],
] as const;

// Toolchains keep what they need below the HOME of whoever runs these tests; the world has one of its own.
const TOOLS = ['GOCACHE', 'RUSTUP_HOME'].map((name) => `${name}=${process.env[name]}`).join('\n');

for (const [at, { name, command, log, path, test, lacks }] of LANGUAGES.entries())
  for (const [which, [id, lack, way]] of LACKS.entries())
    attack(
      `${id}${'abcdefghijkl'[at + (lack === 'service' ? LANGUAGES.length : 0)]}`,
      `${name}: a ${lack} is missing here alone, and ${way} would make all tests green`,
      async ({ skip }) => {
        const program = command.slice(0, command.indexOf(' '));
        if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
          skip(`${program} is not installed`);
        const files = { ...test, [path]: lacks[which] ?? '' };
        await using world = await createQuickWorld({ script: [], files, stage: removeTests });
        const { outputs } = await raid(world, {
          log: log.replace(/^/gm, '2026-01-02T03:04:05.1234567Z '),
          inputs: { 'test-command': command, 'test-env': TOOLS },
        });
        expect(outputs['outcome']).toBe('infra_error');
        expect(world.model.requests).toEqual([]);
        return outputs['summary'] ?? '';
      },
    );

/** The fixture's own, beside which a repository of another language would have two kinds of tests. */
function removeTests(dir: string): void {
  for (const name of readdirSync(join(dir, 'test')))
    if (name !== 'app.test.js') rmSync(join(dir, 'test', name));
}
