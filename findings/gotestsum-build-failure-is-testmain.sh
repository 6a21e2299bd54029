#!/usr/bin/env bash
# gotestsum 1.13.0: a package that does not compile stands in the JUnit file as a failing test "TestMain" with an empty classname, though no
# such test exists; the package's name is only that of the suite. Re-running "TestMain" by name runs nothing.
# Seen: <testsuite … name="example.com/shop/broken"><testcase classname="" name="TestMain"><failure …[build failed]>.
set -euo pipefail
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
cd "$work"
GOBIN="$work/bin" GOPATH="$work/go" go install gotest.tools/gotestsum@v1.13.0
mkdir -p shop/broken
printf 'module example.com/shop\n\ngo 1.21\n' > shop/go.mod
printf 'package broken\n\nimport "testing"\n\nfunc TestNever(t *testing.T) { nowhere() }\n' > shop/broken/a_test.go
cd shop
! "$work/bin/gotestsum" --junitfile report.xml ./... > console.txt 2>&1 || exit 1
grep -q '<testcase classname="" name="TestMain"' report.xml
grep -q 'name="example.com/shop/broken"' report.xml
! grep -q 'TestNever' report.xml || exit 1
! grep -rq 'TestMain' --include='*.go' . || exit 1
echo "gotestsum reports a package that does not compile as a test named TestMain without a class"
