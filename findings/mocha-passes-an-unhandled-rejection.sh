#!/usr/bin/env bash
# mocha 12.0.3: a promise that a test leaves rejected, without anybody who handles it, fails nothing, though Node ends with an error for it
# outside of mocha: both tests pass, nothing of the rejection is printed, and the exit code is 0. An error that a timer throws fails its test.
# Seen: "2 passing", exit code 0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"name":"shop","private":true}' > package.json
npm install --silent --no-audit --no-fund mocha@12.0.3
mkdir test
cat > test/a.js <<'JAVASCRIPT'
it('leaves a promise rejected', () => {
  Promise.reject(new Error('nobody'));
});
it('waits', (done) => setTimeout(done, 50));
JAVASCRIPT
! node -e "Promise.reject(new Error('nobody'))" 2> /dev/null || exit 1
npx mocha > console.txt 2>&1
grep -q '2 passing' console.txt
! grep -q 'nobody' console.txt || exit 1
echo "mocha passes a test that leaves a promise rejected"
