import type { Tripwire, TripwireKind } from '../events.ts';
import { firstChars } from '../text.ts';

/** Bidirectional controls, zero width, fillers, tags; of variation selectors those of a supplement and runs, which carry text. */
const INVISIBLE_SIGNS =
  /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\ufe00-\ufe0f]{2}|\udb40[\udc00-\udfff]/;

interface Wire {
  readonly kind: TripwireKind;
  readonly sign: RegExp;
  /** Absent: in files of any language. */
  readonly paths?: RegExp;
  readonly why: string;
}

/** Ways to make fewer tests run: they are named as the cause when fewer ran than at base. */
export const ENDS_TESTS: ReadonlySet<TripwireKind> = new Set([
  'ends the process',
  'skips tests',
  'patches the test runner',
]);

/** Kinds that are normal in tests. */
const OF_TESTS: ReadonlySet<TripwireKind> = new Set([
  ...ENDS_TESTS,
  'looks for the test run',
  'swallows exceptions',
  'sets options of the test runner',
  'always compares equal',
  'prints a test summary',
  'registers with the test runner',
]);

/** Ways to make any test pass: a patch with one of them is a draft, whatever the tests say. */
const PASSES_ANY_TEST: ReadonlySet<TripwireKind> = new Set([
  ...ENDS_TESTS,
  'looks for the test run',
  'sets options of the test runner',
  'always compares equal',
  'prints a test summary',
  'reads the code it tests',
]);
export const passesAnyTest = ({ kind }: Tripwire): boolean => PASSES_ANY_TEST.has(kind);

const OPTION_NAME =
  /\b(?:PYTEST_(?:ADDOPTS|PLUGINS|DISABLE_PLUGIN_AUTOLOAD)|PYTHON(?:STARTUP|PATH|OPTIMIZE|HOME|WARNINGS|INSPECT)|NODE_(?:OPTIONS|PATH|TEST_CONTEXT)|BUN_OPTIONS|(?:npm|NPM)_(?:config|CONFIG)_\w+|GO(?:TEST)?FLAGS|RUST(?:DOC)?FLAGS|RUSTC(?:_WORKSPACE)?_WRAPPER|RUST_TEST_\w+|CARGO_(?:ENCODED_|BUILD_|TARGET_|PROFILE_|ALIAS_)\w+|(?:JAVA_TOOL|JDK_JAVA|_JAVA)_OPTIONS|JAVA_OPTS|MAVEN_(?:OPTS|ARGS)|GRADLE_OPTS|SBT_OPTS|RUBY(?:OPT|LIB)|(?:SPEC_|TEST)OPTS|PERL5(?:OPT|LIB|DB)|HARNESS_(?:PERL|OPTIONS|SUBCLASS)\w*|PROVE_OPTS|PHPRC|PHP_INI_SCAN_DIR|LUA_INIT|JULIA_LOAD_PATH|ERL_(?:A?FLAGS|ZFLAGS)|ELIXIR_ERL_OPTIONS|(?:GNU)?MAKEFLAGS|BASH_ENV|LD_PRELOAD|DYLD_INSERT_LIBRARIES|DOTNET_STARTUP_HOOKS|TOX_(?:OVERRIDE|TESTENV_\w+)|addopts)\b|--collect-only|--passWithNoTests|["']-{1,2}test\.\w|\bos\.Args(?:\[[^\]]{0,20}\])?\s*=(?!=)/;

const SHELL_SCRIPT = /\.(?:sh|bash|zsh|ksh)$|(?:^|\/)[\w-]+$/;

const C_FILE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|inl|m|mm|rs)$/;
/** cgo reads C from comments, and `go:linkname` reaches functions of other packages. */
const CGO =
  /\/\/go:(?:linkname|cgo_)|\b__attribute__\b|^\s*\/\/\s*#\s*(?:include|define|cgo)\b|^\s*(?:import\s+)?"C"$/;
/** Where a method begins that compares, in any language. */
const COMPARES_EQUAL =
  /\bdef\s+__(?:eq|ne|lt|le|gt|ge)__\s*\(|\bdef (?:self\.)?(?:==|!=|===|eql\?|equal\?)|\bboolean equals\s*\(|\bfun equals\s*\(|\bbool Equals\s*\(|\bfn (?:eq|ne)\s*\(\s*&self|\boperator\s*(?:==|!=|<=>)\s*\(|\bdef equals\s*\(|\bfunc (?:==|!=)\s*[(<]/;

/** What a reviewer of a patch is shown, each with the line that sets it off. Ordered as the kinds are. */
const WIRES: readonly Wire[] = [
  {
    kind: 'ends the process',
    // A literal status other than 0 keeps the run red, except 256, which wraps to 0, and Node's '0'.
    sign: /\b(?:sys\.exit|(?<!(?:self|this|cls)\.)_[eE]xit|process\??\.(?:exit|reallyExit)|Deno\.exit|os\.[Ee]xit|process::exit|System(?:\.|\/)exit|[gG]etRuntime\(\)\.exit|Environment\.Exit|raise SystemExit|exitProcess|quick_exit|syscall\.Exit)\b(?!\s*\(\s*(?:(?:1\d\d|2[0-4]\d|25[0-5]|[1-9]\d?)\s*\)|EXIT_FAILURE\b|[fr]?['"](?!0?['"])))|\bprocess\.exitCode\s*=(?!\s*(?:1\d\d|2[0-4]\d|25[0-5]|[1-9]\d?)\b)|(?<![.\w])(?:exit|quit)\s*\(\s*(?:0|EXIT_SUCCESS|true|['"]0?['"])?\s*\)|\.exit\s*\(\s*['"]?0|\bos\.(?:abort|kill|exec[lv])|\braise_signal\b|\bsyscall\.(?:Exec|Kill)\b|\bCommandExt\b|(?<![.\w])exec(?:le?|lp|vp?e?|vpe)\s*\(|\bProcess\.(?:exit|kill)\b|(?<!(?:self|this|cls)\.)\bprocess\.(?:abort|kill)\s*\(|\bRuntime\b.*\.halt\b|\bSystem\.(?:halt|stop)\b|\b(?:erlang|init)[:.](?:halt|stop)\b|\bexit(?:Success\b|With\b.*ExitSuccess)|\bexit!|\batexit\.register\b(?!\(self\.\w+\)\s*$)|\bfrom atexit import\b|\bsyscall\.(?:Raw)?Syscall6?\b|\blink_name\s*=\s*"_*[eE]?xit|["`]\s*(?:syscall|sysenter|svc|int \$?0x80|ecall)\b\s*["`;\\]|\bat_exit\b|\bclass \w+\(.*\bSystemExit\b|\bfrom (?:sys|os|posix) import\b.*\b(?:_?exit|kill|abort|exec\w+)\b|\b(?:exit|reallyExit|abort|kill)\b[^;}]{0,200}\}\s*=\s*(?:globalThis\.|global\.)?process\b|\b(?:exit|reallyExit|abort|kill)\b[^;]{0,200}\bfrom ['"](?:node:)?process['"]/,
    why: 'a test run that ends early can end with 0',
  },
  {
    kind: 'ends the process',
    sign: /\bgetattr\s*\(\s*(?:os|sys|posix|signal|builtins|__builtins__)\s*,(?!\s*['"]\w+['"]\s*[,)])|\b(?:os|sys|posix|signal|unittest|pytest)\.__dict__|\bvars\s*\(\s*(?:os|sys|posix|signal|builtins)\s*\)|\b(?:globals|vars|locals)\(\)\s*\[|\b(?:C|Py)DLL\s*\(|\bcdll\b|\bpythonapi\b|(?<![.\w])eval\s*\(|\bnew Function\s*\(|\bvm\.run\w*\s*\(|\b(?:instance|class|module)_eval\b|\bmarshal\.loads\b|\bcffi\b|(?:^|[^.\w])(?:process|globalThis|global|window)\s*(?:\?\.)?\[(?!\s*(?:Symbol|['"][\w.:@/-]+['"]\s*\]))|\bReflect\.get\s*\(\s*(?:process|globalThis)\b|\bprocess\.(?:binding|dlopen|_linkedBinding)\b/,
    why: 'what it calls is decided while it runs, and can end the tests',
  },
  {
    kind: 'ends the process',
    paths: /\.(?:rb|rake|pl|pm|cr|nim|tcl|php|ex|exs)$/,
    sign: /(?:^|[;{}]|&&|\|\||\b(?:then|do|else|and|or|begin|BEGIN\s*\{))\s*(?:Kernel\.|Process\.|CORE::(?:GLOBAL::)?|POSIX::)?_?exit\b(?![\w:?=]|\s*\(?\s*(?:[1-9]|false\b|["'](?=.*\.rb))|\s*[=.])|\bdie\s*(?:;|\(\s*\))|\$\?\s*=(?![=~])|\bEND\s*\{|\bThread\.(?:(?:main|current)\.)?(?:kill|exit|terminate)\b|\bregister_shutdown_function\b|(?:^|[;{}])\s*exec\b\s*[("'\w]/,
    why: 'a test run that ends early can end with 0',
  },
  {
    kind: 'ends the process',
    paths: SHELL_SCRIPT,
    sign: /(?:^|[;&|(!]|\{\s|\b(?:then|do|else)\b)\s*(?:(?:builtin|command)\s+)?exit(?=\s*(?:$|[;#})&|]))|(?:^|[;&|(!]|\{\s|\b(?:then|do|else)\b)\s*(?:(?:builtin|command)\s+)?exit\s+["']?(?:0|\$(?![?{(]?\w*(?:status|code|rc|ret|result)))|\btrap\b.*\b(?:exit\s*(?:0\b|['"]|;)|DEBUG\b)|\bkill\b.*\$(?:\$|PPID)|\bset\s+-(?:\w*n\b|o\s+noexec)|(?:^|[;&{])\s*set\s+\+e\b|\beval\b.*\bexit\b|\bextdebug\b|(?:^|[;&|])\s*(?:source|\.)\s+(?:\/dev\/|<\()|^\s*(?:readonly|(?:declare|typeset)\s+-\w*r\w*)\s+(?:-\w+\s+)*(?:[a-z]|\w*(?:FAIL|ERR|STATUS|EXIT|RESULT))|(?:^|[;&|({]|\b(?:then|do|else)\b)\s*exec\s+(?![\d{<>&]|-?["']?\$[@{])\S/,
    why: 'a test that sources it ends with 0',
  },
  {
    kind: 'ends the process',
    paths: C_FILE,
    sign: /__attribute__\s*\(\(.*\bconstructor\b|\[\[gnu::constructor\]\]|#\s*pragma\s+(?:init|weak)\b|\b_Pragma\s*\(|\b\w*sig(?:nal|action)\s*\(\s*SIGABRT\b|(?<![.\w>])exit\s*\(\s*[a-z]\w*\s*\)/,
    why: 'a test run that ends early can end with 0',
  },
  {
    kind: 'patches the test runner',
    paths: SHELL_SCRIPT,
    sign: /^\s*(?:function\s+)?(?:\w*assert\w*|\[{1,2}|test|diff|cmp|grep|exit|return|echo|printf|false|true|set|trap|sed|awk|cat|sort|wc|builtin|command|command_not_found_handle)\s*(?:\(\)|\{)|^\s*alias\s|^\s*(?:export\s+)?PATH=(?!["']?\$\{?PATH\}?:)|\bhash\s+-p\b|\benable\s+-[nf]\b|\bunset\s+-f\b.*(?:assert|fail|expect|test|check|die|err)|\beval\b.*(?:\\x|\|\s*(?:rev|tr|base64|xxd)\b)/i,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    paths: C_FILE,
    sign: /^\s*#\s*(?:define|undef)\s+(?:\w*(?:assert|ASSERT|EXPECT|CHECK|REQUIRE)\w*(?!\w*\s+(?:[-\d"']|\(\s*[-\d]))|NDEBUG|main|return|if|exit|abort|str\w*cmp|memcmp)\b|\b_*assert_?(?:fail|rtn)?\s*\([^;]*\)\s*\{|\b(?:abort|strcmp|memcmp|puts|printf)\s*\((?:const\s+)?(?:char|void)\b[^;]*\)\s*\{|\bmacro_rules!\s*(?:debug_)?(?:assert|panic)/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    paths: /\.rb$/,
    sign: /^\s*(?:class|module)\s+(?:::)?(?:Object|BasicObject|Integer|Float|Numeric|String|Symbol|Array|Hash|NilClass|TrueClass|FalseClass|Comparable|Kernel|Module|Class|Exception|Process)\s*(?:$|;|<<)|\bdef (?:self\.)?(?:assert|refute|expect)\w*|\b(?:define_method|alias(?:_method)?|undef(?:_method)?)\b(?! :?eql\?,? :?==\s*$)\s*[(,]?\s*:?(?:[=!]|eql|equal|assert|refute)|\bTest::Unit\b|\bconst_get\b.*(?:\+|#\{|join|\.to_s)/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    paths: /\.(?:pl|pm)$/,
    sign: /\bTest::\w+|\*(?:\{\s*["']?)?(?:main|CORE|Test)::|^\s*\*(?:\w+::)*\w+\s*=/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    // A product needs no test framework, and depends on how it was started only where it is the program itself.
    sign: /^\s*(?:import|from)\s+(?:unittest|pytest|_pytest|nose2?|testtools|builtins|mock)\b|['"](?:unittest|pytest|_pytest|builtins)(?:\.\w+)*['"]|(?:\bfrom|\brequire\s*\(|\bimport\s*\()?\s*['"](?:node:test(?:\/\w+)?|bun:test|(?:@vitest\/|@jest\/|jest-)[\w-]+)['"]|(?:\bfrom|\brequire\s*\(|\bimport\s*\()\s*['"](?:vitest|jest|mocha|chai|expect|ava|tap|tape|uvu|sinon|jasmine)['"]|^\s*import\s+(?!assert\b|\{|type\b)[\w*]+(?:\s+as\s+\w+)?\s+from\s+['"](?:node:)?assert(?:\/strict)?['"]|\b(?:const|let|var)\s+(?!assert\b|\{)\w+\s*=\s*require\(['"](?:node:)?assert(?:\/strict)?['"]|\bas\s+(?!assert\b)\w+\s*\}\s*from\s+['"](?:node:)?assert|\bassert\s*\[[^\]]{0,200}\]\s*=(?!=)|\.(?:(?:not)?(?:deep)?(?:strict)?[eE]qual|(?:isD|d)eepStrictEqual|to(?:Strict)?(?:Be|Equal)|(?:_base)?[aA]ssert[A-Z_]\w*)\s*=(?![=>])|\b(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|defineProperty))\s*\(\s*(?:assert|expect|process|console|Object|Array|Number|String|Error|JSON|Math|Promise|Date|Symbol|Map|Set)(?:\.prototype)?\s*,|(?<![.\w])(?:Object|Function|Array|Number|String|JSON|Math|Promise|Map|Set|Symbol|Reflect|Date|RegExp|BigInt)(?:\.prototype)?(?:\.\w+|\[\s*['"`][^\]]{1,200}\])\s*=(?![=>])|^\s*(?:import\s+)?(?:\w+\s+)?"testing(?:\/\w+)?"|\bimport\s+(?:static\s+)?(?:org\.(?:junit|testng|mockito|assertj|hamcrest|opentest4j|spockframework|scalatest)|junit|kotlin\.test|io\.kotest)\b|\bset(?:Default|Class|Package)AssertionStatus\b|\bPHPUnit\\|\b(?:uopz|runkit)\w*\s*\(|(?<![.\w])__name__\s*=(?!=)|\bas __name__\b|(?<![.\w])__name__ in\b|(?<!\bgetattr\([^'"]{0,80})['"]__name__['"]|\brequire\.main\s*=(?!=)|(?:\$0|\$PROGRAM_NAME)\s*=(?![=~])/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    paths: /\.pyi?$/,
    // Hooks of the interpreter, access to callers' frames, code that is put together as text, and replaced functions of other
    // modules.
    sign: /\bsys\.(?:setprofile|monitoring|addaudithook|meta_path|path_hooks|displayhook|unraisablehook)\b|\bthreading\.(?:settrace|setprofile|excepthook|_\w+\s*=)|\bgc\.get_(?:objects|referrers)\b|(?<![.\w])(?:exec|__import__)\s*\((?!\s*['"][\w.]*['"]\s*\))|\b(?:tb_frame|f_back|f_locals|f_code)\b|(?:^\s*|\bsetattr\s*\(\s*)(?:operator|math|cmath|functools|itertools|collections|copy|json|re|random|time|datetime|decimal|fractions|statistics|numbers|inspect|types|typing|os(?:\.path)?|pathlib|threading|signal|subprocess|warnings|traceback|linecache)(?:\.\w+\s*=(?!=)|\s*,)/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    paths: /\.(?:[cm]?[jt]sx?|vue|svelte)$/,
    sign: /\bmodule\.constructor\b|\bmodule\.(?:parent|children)\b.{0,100}[^=!<>]=(?![=>])|\bModule(?:\.\w+)+\s*=(?!=)|\b(?:global|window)\.(?:expect|assert|test|it|describe)\s*=(?!=)|(?:\.__proto__|\bgetPrototypeOf\([^)]{0,100}\))(?:\.\w+|\[[^\]]{1,100}\])\s*=(?![=>])|(?<![.\w])(?:console|process)\.(?!env\b|exitCode\b|title\b)\w+(?:\.\w+)?\s*=(?![=>])|\bError\.prepareStackTrace\s*=(?!=)|\bprocess\.(?:execArgv|emit)\b|\bregisterHooks\b|\bimport\s*\{[^}]{0,200}\bregister\b[^}]{0,200}\}\s*from\s*['"](?:node:)?module['"]|\bprocess\.(?:on|once|addListener|prepend\w*)\s*\(\s*['"`](?:uncaughtException|unhandledRejection)/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    paths: /\.go$/,
    sign: CGO,
    why: 'it changes what judges the change',
  },
  {
    kind: 'patches the test runner',
    sign: /\bflag\.(?:Set\(\s*["`]test\.|CommandLine\s*=)|\bos\.(?:Stdout|Stderr)\s*=(?!=)|\bProcessHandle\.current\b|\bsetDefaultUncaughtExceptionHandler\b|"(?:org\.(?:junit|testng)|junit\.framework)[."]|\bEnvironment\.ExitCode\b|\[ModuleInitializer\b|\bGetCurrentProcess\(\)\.Kill\b|\bObjectSpace\.each_object\b|\bTracePoint\b|\bset_trace_func\b|\btrap\s*\(?\s*["':]EXIT\b|\bzend\.assertions\b|\bassert\.active\b|\bassert_options\b|\bspl_autoload_register\s*\(.*\btrue\s*,\s*true\b|\bdebug\.sethook\b|\bExUnit\.|#!?\[(?:\w+::)?(?:ctor|link_section|test_runner)\b|\bcustom_test_frameworks\b/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'skips tests',
    sign: /\bpytest\.(?:skip|xfail|importorskip|exit)\b|\bunittest\.(?:skip|SkipTest|expectedFailure)\b|\bSkipTest\b|\b[tb]\.Skip(?:f|Now)?\(|\b(?:describe|it|test|suite)\.(?:skip|todo|failing)\b|\bxdescribe\b|\bxit\s*\(|#\[ignore\]|@(?:Disabled|Ignore)\b|\bAssume(?:\.|Not|That)|\bload_tests\b|\b__test__\s*=|\b__unittest_\w+|\bcollect_ignore\b/,
    why: 'a test that is skipped is not red',
  },
  {
    kind: 'patches the test runner',
    sign: /\b(?:_pytest|pytest_\w+|pytest\.(?:main|register_assert_rewrite))\b|\bunittest\.(?:TestCase|TestResult|runner|main|mock\.patch)\b.*=|\bsys\.(?:excepthook|settrace|modules\[)|\bbuiltins\.\w+\s*=|\b(?:assert|AssertionError)\s*=(?![=>]|\s*require\(['"](?:node:)?assert(?:\/strict)?['"]\))|\bsetattr\s*\(\s*(?:unittest|pytest|builtins)\b|\bassert\.\w+\s*=[^=]|\bexpect\.extend\b|\bglobalThis(?:\.|\[['"])(?:expect|assert|test|it|describe)(?:['"]\])?\s*=|\brequire\.(?:cache|extensions)\b|\brequire\(['"](?:node:)?module['"]\)\.(?!createRequire|builtinModules|isBuiltin)|^\s*import __main__\b|\bsys\.path\.insert\s*\(\s*0,(?!.*['"/](?:src|lib|\.\.)['"]\)+\s*$)|\bsys\.path\s*=(?!=)|\b_G\s*\[|\b(?:rawset|setmetatable)\s*\(\s*_G\b|\bModule\._(?:load|resolveFilename)\b|\bMinitest\b|\bRSpec\.configure\b|\bAssertionError\.prototype\b/,
    why: 'it changes what judges the change',
  },
  {
    kind: 'looks for the test run',
    sign: /\b(?:PYTEST_CURRENT_TEST|PYTEST_XDIST_WORKER|JEST_WORKER_ID|VITEST|NODE_TEST_CONTEXT|GITHUB_ACTIONS|RUNNER_OS|TEST_WORKER_INDEX)\b|environ(?:\.get)?\s*[[(]\s*['"]CI['"]|\bgetenv\s*\(\s*['"]CI['"]|\bprocess\.env(?:\.CI\b|\[['"]CI['"]\])|\bos\.Getenv\("CI"\)|\bENV\[['"]CI['"]\]|['"](?:pytest|unittest|_pytest|doctest)['"]\s+(?:not\s+)?in\s+sys\.(?:modules|argv)|\bsys\.modules\b|\bNODE_ENV\b.*\btest\b|\btesting\.Testing\(\)|\binspect\.(?:stack|currentframe)\s*\(|\bsys\._(?:getframe|current_frames)\s*\(|\bprocess\.argv\b.*test|\bcfg!\((?:not\()?test\)|#!?\[cfg(?:_attr)?\((?:not\(|all\(|any\()?\s*test\b|\btypeof (?:jest|vi|expect|describe|mocha)\b|\bnpm_lifecycle_event\b|\bflag\.Lookup\(\s*"test\.|\btraceback\.(?:extract|format|walk)_stack\b|\bnew Error\([^)]{0,100}\)\.stack|\bruntime\.Callers?\(|\bgetStackTrace\(|\bStackWalker\b|\bcaller(?:_locations)?\s*[([]|\bdebug_backtrace\(|['"]test_\w+['"]/,
    why: 'code that behaves in another way under test proves nothing',
  },
  {
    kind: 'swallows exceptions',
    sign: /\bexcept(?:\s+(?:Base)?Exception(?:\s+as\s+\w+)?)?\s*:\s*(?:pass|\.\.\.|continue|return\b.*)?$|\bcontextlib\.suppress\s*\(\s*(?:Base)?Exception\b|\bcatch\s*(?:\([^)]*\))?\s*\{\s*\}|\.catch\s*\(\s*(?:\(\w*\)|\w+)\s*=>\s*(?:\{\s*\}|null|undefined)\s*\)|\brescue\s*(?:Exception|StandardError)?\s*(?:=>\s*\w+)?\s*$|\brecover\(\)|\bcatch_unwind\b|\bcatch\s*\(\s*(?:Throwable|Exception)\b|\bset -?\+e\b/,
    why: 'an error that nobody sees is not gone',
  },
  {
    kind: 'sets options of the test runner',
    sign: OPTION_NAME,
    why: 'options and variables decide which tests and checks run, and how',
  },
  {
    kind: 'always compares equal',
    sign: COMPARES_EQUAL,
    why: 'a value that equals everything passes any assertion',
  },
  {
    kind: 'always compares equal',
    sign: /\bdef\s+__(?:bool|contains|instancecheck|subclasscheck)__\s*\(|\b__(?:eq|ne)__['"]?\s*[=:](?!=)|\basymmetricMatch\b|\buse overload\b|\b__eq\b\s*=(?!=)|\bvalueOf\s*[=:](?![=:])|\bSymbol\.(?:toPrimitive|hasInstance)\b|\bvalueOf\s*\(\s*\)\s*\{|\bdoCallRealMethod|\bmock\.ANY\b|(?:_\s*==\s*_|\(==\)\s*_\s*_)\s*=\s*True\b|\breturn true\s*;?\s*\/\/\s*(?:always|equal)/,
    why: 'a value that equals everything passes any assertion',
  },
  {
    kind: 'prints a test summary',
    sign: /(?:\d|%[dis]|\}|["'`]) (?:(?:[Tt]ests?|specs?|assertions?|checks?) )?(?:passed|PASSED|passing)\b|["'`](?:[Aa]ll )?(?:[Tt]ests?|specs?) (?:have )?passed\b|\b0 (?:failed|failures|failing)\b|#\s*(?:tests|pass|fail) \d|(?:^|["'`\s])ok \d+ - |\bRan \d+ tests? in\b|\btest result: ok\b|--- PASS: |\bTests run: \d|\bOK \(\d+ tests?\b|\bBUILD SUCCESS|\[ +PASSED +\]|<test(?:suites?|case|-run|run)\b|\b(?:surefire|failsafe)-reports\b|\btest-results\b|\bTEST-[^\s]*\.xml\b|\bjunit[^\s]*\.xml\b/,
    why: 'a report that the tests did not write proves nothing',
  },
  {
    kind: 'registers with the test runner',
    sign: /\bentry_points\b|\bpytest11\b|\bpytest_plugins\b|\bconsole_scripts\b|META-INF\/services|\bsetupFiles(?:AfterEnv)?\b|\bglobalSetup\b|\breporters?\s*:/,
    why: 'what is registered runs with every test',
  },
  {
    kind: 'switches off a check',
    sign: /@ts-(?:nocheck|ignore|expect-error)\b|\b(?:eslint|oxlint|tslint|stylelint|pylint|rubocop|shellcheck|standard|ktlint|swiftlint|credo)(?::| )\s*disable\b|\beslint-disable\b|\bstylelint-disable\b|\b(?:biome|prettier|phpstan|psalm|deno-lint|hadolint|c8|v8|istanbul)[- ]ignore\b|#\s*(?:noqa|nosec|fmt: ?(?:off|skip)|(?:type|pyright|ty|mypy): ?ignore)\b|\/\/\s*nolint\b|\bNOLINT(?:NEXTLINE|BEGIN)?\b|#!?\[allow\(|@Suppress(?:Warnings|Lint)?\(|\bphpcs:(?:disable|ignore)\b|\bclang-format off\b|\brustfmt::skip\b/,
    why: 'a linter or type checker then says nothing of what stands there',
  },
  {
    kind: 'opens the network',
    sign: /\b(?:urllib\.request|urlopen|requests\.(?:get|post|put|delete|request|Session)|httpx\.|aiohttp\.|socket\.(?:socket|create_connection)|(?:SOCK_RAW|AF_PACKET|IPPROTO_RAW)|http\.client|smtplib|ftplib|paramiko)\b|\bfetch\s*\(|\b(?:axios|got|superagent|node-fetch)\b|\b(?:https?|net|tls|dgram|dns)\.(?:get|request|connect|createConnection|createSocket|createServer|lookup|resolve)\s*\(|\brequire\(['"](?:node:)?(?:net|tls|dgram)['"]\)|\bfrom ['"](?:node:)?(?:net|tls|dgram)['"]|\bXMLHttpRequest\b|\bnew (?:WebSocket|EventSource)\b|\bsendBeacon\b|\bnet\.(?:Dial|Listen|Lookup)|\bsyscall\.Socket\b|\bUdpSocket::bind\b|\bnew (?:Server|Datagram)?Socket\s*\(|\b(?:TCP|UDP)Socket\.new\b|\bfsockopen\s*\(|\bhttp\.(?:Get|Post|PostForm|Head|NewRequest|DefaultClient)\b|\breqwest::|\bTcpStream::connect\b|\bHttpClient\b|\bcurl_(?:init|exec)\b|\bNet::HTTP\b|\bopen-uri\b|(?:^|[\s;&|`$(])(?:curl|wget|nc|ncat)\s+\S/,
    why: 'a new way out of the program',
  },
  {
    kind: 'runs dynamic code',
    sign: /(?<![.\w])(?:eval|exec|compile|__import__)\s*\(|\bimportlib\.(?:import_module|util)\b|\bgetattr\s*\(\s*(?:builtins|__builtins__|os|sys)\b|\b__builtins__\b|\bglobalThis\s*\[|\bset(?:Timeout|Interval)\s*\(\s*['"`]|\bimport\s*\(\s*[^\s'"`)]|\bprocess\.(?:binding|dlopen)\b|\bnew Function\s*\(|(?<![.\w])Function\s*\(\s*['"`]|\bvm\.run\w*\s*\(|\b(?:subprocess|os\.(?:system|popen|exec\w*|spawn\w*)|child_process|execSync|spawnSync)\b|\bshell\s*[=:]\s*[Tt]rue\b|\bpty\.(?:spawn|fork)\b|["'`](?:\/usr)?\/bin\/(?:ba|da|z|k)?sh\b|["'`](?:ba|da|z|k)?sh["'`]\s*,\s*["'`]-\w*c|(?<![.\w>:])(?:system|popen|shell_exec|passthru|proc_open)\s*\(|\bKernel\.(?:system|exec|spawn)\b|\bProcess\.(?:Start|spawn)\b|\bOpen3\.|\bpickle\.loads?\b|\bmarshal\.loads\b|\byaml\.load\s*\((?!.*Safe)|\bexec\.Command\s*\(|\bCommand::new\s*\(|\bRuntime\.getRuntime\(\)\.exec\b|\bProcessBuilder\b|\binstance_eval\b|\bclass_eval\b|\bctypes\b|\bdlopen\b|\bunsafe\s*\{/,
    why: 'what it runs is decided while it runs',
  },
  {
    kind: 'encoded data',
    sign: /[A-Za-z0-9+/]{120,}={0,2}|(?:\\x[0-9a-fA-F]{2}){16,}|(?:\\u[0-9a-fA-F]{4}){16,}|\b[0-9a-fA-F]{128,}\b|\bb(?:ase)?64\.?(?:b64)?decode\b|\batob\s*\(|\bBuffer\.from\s*\([^)]*['"](?:base64|hex)['"]|\bString\.fromCharCode\s*\((?:\s*\d+\s*,){4}|\b(?:codecs\.decode|zlib\.decompress)\b/,
    why: 'a reviewer cannot read it',
  },
  {
    kind: 'looks like a secret',
    sign: /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|sk-[A-Za-z0-9_-]{20,}|AKIA[0-9A-Z]{16}|xox[abprs]-[\w-]{10,}|AIza[\w-]{30,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+)|-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:password|passwd|secret|api_?key|token)\b['"]?\s*[:=]\s*['"][^'"\s]{12,}['"]/i,
    why: 'secrets do not belong into a repository',
  },
  {
    kind: 'talks to the workflow',
    sign: /(?:^|["'`\s])::(?:set-output|set-env|add-path|add-mask|stop-commands|save-state|error|warning|notice|group|endgroup|debug)\b|##\[(?:error|warning|group|command|section|set-env|add-path)|\bGITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|TOKEN)\b|\bACTIONS_(?:RUNTIME|ID_TOKEN)_\w+|\bRUNNER_TEMP\b|\$\{\{/,
    why: 'the runner obeys such text',
  },
  {
    kind: 'invisible characters',
    sign: INVISIBLE_SIGNS,
    why: 'it does not read as it looks',
  },
];

const DEPENDENCIES =
  /(?:^|\/)(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.(?:json|lock)|requirements[^/]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in)|\.npmrc|pyproject\.toml|setup\.(?:py|cfg)|Pipfile(?:\.lock)?|poetry\.lock|uv\.lock|go\.(?:mod|sum)|Cargo\.(?:toml|lock)|Gemfile(?:\.lock)?|[^/]+\.gemspec|composer\.(?:json|lock)|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.csproj|mix\.(?:exs|lock)|pubspec\.(?:yaml|lock)|Package\.swift)$/i;

interface WatchedPatch {
  /** A unified diff. */
  readonly diff: string;
  /** Files that are tests themselves: the kinds of OF_TESTS are not reported in them. */
  readonly tests: readonly string[];
  /** The output of the tests at base: values that it expects should not stand in the patch word for word. '' when unknown. */
  readonly expectations: string;
}

/** Looks at the added lines of a patch, whoever wrote it. At most one of a kind for each line, in the order of the diff. */
export function tripwiresOf({ diff, tests, expectations }: WatchedPatch): readonly Tripwire[] {
  const all = linesOfDiff(diff);
  const lines = all.filter(({ isAdded }) => isAdded);
  const exposed = all.filter(isExposed);
  const found = [...lines, ...exposed].flatMap((line, at) =>
    [
      ...WIRES.filter(({ kind }) => !(tests.includes(line.path) && OF_TESTS.has(kind)))
        .filter(({ kind }) => line.isAdded || ENDS_TESTS.has(kind))
        .filter((wire) => trips(wire, line, lines[at - 1]) && !isHonest(wire.kind, line))
        .filter(({ kind }, first, of) => of.findIndex((other) => other.kind === kind) === first)
        .map(({ kind, why }) => ({ kind, why })),
      ...(!line.isAdded || tests.includes(line.path) ? [] : copied(line.text, expectations)),
      ...(!line.isAdded || line.text.length < MAX_ADDED_LINE_CHARS ? [] : [OVERLONG_LINE]),
    ].map(({ kind, why }) => ({ kind, path: line.path, line: line.number, why })),
  );
  const reading = tests.flatMap((test) => readsCode(test, lines, tests));
  const manifests = [...new Set(lines.map(({ path }) => path))].filter((path) => DEPENDENCIES.test(path));
  const changed = manifests.map((path) => ({
    kind: 'changes dependencies' as const,
    path,
    line: lines.find((line) => line.path === path)?.number ?? 1,
    why: 'it decides what is installed',
  }));
  return spread([...changed, ...reading, ...found], MAX_TRIPWIRES);
}

/**
 * A new test that reads the source of a changed file, or checks that the file exists: it is red without the patch whatever the
 * patch does.
 */
function readsCode(test: string, lines: readonly AddedLine[], tests: readonly string[]): readonly Tripwire[] {
  const changed = new Set(lines.map(({ path }) => path).filter((path) => !tests.includes(path)));
  const names = [...changed].map((path) => path.slice(path.lastIndexOf('/') + 1));
  const own = lines.filter(({ path }) => path === test);
  const reading = own.map(({ text }) => text).filter((text) => READS_FILE.test(text));
  return own
    .filter(({ text }) => names.some((name) => text.includes(name)) && !LOADS_CODE.test(text))
    .filter(({ text }) => {
      const [, variable = ''] = /(\w+)\s*(?::[^=]{1,100})?:?=(?!=)/.exec(text) ?? [];
      return READS_FILE.test(text) || (variable !== '' && reading.some((each) => each.includes(variable)));
    })
    .map(({ path, number }) => ({
      kind: 'reads the code it tests' as const,
      path,
      line: number,
      why: 'what a file holds is not what it does',
    }));
}

const READS_FILE =
  /\b(?:readFile\w*|createReadStream|exists\w*|l?stat(?:Sync)?|access(?:Sync)?|read_(?:text|bytes|to_string)|is_file|open|file_(?:get_contents|exists)|ReadFile|Stat|include_str|readAllLines|readString|File\.(?:read|exist)|getsource\w*|slurp|grep|cat)\b/;
const LOADS_CODE =
  /^\s*(?:import|from|export|use|source)\b|\b(?:require\w*|import|mock)\s*\(|\brequire_relative\b|\b(?:spawn|exec|fork)\w*\(|\bsubprocess\b/;

/** Whether a text can end, skip or patch tests. */
export const canEndTests = (text: string): boolean =>
  WIRES.some(({ kind, sign }) => ENDS_TESTS.has(kind) && sign.test(text));

/** At most `most`, in their order, shared among the kinds: many of one kind do not crowd out another. */
export function spread(tripwires: readonly Tripwire[], most: number): readonly Tripwire[] {
  if (tripwires.length <= most) return tripwires;
  const seen = new Map<TripwireKind, number>();
  const ranked = tripwires.map((tripwire, at) => {
    const rank = seen.get(tripwire.kind) ?? 0;
    seen.set(tripwire.kind, rank + 1);
    return { tripwire, at, rank };
  });
  const kept = ranked.toSorted((a, b) => a.rank - b.rank || a.at - b.at).slice(0, most);
  return kept.toSorted((a, b) => a.at - b.at).map(({ tripwire }) => tripwire);
}

const MAX_TRIPWIRES = 100;
const MAX_ADDED_LINE_CHARS = 4000;
const OVERLONG_LINE = {
  kind: 'encoded data' as const,
  why: `it goes on behind ${MAX_ADDED_LINE_CHARS} characters`,
};

interface AddedLine {
  readonly path: string;
  readonly isAdded: boolean;
  readonly number: number;
  readonly text: string;
  /** The lines that it stands in the place of. */
  readonly removed: readonly string[];
  /** The lines of its hunk as they are now, and where it stands in them. */
  readonly hunk: readonly string[];
  readonly at: number;
  /** The nearest line above in the diff that is indented less, as it stands there. */
  readonly opener: string;
}

/** A line that stayed, whose enclosing line was changed or removed: that one decided whether it runs. */
const isExposed = ({ isAdded, opener }: AddedLine): boolean => !isAdded && /^[+-]/.test(opener);

/** What looks like a way to make any test pass, and is none: as it stood there before, or in a form that honest code has. */
function isHonest(kind: TripwireKind, line: AddedLine): boolean {
  const { path, text, removed } = line;
  // The line may be indented deeper than before, not less: code of a function must not run when the file is loaded.
  if (removed.some((before) => before.trim() === text.trim() && indentOf(before) <= indentOf(text)))
    return true;
  switch (kind) {
    case 'ends the process':
      return (
        (PASSES_ON_STATUS.test(text) && (/(?:^|\/)(?:bin\/|__main__\.py$)/.test(path) || isGuarded(line))) ||
        endsRed(line)
      );
    case 'always compares equal':
      return isComparison(line) || comparesOther(line);
    case 'looks for the test run':
      // Rust's tests stand in the file that they test.
      return /^\s*#\[cfg\(test\)\]\s*(?:(?:pub )?(?:mod|use)\b.*)?$/.test(text) && isTestModule(line);
    case 'prints a test summary':
      return (
        /^[^\d#]*(?:\}|["'`]) passed['"`]\)?;?\s*$/.test(text) && /\b(?:print|return|log|info)\b/.test(text)
      );
    case 'sets options of the test runner':
      return (
        text.replace(JOINTS, '').replace(READS_OPTION, '').replace(HARMLESS_OPTION, '').search(OPTION_NAME) <
        0
      );
    default:
      return false;
  }
}

const indentOf = (text: string): number => text.search(/\S|$/);

/** `sys.exit(main())`, `process.exit(code)`: the status is computed elsewhere. */
const PASSES_ON_STATUS =
  /^\s*(?:(?:(?:sys|process|Deno|System|os)\.|(?:std::)?process::)?exit|os\.Exit|raise SystemExit)\s*\((?:await )?(?:\w+\.)*(?:(?:main|run|cli|app|start|execute|exec_?)\((?:[\w., :=[\]{}]|\([\w., ]*\))*\)|\w*(?:code|status|result|rc|ret))\);?\s*$|^\s*process\.exitCode = (?:await )?(?:\w+\.)*(?:(?:main|run|cli)\([\w., ]*\)|\w*(?:code|status|result));?\s*$/i;
/** What stands below runs only where the file is started as a program. */
const STARTED_ITSELF =
  /^if \(?(?:__name__ == ['"]__main__['"]|require\.main === module|import\.meta\.main|\$0 == __FILE__|__FILE__ == \$0)\)?\s*[:{]?(?:\s*(?:#|\/\/).*)?$/;

function isGuarded({ hunk, at, text }: AddedLine): boolean {
  const above = hunk.slice(0, at);
  const guard = above.findLastIndex((each) => each.trim() !== '' && indentOf(each) < indentOf(text));
  return (
    STARTED_ITSELF.test(above[guard]?.trimEnd() ?? '') && !/`|"{3}|'{3}/.test(above.slice(guard).join('\n'))
  );
}

/** `self.a == other.a`, `(self.a, self.b) == (other.a, other.b)`, `self._key() < other._key()`, several joined by `and`. */
const COMPARED = String.raw`self\.((?:\w+(?:\(\))?\.)*\w+(?:\(\))?) (?:==|!=|<=?|>=?) other\.\N`;
const ONE_COMPARED = new RegExp(COMPARED.replace('\\N', '\\1(?![\\w(])'));
const TUPLES = /^\(?\((.+)\) (?:==|!=|<=?|>=?) \((.+)\)\)?$/;

/** A method that compares the same attributes of both objects, and does nothing else. */
function isComparison({ hunk, at, text }: AddedLine): boolean {
  if (
    !/^\s*def __(?:(?:eq|ne|lt|le|gt|ge)__\(self, other|contains__\(self, \w+|bool__\(self)(?:: [\w.[\]"']+)?\)(?: -> bool)?:\s*$/.test(
      text,
    )
  )
    return false;
  const rest = hunk.slice(at + 1);
  const end = rest.findIndex((each) => each.trim() !== '' && indentOf(each) <= indentOf(text));
  const body = rest
    .slice(0, end < 0 ? rest.length : end)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const type = /^if (?:not isinstance\(other, [\w.]+\)|type\(other\) (?:is not|!=) type\(self\)):$/;
  const same = /^if (?:self is other|other is self):$/;
  // A branch that returns `False` makes nothing equal.
  const others = body.filter(
    (each, index) =>
      !(
        type.test(each) ||
        same.test(each) ||
        /^(?:if isinstance\(other, [\w.]+\):|return (?:NotImplemented|False))$/.test(each)
      ) && !(same.test(body[index - 1] ?? '') && each === 'return True'),
  );
  const [only, ...more] = others;
  if (only === undefined || more.length > 0 || !only.startsWith('return ')) return false;
  if (text.includes('__ne__') && only === 'return not self == other') return true;
  // The method may only return what `__len__` would make of it.
  if (/__(?:contains|bool)__/.test(text))
    return /^return (?:\w+ in self\.\w+|bool\(self\.\w+\)|(?:len\(self\.\w+\)|self\.\w+) (?:>|!=) 0)$/.test(
      only,
    );
  const value = only.slice('return '.length).replace(/^isinstance\(other, [\w.]+\) and /, '');
  const tuples = TUPLES.exec(value);
  if (tuples !== null)
    return (
      tuples[1]?.replace(/\bself\./g, 'other.') === tuples[2] &&
      /^(?:self\.\w+(?:, )?)+$/.test(tuples[1] ?? '')
    );
  return value.split(' and ').every((part) => part.replace(ONE_COMPARED, '') === '');
}

/** `set +e` that is taken back, `|| exit $?`. */
const endsRed = ({ hunk, at, text }: AddedLine): boolean =>
  (/^\s*set \+e\s*$/.test(text) && hunk.slice(at).some((each) => /^\s*set -e\b/.test(each))) ||
  /\|\|\s*exit \$\?\s*[;}]*\s*$/.test(text);

const isTestModule = ({ hunk, at }: AddedLine): boolean =>
  /\b(?:mod|use)\b/.test(hunk[at] ?? '') || /^\s*(?:pub )?(?:mod|use|#\[)/.test(hunk[at + 1] ?? '');

/** In other languages: a method with a comparison in it, which says `true` of the same object alone. */
function comparesOther({ hunk, at, text }: AddedLine): boolean {
  if (!COMPARES_EQUAL.test(text) || /\bdef\s+__/.test(text)) return false;
  const rest = hunk.slice(at + 1);
  const end = rest.findIndex((each) => each.trim() !== '' && indentOf(each) <= indentOf(text));
  const body = [text.replace(COMPARES_EQUAL, ''), ...rest.slice(0, end < 0 ? rest.length : end)]
    .join(' ')
    .replace(/if \(?(?:this|self) ={2,3} \w+\)?:?\s*\{?\s*return true;?\s*\}?/g, '')
    .replace(/if \([^{};]{1,200}\)\s*\{?\s*return false;?\s*\}?/g, '');
  return (
    /\boperator\s*\S+\s*\(.*\)(?: const)?(?: noexcept)? = default;\s*$/.test(text) ||
    (/[=!]=|\b(?:deep)?equals?\b|\beql\?|<=>|\bmatches!/i.test(body) &&
      !/\btrue\b|\|\||\bor\b|_ordering::equal/.test(body))
  );
}

/** `return true` as what a method that compares does, `return 0` as the difference of any two values. */
function alwaysTrue({ hunk, at, text }: AddedLine): boolean {
  const opener = hunk.slice(0, at).findLast((each) => each.trim() !== '' && indentOf(each) < indentOf(text));
  return (
    (/^\s*(?:return )?(?:true|True|1)\s*[;}]*\s*$/.test(text) && COMPARES_EQUAL.test(opener ?? '')) ||
    (/^\s*return (?:0(?:\.0)?)\s*[;}]*\s*$/.test(text) &&
      /\bdef __(?:r?sub|abs|round)__\s*\(|\bint compareTo\s*\(/.test(opener ?? ''))
  );
}

/** Options that are read and not set, except those by which a run of tests is recognized. */
const READS_OPTION =
  /(?:process\.env\.|\benviron\.get\(['"]|\bgetenv\(['"]|\bENV\[['"])(?:NODE_OPTIONS|NODE_PATH|PYTHONPATH|PYTHONHOME|RUSTFLAGS|GOFLAGS|RUBYOPT|RUBYLIB|JAVA_OPTS|MAVEN_OPTS|GRADLE_OPTS)\b(?!['"]?\]?\s*(?:[|&?]{2}|[-+*/%])?=(?!=))/g;
/** Options that are set to values which switch nothing off. */
const HARMLESS_OPTION =
  /\bNODE_OPTIONS\b['"]?\]?\s*[:=,]\s*['"`](?:\s*--(?:max-old-space-size=\d+|max-semi-space-size=\d+|enable-source-maps|no-warnings|trace-warnings|unhandled-rejections=strict|stack-trace-limit=\d+))*['"`]/g;

function trips({ kind, sign, paths }: Wire, line: AddedLine, before: AddedLine | undefined): boolean {
  const { path, text } = line;
  return (
    (paths?.test(path) ?? true) &&
    (PLAIN_TEXT.has(kind) || !isComment(path, text)) &&
    (sign.test(text) ||
      (line.isAdded && JOINT.test(text) && sign.test(text.replace(JOINTS, ''))) ||
      (sign === COMPARES_EQUAL && alwaysTrue(line)) ||
      (before?.path === path && sign.test(overTwoLines(before.text, text))))
  );
}

/** Where two literals become one text: `'pas' + 'sed'`, `"ex""it"`. */
const JOINT = /(?<=[\w ])["'`]\s*(?:\+|\.{1,2}|<>|&)?\s*[bfr]?["'`](?=[\w ])/;
const JOINTS = new RegExp(JOINT, 'g');

/** Languages in which `#` begins a comment, and `//` and `*` do not. */
const HASH =
  /\.(?:pyi?|rb|[bkz]?a?sh|ya?ml|toml|p[lm]|r|jl|exs?|mk|cfg|ini|conf|nix|cmake|ps1)$|(?:^|\/)(?:Makefile|Dockerfile|Gemfile|Rakefile|justfile)$/i;
const DASHES = /\.(?:sql|lua|hs|elm|ad[bs]|vhdl?)$/i;
const BOTH = /\.(?:php|tf)$/i;

/** In doubt a line counts as code: `#stop = …` and `*run() {…}` are JavaScript, `// f(x)` continues a division in Python. */
function isComment(path: string, text: string): boolean {
  if (path.endsWith('.go') && CGO.test(text)) return false;
  if (HASH.test(path)) return /^\s*#/.test(text);
  if (DASHES.test(path)) return /^\s*--/.test(text);
  return (
    /^\s*(?:\/\/|\*(?:\/|$|\s+(?!\w[\w.]*\s*\()))/.test(text) || (BOTH.test(path) && /^\s*#(?!\[)/.test(text))
  );
}

/** Kinds that do harm even in a comment. */
const PLAIN_TEXT: ReadonlySet<TripwireKind> = new Set([
  'switches off a check',
  'talks to the workflow',
  'looks like a secret',
  'invisible characters',
]);

/** `except Exception:` and the `pass` below it, `catch (e) {` and its `}`. Only these are looked for over two lines. */
function overTwoLines(before: string, text: string): string {
  return /(?:\{|:)\s*$/.test(before) && /^\s*(?:pass|\.\.\.|\})\s*$/.test(text)
    ? `${before.trimEnd()} ${text.trim()}`
    : '';
}

/** The added lines of a unified diff, with their numbers in the new files. */
export const addedLines = (diff: string): readonly AddedLine[] =>
  linesOfDiff(diff).filter(({ isAdded }) => isAdded);

/** The lines of a unified diff that stand in the new files, with their numbers there. */
function linesOfDiff(diff: string): readonly AddedLine[] {
  const lines: AddedLine[] = [];
  let path = '';
  let number = 0;
  let left = 0;
  let removed: string[] = [];
  let hunk: string[] = [];
  /** Of the hunk so far, the lines under which the next one can stand, as the diff has them. */
  let openers: string[] = [];
  for (const line of diff.split('\n')) {
    const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(line);
    const text = line.slice(1, MAX_ADDED_LINE_CHARS + 1);
    if (header !== null) {
      number = Number(header[1]);
      left = Number(header[2] ?? 1);
      removed = [];
      hunk = [];
      openers = [];
    } else if (left <= 0 && line.startsWith('+++ ')) {
      path = diffPath(line.slice(4));
    } else if (left > 0 && /^[-+ ]/.test(line)) {
      const isAdded = line.startsWith('+');
      if (text.trim() !== '') openers = openers.filter((each) => indentOf(each.slice(1)) < indentOf(text));
      const opener = openers.at(-1) ?? '';
      if (text.trim() !== '') openers.push(line.slice(0, MAX_ADDED_LINE_CHARS));
      if (line.startsWith('-')) {
        removed.push(text);
        continue;
      }
      if (!isAdded) removed = [];
      lines.push({ path, number, text, isAdded, removed, hunk, at: hunk.length, opener });
      hunk.push(text);
      number += 1;
      left -= 1;
    }
  }
  return lines;
}

/** As git writes it: `b/path`, with a tab behind a path that has blanks, in quotes where it has other bytes. */
function diffPath(header: string): string {
  const bare = header.replace(/\t$/, '');
  return bare.startsWith('"') ? bare.slice(3, -1) : bare.replace(/^b\//, '');
}

const DECIDES = /\b(?:if|elif|case|when|switch|return|match)\b|[=!]==?|=>|\?/;

/** A literal that the tests expect, in a line that compares with it or returns it. */
function copied(
  text: string,
  expectations: string,
): readonly { readonly kind: TripwireKind; readonly why: string }[] {
  if (expectations === '' || !DECIDES.test(text)) return [];
  const literals = [
    ...text.matchAll(/(["'`])((?:\\.|(?!\1).){4,200})\1|(?<![\w.])(\d{3,}(?:\.\d+)?)(?![\w.])/g),
  ];
  const known = literals
    .map((match) => match[2] ?? match[3] ?? '')
    .find((literal) => expectations.includes(literal));
  return known === undefined
    ? []
    : [
        {
          kind: 'copies from the tests',
          why: `the tests expect ${JSON.stringify(firstChars(known, 60))} word for word`,
        },
      ];
}
