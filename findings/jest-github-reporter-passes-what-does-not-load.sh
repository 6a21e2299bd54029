#!/usr/bin/env bash
# jest 30.5.2: with the option `silent: false`, the reporter "github-actions" opens a green group for a file that could not be loaded, as it
# counts that file's failing tests, of which there are none. The run is red, and the error stands in another group below.
# Seen: "::group::PASS b.test.js (0 ms)", then "::group::Errors thrown in b.test.js".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"name":"shop","private":true}' > package.json
npm install --silent --no-audit --no-fund jest@30.5.2
echo "require('./nowhere.js');" > b.test.js
echo "module.exports = { reporters: [['github-actions', { silent: false }], 'summary'] };" > jest.config.js
! GITHUB_ACTIONS=true CI=true npx jest > console.txt 2>&1 || exit 1
grep -q '^::group::PASS b\.test\.js' console.txt
grep -qx '::group::Errors thrown in b\.test\.js' console.txt
grep -qx 'Test Suites: 1 failed, 1 total' console.txt
echo "jest's reporter for GitHub marks a file that cannot be loaded as PASS"
