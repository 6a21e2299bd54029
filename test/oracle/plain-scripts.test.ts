import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isPlainScript } from '../../src/oracle/plain-scripts.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ASSERTS = "import assert from 'node:assert/strict';\nimport { add } from '../src/sum.mjs';\n";
const PRODUCT = { 'src/sum.mjs': "import express from 'express';\nexport const add = 1;\n" };

test.each<readonly [string, string, Readonly<Record<string, string>>, boolean]>([
  ['asserts by itself', ASSERTS, {}, true],
  ['requires what it asserts', "const assert = require('assert');\nrequire('../src/sum');\n", {}, true],
  ['registers tests', `import test from 'node:test';\n${ASSERTS}`, {}, false],
  [
    'registers tests by a module of its own',
    `${ASSERTS}import './all.mjs';\n`,
    { 'test/all.mjs': "import './each.mjs';\n", 'test/each.mjs': "import { it } from 'node:test';\n" },
    false,
  ],
  ['loads a package', `${ASSERTS}import { suite } from 'suites';\n`, {}, false],
  ['loads what it computes', `${ASSERTS}await import(process.env.SUITE);\n`, {}, false],
  ['loads a module that is not there', "import './none.mjs';\n", {}, false],
  [
    'loads itself by way of another',
    `${ASSERTS}import './b.mjs';\n`,
    { 'test/b.mjs': "import './a.mjs';\n" },
    true,
  ],
])('whether a script that %s is a test as a whole', (_, text, others, isWhole) => {
  const checkout = temporaryFolder();
  for (const [path, content] of Object.entries({ ...PRODUCT, ...others, 'test/a.mjs': text })) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), content);
  }
  expect(isPlainScript(checkout, 'test/a.mjs')).toBe(isWhole);
});

test('a script that is not there is none', () => {
  expect(isPlainScript(temporaryFolder(), 'test/a.mjs')).toBe(false);
});
