#!/usr/bin/env bash
# bun 1.4.5: the JUnit reporter's classname lists the describe blocks from the innermost to the outermost ("inner > outer"), while the
# console prints "outer > inner > fails". Only the nested <testsuite> elements stand in the order of the source.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{}' > package.json
npm install --silent --no-audit --no-fund bun@1.4.5
cat > a.test.ts <<'TS'
import { describe, expect, test } from 'bun:test';
describe('outer', () => describe('inner', () => test('fails', () => expect(1).toBe(2))));
TS
! node_modules/.bin/bun test --reporter=junit --reporter-outfile=report.xml > console.txt 2>&1 || exit 1
grep -q '(fail) outer > inner > fails' console.txt
grep -q 'name="fails" classname="inner &gt; outer"' report.xml
echo "bun names the classes of a test from the inside out in its XML, and from the outside in on its console"
