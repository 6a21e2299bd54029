#!/usr/bin/env bash
# pnpm 9.15.9: where `pnpm -r run` prefixes the lines of several packages ("packages/a test: …"), it drops the empty ones. What a reader
# finds by an empty line (a failure's end, a summary) is no longer there; lines of blanks alone stay. turbo keeps empty lines.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --prefix tools pnpm@9.15.9
mkdir -p packages/a packages/b
printf 'packages:\n  - packages/*\n' > pnpm-workspace.yaml
echo '{"name":"all","private":true}' > package.json
for name in a b; do
  printf '{"name":"%s","version":"1.0.0","scripts":{"test":"node t.js"}}' "$name" > "packages/$name/package.json"
  printf 'console.log("one\\n\\ntwo\\n  \\nthree");\n' > "packages/$name/t.js"
done
tools/node_modules/.bin/pnpm -r run test > console.txt 2>&1
test "$(grep -c '^packages/a test: \(one\|two\|three\)$' console.txt)" = 3
test "$(grep -c '^packages/a test: *$' console.txt)" = 1
echo "pnpm drops the empty lines of what it prefixes: of five lines of a package four are left"
