#!/usr/bin/env bash
# doctest 2.4.9 (Debian: doctest-dev; 2.5.0 is the same): the JUnit report of a run that ends with 0 names failures. A test that may fail
# (`* doctest::may_fail()`) stands in it as any failing one, a skipped test does not stand in it at all, and `tests` counts assertions.
# Nothing in the file tells a run that passed from one that failed: of "1 passed, 1 may fail, 1 skipped" it says errors="0" failures="1"
# tests="2". The exit code and the console are right.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > shop.cc <<'CC'
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

TEST_CASE("adds") { CHECK(1 + 1 == 2); }
TEST_CASE("is known" * doctest::may_fail()) { CHECK(1 == 2); }
TEST_CASE("later" * doctest::skip()) { CHECK(1 == 2); }
CC
g++ shop.cc -o shop
./shop > console.txt
./shop -r=junit -o=report.xml
grep -q 'Allowed to fail so marking it as not failed' console.txt
grep -q 'test cases: 2 | 2 passed | 0 failed | 1 skipped' console.txt
grep -q 'errors="0" failures="1" tests="2"' report.xml
grep -A1 'name="is known"' report.xml | grep -q '<failure message="1 == 2"'
! grep -q 'later' report.xml || exit 1
echo "doctest's JUnit report shows a test that may fail as failed, in a run that passes"
