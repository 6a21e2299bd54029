#!/usr/bin/env bash
# ctest 4.1.2 (PyPI: cmake): a test whose program is missing fails the run and is counted as failed on the console, and its own JUnit file
# calls it skipped: <testcase … status="notrun"><skipped message="Unable to find executable"/>. Who reads the file alone sees no failure.
# Seen: "0% tests passed, 1 tests failed out of 1", exit 8, failures="0" skipped="1".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install -q cmake==4.1.2
cat > CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.21)
project(shop NONE)
enable_testing()
add_test(NAME gone COMMAND there_is_no_such_program)
CMAKE
venv/bin/cmake -S . -B build > /dev/null
code=0
venv/bin/ctest --test-dir build --output-junit "$work/report.xml" > console.txt 2>&1 || code=$?
test "$code" = 8
grep -q '1 tests failed out of 1' console.txt
tr '\n\t' '  ' < report.xml | grep -q 'failures="0"'
grep -q 'status="notrun"' report.xml
grep -q '<skipped message="Unable to find executable"' report.xml
! grep -q '<failure' report.xml || exit 1
echo "ctest counts a test without its program as failed, and reports it as skipped"
