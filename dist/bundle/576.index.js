export const id = 576;
export const ids = [576];
export const modules = {

  25576:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readTestOutput: () => (  readTestOutput)
});

var schemas = __webpack_require__(53339);
var json = __webpack_require__(57460);
var test_output = __webpack_require__(74490);
; 



const PACKAGE = /^(ok {2}|FAIL|\?? {3})\t(\S+)(?:\t.*| \[[\w ]+\])$/;
const RESULT = /^( *)--- (FAIL|PASS|SKIP): (\S+) \(\d[\d.]*s\)$/;
const PANICKED = /^panic: (.*)/;
const RUNNING = /^\t+(Test\S+) \(\d[\w.]*\)$/;
function readGo(lines) {
    const at = lines.findLastIndex((line) => PACKAGE.test(line));
    if (at === -1)
        return null;
    const started = new Set(lines.flatMap((line) => /^=== RUN {3}(\S+)$/.exec(line)?.[1] ?? []));
    const isVerbose = started.size > 0;
    const failures = [];
    const counts = { PASS: 0, FAIL: 0, SKIP: 0 };
    let from = 0;
    for (let below = 0; below <= at; below++) {
        const [, verdict, name = ''] = PACKAGE.exec(lines[below] ?? '') ?? [];
        if (verdict === undefined)
            continue;
        const own = lines.slice(from, below);
        from = below + 1;
        const results = own
            .flatMap((line, index) => resultOf(line, own, index))
            .filter(({ test }) => !isVerbose || started.has(test));
        for (const { verdict: result } of results)
            counts[result]++;
        const isReal = results.some((each) => each.verdict === 'FAIL') ||
            !isVerbose ||
            ENDS.test(`${own.at(-1)}\n${lines[below]}`);
        if (verdict === 'FAIL' && isReal)
            failures.push(...failuresIn(name, own, results));
    }
    if (!isVerbose)
        return { at, failures, ...test_output .lZ };
    return { at, failures, passed: counts.PASS, failed: counts.FAIL, skipped: counts.SKIP };
}
const ENDS = /^(?:FAIL|exit status \d+|\s.*)\n|\]$/;
function resultOf(line, lines, at) {
    const [, , verdict, test = ''] = RESULT.exec(line) ?? [];
    if (verdict !== 'PASS' && verdict !== 'FAIL' && verdict !== 'SKIP')
        return [];
    return [{ verdict, test, message: messageAt(lines, at, test) }];
}
const LOGGED = /^ +\S+\.go:\d+: /;
function messageAt(lines, at, test) {
    if (LOGGED.test(lines[at + 1] ?? ''))
        return (0,test_output .ou)(lines, at + 1, at + 2);
    const start = lines.findLastIndex((line, above) => above < at && line === `=== RUN   ${test}`);
    if (start === -1)
        return '';
    const own = (0,test_output .EU)(lines.slice(0, at), start, (line) => /^=== (?:RUN|CONT|NAME)/.test(line));
    return (own.find((line) => LOGGED.test(line)) ?? '').trim();
}
function failuresIn(name, lines, results) {
    const failed = results.filter(({ verdict }) => verdict === 'FAIL');
    const inner = failed.filter(({ test }) => !failed.some((other) => other.test.startsWith(`${test}/`)));
    const panic = lines.find((line) => PANICKED.test(line)) ?? '';
    const named = inner.map(({ test, message }) => goFailure(name, test, message || panic));
    const running = lines.flatMap((line) => RUNNING.exec(line)?.[1] ?? []);
    named.push(...running.map((test) => goFailure(name, test, panic)));
    if (named.length > 0)
        return named;
    const header = lines.findLastIndex((line) => line.startsWith(`# ${name}`));
    return [goFailure(name, null, header === -1 ? panic : (0,test_output .ou)(lines, header + 1, header + 2))];
}
function goFailure(name, test, message) {
    return (0,test_output .g5)(test === null ? name : `${name} ${test}`, { message });
}
const EventSchema = schemas .Ikc({
    Action: schemas .YjP(),
    Package: schemas .YjP().optional(),
    ImportPath: schemas .YjP().optional(),
    Test: schemas .YjP().optional(),
    Output: schemas .YjP().optional(),
});
function readGoJson(lines) {
    const at = lines.findLastIndex((line) => eventOf(line)?.Package !== undefined);
    if (at === -1)
        return null;
    const events = lines.flatMap((line) => eventOf(line) ?? []);
    const ended = (action) => events.filter(({ Action, Test }) => Action === action && Test !== undefined);
    const failed = ended('fail');
    const inner = failed.filter(({ Package, Test }) => !failed.some((other) => other.Package === Package && other.Test?.startsWith(`${Test}/`)));
    const broken = events.filter(({ Action, Package, Test }) => Action === 'fail' && Test === undefined && !failed.some((each) => each.Package === Package));
    const failures = [...inner, ...broken].map((event) => goFailure(event.Package ?? '', event.Test ?? null, printedBy(event, events)));
    return {
        at,
        failures,
        passed: ended('pass').length,
        failed: failed.length + broken.length,
        skipped: ended('skip').length,
    };
}
function eventOf(line) {
    return line.startsWith('{"') && line.includes('"Action":') ? (0,json .Vh)(EventSchema, line) : null;
}
function printedBy({ Package, Test }, events) {
    const own = events.filter((each) => Test === undefined
        ? each.ImportPath?.split(' ')[0] === Package || (each.Package === Package && each.Test === undefined)
        : each.Package === Package && each.Test === Test);
    const lines = own.map(({ Output }) => Output?.trim() ?? '');
    return (lines.find((line) => /^\S+\.go:\d+:/.test(line)) ?? lines.find((line) => line.startsWith('panic: ')) ?? '');
}

; 

const VITEST_FILES = /^ *Test Files {2}(?:\d+ \w+(?: \| )?)+ \(\d+\)\s*$/;
const VITEST_TESTS = /^ *Tests {2}(?:(?:\d+ [\w ]+?(?: \| )?)+ \(\d+\)|no tests)\s*$/;
const VITEST_SECTION = /^⎯+ Failed (?:Tests|Suites) \d+ ⎯+$/;
const VITEST_FAILED = /^ FAIL {2}(?:\|[^|]+\| )?(\S.*?)(?: \[ .* \])?$/;
const VITEST_PLACE = /^ ❯ (?:.* )?\(?(\S+?):(\d+):\d+\)?$/;
function readVitest(lines) {
    const files = lines.findLastIndex((line) => VITEST_FILES.test(line));
    if (files === -1)
        return null;
    const tests = VITEST_TESTS.test(lines[files + 1] ?? '') ? (lines[files + 1] ?? '') : '';
    const start = lines.findLastIndex((line, at) => at < files && /^ RUN {2}v\d/.test(line));
    const section = lines.findIndex((line, at) => at > start && at < files && VITEST_SECTION.test(line));
    const failures = section === -1 ? [] : vitestFailures(lines.slice(section, files));
    const brokenFiles = failures.filter(({ id, file }) => id === file).length;
    return {
        at: files + 1,
        failures,
        passed: (0,test_output .ry)(tests, /(\d+) passed/),
        failed: (0,test_output .ry)(tests, /(\d+) failed/) + brokenFiles,
        skipped: (0,test_output .ry)(tests, /(\d+) skipped/) + (0,test_output .ry)(tests, /(\d+) todo/),
    };
}
function vitestFailures(lines) {
    return lines.flatMap((line, at) => {
        const name = VITEST_FAILED.exec(line)?.[1];
        if (name === undefined)
            return [];
        const [file = '', ...path] = name.split(' > ');
        const body = lines.findIndex((each, below) => below > at && !VITEST_FAILED.test(each));
        const inFile = (0,test_output .s1)(file);
        const place = (0,test_output .EU)(lines, at, (each) => /^⎯+\[\d+\/\d+\]⎯$/.test(each))
            .map((each) => VITEST_PLACE.exec(each))
            .find((match) => (0,test_output .s1)(match?.[1] ?? '') === inFile);
        const message = (0,test_output .ou)(lines, body, body + 3);
        return [(0,test_output .g5)([inFile, ...path].join(' > '), { ...(0,test_output .$t)(file, place?.[2]), message })];
    });
}
const JEST_TESTS = /^Tests: {7}(?:\d+ \w+, )*\d+ total$/;
const JEST_SUITES = /^Test Suites: (?:\d+ \w+, )*\d+ (?:of \d+ )?total$/;
const JEST_SUITE = /^(FAIL|PASS) (?:\S+ )?(\S+\.[cm]?[jt]sx?)(?: \(\d[\d.]* m?s(?:,.*)?\))?$/;
const JEST_FAILURE = /^ {2}● (.+)$/;
const JEST_ASIDE = /^(?:Console|Cannot log after tests are done)|^(?:Deprecation|Validation) Warning/;
function readJest(lines) {
    const suites = lines.findLastIndex((line, at) => JEST_SUITES.test(line) && JEST_TESTS.test(lines[at + 1] ?? ''));
    if (suites === -1)
        return null;
    const tests = lines[suites + 1] ?? '';
    const failures = jestFailures(lines.slice(0, suites));
    const brokenSuites = failures.filter(({ id, file }) => id === file).length;
    return {
        at: suites + 1,
        failures,
        passed: (0,test_output .ry)(tests, /(\d+) passed/),
        failed: (0,test_output .ry)(tests, /(\d+) failed/) + brokenSuites,
        skipped: (0,test_output .ry)(tests, /(\d+) skipped/) + (0,test_output .ry)(tests, /(\d+) todo/),
    };
}
function jestFailures(lines) {
    const failures = [];
    let suite = null;
    for (const [at, line] of lines.entries()) {
        const [, verdict, file] = JEST_SUITE.exec(line) ?? [];
        if (file !== undefined)
            suite = verdict === 'FAIL' ? (0,test_output .s1)(file) : null;
        const name = JEST_FAILURE.exec(line)?.[1];
        if (suite === null || name === undefined || JEST_ASIDE.test(name))
            continue;
        const isSuite = name === 'Test suite failed to run';
        const id = isSuite ? suite : [suite, ...name.split(' › ')].join(' > ');
        failures.push((0,test_output .g5)(id, { file: suite, ...jestDetails(lines, at, suite) }));
    }
    return failures;
}
function jestDetails(lines, at, suite) {
    const body = (0,test_output .EU)(lines, at, (line) => JEST_FAILURE.test(line) || JEST_SUITE.test(line));
    const own = framesIn(body).find(({ file }) => file.endsWith(suite));
    return { line: own?.line ?? null, message: (0,test_output .ou)(body) };
}
const MOCHA_PASSING = /^ {2}(\d+) passing(?: \(.*\))?$/;
const MOCHA_COUNT = /^ {2}(\d+) (pending|failing)$/;
const MOCHA_FAILURE = /^ {2}(\d+)\) (.+)$/;
const MOCHA_DEEPER = /^ {5,}(\S.*)$/;
function readMocha(lines) {
    const at = lines.findLastIndex((line) => MOCHA_PASSING.test(line));
    if (at === -1)
        return null;
    const counts = new Map();
    let end = at + 1;
    for (; end < at + 4; end++) {
        const [, value, key] = MOCHA_COUNT.exec(lines[end] ?? '') ?? [];
        if (key === undefined)
            break;
        counts.set(key, Number(value));
    }
    return {
        at: end,
        failures: mochaFailures(lines.slice(end)),
        passed: Number(MOCHA_PASSING.exec(lines[at] ?? '')?.[1] ?? 0),
        failed: counts.get('failing') ?? 0,
        skipped: counts.get('pending') ?? 0,
    };
}
function mochaFailures(lines) {
    const failures = [];
    for (const [at, line] of lines.entries()) {
        const [, number, first] = MOCHA_FAILURE.exec(line) ?? [];
        if (first === undefined || Number(number) !== failures.length + 1)
            continue;
        const titled = mochaTitles(lines, at, first);
        if (titled === null)
            continue;
        failures.push((0,test_output .g5)(titled.path.join(' > '), mochaDetails(lines, titled.end)));
    }
    return failures;
}
function mochaTitles(lines, at, first) {
    const path = [first];
    let end = at;
    while (!path.at(-1)?.endsWith(':')) {
        end++;
        const deeper = MOCHA_DEEPER.exec(lines[end] ?? '')?.[1];
        if (deeper === undefined || end - at > 20)
            return null;
        path.push(deeper);
    }
    return { path: path.map((title, index) => (index === path.length - 1 ? title.slice(0, -1) : title)), end };
}
function mochaDetails(lines, at) {
    const body = (0,test_output .EU)(lines, at, (line) => MOCHA_FAILURE.test(line));
    const own = framesIn(body).find(({ file }) => !/node_modules|^node:/.test(file));
    return { file: own?.file ?? null, line: own?.line ?? null, message: (0,test_output .ou)(body) };
}
const FRAME = /\((\S+?):(\d+):\d+\)$|^ +at (\S+?):(\d+):\d+$/;
function framesIn(lines) {
    return lines.flatMap((line) => {
        const [, inBrackets, itsLine, file = inBrackets, number = itsLine] = FRAME.exec(line) ?? [];
        return file === undefined ? [] : [{ file: (0,test_output .s1)(file), line: Number(number) }];
    });
}

; 

const MARK = /^\[(?:ERROR|WARNING|INFO)\] +/;
const TOTALS = /^Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)(?:, Flakes: \d+)?$/;
const OF_CLASS = /^Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+, Time elapsed: .* (?:-- |- )?in (\S+)$/;
const SUREFIRE_FAILED = /^(\S.*?)(?: --)? +Time elapsed: [\d.,]+ s(?:ec)? *<<< (?:FAILURE|ERROR)!$/;
function readSurefire(lines) {
    const bare = lines.map((line) => line.replace(MARK, ''));
    const isLog = (at) => MARK.test(lines[at] ?? '');
    const totals = bare.flatMap((line, at) => (isLog(at) && TOTALS.test(line) ? [at] : []));
    const at = totals.at(-1);
    const failures = bare.flatMap((line, index) => (isLog(index) ? surefireFailure(line, bare, index) : []));
    if (at === undefined)
        return null;
    const sum = [0, 0, 0, 0];
    for (const total of totals) {
        for (const [index, value] of (TOTALS.exec(bare[total] ?? '') ?? []).slice(1).entries())
            sum[index] = (sum[index] ?? 0) + Number(value);
    }
    const [run = 0, failed = 0, errors = 0, skipped = 0] = sum;
    return { at, failures, passed: run - failed - errors - skipped, failed: failed + errors, skipped };
}
function surefireFailure(line, lines, at) {
    const name = SUREFIRE_FAILED.exec(line)?.[1];
    if (name === undefined || name.startsWith('Tests run:'))
        return [];
    const message = (0,test_output .ou)(lines, at + 1, at + 2);
    const id = javaId(name, classAbove(lines, at));
    return [(0,test_output .g5)(id, { line: lineIn(lines.slice(at + 1, at + 60), id.replace(/#.*$/, '')), message })];
}
function lineIn(lines, owner) {
    const own = (0,test_output .EU)(lines, -1, (line) => line === '' || SUREFIRE_FAILED.test(line));
    const frame = own.find((line) => line.startsWith(`\tat ${owner}.`));
    return (0,test_output .$t)(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame ?? '')?.[1]).line;
}
function javaId(name, owner) {
    const [, method, inBrackets] = /^([\w$]+)(?:\[.*\])?\(([\w.$]+)\)$/.exec(name) ?? [];
    if (method !== undefined)
        return `${inBrackets}#${method}`;
    const plain = name.replace(/[({[].*$/, '').trim();
    if (owner !== '' && plain === owner)
        return owner;
    const bare = owner !== '' && plain.startsWith(`${owner}.`) ? plain.slice(owner.length + 1) : plain;
    if (owner !== '' && !bare.includes('.'))
        return `${owner}#${bare}`;
    const dot = plain.lastIndexOf('.');
    return dot === -1 ? plain : `${plain.slice(0, dot)}#${plain.slice(dot + 1)}`;
}
function classAbove(lines, at) {
    const above = lines
        .slice(Math.max(0, at - 400), at)
        .findLast((line) => OF_CLASS.test(line.replace(/ <<< \w+!/, '')));
    return OF_CLASS.exec(above?.replace(/ <<< \w+!/, '') ?? '')?.[1] ?? '';
}
const GRADLE_FAILED = /^([\w.$]+(?: > [^>\n]+?)*) > ([^>\n]+?) FAILED$/;
const COMPLETED = /^(\d+) tests? completed(?:, \d+ failed)?(?:, \d+ skipped)?$/;
const BUILD = /^BUILD (?:SUCCESSFUL|FAILED) in /;
function readGradle(lines) {
    const build = lines.findLastIndex((line) => BUILD.test(line));
    const totals = lines.filter((line) => COMPLETED.test(line));
    const failures = lines.flatMap((line, at) => gradleFailure(line, lines, at));
    if (build === -1 || (totals.length === 0 && failures.length === 0))
        return null;
    const sum = (pattern) => totals.reduce((all, line) => all + (0,test_output .ry)(line, pattern), 0);
    const [run, failed, skipped] = [sum(/^(\d+)/), sum(/(\d+) failed/), sum(/(\d+) skipped/)];
    if (totals.length === 0)
        return { at: build, failures, ...test_output .lZ };
    return { at: build, failures, passed: run - failed - skipped, failed, skipped };
}
function gradleFailure(line, lines, at) {
    const [, owner, name = ''] = GRADLE_FAILED.exec(line) ?? [];
    if (owner === undefined)
        return [];
    const method = name.replace(/\(.*$/, '').replace(/\[.*$/, '').trim();
    const message = (0,test_output .ou)(lines, at + 1, at + 2);
    const number = /\bat \w+\.\w+:(\d+)$/.exec(message)?.[1];
    const id = /^[\w$]+$/.test(method) && !owner.includes(' > ') ? `${owner}#${method}` : `${owner} > ${name}`;
    return [(0,test_output .g5)(id, { ...(0,test_output .$t)(undefined, number), message })];
}

; 

const SPEC_COUNT = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) (\d[\d.]*)$/;
const SPEC_PLACE = /^test at (.+):(\d+):\d+$/;
const SPEC_RESULT = /^( *)[✖✔⚠﹣] (.*?)(?: \(\d[\d.]*ms\))?(?: # .*)?$/;
const SPEC_OPENS = /^( *)▶ (.*?)(?: \(\d[\d.]*ms\))?$/;
function readNodeSpec(lines) {
    const at = lines.findLastIndex((line) => /^ℹ duration_ms \d/.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^ℹ tests \d/.test(line));
    if (at === -1 || start === -1)
        return null;
    const counts = countsIn(lines.slice(start, at), SPEC_COUNT);
    const heading = lines.findIndex((line, below) => below > at && /^✖ failing tests:$/.test(line));
    const paths = pathsOf(lines.slice(0, start));
    const failures = heading === -1 ? [] : specFailures(lines.slice(heading + 1), paths);
    const files = lines.slice(0, start).filter((line) => /^✔ /.test(line) && isFile(nameOf(line))).length;
    const count = (key) => counts.get(key) ?? 0;
    return {
        at: Math.max(at, heading),
        failures,
        passed: Math.max(0, count('pass') - files),
        failed: count('fail') + count('cancelled'),
        skipped: count('skipped') + count('todo'),
    };
}
const nameOf = (line) => SPEC_RESULT.exec(line)?.[2] ?? '';
function specFailures(lines, paths) {
    return lines.flatMap((line, at) => {
        const [, place, number] = SPEC_PLACE.exec(line) ?? [];
        const below = lines[at + 1] ?? '';
        if (place === undefined || !below.startsWith('✖ ') || / # TODO\b/.test(below))
            return [];
        const name = nameOf(below);
        const message = (0,test_output .ou)(lines, at + 2, at + 4);
        const path = paths.get(name) ?? [name];
        return [nodeFailure(path, { file: (0,test_output .s1)(place), line: Number(number), message })];
    });
}
function pathsOf(lines) {
    const paths = new Map();
    const twice = new Set();
    const parents = [];
    for (const line of lines) {
        const [, openIndent, opened] = SPEC_OPENS.exec(line) ?? [];
        if (openIndent !== undefined) {
            parents.length = openIndent.length / 2;
            parents.push(opened ?? '');
            continue;
        }
        const [, indent, name = ''] = SPEC_RESULT.exec(line) ?? [];
        if (indent === undefined || !line.trimStart().startsWith('✖'))
            continue;
        const path = [...parents.slice(0, indent.length / 2), name];
        if (paths.has(name) && paths.get(name)?.join('\n') !== path.join('\n'))
            twice.add(name);
        paths.set(name, path);
    }
    for (const name of twice)
        paths.delete(name);
    return paths;
}
const TAP_RESULT = /^( *)(ok|not ok) (\d+)(?: - (.*?))?(?: # (SKIP|TODO)\b.*)?$/;
const TAP_SUBTEST = /^( *)# Subtest: (.*)$/;
const TAP_COUNT = /^# (tests|pass|fail|cancelled|skipped|todo) (\d+)$/;
function readTap(lines) {
    const start = lines.lastIndexOf('TAP version 13');
    const at = lines.findLastIndex((line) => /^# duration_ms \d/.test(line) || /^# fail \d+$/.test(line));
    if (start === -1 || at < start)
        return null;
    const counts = countsIn(lines.slice(Math.max(start, at - 9), at + 1), TAP_COUNT);
    const own = lines.slice(start, at);
    const failures = [];
    let files = 0;
    const parents = [];
    for (const [below, line] of own.entries()) {
        const [, subIndent, subName] = TAP_SUBTEST.exec(line) ?? [];
        if (subIndent !== undefined) {
            parents.length = subIndent.length / 4;
            parents.push(plainName(subName ?? ''));
            continue;
        }
        const [, indent, verdict, , name = '', directive] = TAP_RESULT.exec(line) ?? [];
        if (indent === undefined)
            continue;
        const details = detailsAfter(own, below);
        const path = [...parents.slice(0, indent.length / 4), plainName(name)];
        if (isFile(name) && verdict === 'ok')
            files++;
        if (verdict !== 'not ok' || directive !== undefined || details.isParent)
            continue;
        failures.push(nodeFailure(path, details));
    }
    const count = (key) => counts.get(key) ?? null;
    const passed = count('pass');
    return {
        at,
        failures,
        passed: passed === null ? null : Math.max(0, passed - files),
        failed: sum(count('fail'), count('cancelled')),
        skipped: sum(count('skipped'), count('todo')),
    };
}
function countsIn(lines, pattern) {
    return new Map(lines.flatMap((line) => {
        const [, key, value] = pattern.exec(line) ?? [];
        return key === undefined ? [] : [[key, Number(value)]];
    }));
}
const sum = (a, b) => (a === null ? null : a + (b ?? 0));
const plainName = (name) => name.replace(/\\([#\\])/g, '$1');
const isFile = (name) => /^\S*\.[cm]?[jt]sx?$/.test(name);
function detailsAfter(lines, at) {
    const block = [];
    if (/^ *---$/.test(lines[at + 1] ?? '')) {
        for (let below = at + 2; below < lines.length && !/^ *\.\.\.$/.test(lines[below] ?? ''); below++)
            block.push(lines[below]?.trim() ?? '');
    }
    const value = (key) => block
        .find((line) => line.startsWith(`${key}: `))
        ?.slice(key.length + 2)
        .replace(/^'(.*)'$/, '$1') ?? '';
    const [, file, line] = /^(.*):(\d+):\d+$/.exec(value('location')) ?? [];
    const error = value('error');
    const isLong = /^\|[-+]?$/.test(error);
    const message = isLong ? (block[block.findIndex((each) => each.startsWith('error: ')) + 1] ?? '') : error;
    return {
        isParent: value('failureType') === 'subtestsFailed',
        ...(0,test_output .$t)(file, line),
        message,
    };
}
function nodeFailure(path, place) {
    const { file, line, message } = place;
    const [first = ''] = path;
    const isWhole = path.length === 1 && isFile(first);
    const own = isWhole ? (0,test_output .s1)(first) : file;
    const id = isWhole ? (0,test_output .s1)(first) : [...(file === null ? [] : [file]), ...path].join(' > ');
    return (0,test_output .g5)(id, { file: own, line, message });
}

; 

const other_runners_RUNNING = /^running (\d+) tests?$/;
const other_runners_RESULT = /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out(?:; finished in \d[\d.]*s)?$/;
const BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;
function readCargo(lines) {
    const failures = [];
    const totals = { passed: 0, failed: 0, skipped: 0 };
    let at = -1;
    let crate = '';
    let running = null;
    for (const [index, line] of lines.entries()) {
        crate = BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1] ?? crate;
        const tests = running === null ? other_runners_RUNNING.exec(line)?.[1] : undefined;
        if (tests !== undefined)
            running = { from: index, tests: Number(tests) };
        const counts = other_runners_RESULT.exec(line)?.slice(1).map(Number);
        if (counts === undefined || running === null)
            continue;
        const [passed = 0, failed = 0, ignored = 0, measured = 0] = counts;
        if (passed + failed + ignored + measured !== running.tests)
            continue;
        failures.push(...other_runners_failuresIn(lines.slice(running.from, index), crate));
        totals.passed += passed;
        totals.failed += failed;
        totals.skipped += ignored;
        at = index;
        running = null;
    }
    return at === -1 ? null : { at, failures, ...totals };
}
function other_runners_failuresIn(section, crate) {
    const heading = section.lastIndexOf('failures:');
    if (heading === -1)
        return [];
    const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
    return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}
function cargoFailure(name, crate, lines) {
    const [, docFile, docName, docLine] = DOC_NAME.exec(name) ?? [];
    const stable = docFile === undefined ? name : `${docFile} - ${docName}`.trim();
    const id = crate === '' ? stable : `${crate} ${stable}`;
    const own = lines.indexOf(`---- ${name} stdout ----`);
    const body = own === -1 ? [] : (0,test_output .EU)(lines, own, (line) => /^---- .* stdout ----$/.test(line));
    const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
    const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
    const message = quoted ?? (0,test_output .ou)(body, panic + 1);
    return (0,test_output .g5)(id, { ...(0,test_output .$t)(docFile ?? file, docLine ?? line), message });
}
const PROJECT = /^(?:Passed|Failed|Skipped)! +- +Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+, Duration: .+$/;
const TOTAL = /^Total tests: (\d+)$/;
const FAILED = /^ {2}(?:Failed|X) ([\w.+`]+(?:\(.*\))?)(?: \[(?:< )?[\d.,]+ ?\w+\])?$/;
function readDotnet(lines) {
    const at = lines.findLastIndex((line) => PROJECT.test(line) || TOTAL.test(line));
    if (at === -1)
        return null;
    const failures = lines.slice(0, at).flatMap((line, index) => dotnetFailure(line, lines, index));
    const projects = lines.filter((line) => PROJECT.test(line));
    if (projects.length === 0)
        return { at, failures, ...longTotals(lines) };
    const sum = (key) => projects.reduce((all, line) => all + (0,test_output .ry)(line, new RegExp(`${key}: +(\\d+)`)), 0);
    return { at, failures, passed: sum('Passed'), failed: sum('Failed'), skipped: sum('Skipped') };
}
function longTotals(lines) {
    const counts = { Passed: 0, Failed: 0, Skipped: 0 };
    for (const [at, line] of lines.entries()) {
        if (!TOTAL.test(line))
            continue;
        for (const below of lines.slice(at + 1, at + 4)) {
            const [, key, value] = /^ +(Passed|Failed|Skipped): (\d+)$/.exec(below) ?? [];
            if (key === 'Passed' || key === 'Failed' || key === 'Skipped')
                counts[key] += Number(value);
        }
    }
    return { passed: counts.Passed, failed: counts.Failed, skipped: counts.Skipped };
}
function dotnetFailure(line, lines, at) {
    const name = FAILED.exec(line)?.[1];
    if (name === undefined)
        return [];
    const body = (0,test_output .EU)(lines, at, (each) => FAILED.test(each));
    const told = body.findIndex((each) => /^ +Error Message:$/.test(each));
    const [, file, place] = body.map((each) => / in (\S.*):line (\d+)$/.exec(each)).find((match) => match) ?? [];
    return [
        (0,test_output .g5)(name, { ...(0,test_output .$t)(file, place), message: told === -1 ? '' : (0,test_output .ou)(body, told + 1) }),
    ];
}
const other_runners_TOTALS = /^Tests: \d+, Assertions: \d+(?:, [\w ]+: \d+)*\.$/;
const GREEN = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const NOTHING = /^No tests executed!$/;
const NUMBERED = /^(\d+)\) ([\w\\]+::\w+)( with data set (?:#\d+|".*?"))?(?: \(.*\))?$/;
const HEADING = /^There (?:was|were) \d+ (?:errors?|failures?):$/;
const OTHER = /^There (?:was|were) \d+ /;
function readPhpunit(lines) {
    const at = lines.findLastIndex((line) => other_runners_TOTALS.test(line) || GREEN.test(line) || NOTHING.test(line));
    const start = lines.findLastIndex((line, above) => above < at && /^PHPUnit \d+\.\d/.test(line));
    if (at === -1 || start === -1)
        return null;
    const last = lines[at] ?? '';
    if (NOTHING.test(last))
        return { at, failures: [], passed: 0, failed: 0, skipped: 0 };
    if (GREEN.test(last))
        return { at, failures: [], passed: (0,test_output .ry)(last, GREEN), failed: 0, skipped: 0 };
    const failed = (0,test_output .ry)(last, /Errors: (\d+)/) + (0,test_output .ry)(last, /Failures: (\d+)/);
    const skipped = (0,test_output .ry)(last, /Skipped: (\d+)/) + (0,test_output .ry)(last, /Incomplete: (\d+)/);
    const passed = (0,test_output .ry)(last, /^Tests: (\d+)/) - failed - skipped - (0,test_output .ry)(last, /Risky: (\d+)/);
    const failures = numberedFailures(lines.slice(start, at));
    return { at, failures, passed: Math.max(0, passed), failed, skipped };
}
function numberedFailures(lines) {
    const failures = [];
    let next = 0;
    for (const [at, line] of lines.entries()) {
        if (OTHER.test(line))
            next = HEADING.test(line) ? 1 : 0;
        const [, number, test, data = ''] = NUMBERED.exec(line) ?? [];
        if (test === undefined || next === 0 || Number(number) !== next)
            continue;
        next++;
        const body = (0,test_output .EU)(lines, at, (each) => NUMBERED.test(each) || OTHER.test(each));
        const [, file, place] = body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast((match) => match) ?? [];
        failures.push((0,test_output .g5)(test + data, { ...(0,test_output .$t)(file, place), message: (0,test_output .ou)(body) }));
    }
    return failures;
}
const COUNTS = /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
const LISTED = /^rspec (\S+?\.rb)(?::(\d+)|\[[\d:,]+\]) # (.+)$/;
const LOADING = /^An error occurred while loading (\S+?\.rb)\./;
function readRspec(lines) {
    const at = lines.findLastIndex((line) => COUNTS.test(line));
    if (at === -1)
        return null;
    const [, examples = 0, failed = 0, pending = 0, outside = 0] = (COUNTS.exec(lines[at] ?? '') ?? []).map(Number);
    const heading = lines.findIndex((line, below) => below > at && line === 'Failed examples:');
    const listed = heading === -1 ? [] : lines.slice(heading + 1).flatMap((line) => exampleOf(line, lines));
    const broken = outside === 0 ? [] : lines.slice(0, at).flatMap((line, above) => brokenFile(line, lines, above));
    return {
        at: Math.max(at, heading),
        failures: [...listed, ...broken],
        passed: examples - failed - (pending || 0),
        failed: failed + (outside || 0),
        skipped: pending || 0,
    };
}
function exampleOf(text, lines) {
    const [, path, line, description = ''] = LISTED.exec(text) ?? [];
    if (path === undefined)
        return [];
    const file = (0,test_output .s1)(path);
    const detail = lines.findIndex((each) => /^ {2}\d+\) /.test(each) && each.replace(/^ {2}\d+\) /, '') === description);
    const body = detail === -1 ? [] : (0,test_output .EU)(lines, detail, (each) => /^ {2}\d+\) |^Finished in /.test(each));
    const message = (0,test_output .ou)(body, body.findIndex((each) => each.trim() === '') + 1);
    return [(0,test_output .g5)(`${file} > ${description}`, { ...(0,test_output .$t)(path, line), message })];
}
function brokenFile(text, lines, at) {
    const path = LOADING.exec(text)?.[1];
    if (path === undefined)
        return [];
    const error = lines.findIndex((line, below) => below > at && /^\w*(?:Error|Exception)\w*:$/.test(line));
    const message = error === -1 ? '' : (0,test_output .ou)(lines, error + 1, error + 2);
    return [(0,test_output .g5)((0,test_output .s1)(path), { file: (0,test_output .s1)(path), message })];
}

; 

const PYTEST_TOTALS = /^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests? (?:passed|failed|skipped))(?:, )?)+ in \d[\d.]*s(?: \([\d:, a-z]+\))?(?: =+)?$|^(?:=+ )?no tests ran in \d[\d.]*s(?: =+)?$/;
const PYTEST_SUMMARY = /^=+ short test summary info =+$/;
const PYTEST_LISTED = /^(?:FAILED|ERROR|SUBFAILED(?:\[.*?\]|\(.*?\))?(?: \(.*?\))?|(?:\[.*?\] )?(?:\(.*?\) )?SUBFAIL) (\S.*)$/;
const PYTEST_VERBOSE = /^(?:\[gw\d+\] (?:\[ *\d+%\] )?(?:FAILED|ERROR) (\S.*?)|(\S+?\.py(?:::.*?)?) (?:FAILED|ERROR))(?: +\[ *\d+%\])?\s*$/;
function readPytest(lines) {
    const heading = lines.findLastIndex((line) => PYTEST_SUMMARY.test(line));
    const at = lines.findLastIndex((line) => PYTEST_TOTALS.test(line));
    if (heading === -1 && at === -1)
        return null;
    const isCurrent = heading !== -1 && !sessionStarts(lines, heading, Math.max(heading, at));
    const end = at === -1 || at < heading ? lines.length : at;
    const failures = isCurrent ? listed(lines.slice(heading + 1, end)) : verbose(lines);
    const summary = at > heading ? (lines[at] ?? '') : '';
    if (summary === '' && failures.length === 0)
        return null;
    if (summary === '')
        return { at: heading, failures, ...test_output .lZ };
    return {
        at,
        failures: failures.map((failure) => withPlace(failure, lines)),
        passed: (0,test_output .ry)(summary, /(\d+) passed/),
        failed: (0,test_output .ry)(summary, /(\d+) failed/) + (0,test_output .ry)(summary, /(\d+) errors?/),
        skipped: (0,test_output .ry)(summary, /(\d+) skipped/) + (0,test_output .ry)(summary, /(\d+) xfailed/),
    };
}
const sessionStarts = (lines, from, to) => lines.slice(from, to).some((line) => /^=+ test session starts =+$/.test(line));
function listed(lines) {
    return lines.flatMap((line) => {
        const rest = PYTEST_LISTED.exec(line)?.[1];
        return rest === undefined ? [] : [python_nodeFailure(rest)];
    });
}
function verbose(lines) {
    return lines.flatMap((line) => {
        const [, worker, plain] = PYTEST_VERBOSE.exec(line) ?? [];
        const id = worker ?? plain;
        return id === undefined ? [] : [python_nodeFailure(id)];
    });
}
function python_nodeFailure(text) {
    const [id, message] = splitNode(text);
    const [file = id, ...rest] = id.split('::');
    const path = (0,test_output .s1)(file);
    return (0,test_output .g5)([path, ...rest].join('::'), { file: path, message });
}
function splitNode(text) {
    const bracket = text.indexOf('[');
    for (let at = text.indexOf(' - '); at !== -1; at = text.indexOf(' - ', at + 1)) {
        if (bracket === -1 || bracket > at || text[at - 1] === ']')
            return [text.slice(0, at), text.slice(at + 3)];
    }
    const cut = bracket === -1 ? -1 : text.lastIndexOf(']');
    return cut === -1 ? [text.trim(), ''] : [text.slice(0, cut + 1), ''];
}
function withPlace(failure, lines) {
    const name = failure.id.split('::').slice(1).join('.');
    if (name === '')
        return failure;
    const heading = lines.findIndex((line) => /^_{3,} /.test(line) && headingName(line) === name);
    if (heading === -1)
        return failure;
    const own = (0,test_output .EU)(lines, heading, (line) => /^(?:_{3,} .* _{3,}|=+ .* =+)$/.test(line));
    const place = own.findLast((line) => line.startsWith(`${failure.file}:`));
    const line = Number(/:(\d+)(?::|$)/.exec(place ?? '')?.[1] ?? Number.NaN);
    return Number.isSafeInteger(line) ? { ...failure, line } : failure;
}
const headingName = (line) => line.replace(/^_{3,} (?:ERROR at \w+ of )?/, '').replace(/ _{3,}$/, '');
const RAN = /^Ran (\d+) tests? in \d[\d.]*s$/;
const VERDICT = /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)]*)\))?$/;
const UNITTEST_FAILED = /^(FAIL|ERROR): (\S+) \(([^)\s]+)\)(?: .*)?$/;
const OF_FIXTURE = /^ERROR: (?:setUp|tearDown)(?:Class|Module) \(/;
const RULE = /^={70}$/;
const DASHES = /^-{70}$/;
function readUnittest(lines) {
    const ran = lines.findLastIndex((line, at) => RAN.test(line) && DASHES.test(lines[at - 1] ?? ''));
    if (ran === -1)
        return null;
    const verdict = lines.slice(ran + 1, ran + 4).find((line) => VERDICT.test(line)) ?? '';
    const failures = lines.slice(0, ran).flatMap((line, at) => {
        const isHeading = RULE.test(lines[at - 1] ?? '') && UNITTEST_FAILED.test(line);
        return isHeading ? [unittestFailure(lines, at)] : [];
    });
    const failed = (0,test_output .ry)(verdict, /failures=(\d+)/) + (0,test_output .ry)(verdict, /errors=(\d+)/);
    const surprising = (0,test_output .ry)(verdict, /unexpected successes=(\d+)/);
    const skipped = (0,test_output .ry)(verdict, /skipped=(\d+)/) + (0,test_output .ry)(verdict, /expected failures=(\d+)/);
    const fixtures = lines
        .slice(0, ran)
        .filter((line, at) => RULE.test(lines[at - 1] ?? '') && OF_FIXTURE.test(line)).length;
    const total = (0,test_output .ry)(lines[ran] ?? '', RAN);
    const bad = new Set(failures.map(({ id }) => id)).size - fixtures + surprising;
    return {
        at: ran,
        failures,
        passed: verdict === '' ? null : Math.max(0, total - bad - skipped),
        failed: verdict === '' ? null : failed + surprising,
        skipped: verdict === '' ? null : skipped,
    };
}
function unittestFailure(lines, at) {
    const [, , name = '', owner = ''] = UNITTEST_FAILED.exec(lines[at] ?? '') ?? [];
    const end = lines.findIndex((line, below) => below > at + 2 && (RULE.test(line) || DASHES.test(line)));
    const dashes = lines.findIndex((line, below) => below > at && DASHES.test(line));
    const body = lines.slice(dashes + 1, nextRule(lines, dashes, end));
    const place = body.findLast((line) => /^ {2}File "/.test(line));
    const [, file = null, line] = /^ {2}File "([^"]+)", line (\d+)/.exec(place ?? '') ?? [];
    const last = body.findLastIndex((text) => text.startsWith('  File '));
    const message = body.slice(last + 1).find((text) => /^\S/.test(text)) ?? (0,test_output .ou)(body);
    return (0,test_output .g5)(unittestId(name, owner), { ...(0,test_output .$t)(undefined, line), file, message });
}
function nextRule(lines, from, fallback) {
    const next = lines.findIndex((line, at) => at > from && (RULE.test(line) || DASHES.test(line)));
    return next === -1 ? Math.max(fallback, from + 1) : next;
}
function unittestId(name, owner) {
    if (owner.startsWith('unittest.loader._FailedTest'))
        return name;
    if (name === 'setUpClass' || name === 'tearDownClass' || name === 'setUpModule')
        return owner;
    return owner.endsWith(`.${name}`) ? owner : `${owner}.${name}`;
}

; 







const READERS = [
    ['pytest', readPytest],
    ['unittest', readUnittest],
    ['vitest', readVitest],
    ['jest', readJest],
    ['mocha', readMocha],
    ['node:test', readNodeSpec],
    ['node:test (TAP)', readTap],
    ['go test -json', readGoJson],
    ['go test', readGo],
    ['cargo test', readCargo],
    ['rspec', readRspec],
    ['surefire', readSurefire],
    ['Gradle', readGradle],
    ['PHPUnit', readPhpunit],
    ['dotnet test', readDotnet],
];
function readTestOutput(output) {
    const lines = (0,test_output .Dx)(output);
    const found = READERS.flatMap(([runner, read]) => {
        const told = read(lines);
        return told === null ? [] : [{ runner, ...told }];
    });
    const last = found.toSorted((a, b) => b.at - a.at)[0];
    return last === undefined ? null : (0,test_output .cG)(`output of ${last.runner}`, last);
}


  })

};
