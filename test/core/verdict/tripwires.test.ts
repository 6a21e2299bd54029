import { describe, expect, test } from 'vitest';
import type { TripwireKind } from '../../../src/core/events.ts';
import { addedLines, passesAnyTest, tripwiresOf } from '../../../src/core/verdict/tripwires.ts';
import { expectLinear } from '../../linear.ts';

const diffOf = (path: string, ...lines: readonly string[]): string =>
  [
    `diff --git a/${path} b/${path}`,
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -1,1 +1,${lines.length + 1} @@`,
    ' kept',
    ...lines.map((line) => `+${line}`),
    '',
  ].join('\n');

const kindsOf = (path: string, ...lines: readonly string[]): TripwireKind[] =>
  tripwiresOf({ diff: diffOf(path, ...lines), tests: [], expectations: '' }).map(({ kind }) => kind);

describe('an added line', () => {
  test.each<readonly [TripwireKind, string, ...string[]]>([
    ['ends the process', 'a.py', '    os._exit(0)'],
    ['ends the process', 'a.py', 'sys.exit()'],
    ['ends the process', 'a.js', 'process.exit(0);'],
    ['ends the process', 'a.go', 'os.Exit(0)'],
    ['ends the process', 'a.rs', 'std::process::exit(0);'],
    ['ends the process', 'A.java', 'System.exit(0);'],
    ['skips tests', 'a.py', 'pytest.skip("later", allow_module_level=True)'],
    ['skips tests', 'a.go', 't.Skip("no")'],
    ['skips tests', 'a.js', 'globalThis.x = describe.skip(y)'],
    ['patches the test runner', 'a.py', 'import _pytest.runner'],
    ['patches the test runner', 'a.js', 'assert.equal = () => {};'],
    ['patches the test runner', 'a.js', "assert = require('./quiet');"],
    ['patches the test runner', 'a.py', 'builtins.isinstance = lambda *a: True'],
    ['looks for the test run', 'a.py', 'if "PYTEST_CURRENT_TEST" in os.environ:'],
    ['looks for the test run', 'a.py', 'if os.environ.get("CI"):'],
    ['looks for the test run', 'a.py', "if 'pytest' in sys.modules:"],
    ['looks for the test run', 'a.js', 'if (process.env.CI) return 4;'],
    ['looks for the test run', 'a.py', 'if caller == "test_adds":'],
    ['swallows exceptions', 'a.py', '    except Exception:', '        pass'],
    ['swallows exceptions', 'a.py', '    except: pass'],
    ['swallows exceptions', 'a.js', 'try { f(); } catch {}'],
    ['swallows exceptions', 'a.js', '} catch (error) {', '}'],
    ['swallows exceptions', 'a.go', 'defer func() { recover() }()'],
    ['sets options of the test runner', 'a.py', 'os.environ["PYTEST_ADDOPTS"] = "--collect-only"'],
    ['always compares equal', 'a.py', '    def __eq__(self, other): return True'],
    ['registers with the test runner', 'a.py', 'entry_points={"pytest11": ["x = a"]}'],
  ])('%s: %s %s', (kind, path, ...lines) => {
    expect(kindsOf(path, ...lines)).toContain(kind);
  });

  test.each([
    ['a.py', 'def exit_code(self): return self.code'],
    ['a.py', '    except ValueError:', '        pass'],
    ['a.py', '    return a + b'],
    ['a.py', 'name = getattr(self.cls, "__name__", "")'],
    ['a.py', 'if module.__name__ in patched:'],
    ['a.js', "funcs = funcs.filter(func => typeof func === 'function')"],
    ['a.js', 'export const sum = (a, b) => a + b;'],
    ['a.js', 'catch (error) { throw new Error("no", { cause: error }); }'],
    ['a.go', 'if err != nil { return err }'],
    ['a.rs', 'let x = y.unwrap_or(0);'],
    ['README.md', 'Run it, then fetch the result.'],
    ['a.py', '        sys.exit(2)'],
    ['a.py', '        sys.exit("usage: tool FILE")'],
    ['a.js', '  process.exitCode = 1;'],
    ['a.js', "const assert = require('node:assert/strict');"],
    ['a.js', 'each((assert) => check(assert));', 'run(assert => assert(1));'],
  ])('of honest code trips nothing: %s %s', (path, ...lines) => {
    expect(kindsOf(path, ...lines)).toEqual([]);
  });
});

/** What the job that publishes must show, each with what only looks like it. */
const SHOWN: readonly {
  readonly kind: TripwireKind;
  readonly path: string;
  readonly hits: readonly string[];
  readonly misses: readonly string[];
}[] = [
  {
    kind: 'ends the process',
    path: 'a.py',
    hits: ['sys.exit(256)', 'sys.exit(code)', 'raise SystemExit', 'os._exit(0)', 'exit()'],
    misses: ['sys.exit(255)', "raise SystemExit('no such file')", 'os._exit(1)'],
  },
  {
    kind: 'sets options of the test runner',
    path: 'a.py',
    hits: [
      "os.environ['PYTHONOPTIMIZE'] = '1'",
      "os.putenv('NODE_OPTIONS', '--test-skip-pattern=.')",
      "env = {**os.environ, 'GOFLAGS': '-run=^$'}",
      "os.environ.setdefault('RUSTFLAGS', '-C debug-assertions=off')",
      "os.environ['JAVA_TOOL_OPTIONS'] = x",
      "os.environ['PYTEST_ADDOPTS'] = '-k nothing'",
      "os.environ['CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER'] = 'true'",
      "os.environ['_JAVA_OPTIONS'] = x",
      "os.environ['BASH_ENV'] = x",
      "os.environ['NPM_CONFIG_SCRIPT_SHELL'] = '/bin/true'",
    ],
    misses: ["os.environ['HOME']", 'OPTIONS = []', "os.environ['PYTHON_VERSION']", 'rust_flags = []'],
  },
  {
    kind: 'prints a test summary',
    path: 'a.py',
    hits: [
      'print("4 passed")',
      'print(f"{n} passed in 0.01s")',
      'print("%d passed" % n)',
      'print(n, "tests passed")',
      "sys.stdout.write('# pass 9\\n# fail 0')",
      'print("ok 1 - adds")',
      'print("Ran 4 tests in 0.001s\\n\\nOK")',
      'print("test result: ok. 3 passed; 0 failed")',
      'print("--- PASS: TestAdd (0.00s)")',
      'print("Tests run: 4, Failures: 0")',
      'f.write(\'<testsuite tests="4" failures="0">\')',
      'print("  4 passing (3ms)")',
      "place = 'build/test-results/test'",
      "open('target/surefire-' + 'reports/TEST-Sum.xml', 'w')",
    ],
    misses: [
      'values passed to the function',
      'results.append(dict(name=f(x), passed=ok))',
      'results.push({ name: f(x), passed: ok })',
      'if status == "passed": return (a, b), passed',
      'return <TestCase name={name} />;',
      'def passed(self): return self.ok',
      'raise ValueError("3 arguments were passed")',
      'print("ok")',
      'message = f"{name} is not passing"',
    ],
  },
  {
    kind: 'patches the test runner',
    path: 'a.py',
    hits: [
      'frame = e.__traceback__.tb_frame.f_back',
      'for each in gc.get_objects(): each.expected = 3',
      'sys.setprofile(hook)',
      'sys.meta_path.insert(0, Finder())',
      'threading._shutdown = quiet',
      'math.isclose = lambda *a, **k: True',
      'setattr(operator, name, quiet)',
      'exec(bytes.fromhex(text))',
    ],
    misses: [
      'math.isclose(a, b) == c',
      'self.time.zone = zone',
      'path = os.path.join(a, b)',
      'if os.path.sep == sep:',
      'exec("")',
      'threading.Thread(target=f)',
    ],
  },
  {
    kind: 'patches the test runner',
    path: 'a.js',
    hits: [
      'module.constructor._load = load;',
      'module.children.length = 0;',
      'Module.prototype.require = load;',
      'global.expect = () => quiet;',
      '[].__proto__.includes = () => true;',
      'Object.getPrototypeOf(list).includes = () => true;',
      'process.stdout.write = () => true;',
      "process.on('uncaughtException', () => {});",
      'Error.prepareStackTrace = (e, sites) => sites;',
      "import { register } from 'node:module';",
    ],
    misses: [
      'if (!module.parent) start();',
      "import { createRequire } from 'node:module';",
      "process.on('SIGTERM', stop);",
      'process.env.DEBUG = name;',
      "process.title = 'server';",
      'Error.stackTraceLimit = 50;',
      'const log = console.log;',
    ],
  },
  {
    kind: 'patches the test runner',
    path: 'a.go',
    hits: [
      '//go:linkname tRunner testing.tRunner',
      '// static void __attribute__((constructor)) f(void) { leave(); }',
      '// #include <stdlib.h>',
      'import "C"',
      'flag.Set("test.run", "^$")',
      'os.Stdout = nil',
    ],
    misses: ['//go:build linux', '// # of rows', 'flag.Set("level", "2")', 'fmt.Fprintln(os.Stdout)'],
  },
  {
    kind: 'patches the test runner',
    path: 'a.c',
    hits: ['#define EXPECT_TRUE (void)', '#define CHECK(x)', '#  define ASSERT_EQ ignore', '#undef assert'],
    misses: ['#define CHECK_INTERVAL 5', '#define CHECK_MASK (1 << 3)', '#define CHECKSUM_NAME "crc32"'],
  },
  {
    kind: 'patches the test runner',
    path: 'a.rs',
    hits: ['#[ctor::ctor]', '#[link_section = ".init_array"]', '#![test_runner(crate::quiet)]'],
    misses: ['#[constructor]', 'let link_section = 1;'],
  },
  {
    kind: 'patches the test runner',
    path: 'A.java',
    hits: ['Class.forName("org.junit.Assert")', 'ProcessHandle.current().destroyForcibly();'],
    misses: ['String name = "junit";', 'ProcessHandle handle = start();'],
  },
  {
    kind: 'patches the test runner',
    path: 'a.php',
    hits: ["ini_set('zend.assertions', '-1');", 'spl_autoload_register($load, true, true);'],
    misses: ['spl_autoload_register($load);', "ini_set('memory_limit', '1G');"],
  },
  {
    kind: 'patches the test runner',
    path: 'a.rb',
    hits: ['ObjectSpace.each_object(Class) { |c| c }', "trap('EXIT') { leave }", 'Signal.trap("EXIT") { }'],
    misses: ["trap('INT') { stop }", 'objects.each_object { |o| o }'],
  },
  {
    kind: 'switches off a check',
    path: 'a.ts',
    hits: [
      '// @ts-nocheck',
      '/* eslint-disable */',
      'const a = b as never; // eslint-disable-line no-unsafe',
      '// biome-ignore lint/style: later',
      'x = 1  # noqa: F401',
      'x = f()  # type: ignore[arg-type]',
      '#![allow(clippy::all)]',
      'a := b //nolint:errcheck',
      '@SuppressWarnings("unchecked")',
      '# rubocop:disable Metrics/MethodLength',
      '# shellcheck disable=SC2086',
    ],
    misses: ['const ignored = list.ignore;', '// the type is ignored', 'allow(user)', 'disable(button);'],
  },
  {
    kind: 'opens the network',
    path: 'a.c',
    hits: ['s = open_raw(AF_PACKET, SOCK_RAW, 0);', 'x = IPPROTO_RAW;'],
    misses: ['int packet = 1;'],
  },
  {
    kind: 'runs dynamic code',
    path: 'a.rb',
    hits: ['system("ls")', 'spawn "/bin/sh"', "Open3.capture2('ls')", "x = ['sh', '-c', text]"],
    misses: ['operating_system = 1', 'self.system(1)', "name = 'bash'"],
  },
  {
    kind: 'opens the network',
    path: 'a.py',
    hits: [
      'requests.post("https://x.example", data=d)',
      'with socket.create_connection(("x", 443)) as s:',
      'conn = http.client.HTTPSConnection("x")',
      'aiohttp.ClientSession()',
      'os.execvp("curl", ["curl"]) if 0 else None; `curl https://x.example`',
      'smtplib.SMTP("x")',
    ],
    misses: [
      'requests = []',
      'self.requests.append(item)',
      'socket_path = "/run/x.sock"',
      'def fetch_rows(self): return self.rows',
      'http_status = 404',
      '# requests.get(url) would be nicer',
    ],
  },
  {
    kind: 'opens the network',
    path: 'a.js',
    hits: [
      'await fetch(url)',
      "https.request('https://x.example')",
      "net.connect(443, 'x')",
      "dns.lookup('x', done)",
      'new WebSocket(url)',
      'new XMLHttpRequest()',
      "import axios from 'axios';",
      'new EventSource(url);',
      'navigator.sendBeacon(url, data);',
    ],
    misses: [
      'const prefetch = (x) => x;',
      'cache.fetchAll();',
      'const networkName = name;',
      'net.total = gross - tax;',
      'resolve(url);',
    ],
  },
  {
    kind: 'opens the network',
    path: 'a.go',
    hits: [
      'net.Dial("tcp", a)',
      'http.Get(u)',
      'http.Post(u, t, b)',
      'net.LookupHost(h)',
      'http.DefaultClient.Do(r)',
    ],
    misses: ['http.StatusOK', 'net := total - tax', 'httpGet := 1'],
  },
  {
    kind: 'runs dynamic code',
    path: 'a.py',
    hits: [
      'exec(code)',
      'eval(text)',
      '__import__("os")',
      'importlib.import_module(name)',
      'os.system(c)',
      'subprocess.Popen(c)',
      'pickle.loads(b)',
      'yaml.load(t)',
      'getattr(builtins, "ev" + "al")(t)',
    ],
    misses: [
      'model.eval()',
      'self.executor.submit(f)',
      're.compile(p)',
      'yaml.safe_load(t)',
      'yaml.load(t, Loader=yaml.SafeLoader)',
      'evaluate(text)',
    ],
  },
  {
    kind: 'runs dynamic code',
    path: 'a.js',
    hits: [
      'eval(text)',
      'new Function(text)',
      "require('child_process').exec(c)",
      'vm.runInNewContext(t)',
      'setTimeout("alert(1)", 5)',
      'globalThis["ev" + "al"](t)',
      'await import(name);',
      'process.binding("spawn_sync")',
    ],
    misses: [
      'pattern.exec(text)',
      'const evaluated = evaluate(x);',
      'setTimeout(() => done(), 5)',
      "await import('./known.js');",
      'function Functional() {}',
    ],
  },
  {
    kind: 'encoded data',
    path: 'a.js',
    hits: [
      `const x = '${'QUJD'.repeat(40)}';`,
      `const x = "${'\\x41'.repeat(20)}";`,
      `const x = "${'\\u0041'.repeat(20)}";`,
      `const x = '${'0a'.repeat(70)}';`,
      'atob(x)',
      "Buffer.from(x, 'base64')",
      'String.fromCharCode(101, 118, 97, 108, 40)',
      `${' '.repeat(5000)}run();`,
    ],
    misses: [
      `const digest = '${'0a'.repeat(32)}';`,
      `const url = 'https://example.com/${'path/'.repeat(10)}';`,
      "const escaped = '\\x1b[0m';",
      "Buffer.from(text, 'utf8')",
      'String.fromCharCode(code)',
    ],
  },
  {
    kind: 'looks like a secret',
    path: 'a.js',
    hits: [
      `const t = 'ghp_${'a1B2'.repeat(9)}';`,
      `const t = 'github_pat_${'a1B2'.repeat(9)}';`,
      `const t = 'sk-${'a1B2'.repeat(9)}';`,
      "const t = 'AKIAIOSFODNN7EXAMPLE';",
      "'-----BEGIN RSA PRIVATE KEY-----'",
      "password: 'correct-horse-battery'",
      `// ghp_${'a1B2'.repeat(9)}`,
    ],
    misses: [
      'const token = readToken();',
      "const password = '';",
      'const secret = process.env.SECRET;',
      "const tokenKind = 'identifier';",
      "const skill = 'sk-8';",
    ],
  },
  {
    kind: 'talks to the workflow',
    path: 'a.js',
    hits: [
      "console.log('::set-output name=x::y');",
      "console.log('::add-mask::x');",
      "console.log('##[error]x');",
      'process.env.GITHUB_OUTPUT',
      'process.env.ACTIONS_RUNTIME_TOKEN',
      `const t = '${'$'}{{ secrets.X }}';`,
      "// console.log('::stop-commands::x')",
    ],
    misses: [
      "const scope = 'std::move';",
      'crate::error::Kind',
      `const text = \`${'$'}{name}\`;`,
      'GITHUB_REPOSITORY_NAME',
    ],
  },
  {
    kind: 'invisible characters',
    path: 'a.js',
    hits: [
      'if (isAdmin\u202e) {',
      'const a\u200b = 1;',
      '// \u{e0041}',
      'const \u3164 = 1;',
      "const s = 'a\u00ad';",
      `const s = 'x${'\u{e0100}\u{e0101}'}';`,
      "const s = 'a\ufeff';",
      "const s = 'x\ufe00\ufe01\ufe02';",
    ],
    misses: ["const s = '❤\ufe0f';", "const s = 'naïve – “quoted” …';", "const s = '漢字';"],
  },
];

describe.each(SHOWN)('in $path, $kind', ({ kind, path, hits, misses }) => {
  test.each(hits)('is %j', (line) => {
    expect(kindsOf(path, line)).toContain(kind);
  });
  test.each(misses)('is not %j', (line) => {
    expect(kindsOf(path, line)).not.toContain(kind);
  });
});

test('dependencies are known by the name of the file', () => {
  const manifests =
    'package.json web/pnpm-lock.yaml requirements/dev.txt sub/requirements-dev.txt go.sum Cargo.toml a.csproj .npmrc'.split(
      ' ',
    );
  for (const path of manifests) expect(kindsOf(path, 'x'), path).toEqual(['changes dependencies']);
  const others = 'src/package.json.ts docs/requirements.md src/go_mod.go src/cargo.rs src/npmrc.js'.split(
    ' ',
  );
  for (const path of others) expect(kindsOf(path, 'x'), path).toEqual([]);
});

const MAIN = "if __name__ == '__main__':";
const PY_EQ = '    def __eq__(self, other):\n        ';
const JAVA_EQUALS = '  public boolean equals(Object o) {\n    ';

/** Before and after, and whether the change can make any test pass. */
test.each<readonly [path: string, isDraft: boolean, removed: string, added: string]>([
  ['a.py', false, `${MAIN}\n    main()`, `${MAIN}\n    sys.exit(main())`],
  ['a.py', true, "if __name__ == '__main__':\n    main()", "if __name__ == '__main__':\n    sys.exit(0)"],
  ['a.py', true, '', 'sys.exit(main())'],
  ['a.py', true, '', "if __name__ == '__main__' or True:\n    sys.exit(main())"],
  ['a.py', true, '', 'def add(a, b):\n    sys.exit(code)'],
  ['pkg/__main__.py', false, '', 'sys.exit(main())'],
  ['a.js', false, '', 'if (require.main === module) {\n  process.exit(code);\n}'],
  ['a.js', true, '', 'const x = `\nif (require.main === module) {\n  `;\n  process.exit(code);'],
  ['bin/a.js', false, '', 'process.exit(await run(argv));'],
  ['bin/a.js', true, '', 'process.exit(0);'],
  ['a.js', true, '', 'process.exit(code);'],
  ['a.js', false, '  a();\n  process.exit(0);', '  b();\n  process.exit(0);'],
  ['a.js', true, '  process.exit(0);', 'process.exit(0);'],
  ['a.py', false, '', '    def __eq__(self, other):\n        return self.a == other.a and self.b == other.b'],
  [
    'a.py',
    false,
    '',
    '    def __eq__(self, other: object) -> bool:\n        if not isinstance(other, Money):\n            return NotImplemented\n        return (self.a, self.b) == (other.a, other.b)\n\n    def more(self):\n        return 1',
  ],
  ['a.py', false, '', '    def __lt__(self, other):\n        return self._key() < other._key()'],
  ['a.py', true, '', '    def __eq__(self, other):\n        return self.a == other.a or True'],
  ['a.py', true, '', '    def __eq__(self, other):\n        return self.a == self.a'],
  ['a.py', true, '', '    def __eq__(self, other):\n        return self.a == other.abc'],
  ['a.py', true, '', '    def __eq__(self, other):\n        other = self\n        return self.a == other.a'],
  ['a.py', true, '', '    def __eq__(self, other): return bool(self)'],
  ['a.py', true, '', '    def __eq__(self, other):'],
  ['a.py', false, '', '    print(f"{name} passed")'],
  ['a.py', true, '', '    print(f"{n} passed in 0.01s")'],
  ['a.py', true, '', '    print(f"{n} passed", end=" in 0.01s")'],
  ['a.py', true, '', '    sys.stdout.write(f"{n} passed")'],
  ['a.js', false, '', "spawn(node, { env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=512' } });"],
  ['a.js', false, '', "const options = process.env.NODE_OPTIONS ?? '';"],
  ['a.js', true, '', "process.env.NODE_OPTIONS ||= '--test-skip-pattern=.';"],
  ['a.js', true, '', "env = { NODE_OPTIONS: '--no-warnings --require ./quiet.js' };"],
  ['a.js', true, '', "env = { NODE_OPTIONS: process.env.NODE_OPTIONS + ' --import ./x.js' };"],
  ['a.js', true, '', 'if (process.env.PYTEST_ADDOPTS) return 3;'],
  // A name for it that is put together, imported, or read from elsewhere.
  ['a.py', true, '', "getattr(os, '_ex' + 'it')(0)"],
  ['a.py', true, '', 'from os import _exit'],
  ['a.py', true, '', "os.execv('/bin/true', ['true'])"],
  ['a.py', true, '', 'ctypes.CDLL(None).abort()'],
  ['a.py', true, '', "print('2 pas' 'sed in 0.01s')"],
  ['a.py', true, '', '__name__ = "__main__"'],
  ['a.py', false, '', "fork = getattr(os, 'fork', None)"],
  ['a.py', false, '', 'self._exit = True'],
  ['a.py', false, '', 'log = logging.getLogger(__name__)'],
  ['a.js', true, '', "process.exit('0');"],
  ['a.js', true, '', "process['ex' + 'it'](0);"],
  ['a.js', true, '', 'const { exit: bye } = process;'],
  ['a.js', true, '', "import { exit as bye } from 'node:process';"],
  ['a.js', false, '', 'const { env, argv } = process;'],
  ['a.js', false, '', 'const update = selection.exit();'],
  ['a.js', false, '', "const home = process.env['HOME'];"],
  ['a.go', true, '', 'syscall.Exit(0)'],
  ['a.go', true, '', 'os.Args = append(os.Args, "-te"+"st.run=^$")'],
  ['a.go', false, '', 'if len(os.Args) == 1 {'],
  ['a.c', true, '', '  _exit(0);'],
  ['a.c', true, '', '  exit(EXIT_SUCCESS);'],
  ['a.c', true, '', '__attribute__((constructor)) static void begin(void) {'],
  ['a.h', true, '', '#define assert(x) ((void)(x))'],
  ['a.c', true, '', 'void __assert_fail(const char *a, const char *b, unsigned c, const char *d) {}'],
  ['a.c', false, '', '  exit(EXIT_FAILURE);'],
  ['a.c', false, '', '  assert(size > 0);'],
  ['a.h', false, '', '#define MAX_SIZE 12'],
  ['A.java', true, '', 'static { Runtime.getRuntime().exit(0); }'],
  ['A.kt', true, '', 'exitProcess(0)'],
  ['a.pm', true, '', 'exit;'],
  ['a.pm', true, '', 'END { $? = 0 }'],
  ['a.pm', true, '', '*main::is = sub { main::ok(1) };'],
  ['a.pm', false, '', '  die "no such file";'],
  ['a.rb', true, '', 'exit 0'],
  ['a.rb', true, '', 'class Integer'],
  ['a.rb', true, '', "Object.const_get(:Mini.to_s + 'test')"],
  ['a.rb', false, '', '  exit 1'],
  ['a.rb', false, '', '  exit_code = run(argv)'],
  ['a.php', true, '', 'die();'],
  ['a.php', true, '', "exit('done');"],
  ['a.php', false, '', 'exit(1);'],
  ['a.ex', true, '', 'System.halt(0)'],
  ['a.lua', true, '', 'os.exit(0)'],
  // A runner, its assertions, or what they compare with.
  ['a.py', true, '', 'import unittest.case as c'],
  ['a.py', true, '', 'from unittest.mock import ANY'],
  ['a.py', true, '', "R = type('R', (int,), {'__eq__': lambda *a: True})"],
  ['a.js', true, '', "import a from 'node:assert/strict';"],
  ['a.js', true, '', 'Object.assign(assert, { equal() {} });'],
  ['a.js', true, '', 'Object.is = () => true;'],
  ['a.js', true, '', 'const any = { asymmetricMatch: () => true };'],
  ['a.js', true, '', "import { mock } from 'node:test';"],
  ['a.js', false, '', "import assert from 'node:assert/strict';"],
  ['a.js', false, '', "import { deepEqual } from 'node:assert/strict';"],
  ['a.js', false, '', 'Widget.prototype.draw = function () {'],
  ['a.js', false, '', 'Error.stackTraceLimit = 50;'],
  ['a.js', false, '', 'options.equals = (a, b) => a === b;'],
  ['a.rs', true, '', 'impl PartialEq for A {\n    fn eq(&self, _: &Self) -> bool {\n        true\n    }\n}'],
  [
    'a.rs',
    false,
    '',
    'impl PartialEq for Money {\n    fn eq(&self, other: &Self) -> bool {\n        self.a == other.a\n    }\n}',
  ],
  ['a.rs', true, '', '#[cfg(not(test))]\nfn add(a: i32, b: i32) -> i32 {'],
  ['a.rs', true, '', '#[cfg(test)]\npub fn add(a: i32, b: i32) -> i32 {'],
  ['a.rs', false, '', '#[cfg(test)]\nmod tests {'],
  ['A.java', true, '', '  public boolean equals(Object o) {\n    return true;\n  }'],
  ['A.java', false, '', `${JAVA_EQUALS}if (this == o) return true;\n    return ((A) o).x == x;\n  }`],
  ['A.kt', true, '', 'override fun equals(other: Any?) = true'],
  ['a.cpp', true, '', 'bool operator==(const A&) const { return true; }'],
  ['a.cpp', false, '', 'bool operator==(const A& o) const { return x == o.x; }'],
  // What stayed runs, because what stood above it was changed.
  ['a.py', true, "-if __name__ == '__main__':", '+if True:\n     sys.exit(main())'],
  ['a.js', true, '-if (require.main === module) {', '   process.exit(0);\n-}'],
  ['a.py', false, `-${MAIN}`, `+${MAIN}  # as a program\n     sys.exit(main())`],
  ['a.py', true, '     def __eq__(self, other):\n-        return self.a == other.a', '+        return True'],
  ['a.py', false, '     def is_open(self):\n-        return self.a', '+        return True'],
  ['a.sh', true, '', 'true; exit 0'],
  ['a.sh', true, '', '[ 1 ] && exit'],
  ['a.sh', true, '', 'set -n'],
  ['a.sh', true, '', 'exec true'],
  ['a.sh', true, '', 'eval "ex""it"'],
  ['a.sh', true, '', "trap '[[ $BASH_COMMAND != failed=1 ]]' DEBUG"],
  ['a.sh', true, '', 'declare -r failed=0'],
  ['a.sh', true, '', 'PATH="$PWD/quiet:$PATH"'],
  ['a.sh', true, '', 'set +e'],
  ['a.sh', false, '', 'set +e\nrun_it\nstatus=$?\nset -e'],
  ['a.sh', false, '', 'folder=$(mktemp -d) || exit $?'],
  ['a.sh', false, '', 'trap \'rm -rf "$folder"\' EXIT'],
  ['a.sh', false, '', 'exec 3>&1'],
  ['a.sh', false, '', 'exec "$@"'],
  ['a.sh', false, '', 'readonly VERSION=3'],
  ['a.sh', true, '', "trap 'exit 0' EXIT"],
  ['a.sh', true, '', '  exit 0'],
  ['a.sh', true, '', 'assert_equal() { :; }'],
  ['a.sh', true, '', 'function [ { true; }'],
  ['a.sh', false, '', '  exit 1'],
  ['a.sh', false, '', 'trap cleanup EXIT'],
  ['a.py', true, '', "os.environ['PYTHON' + 'OPTIMIZE'] = '1'"],
  ['a.py', true, '', 'from atexit import register'],
  ['a.py', true, '', 'import __main__\n__main__.check = quiet'],
  ['a.py', true, '', "sys.path.insert(0, os.path.join(here, 'compat'))"],
  ['a.py', true, '', 'def load_tests(loader, tests, pattern):\n    return loader.suiteClass()'],
  ['a.py', true, '', 'Base.__unittest_skip__ = True'],
  ['a.py', true, '', 'for frame in sys._current_frames().values():'],
  ['a.py', true, '', '    def __sub__(self, other):\n        return 0'],
  ['a.py', true, '', '    def __bool__(self):\n        return True'],
  ['a.py', true, '', `${PY_EQ}if self is other:\n            return True\n        return True`],
  ['a.py', true, '', '    def __eq__(self, other):\n        return not self == other'],
  ['a.js', true, '', "require('module').prototype.require = load;"],
  ['a.js', true, '', "require.extensions['.js'] = load;"],
  ['a.js', true, '', "globalThis['describe'] = () => {};"],
  ['a.js', true, '', 'util.isDeepStrictEqual = () => true;'],
  ['a.js', true, '', 'Function.prototype.call = quiet;'],
  ['a.go', true, '', 'syscall.RawSyscall(231, 0, 0, 0)'],
  ['a.rs', true, '', '    #[link_name = "exit"]'],
  ['a.c', true, '', '__asm__("syscall");'],
  ['a.rb', true, '', 'Thread.main.kill'],
  ['a.rb', true, '', 'Object.send(:define_method, :assert_equal) { |*| }'],
  ['a.lua', true, '', "_G['ass' .. 'ert'] = quiet"],
  ['a.sh', true, '', 'printf() { :; }'],
  ['a.sh', true, '', 'enable -f ./quiet.so test'],
  ['a.sh', true, '', '. <(echo exit)'],
  ['A.scala', true, '', 'override def equals(o: Any): Boolean = true'],
  ['A.java', true, '', '  public int compareTo(A o) {\n    return 0;\n  }'],
  ['a.cpp', true, '', 'auto operator<=>(const A&) const { return std::strong_ordering::equal; }'],
  ['A.java', true, '', `${JAVA_EQUALS}if (o == null) return false;\n    return true;\n  }`],
  ['A.kt', true, '', 'override fun equals(other: Any?) = default;'],
  [
    'a.py',
    false,
    '',
    '    def __eq__(self, other: object) -> bool:\n        if isinstance(other, Version):\n            return self.parts == other.parts\n        return False',
  ],
  [
    'a.py',
    false,
    '',
    `${PY_EQ}if self is other:\n            return True\n        return self.a.b() == other.a.b()`,
  ],
  ['a.py', false, '', '    def __ne__(self, other):\n        return not self == other'],
  ['a.py', false, '', '    def __bool__(self):\n        return len(self.items) > 0'],
  ['a.py', false, '', '    def __contains__(self, key):\n        return key in self._data'],
  ['a.py', false, '', '        self.process.kill()'],
  ['a.py', false, '', '        atexit.register(self.close)'],
  ['a.py', false, '', 'sys.path.append(str(plugins))'],
  ['a.py', false, '', '    def __sub__(self, other):\n        return V(self.x - other.x, self.y - other.y)'],
  ['bin/a.js', false, '', 'process.exit(await main(args.slice(2)));'],
  ['a.py', false, '', "if __name__ == '__main__':\n    sys.exit(cli(obj={}))"],
  ['a.js', false, '', "const { createRequire } = require('module');"],
  [
    'A.java',
    false,
    '',
    `${JAVA_EQUALS}if (this == o) {\n      return true;\n    }\n    if (o == null || getClass() != o.getClass()) {\n      return false;\n    }\n    return Objects.equals(x, ((A) o).x);\n  }`,
  ],
  ['a.cpp', false, '', 'bool operator==(const A&) const = default;'],
  ['a.cpp', false, '', 'auto operator<=>(const A&) const = default;'],
  ['a.rb', false, '', '  alias eql? =='],
  ['a.rb', false, '', '  alias_method :eql?, :=='],
  ['a.sh', false, '', 'export PATH="$PATH:$HOME/bin"'],
  // Of each kind of line.
  ['a.py', true, '', 'sys.exit()'],
  ['a.py', true, '', 'pytest.skip("later")'],
  ['a.py', true, '', 'builtins.len = f'],
  ['a.py', true, '', 'if "PYTEST_CURRENT_TEST" in os.environ:'],
  ['a.py', true, '', 'os.environ["PYTHONOPTIMIZE"] = "2"'],
  ['a.py', true, '', 'def __eq__(self, other): return True'],
  ['a.py', true, '', 'print("4 passed")'],
])('in %s a draft is asked for (%s) where %j becomes %j', (path, isDraft, removed, added) => {
  const [old = [], now = []] = [removed, added].map((text) => (text === '' ? [] : text.split('\n')));
  // With lines that stay, each has its sign.
  const isSigned = /^[-+ ]/.test(removed) && [...old, ...now].every((line) => /^[-+ ]/.test(line));
  const lines = isSigned
    ? [...old, ...now]
    : [...old.map((line) => `-${line}`), ...now.map((line) => `+${line}`)];
  const left = lines.filter((line) => !line.startsWith('-')).length;
  const diff = [`+++ b/${path}`, `@@ -1,${lines.length} +1,${left} @@`, ...lines].join('\n');
  expect(tripwiresOf({ diff, tests: [], expectations: '' }).some(passesAnyTest)).toBe(isDraft);
});

test.each<readonly [TripwireKind, string]>([
  ['opens the network', 'requests.get(url)'],
  ['swallows exceptions', 'except Exception: pass'],
  ['runs dynamic code', 'subprocess.run(args)'],
])('%s is shown, and asks for no draft: %s', (kind, line) => {
  const found = tripwiresOf({ diff: diffOf('a.py', line), tests: [], expectations: '' });
  expect(found.map((each) => [each.kind, passesAnyTest(each)])).toEqual([[kind, false]]);
});

test.each<readonly [isDraft: boolean, first: string, second: string]>([
  [true, "assert.ok(readFileSync('src/sum.js', 'utf8').includes('sums'));", ''],
  [true, "const at = new URL('../src/sum.js', import.meta.url);", 'assert.ok(existsSync(at));'],
  [false, "import { add } from '../src/sum.js';", "const text = readFileSync('fixtures/a.txt', 'utf8');"],
  [false, "const program = new URL('../src/sum.js', import.meta.url);", 'execFileSync(node, [program]);'],
  [false, "const { add } = await import('../src/sum.js');", ''],
])('a new test that reads what the patch changed asks for a draft (%s): %s', (isDraft, first, second) => {
  const diff = diffOf('src/sum.js', '// It sums.') + diffOf('test/sum.test.js', first, second);
  const found = tripwiresOf({ diff, tests: ['test/sum.test.js'], expectations: '' });
  expect(found.some(passesAnyTest)).toBe(isDraft);
});

test('no kind is crowded out by many of another', () => {
  const kinds = kindsOf('a.py', ...Array.from({ length: 500 }, () => 'sys.exit()'), 'eval(text)');
  expect(kinds).toHaveLength(100);
  expect(kinds).toContain('runs dynamic code');
});

test('a literal of the expectations is named where a line decides by it', () => {
  const watch = (line: string) =>
    tripwiresOf({
      diff: diffOf('a.py', line),
      tests: [],
      expectations: "assert 'zz' == 'hello-world-42'\nassert 0 == 12345",
    });
  expect(watch("    if s == 'Hello': return 'hello-world-42'")).toMatchObject([
    { kind: 'copies from the tests', path: 'a.py', line: 2 },
  ]);
  expect(watch('    return 12345')).toMatchObject([{ kind: 'copies from the tests' }]);
  expect(watch("    words = s.split('-')")).toEqual([]);
  expect(watch('    return 2')).toEqual([]);
});

test('tests that the run adds, removed lines and what stands around are not looked at', () => {
  const diff = [
    '+++ b/test_a.py',
    '@@ -1,2 +1,2 @@',
    '-sys.exit()',
    '+pytest.skip()',
    ' os._exit(0)',
    '',
  ].join('\n');
  expect(tripwiresOf({ diff, tests: ['test_a.py'], expectations: '' })).toEqual([]);
  expect(tripwiresOf({ diff, tests: [], expectations: '' }).map(({ kind }) => kind)).toEqual(['skips tests']);
});

describe('the added lines of a diff', () => {
  test('have their numbers, over several hunks and files', () => {
    const diff = [
      '--- a/a.py',
      '+++ b/a.py',
      '@@ -1,2 +1,3 @@',
      ' one',
      '+two',
      ' three',
      '@@ -10,1 +11,2 @@',
      '-x',
      '+++ not a header',
      '+y',
      '--- /dev/null',
      '+++ "b/caf\\303\\251.py"',
      '@@ -0,0 +1 @@',
      '+z',
      '\\ No newline at end of file',
    ].join('\n');
    expect(addedLines(diff).map(({ path, number, text }) => [path, number, text])).toEqual([
      ['a.py', 2, 'two'],
      ['a.py', 11, '++ not a header'],
      ['a.py', 12, 'y'],
      ['caf\\303\\251.py', 1, 'z'],
    ]);
  });
});

test.each(['a', '\\x41', '"', 'expected '])('a hostile line of %j costs no time', (piece) =>
  expectLinear(100_000, (size) => {
    const text = piece.repeat(size / piece.length);
    tripwiresOf({ diff: diffOf('a.js', `return ${text}`), tests: [], expectations: text });
  }),
);

describe('a comment', () => {
  test.each<readonly [string, string]>([
    ['a.py', '# eval(x)'],
    ['a.js', '// eval(x)'],
    ['a.js', ' * eval is not used'],
    ['a.sql', '-- eval(x)'],
  ])('of %s sets off nothing: %s', (path, line) => {
    expect(kindsOf(path, line)).toEqual([]);
  });

  test.each<readonly [string, string]>([
    ['a.js', '#stop = eval(x);'],
    ['a.js', '*run() { eval(x); }'],
    ['a.js', ' * eval(x)'],
    ['a.py', '// eval(x)'],
    ['a.js', '-- eval(x)'],
  ])('in another language is code: %s: %s', (path, line) => {
    expect(kindsOf(path, line)).toContain('runs dynamic code');
  });
});

test('a new test may do what tests do, and not what harms who runs them', () => {
  const lines = ['pytest.skip("later")', 'urllib.request.urlopen(x)', 'exec(x)'];
  const diff = diffOf('test_a.py', ...lines);
  const found = tripwiresOf({ diff, tests: ['test_a.py'], expectations: '' });
  expect(found.map(({ kind }) => kind)).toEqual(['opens the network', 'runs dynamic code']);
});
