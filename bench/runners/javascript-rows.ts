import { NPM, type RunnerRow } from './row.ts';

/** Tests in the words that vitest, jest and bun share. */
const shopOf = (imports: string): string => `${imports}
const cart = [];

describe('cart', () => {
  test('adds', () => expect(1 + 1).toBe(2));

  describe('inner > one', () => {
    test('takes off (1+1) "q" # $HOME', () => {
      expect(3 - 1).toBe(1);
    });
  });

  test.each([[1, 2], [2, 2]])('%i equals %i', (a, b) => {
    expect(a).toBe(b);
  });

  test.skip('later', () => {});
  test.todo('some day');
});

describe('hooks', () => {
  beforeEach(() => {
    throw new Error('no set-up');
  });

  test('never', () => {});
});

test('breaks', () => {
  throw new TypeError('boom');
});
`;

const BROKEN = "import './nowhere.js';\n";
const inFile = (file: string): readonly string[] => [
  `${file} > breaks`,
  `${file} > cart > 1 equals 2`,
  `${file} > cart > inner > one > takes off (1+1) "q" # $HOME`,
  `${file} > hooks > never`,
];

const MOCHA_SHOP = `const assert = require('node:assert');

describe('cart', () => {
  it('adds', () => assert.equal(1 + 1, 2));

  describe('inner', () => {
    it('takes off (1+1) "q" # $HOME', () => assert.equal(3 - 1, 1));
  });

  it.skip('later', () => {});
});

describe('hooks', () => {
  beforeEach('set up', () => {
    throw new Error('no set-up');
  });

  it('never', () => {});
});

let attempts = 0;
it('is flaky', function () {
  this.retries(2);
  attempts += 1;
  assert.equal(attempts, 2);
});

it('breaks', () => {
  throw new TypeError('boom');
});
`;

export const JAVASCRIPT_ROWS: readonly RunnerRow[] = [
  {
    name: 'vitest',
    version: '5.1.2',
    needs: ['npm'],
    install: `${NPM} vitest@$VERSION`,
    files: {
      'a.test.js': shopOf("import { beforeEach, describe, expect, test } from 'vitest';"),
      'b.test.js': BROKEN,
      'c.test.js': `import { expect, test } from 'vitest';
let attempts = 0;
test('is flaky', { retry: 2 }, () => {
  attempts += 1;
  expect(attempts).toBe(2);
});
test.fails('is known', () => expect(1).toBe(2));
`,
    },
    command: 'vitest run',
    report: { command: 'vitest run --reporter=junit --outputFile=report.xml', files: ['report.xml'] },
    counts: [4, 5, 2],
    failing: [...inFile('a.test.js'), 'b.test.js'],
    // Where a file failed as a whole, files are chosen, not tests.
    passedAlone: 2,
  },
  {
    name: 'jest',
    version: '30.5.2',
    needs: ['npm'],
    install: `${NPM} jest@$VERSION jest-junit@17.0.0`,
    files: {
      'a.test.js': shopOf(''),
      'b.test.js': "require('./nowhere.js');\n",
      'c.test.js': `let attempts = 0;
jest.retryTimes(2);
test('is flaky', () => {
  attempts += 1;
  expect(attempts).toBe(2);
});
test.failing('is known', () => expect(1).toBe(2));
`,
    },
    command: 'jest',
    report: {
      command: 'JEST_JUNIT_OUTPUT_NAME=report.xml jest --reporters=jest-junit',
      files: ['report.xml'],
    },
    counts: [4, 5, 2],
    failing: [...inFile('a.test.js'), 'b.test.js'],
    // Where a file failed as a whole, files are chosen, not tests.
    passedAlone: 2,
    reported: inFile('a.test.js'),
    // A test that is to be written has no mark there.
    reportedCounts: [5, 4, 1],
  },
  {
    name: 'mocha',
    version: '12.0.3',
    needs: ['npm'],
    install: `${NPM} mocha@$VERSION`,
    files: { 'test/a.js': MOCHA_SHOP },
    command: 'mocha',
    report: { command: 'mocha --reporter=xunit --reporter-option output=report.xml', files: ['report.xml'] },
    counts: [2, 3, 1],
    failing: [
      'breaks',
      'cart > inner > takes off (1+1) "q" # $HOME',
      'hooks > "before each" hook: set up for "never"',
    ],
  },
  {
    name: 'node-test',
    version: '24',
    needs: ['node'],
    install: 'true',
    files: {
      'test/a.test.js': `const assert = require('node:assert');
const { beforeEach, describe, it, test } = require('node:test');

describe('cart', () => {
  it('adds', () => assert.equal(1 + 1, 2));
  describe('inner', () => {
    it('takes off (1+1) "q" # $HOME', () => assert.equal(3 - 1, 1));
  });
  it.skip('later', () => {});
  it.todo('some day', () => assert.equal(1, 2));
});

describe('hooks', () => {
  beforeEach(() => {
    throw new Error('no set-up');
  });
  it('never', () => {});
});

test('holds', async (t) => {
  await t.test('one', () => {});
  await t.test('two', () => {
    throw new TypeError('boom');
  });
});
`,
      'test/b.test.js': "require('./nowhere.js');\n",
    },
    command: 'node --test',
    report: {
      command: 'node --test --test-reporter=junit --test-reporter-destination=report.xml',
      files: ['report.xml'],
    },
    counts: [2, 5, 2],
    // The report does not count a test whose subtest failed.
    reportedCounts: [2, 4, 2],
    passedAlone: 2,
    failing: [
      'test/a.test.js > cart > inner > takes off (1+1) "q" # $HOME',
      'test/a.test.js > holds > two',
      'test/a.test.js > hooks > never',
      'test/b.test.js',
    ],
  },
  {
    name: 'node-test-subtests',
    version: '24',
    needs: ['node'],
    install: 'true',
    files: {
      'test/a.test.js': `const { test } = require('node:test');

test('holds', async (t) => {
  await t.test('one', () => {});
  await t.test('two', () => {
    throw new TypeError('boom');
  });
});

test('other', () => {});
`,
      'test/b.test.js': "const { test } = require('node:test');\ntest('far', () => {});\n",
    },
    command: 'node --test',
    counts: [3, 2, 0],
    failing: ['test/a.test.js > holds > two'],
    // All subtests of a test run.
    passedAlone: 1,
  },
  {
    name: 'bun',
    version: '1.4.5',
    needs: ['npm'],
    install: `${NPM} bun@$VERSION`,
    files: {
      'a.test.ts': shopOf("import { beforeEach, describe, expect, test } from 'bun:test';"),
      'b.test.ts': "import './nowhere.ts';\n",
    },
    command: 'bun test',
    report: { command: 'bun test --reporter=junit --reporter-outfile=report.xml', files: ['report.xml'] },
    counts: [2, 5, 2],
    // The console names tests without their file; the report has no file that cannot be loaded.
    failing: [...inFile('').map((id) => id.slice(' > '.length)), 'b.test.ts'],
    reported: inFile('').map((id) => id.slice(' > '.length)),
    reportedCounts: [2, 4, 2],
  },
  {
    name: 'deno',
    version: '2.9.6',
    needs: ['npm'],
    install: `${NPM} deno@$VERSION`,
    files: {
      'a_test.ts': `Deno.test("adds", () => {});

Deno.test("takes off (1+1) # $HOME", () => {
  throw new Error("2 is not 1");
});

Deno.test("outer", async (t) => {
  await t.step("one", () => {});
  await t.step("two", () => {
    throw new TypeError("boom");
  });
});

Deno.test({ name: "later", ignore: true, fn() {} });
`,
    },
    command: 'deno test',
    report: { command: 'deno test --junit-path=report.xml', files: ['report.xml'] },
    counts: [1, 2, 1],
    failing: ['outer ... two', 'takes off (1+1) # $HOME'],
  },
  {
    name: 'ava',
    version: '7.0.0',
    needs: ['npm'],
    install: `${NPM} ava@$VERSION`,
    files: {
      'test/cart.js': `import test from 'ava';

test('adds', (t) => t.is(1 + 1, 2));
test('takes off (1+1) "q" # $HOME', (t) => t.is(3 - 1, 1));
test('breaks', () => {
  throw new TypeError('boom');
});
test.failing('is known', (t) => t.is(1, 2));
test.skip('later', (t) => t.pass());
test.todo('some day');
`,
      'test/price.js': `import test from 'ava';

test('adds', (t) => t.is(1, 3));
`,
    },
    command: 'ava',
    report: { command: 'ava --tap' },
    counts: [1, 3, 3],
    failing: ['cart › breaks', 'cart › takes off (1+1) "q" # $HOME', 'price › adds'],
    // The report counts a test that is to be written as failed.
    reportedCounts: [null, 4, null],
    // A test of another file has the title of one that fails.
    passedAlone: 1,
  },
  {
    name: 'tape',
    version: '5.10.2',
    needs: ['npm'],
    install: `${NPM} tape@$VERSION`,
    files: {
      'test/a.js': `const test = require('tape');

test('adds', (t) => {
  t.equal(1 + 1, 2);
  t.end();
});
test('takes off (1+1) # $HOME', (t) => {
  t.equal(3 - 1, 1, 'one left');
  t.end();
});
test('later', { skip: true }, (t) => t.end());
`,
    },
    command: "tape 'test/*.js'",
    colour: null,
    counts: [null, 1, null],
    failing: ['takes off (1+1) # $HOME > one left'],
    // tape has no option for single tests.
    passedAlone: null,
  },
  {
    name: 'jasmine',
    version: '7.0.0',
    needs: ['npm'],
    install: `${NPM} jasmine@$VERSION`,
    files: {
      'spec/a_spec.js': `describe('cart', () => {
  it('adds', () => expect(1 + 1).toBe(2));
  describe('inner', () => {
    it('takes off (1+1) "q" # $HOME', () => expect(3 - 1).toBe(1));
  });
  xit('later', () => {});
});

it('breaks', () => {
  throw new TypeError('boom');
});
`,
    },
    command: 'jasmine --random=false "spec/**/*_spec.js"',
    counts: [1, 2, 1],
    failing: ['breaks', 'cart inner takes off (1+1) "q" # $HOME'],
  },
  {
    name: 'cucumber',
    version: '13.3.0',
    needs: ['npm'],
    install: `${NPM} @cucumber/cucumber@$VERSION`,
    files: {
      'features/cart.feature': `Feature: Cart
  Background:
    Given a cart

  Scenario: Adds
    Then it holds 1

  Scenario: Takes off (1+1) "q" # $HOME
    Then it holds 2

  Scenario: Later
    Then it is not there

  Scenario: Some day
    Then nobody knows
`,
      'features/price.feature': `Feature: Price
  Scenario: Adds
    When it breaks
`,
      'features/steps.js': `const assert = require('node:assert');
const { Given, Then, When } = require('@cucumber/cucumber');

Given('a cart', function () {
  this.count = 1;
});
Then('it holds {int}', function (count) {
  assert.equal(this.count, count);
});
Then('it is not there', () => 'skipped');
When('it breaks', () => {
  throw new TypeError('boom');
});
`,
    },
    command: 'cucumber-js',
    report: { command: 'cucumber-js --format junit:report.xml', files: ['report.xml'] },
    counts: [1, 3, 1],
    failing: ['Adds', 'Some day', 'Takes off (1+1) "q" # $HOME'],
    // A scenario of another feature has the title of one that fails.
    passedAlone: 1,
  },
  {
    name: 'playwright',
    version: '1.65.1',
    needs: ['npm'],
    install: `${NPM} @playwright/test@$VERSION`,
    files: {
      'playwright.config.js': "module.exports = { retries: 1, testDir: 'tests' };\n",
      'tests/a.spec.js': `const { expect, test } = require('@playwright/test');

test.describe('cart', () => {
  test('adds', () => expect(1 + 1).toBe(2));
  test.describe('inner', () => {
    test('takes off (1+1) "q" # $HOME', () => expect(3 - 1).toBe(1));
  });
  test.skip('later', () => {});
});

test('is flaky', ({}, info) => expect(info.retry).toBe(1));

test('is known', () => {
  test.fail();
  expect(1).toBe(2);
});

test.describe('hooks', () => {
  test.beforeEach(() => {
    throw new Error('no set-up');
  });
  test('never', () => {});
});
`,
    },
    command: 'playwright test --reporter=list',
    report: {
      command: 'PLAYWRIGHT_JUNIT_OUTPUT_NAME=report.xml playwright test --reporter=junit',
      files: ['report.xml'],
    },
    counts: [3, 2, 1],
    failing: ['cart › inner › takes off (1+1) "q" # $HOME', 'hooks › never'],
  },
];
