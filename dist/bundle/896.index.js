export const id = 896;
export const ids = [896];
export const modules = {

  39429:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    NW: () => (  orElse),
    kc: () => (  errorText),
    xb: () => (  assertNever)
  });
const errorText = (error) => (error instanceof Error ? error.message : String(error));
function orElse(fallback, ask) {
    try {
        return ask();
    }
    catch {
        return fallback;
    }
}
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


  }),

  45565:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OJ: () => (  firstChars),
    QU: () => (  withEdits),
    YC: () => (  editDistance),
    aJ: () => (  stripAnsi),
    dp: () => (  byteLength),
    iV: () => (  lastChars),
    mU: () => (  withoutColours),
    ml: () => (  shorten),
    pA: () => (  nearest),
    r7: () => (  shellWord),
    yL: () => (  oneOf),
    yZ: () => (  collapsed)
  });
function firstChars(text, max) {
    const start = text.slice(0, max);
    return /[\uD800-\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;
}
function lastChars(text, max) {
    const end = text.slice(Math.max(0, text.length - max));
    return /^[\uDC00-\uDFFF]/.test(end) && max < text.length ? end.slice(1) : end;
}
const shorten = (text, max) => text.length <= max ? text : `${firstChars(text, max)}…`;
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const ANSI = new RegExp(`${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`, 'g');
const oneOf = (signs, flags = '') => new RegExp(signs.map(({ source }) => source).join('|'), flags);
const stripAnsi = (text) => text.replace(ANSI, '');
const withoutColours = (text) => text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;
const encoder = new TextEncoder();
const byteLength = (text) => encoder.encode(text).length;
function editDistance(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
    const cell = (i, j) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j++) {
            const change = a[i - 1] === b[j - 1] ? 0 : 1;
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row.push(Math.min(cell(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, cell(i - 1, j - 1) + change, isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY));
        }
    }
    return cell(a.length, b.length);
}
const PLAIN_WORD = /^[\w@%+=:,./-]+$/;
const shellWord = (text) => PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
function nearest(given, names) {
    const begun = names.filter((name) => given.length > 1 && name.startsWith(given));
    if (begun.length === 1)
        return begun[0] ?? null;
    const ranked = names
        .map((name) => ({ name, distance: editDistance(given, name) }))
        .toSorted((a, b) => a.distance - b.distance);
    const [best] = ranked;
    if (best === undefined)
        return null;
    return best.distance <= Math.ceil(Math.max(best.name.length, given.length) / 3) ? best.name : null;
}
const collapsed = (text) => text.trim().replace(/\s+/g, ' ');
const withEdits = (text, edits) => edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);


  }),

  98121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UM: () => (  stepFiles),
    iH: () => (  testEnvironment),
    uK: () => (  isShownToTests)
  });
const PASSED_ON = new Set([
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM TMPDIR XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME',
    'SystemRoot ComSpec PATHEXT TEMP TMP USERPROFILE APPDATA LOCALAPPDATA ProgramFiles ProgramData',
    'CI GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_SHA GITHUB_REF GITHUB_REF_NAME',
    'GITHUB_REF_TYPE GITHUB_HEAD_REF GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_WORKFLOW GITHUB_JOB',
    'GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_ACTOR GITHUB_SERVER_URL GITHUB_API_URL',
    'RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_ENVIRONMENT RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY ImageOS',
    'RUNNER_TRACKING_ID',
    'JAVA_HOME GRADLE_HOME GRADLE_USER_HOME MAVEN_HOME M2_HOME ANDROID_HOME ANDROID_SDK_ROOT SDKMAN_DIR',
    'GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GOFLAGS GOTOOLCHAIN GOEXPERIMENT CGO_ENABLED',
    'CARGO_HOME CARGO_TARGET_DIR CARGO_INCREMENTAL CARGO_TERM_COLOR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTFLAGS',
    'pythonLocation Python_ROOT_DIR Python2_ROOT_DIR Python3_ROOT_DIR PYTHONPATH PYENV_ROOT VIRTUAL_ENV',
    'CONDA CONDA_PREFIX CONDA_DEFAULT_ENV NODE_PATH NODE_ENV NVM_DIR PNPM_HOME COREPACK_HOME DENO_DIR',
    'BUN_INSTALL DOTNET_ROOT NUGET_PACKAGES GEM_HOME GEM_PATH BUNDLE_PATH PERL5LIB COMPOSER_HOME',
    'LD_LIBRARY_PATH DYLD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CC CXX CFLAGS CXXFLAGS LDFLAGS',
    'CHROME_BIN CHROMEWEBDRIVER GECKOWEBDRIVER PLAYWRIGHT_BROWSERS_PATH PUPPETEER_EXECUTABLE_PATH DISPLAY',
    'SSL_CERT_FILE SSL_CERT_DIR NODE_EXTRA_CA_CERTS REQUESTS_CA_BUNDLE FORCE_COLOR NO_COLOR',
].flatMap((names) => names.split(' ')));
const PASSED_ON_SHAPES = /^(?:LC_[A-Z]+|JAVA_HOME_\d+_\w+|GOROOT_\d+_\d+_\w+)$/;
const STEP_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
function testEnvironment(request) {
    const { environment, command, testEnv, checkout, scratch } = request;
    const passed = Object.entries(environment).filter((entry) => entry[1] !== undefined && (PASSED_ON.has(entry[0]) || PASSED_ON_SHAPES.test(entry[0])));
    const chosen = (testEnv?.pass ?? []).flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
    });
    const files = STEP_FILES.map((name) => [name, `${scratch}/${name}`]);
    const onRunner = { GITHUB_WORKSPACE: checkout, RUNNER_TEMP: scratch, ...Object.fromEntries(files) };
    const workspace = environment['GITHUB_WORKSPACE'] || checkout;
    const own = Object.entries(command.env).map(([name, value]) => {
        return [name, value.replaceAll(workspace, () => checkout)];
    });
    return {
        ...Object.fromEntries(passed),
        ...(environment['GITHUB_ACTIONS'] === undefined ? {} : onRunner),
        ...Object.fromEntries(own),
        ...Object.fromEntries(chosen),
        ...testEnv?.set,
    };
}
const stepFiles = (scratch) => STEP_FILES.map((name) => `${scratch}/${name}`);
const isShownToTests = (name) => PASSED_ON.has(name) || PASSED_ON_SHAPES.test(name);


  }),

  27386:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AE: () => (  eraseEnvironment),
    bs: () => (  programFolder),
    ci: () => (  listenForCancellation),
    oF: () => (  checkPlatform),
    xv: () => (  VERSION),
    yg: () => (  holdProgram)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_module__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98995);
  var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73136);
  var _solver_languages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60407);
  var _tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60135);







const { version: VERSION } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, '../package.json'), 'utf8'));
const MEANINGLESS = [
    'SIGHUP',
    'SIGQUIT',
    'SIGUSR1',
    'SIGUSR2',
    'SIGALRM',
    'SIGVTALRM',
    'SIGIO',
    'SIGXCPU',
    'SIGXFSZ',
];
function listenForCancellation() {
    const controller = new AbortController();
    let isReachable = false;
    process.once('SIGINT', () => controller.abort());
    process.on('SIGTERM', () => {
        if (!isReachable)
            controller.abort();
    });
    for (const name of MEANINGLESS)
        process.on(name, () => { });
    return {
        signal: controller.signal,
        setReachable: (isNow) => {
            isReachable = isNow;
        },
    };
}
function eraseEnvironment(isErased) {
    const kept = Object.entries(process.env).filter(([name]) => isErased(name));
    try {
        const start = startOfEnvironment();
        const memory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/proc/self/mem', 'r+');
        try {
            for (const { name, offset, length } of valuesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ'))) {
                if (isErased(name))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(memory, Buffer.alloc(length), 0, length, start + offset);
            }
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(memory);
        }
        return valuesIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ')).every(({ name, isEmpty }) => isEmpty || !isErased(name));
    }
    catch {
        return false;
    }
    finally {
        for (const [name, value] of kept)
            process.env[name] = value;
    }
}
function startOfEnvironment() {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/stat', 'utf8');
    const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
    if (!Number.isSafeInteger(start) || start === 0)
        throw new Error('the kernel does not tell where variables lie');
    return start;
}
function valuesIn(environ) {
    const values = [];
    for (let at = 0; at < environ.length;) {
        const end = environ.indexOf(0, at) === -1 ? environ.length : environ.indexOf(0, at);
        const equals = environ.indexOf('=', at);
        if (equals !== -1 && equals < end) {
            const name = environ.toString('utf8', at, equals);
            values.push({ name, offset: equals + 1, length: end - equals - 1, isEmpty: end === equals + 1 });
        }
        at = end + 1;
    }
    return values;
}
function checkPlatform(platform) {
    if (platform !== 'win32')
        return;
    throw new Error('agent-fix runs on Linux and macOS; this is Windows. In a workflow take `runs-on: ubuntu-latest`, at a desk WSL.');
}
function programFolder() {
    const [, entry] = process.argv;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(entry ?? process.execPath));
}
let held = null;
function holdProgram(dist) {
    held ??= hold(dist).catch((error) => {
        held = null;
        throw error;
    });
    return held;
}
async function hold(dist) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(dist, 'bundle'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(dist, 'syntax')].filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder));
    const sources = new Map((await Promise.all(folders.map(readModules)))
        .flat()
        .map(([file, code]) => [(0,node_url__WEBPACK_IMPORTED_MODULE_4__.pathToFileURL)(file).href, code]));
    await (0,_tree_sitter_syntax_tree_js__WEBPACK_IMPORTED_MODULE_6__  .kS)(['bash', ..._solver_languages_js__WEBPACK_IMPORTED_MODULE_5__  .Yj.map(({ id }) => id)]);
    if (sources.size === 0)
        return;
    (0,node_module__WEBPACK_IMPORTED_MODULE_2__.registerHooks)({
        resolve: (specifier, context, nextResolve) => {
            const url = /^[./]|^file:/.test(specifier) ? new URL(specifier, context.parentURL).href : null;
            return url !== null && sources.has(url) ? { url, shortCircuit: true } : nextResolve(specifier, context);
        },
        load: (url, context, nextLoad) => {
            const source = sources.get(url);
            return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
        },
    });
}
async function readModules(folder) {
    const files = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
    return Promise.all(files.map(async (file) => [file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file)]));
}


  }),

  60407:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Mp: () => (  written),
    Yj: () => (  LANGUAGES),
    eX: () => (  languageOf),
    p_: () => (  list)
  });
const written = (form, ...values) => form.replace(/\$(\d)/g, (_, at) => values[Number(at) - 1] ?? '');
const list = (names) => String(names).trim().split(/\s+/);
const fields = (names) => list(names).map((name) => {
    const [type = '', field = ''] = name.split('.');
    return [type, field];
});
const families = (names) => String(names).split(',').map(list);
const operatorGroup = (kind, names) => ({
    kind,
    tokens: new Map(families(names).map(([token = '', ...others]) => [
        token.replace('_', ' '),
        others.map((other) => other.replace('_', ' ')),
    ])),
});
const ORDER = operatorGroup('order', '< <= > >= != ==, <= < >= > ==, > >= < <= != ==, >= > <= < ==');
const EQUALITY = operatorGroup('equality', '== != <= >= < >, != == < > <= >=');
const BITS = operatorGroup('bits', '& | ^, | & ^, ^ & |, << >>, >> << >>>, >>> >>');
const ASSIGN = operatorGroup('assign', `+= -= = *=, -= += =, *= /= += =, /= *= =, //= /= *= %=, %= /= =, &= |= ^= =, |= &= ^= =, ^= &= |= =,
   <<= >>=, >>= <<=, = += -=, ++ --, -- ++`);
const C_ARITHMETIC = operatorGroup('arithmetic', '+ - *, - + *, * / + -, / * % -, % / *');
const SCRIPT_COMPARISONS = [
    ORDER,
    operatorGroup('equality', '=== !== <= >= < >, !== === < > <= >=, == != === <= >=, != == !== < >'),
    operatorGroup('logic', '&& ||, || && ??, ?? || &&'),
];
const C_OPERATORS = [ORDER, EQUALITY, C_ARITHMETIC, BITS, ASSIGN, operatorGroup('logic', '&& ||, || &&')];
const COMMON_WORDS = {
    statementEnd: '',
    loopSkips: ['continue', 'break'],
    max: 'max($1, $2)',
    min: 'min($1, $2)',
    adder: null,
    await: null,
    slices: null,
};
const C_WORDS = { ...COMMON_WORDS, and: '&&', or: '||', not: '!$1', true: 'true', false: 'false' };
const JAVA_WORDS = {
    ...C_WORDS,
    nothing: 'null',
    isNothing: '$1 == null',
    statementEnd: ';',
    self: 'this',
    loopSkips: ['continue;', 'break;'],
    max: 'Math.max($1, $2)',
    min: 'Math.min($1, $2)',
};
const JAVA_CONDITIONS = fields(`if_statement.condition while_statement.condition do_statement.condition for_statement.condition
   ternary_expression.condition`);
const BRACKET_SLICES = { from: '$1[$2:]', to: '$1[:$2]' };
const COMMON_TYPES = {
    identifiers: ['identifier'],
    calls: ['call_expression'],
    argumentLists: ['argument_list'],
    subscripts: ['subscript_expression'],
    lists: [],
    returns: ['return_statement'],
    conditionals: ['if_statement'],
};
const PYTHON_LANGUAGE = {
    id: 'python',
    extensions: ['.py', '.pyi'],
    isTyped: false,
    types: {
        ...COMMON_TYPES,
        functions: ['function_definition'],
        classes: ['class_definition'],
        blocks: ['module', 'block'],
        expressions: list `identifier attribute call subscript binary_operator unary_operator boolean_operator
       comparison_operator not_operator conditional_expression list tuple dictionary set
       list_comprehension generator_expression set_comprehension dictionary_comprehension
       parenthesized_expression integer float string true false none await lambda`,
        members: ['attribute'],
        calls: ['call'],
        binaries: ['binary_operator', 'comparison_operator', 'boolean_operator', 'augmented_assignment'],
        subscripts: ['subscript'],
        integers: ['integer'],
        lists: ['list'],
        assignments: ['assignment', 'augmented_assignment'],
        conditionals: ['if_statement', 'elif_clause'],
        loops: ['for_statement', 'while_statement'],
        parameters: ['parameters', 'lambda_parameters'],
    },
    declarations: fields `function_definition.name class_definition.name assignment.left
     augmented_assignment.left for_statement.left for_in_clause.left as_pattern.alias named_expression.name
     import_from_statement.name import_statement.name`,
    scopes: list `module function_definition class_definition lambda list_comprehension set_comprehension
     generator_expression dictionary_comprehension`,
    conditions: fields(`if_statement.condition elif_clause.condition while_statement.condition if_clause
     conditional_expression.1`),
    iterables: fields('for_statement.right for_in_clause.right'),
    operators: [
        ORDER,
        EQUALITY,
        operatorGroup('arithmetic', '+ - *, - + *, * / + ** // -, / // * %, // / % *, % // / *, ** *'),
        BITS,
        ASSIGN,
        operatorGroup('logic', 'and or, or and'),
        operatorGroup('membership', 'in not_in, not_in in, is is_not ==, is_not is !='),
    ],
    words: {
        ...COMMON_WORDS,
        and: 'and',
        or: 'or',
        not: 'not $1',
        true: 'True',
        false: 'False',
        nothing: 'None',
        isNothing: '$1 is None',
        self: 'self',
        isEmpty: null,
        adder: 'append',
        await: 'await',
        slices: { ...BRACKET_SLICES, butLast: '$1[:-1]' },
    },
    siblings: families `any all, min max, append extend add, floor ceil round, lower upper, startswith endswith,
     strip lstrip rstrip, find rfind index, keys values items,
     union intersection difference symmetric_difference, issubset issuperset, sum max len,
     list set tuple sorted, int float str round, pop popleft, append appendleft, sort reverse,
     sorted reversed, iter reversed, encode decode, split rsplit splitlines, isdigit isalpha isalnum,
     copy deepcopy`,
    builtins: list `len range enumerate zip map filter sum min max abs any all sorted reversed list dict set
     tuple str int float bool print isinstance iter next open super type round repr self cls True False None
     Exception ValueError TypeError KeyError IndexError`,
};
const JAVASCRIPT = {
    id: 'javascript',
    extensions: ['.js', '.mjs', '.cjs', '.jsx'],
    isTyped: false,
    types: {
        ...COMMON_TYPES,
        functions: list `function_declaration method_definition arrow_function function_expression
       generator_function_declaration generator_function`,
        classes: ['class_declaration', 'class'],
        blocks: ['program', 'statement_block', 'switch_case', 'switch_default'],
        expressions: list `identifier member_expression call_expression subscript_expression binary_expression
       unary_expression ternary_expression array object parenthesized_expression number string
       template_string true false null undefined new_expression this await_expression arrow_function regex
       non_null_expression`,
        identifiers: ['identifier', 'shorthand_property_identifier'],
        members: ['member_expression'],
        calls: ['call_expression', 'new_expression'],
        argumentLists: ['arguments'],
        binaries: list `binary_expression augmented_assignment_expression update_expression assignment_expression`,
        integers: ['number'],
        lists: ['array'],
        assignments: ['assignment_expression', 'augmented_assignment_expression', 'variable_declarator'],
        loops: ['for_statement', 'for_in_statement', 'while_statement', 'do_statement'],
        parameters: ['formal_parameters'],
    },
    declarations: fields `function_declaration.name generator_function_declaration.name class_declaration.name
     variable_declarator.name for_in_statement.left catch_clause.parameter arrow_function.parameter
     import_specifier.name import_clause`,
    scopes: list `program statement_block function_declaration method_definition arrow_function class_body
     function_expression generator_function_declaration for_statement for_in_statement catch_clause`,
    conditions: JAVA_CONDITIONS,
    iterables: fields('for_in_statement.right'),
    operators: [...SCRIPT_COMPARISONS, C_ARITHMETIC, BITS, ASSIGN],
    words: {
        ...JAVA_WORDS,
        isEmpty: '$1.length === 0',
        adder: 'push',
        await: 'await',
        slices: { from: '$1.slice($2)', to: '$1.slice(0, $2)', butLast: '$1.slice(0, -1)' },
    },
    siblings: families `some every, max min, floor ceil round trunc, toLowerCase toUpperCase, startsWith
     endsWith includes, trim trimStart trimEnd, indexOf lastIndexOf, find filter findLast, findIndex
     indexOf, map flatMap forEach filter, push unshift concat, pop shift, slice splice, slice substring,
     padStart padEnd, keys values entries, parseInt parseFloat Number, replace replaceAll, sort reverse, has
     get, all allSettled race, reduce reduceRight, isNaN isFinite isInteger, getDate getDay, charAt
     charCodeAt codePointAt`,
    builtins: list `Math Object Array String Number Boolean JSON Promise Map Set Date Error TypeError console
     undefined null this require module exports parseInt parseFloat Symbol RegExp Infinity NaN`,
};
const GO_LANGUAGE = {
    id: 'go',
    extensions: ['.go'],
    isTyped: true,
    types: {
        ...COMMON_TYPES,
        functions: ['function_declaration', 'method_declaration', 'func_literal'],
        classes: ['type_declaration'],
        blocks: ['statement_list', 'source_file'],
        expressions: list `identifier selector_expression call_expression index_expression slice_expression
       binary_expression unary_expression parenthesized_expression int_literal float_literal
       interpreted_string_literal raw_string_literal rune_literal true false nil composite_literal
       type_conversion_expression`,
        members: ['selector_expression'],
        binaries: ['binary_expression', 'assignment_statement', 'inc_statement', 'dec_statement'],
        subscripts: ['index_expression', 'slice_expression'],
        integers: ['int_literal'],
        assignments: ['assignment_statement', 'short_var_declaration'],
        loops: ['for_statement'],
        parameters: ['parameter_list'],
    },
    declarations: fields `function_declaration.name short_var_declaration.left range_clause.left var_spec.name
     const_spec.name`,
    scopes: list `source_file block function_declaration method_declaration func_literal for_statement
     if_statement expression_case default_case communication_case type_case`,
    conditions: fields('if_statement.condition for_clause.condition for_statement.condition'),
    iterables: fields('range_clause.right'),
    operators: [...C_OPERATORS, operatorGroup('assign', ':= =')],
    words: {
        ...C_WORDS,
        nothing: 'nil',
        isNothing: '$1 == nil',
        self: null,
        isEmpty: 'len($1) == 0',
        slices: { ...BRACKET_SLICES, butLast: '$1[:len($1)-1]' },
    },
    siblings: families `Max Min, max min, Floor Ceil Round Trunc, ToLower ToUpper, HasPrefix HasSuffix Contains,
     TrimSpace TrimLeft TrimRight, TrimPrefix TrimSuffix, Index LastIndex, Before After Equal,
     Split SplitN Fields, Lock RLock, Unlock RUnlock, Ints Strings, len cap, Front Back,
     PushFront PushBack, MoveToFront MoveToBack, Next Prev, Add Sub, Hours Minutes Seconds Milliseconds`,
    builtins: list(`len cap append make new panic recover copy delete nil true false error string int`),
};
const JAVA_LANGUAGE = {
    id: 'java',
    extensions: ['.java'],
    isTyped: true,
    types: {
        ...COMMON_TYPES,
        functions: ['method_declaration', 'constructor_declaration', 'lambda_expression'],
        classes: ['class_declaration', 'record_declaration', 'enum_declaration', 'interface_declaration'],
        blocks: ['block', 'constructor_body', 'switch_block_statement_group'],
        expressions: list `identifier field_access method_invocation array_access binary_expression
       unary_expression ternary_expression parenthesized_expression decimal_integer_literal
       decimal_floating_point_literal string_literal character_literal true false null_literal
       object_creation_expression array_creation_expression cast_expression this instanceof_expression`,
        members: ['field_access'],
        calls: ['method_invocation', 'object_creation_expression'],
        binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
        subscripts: ['array_access'],
        integers: ['decimal_integer_literal'],
        assignments: ['assignment_expression', 'variable_declarator'],
        loops: ['for_statement', 'enhanced_for_statement', 'while_statement', 'do_statement'],
        parameters: ['formal_parameters'],
    },
    declarations: fields `variable_declarator.name enhanced_for_statement.name catch_formal_parameter.name
     resource.name lambda_expression.parameters`,
    scopes: list `program class_body block constructor_body method_declaration constructor_declaration
     for_statement enhanced_for_statement lambda_expression catch_clause enum_body_declarations`,
    conditions: JAVA_CONDITIONS,
    iterables: fields('enhanced_for_statement.value'),
    operators: C_OPERATORS,
    words: {
        ...JAVA_WORDS,
        isEmpty: '$1.isEmpty()',
        adder: 'add',
    },
    siblings: families `anyMatch allMatch noneMatch, max min, floor ceil round, toLowerCase toUpperCase,
     startsWith endsWith contains, indexOf lastIndexOf, add addAll push, addFirst addLast add,
     removeFirst removeLast poll, pollFirst pollLast, peekFirst peekLast, keySet values entrySet,
     get getOrDefault containsKey, put putIfAbsent, isEmpty isBlank,
     containsAll retainAll addAll removeAll, isBefore isAfter, equals equalsIgnoreCase, parseInt parseLong,
     isDigit isLetter isLetterOrDigit, getFirst getLast, offerFirst offerLast, firstKey lastKey,
     floorKey ceilingKey lowerKey higherKey, headMap tailMap`,
    builtins: list `Math Integer String List Map Set Arrays Collections System Objects Object Long Double this
     super`,
};
const RUST_LANGUAGE = {
    id: 'rust',
    extensions: ['.rs'],
    isTyped: true,
    types: {
        ...COMMON_TYPES,
        functions: ['function_item', 'closure_expression'],
        classes: ['impl_item', 'struct_item', 'trait_item'],
        blocks: ['block', 'source_file'],
        expressions: list `identifier field_expression call_expression index_expression binary_expression
       unary_expression parenthesized_expression integer_literal float_literal string_literal
       boolean_literal reference_expression range_expression self macro_invocation`,
        members: ['field_expression'],
        argumentLists: ['arguments'],
        binaries: ['binary_expression', 'compound_assignment_expr', 'assignment_expression', 'range_expression'],
        subscripts: ['index_expression'],
        integers: ['integer_literal'],
        assignments: ['assignment_expression', 'compound_assignment_expr', 'let_declaration'],
        returns: ['return_expression'],
        conditionals: ['if_expression'],
        loops: ['for_expression', 'while_expression', 'loop_expression'],
        parameters: ['parameters', 'closure_parameters'],
    },
    declarations: fields `function_item.name let_declaration.pattern for_expression.pattern let_condition.pattern
     const_item.name static_item.name`,
    scopes: list(`source_file block function_item closure_expression for_expression if_expression impl_item`),
    conditions: fields('if_expression.condition while_expression.condition'),
    iterables: fields('for_expression.value'),
    operators: [...C_OPERATORS, operatorGroup('order', '.. ..=, ..= ..')],
    words: {
        ...C_WORDS,
        nothing: null,
        isNothing: null,
        statementEnd: ';',
        self: 'self',
        isEmpty: '$1.is_empty()',
        loopSkips: ['continue;', 'break;'],
        max: '$1.max($2)',
        min: '$1.min($2)',
        adder: 'push',
    },
    siblings: families `any all, max min, floor ceil round, to_lowercase to_uppercase, starts_with ends_with
     contains, trim trim_start trim_end, find rfind, push_back push_front, pop_back pop_front, keys values
     iter, is_some is_none, is_ok is_err, saturating_sub wrapping_sub, checked_add saturating_add
     wrapping_add, take skip, min_by_key max_by_key, first last`,
    builtins: list(`Some None Ok Err Vec String Box self Self vec println panic assert assert_eq`),
};
const PHP = {
    id: 'php',
    extensions: ['.php'],
    isTyped: false,
    types: {
        ...COMMON_TYPES,
        functions: ['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function'],
        classes: ['class_declaration', 'trait_declaration', 'interface_declaration', 'enum_declaration'],
        blocks: ['program', 'compound_statement'],
        expressions: list `name variable_name member_access_expression member_call_expression
       scoped_call_expression function_call_expression object_creation_expression
       class_constant_access_expression binary_expression unary_op_expression conditional_expression
       subscript_expression parenthesized_expression array_creation_expression integer float string
       encapsed_string boolean null arrow_function`,
        identifiers: ['variable_name', 'name'],
        members: ['member_access_expression'],
        calls: list `function_call_expression member_call_expression scoped_call_expression
       object_creation_expression`,
        argumentLists: ['arguments', 'argument'],
        binaries: list `binary_expression assignment_expression augmented_assignment_expression update_expression`,
        integers: ['integer'],
        lists: ['array_creation_expression'],
        assignments: ['assignment_expression', 'augmented_assignment_expression'],
        conditionals: ['if_statement', 'else_if_clause'],
        loops: ['for_statement', 'foreach_statement', 'while_statement', 'do_statement'],
        parameters: ['formal_parameters'],
    },
    declarations: fields('function_definition.name const_element assignment_expression.left foreach_statement'),
    scopes: list `program function_definition method_declaration anonymous_function arrow_function
     declaration_list`,
    conditions: fields `if_statement.condition else_if_clause.condition while_statement.condition
     do_statement.condition for_statement.condition conditional_expression.condition`,
    iterables: [],
    operators: [...SCRIPT_COMPARISONS, C_ARITHMETIC, BITS, ASSIGN],
    words: {
        ...JAVA_WORDS,
        isNothing: '$1 === null',
        self: '$this',
        isEmpty: 'empty($1)',
        max: 'max($1, $2)',
        min: 'min($1, $2)',
        slices: {
            from: 'array_slice($1, $2)',
            to: 'array_slice($1, 0, $2)',
            butLast: 'array_slice($1, 0, -1)',
        },
    },
    siblings: families `max min, floor ceil round intdiv, strtolower strtoupper, ucfirst lcfirst ucwords,
     str_starts_with str_ends_with str_contains, trim ltrim rtrim, strpos strrpos stripos, count strlen,
     array_keys array_values, array_push array_unshift, array_pop array_shift, array_slice array_splice,
     array_filter array_map, array_merge array_replace array_combine, array_diff array_intersect,
     array_diff_key array_intersect_key, sort rsort usort, asort arsort uasort, ksort krsort uksort,
     isset empty, in_array array_key_exists, str_replace str_ireplace, substr mb_substr, strlen mb_strlen,
     is_int is_float is_numeric, array_sum array_product, intval floatval, first last`,
    builtins: list('count strlen isset empty array_map in_array this self static parent Exception'),
};
const RUBY = {
    id: 'ruby',
    extensions: ['.rb'],
    isTyped: false,
    types: {
        ...COMMON_TYPES,
        functions: ['method', 'singleton_method'],
        classes: ['class', 'module'],
        blocks: list('program body_statement then else do block_body'),
        expressions: list `identifier constant instance_variable call binary unary conditional
       parenthesized_statements element_reference array hash integer float string simple_symbol range true
       false nil self lambda`,
        identifiers: ['identifier', 'constant', 'instance_variable'],
        members: [],
        calls: ['call'],
        binaries: ['binary', 'operator_assignment', 'range'],
        subscripts: ['element_reference'],
        integers: ['integer'],
        lists: ['array'],
        assignments: ['assignment', 'operator_assignment'],
        returns: ['return'],
        conditionals: ['if', 'unless', 'elsif'],
        loops: ['while', 'until', 'for'],
        parameters: ['method_parameters', 'block_parameters', 'lambda_parameters'],
    },
    declarations: fields('assignment.left operator_assignment.left for.pattern method.name'),
    scopes: list('program method singleton_method block do_block lambda class module'),
    conditions: fields `if.condition unless.condition elsif.condition while.condition until.condition
     conditional.condition if_modifier.condition unless_modifier.condition while_modifier.condition
     until_modifier.condition`,
    iterables: fields('for.value'),
    operators: [
        ...C_OPERATORS,
        operatorGroup('order', '.. ..., ... ..'),
        operatorGroup('logic', 'and or, or and, ||= &&= =, &&= ||= ='),
    ],
    words: {
        ...C_WORDS,
        nothing: 'nil',
        isNothing: '$1.nil?',
        self: 'self',
        isEmpty: '$1.empty?',
        loopSkips: ['next', 'break'],
        max: '[$1, $2].max',
        min: '[$1, $2].min',
        adder: 'push',
        slices: { from: '$1[$2..]', to: '$1[0...$2]', butLast: '$1[0...-1]' },
    },
    siblings: families `any? all? none? one?, max min, max_by min_by, floor ceil round truncate, upcase
     downcase capitalize, start_with? end_with? include?, strip lstrip rstrip chomp, index rindex, find
     find_all select reject, select reject filter_map, take drop, take_while drop_while, map flat_map each,
     push unshift, pop shift, first last, keys values, key? value?, sum count size length, sub gsub, to_i
     to_f to_s, even? odd?, zero? positive? negative?, nil? empty?, each_slice each_cons, uniq compact
     flatten, sort reverse, sort_by group_by, upto downto, succ pred, next_day prev_day, fetch dig`,
    builtins: list('puts raise require require_relative self nil true false attr_reader attr_accessor'),
};
const CPP = {
    id: 'cpp',
    extensions: ['.cpp', '.cc', '.cxx', '.c', '.hpp', '.hh', '.h'],
    isTyped: true,
    types: {
        ...COMMON_TYPES,
        functions: ['function_definition', 'lambda_expression'],
        classes: ['class_specifier', 'struct_specifier', 'namespace_definition'],
        blocks: ['translation_unit', 'compound_statement'],
        expressions: list `identifier qualified_identifier field_expression call_expression subscript_expression
       binary_expression unary_expression pointer_expression conditional_expression parenthesized_expression
       cast_expression number_literal string_literal char_literal true false null this sizeof_expression`,
        members: ['field_expression'],
        binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
        integers: ['number_literal'],
        assignments: ['assignment_expression', 'init_declarator'],
        loops: ['for_statement', 'for_range_loop', 'while_statement', 'do_statement'],
        parameters: ['parameter_list'],
    },
    declarations: fields('declaration.declarator for_range_loop.declarator preproc_def.name enumerator.name'),
    scopes: list `translation_unit namespace_definition compound_statement function_definition lambda_expression
     for_statement for_range_loop field_declaration_list`,
    conditions: fields `condition_clause.value if_statement.condition while_statement.condition
     do_statement.condition for_statement.condition conditional_expression.condition`,
    iterables: fields('for_range_loop.right'),
    operators: C_OPERATORS,
    words: {
        ...JAVA_WORDS,
        nothing: 'NULL',
        isNothing: '!$1',
        self: null,
        isEmpty: '$1.empty()',
        max: 'std::max($1, $2)',
        min: 'std::min($1, $2)',
        adder: 'push_back',
    },
    siblings: families `any_of all_of none_of, max min, fmax fmin, floor ceil round trunc, tolower toupper,
     isalpha isdigit isalnum, find rfind, find_first_of find_last_of find_first_not_of find_last_not_of,
     push_back push_front emplace_back, pop_back pop_front, front back, begin rbegin, end rend, lower_bound
     upper_bound, strcmp strncmp strcasecmp, strcpy strncpy, strchr strrchr, strlen sizeof, memcpy memmove,
     malloc calloc, atoi atol strtol, abs labs fabs, insert emplace, size length capacity`,
    builtins: list('printf malloc free sizeof std this NULL nullptr'),
};
const LANGUAGES = [
    PYTHON_LANGUAGE,
    JAVASCRIPT,
    { ...JAVASCRIPT, id: 'typescript', extensions: ['.ts', '.mts', '.cts'] },
    { ...JAVASCRIPT, id: 'tsx', extensions: ['.tsx'] },
    GO_LANGUAGE,
    JAVA_LANGUAGE,
    RUST_LANGUAGE,
    PHP,
    RUBY,
    CPP,
];
function languageOf(path) {
    return LANGUAGES.find(({ extensions }) => extensions.some((extension) => path.endsWith(extension))) ?? null;
}


  }),

  27083:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  safeLines),
    PR: () => (  UNSEEN),
    Q6: () => (  visibleText),
    om: () => (  safeLine)
  });
  var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45565);

const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');
const visibleText = (text, draw = (name) => name) => UNSEEN.test(text) ? text.replace(UNSEEN_RUNS, (character) => draw(codePointName(character))) : text;
const safeLines = (text) => visibleText((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text));
const safeLine = (text, max = Number.POSITIVE_INFINITY) => visibleText((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .ml)((0,_core_text_js__WEBPACK_IMPORTED_MODULE_0__  .mU)(text).replace(/\s+/g, ' ').trim(), max));
function codePointName(character) {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
}


  }),

  60135:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DG: () => (  descendants),
    T1: () => (  ancestors),
    TP: () => (  namedChildren),
    kS: () => (  holdGrammars),
    qG: () => (  childByField),
    qd: () => (  loadParser)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
  var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
  var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};






const namedChildren = (node) => node.children.filter((child) => child.isNamed && child.type !== 'comment');
const childByField = (node, field) => node.children.find((child) => child.field === field) ?? null;
function* descendants(node) {
    yield node;
    for (const child of node.children)
        yield* descendants(child);
}
function* ancestors(node) {
    for (let above = node.parent; above !== null; above = above.parent)
        yield above;
}
const BUNDLED = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../syntax');
const FROM_NPM = {
    runtime: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/web-tree-sitter'),
    grammars: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, '../../node_modules/@vscode/tree-sitter-wasm/wasm'),
};
const folders = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(BUNDLED) ? { runtime: BUNDLED, grammars: BUNDLED } : FROM_NPM;
const runtimeFile = () => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.wasm');
const grammarFile = (grammar) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().grammars, `tree-sitter-${grammar}.wasm${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(BUNDLED) ? '.br' : ''}`);
const held = new Map();
async function bytesOf(file) {
    const bytes = held.get(file) ?? (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file));
    return file.endsWith('.br') ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_5__.brotliDecompressSync)(bytes) : bytes;
}
async function holdGrammars(grammars) {
    const files = [runtimeFile(), ...[...grammars].map(grammarFile)];
    await Promise.all(files.map(async (file) => held.set(file, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file))));
}
let runtime = null;
const parsers = new Map();
function loadParser(grammar) {
    const known = parsers.get(grammar);
    if (known !== undefined)
        return known;
    const loading = openParser(grammar);
    parsers.set(grammar, loading);
    return loading;
}
async function openParser(grammar) {
    runtime ??= openRuntime();
    const { Edit, Language, Parser } = await runtime;
    const language = await Language.load(await bytesOf(grammarFile(grammar)));
    const parser = new Parser();
    parser.setLanguage(language);
    return {
        parse: (text) => withTree(parser, text, (tree) => plainTree(tree, text)),
        accepts: (text) => withTree(parser, text, (tree) => !tree.rootNode.hasError),
        editsOf: (text) => openEdits(parser, text, Edit),
    };
}
function openEdits(parser, text, Edit) {
    const tree = parsedTree(parser, text);
    const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const pointAt = (at) => {
        const row = lineStarts.findLastIndex((start) => start <= at);
        return { row, column: at - (lineStarts[row] ?? 0) };
    };
    return {
        accepts({ start, end, text: added }) {
            const startPosition = pointAt(start);
            const lines = added.split('\n');
            const [row, last] = [startPosition.row + lines.length - 1, lines.at(-1)?.length ?? 0];
            const newEndPosition = { row, column: lines.length === 1 ? startPosition.column + last : last };
            const points = { startPosition, oldEndPosition: pointAt(end), newEndPosition };
            const indices = { startIndex: start, oldEndIndex: end, newEndIndex: start + added.length };
            const old = tree.copy();
            old.edit(new Edit({ ...points, ...indices }));
            const next = text.slice(0, start) + added + text.slice(end);
            try {
                return withTree(parser, next, ({ rootNode }) => !rootNode.hasError, old);
            }
            finally {
                old.delete();
            }
        },
        [Symbol.dispose]: () => tree.delete(),
    };
}
const BASELINE_COMPILER_ONLY = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
async function openRuntime() {
    for (const flag of BASELINE_COMPILER_ONLY)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(flag);
    const url = (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders().runtime, 'web-tree-sitter.js')).href;
    const module = await import(__rewriteRelativeImportExtension(   url));
    await module.Parser.init({ wasmBinary: await bytesOf(runtimeFile()) });
    return module;
}
function withTree(parser, text, use, old = null) {
    const tree = parsedTree(parser, text, old);
    try {
        return use(tree);
    }
    finally {
        tree.delete();
    }
}
function parsedTree(parser, text, old = null) {
    const tree = parser.parse(text, old);
    if (tree === null)
        throw new Error('tree-sitter gave no tree');
    return tree;
}
function plainTree(tree, text) {
    const cursor = tree.walk();
    const draft = (parent) => {
        const node = {
            type: cursor.nodeType,
            isNamed: cursor.nodeIsNamed,
            field: cursor.currentFieldName,
            start: cursor.startIndex,
            end: cursor.endIndex,
            line: cursor.startPosition.row + 1,
            parent,
            children: [],
        };
        parent?.children.push(node);
        return node;
    };
    const root = draft(null);
    for (let at = root; at !== null;) {
        if (cursor.gotoFirstChild()) {
            at = draft(at);
            continue;
        }
        while (at !== null && !cursor.gotoNextSibling())
            at = cursor.gotoParent() ? at.parent : null;
        if (at !== null)
            at = draft(at.parent);
    }
    const { hasError } = tree.rootNode;
    cursor.delete();
    return { text, root, hasError };
}


  })

};
