#!/usr/bin/env bash
# @actions/expressions 0.3.61: a number becomes a text with fifteen *decimals*, where the runner prints fifteen *significant digits*
# (.NET's format G15, NumberExpressionData.cs of actions/runner): small numbers become 0, large ones keep more digits than the runner's,
# and exponents look different (the runner: 1E-16, 1.23456789012346E+17, 1E+21). A value computed ahead is not the one a step gets.
# Seen: 1e-16 -> 0, 123456789012345678 -> 123456789012345680, 1e21 -> 1e+21.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' > package.json
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61 > /dev/null
cat > print.mjs <<'JS'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
for (const text of ['1e-16', '123456789012345678', '1e21']) {
  const ast = new Parser(new Lexer(`format('{0}', ${text})`).lex().tokens, [], []).parse();
  console.log(new Evaluator(ast, new data.Dictionary()).evaluate().coerceString());
}
JS
node print.mjs > seen.txt
printf '0\n123456789012345680\n1e+21\n' | diff - seen.txt
echo "@actions/expressions prints 1e-16 as 0 and keeps 17 digits of a large number: fifteen decimals, not fifteen significant digits"
