#!/usr/bin/env bash
# @actions/workflow-parser 0.3.61: the package has `"type": "module"` and imports its schemas, which are JSON, without an import attribute.
# No Node loads it as it is published (seen with Node 20 and 24): it is made for a bundler, though nothing in its description says so.
# Seen: ERR_IMPORT_ATTRIBUTE_MISSING (Node 22 and later), ERR_IMPORT_ASSERTION_TYPE_MISSING (Node 20); bundled by esbuild, it parses.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund @actions/workflow-parser@0.3.61 esbuild@0.25.0 > /dev/null
cat > parse.mjs <<'JS'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
const content = 'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: make }] } }\n';
const { context } = parseWorkflow({ name: 'ci.yml', content }, new NoOperationTraceWriter());
console.log(`errors: ${context.errors.getErrors().length}`);
JS
! node parse.mjs > plain.txt 2>&1 || exit 1
grep -Eq 'ERR_IMPORT_(ATTRIBUTE|ASSERTION_TYPE)_MISSING' plain.txt
npx esbuild parse.mjs --bundle --platform=node --format=cjs --outfile=parse.cjs --log-level=error
node parse.cjs | grep -qx 'errors: 0'
echo "no Node imports @actions/workflow-parser as it is published; bundled, it works"
