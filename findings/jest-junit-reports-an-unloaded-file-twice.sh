#!/usr/bin/env bash
# jest-junit 17.0.0: with reportTestSuiteErrors, a file that cannot be loaded stands in the report as two failing tests, one with an <error>
# and one with a <failure> that holds JSON; the suite says errors="1" failures="0" tests="0". By default it is not in the report at all.
# Seen: two <testcase classname="Test suite failed to run" name="b.test.js" …>.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"name":"shop","private":true}' > package.json
npm install --silent --no-audit --no-fund jest@30.5.2 jest-junit@17.0.0
echo "require('./nowhere.js');" > b.test.js
! npx jest --reporters=jest-junit > console.txt 2>&1 || exit 1
! grep -q 'b.test.js' junit.xml || exit 1
! JEST_JUNIT_REPORT_TEST_SUITE_ERRORS=true npx jest --reporters=jest-junit > console.txt 2>&1 || exit 1
[ "$(grep -c '<testcase classname="Test suite failed to run"' junit.xml)" = 2 ]
grep -q '<testsuite name="b.test.js" errors="1" failures="0"' junit.xml
echo "jest-junit reports a file that cannot be loaded as two failing tests"
