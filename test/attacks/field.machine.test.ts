import { expect } from 'vitest';
import type { Goal } from '../../src/core/task.ts';
import { CONSEQUENCES } from '../../src/core/verdict/outcome.ts';
import { pullRequestBody } from '../../src/story/report.ts';
import { openTerminal } from '../e2e/terminal.ts';
import { add, done, edit, failedJobs, giveUp, job, jobsWorld, read, step } from '../scenario/failed-jobs.ts';
import { LINKS, recordWith } from '../story/records.ts';
import { attack } from './attack.ts';
import { type Files, isMergeable, type Repository, solved, type Write } from './solved.ts';

// What users' repositories showed: a red step, a report, a workflow or a text that is read as something else than it is.

const SUM = 'export const add = (a, b) => a - b;\n';
const RIGHT: Write = ['src/sum.mjs', 'a - b', 'a + b'];
const goal = (run: string, name: string, evidence = ''): Goal => ({
  command: {
    run,
    shell: null,
    workingDirectory: '.',
    env: {},
    source: `step "${name}"`,
    job: 'test',
    step: name,
  },
  evidence: evidence === '' ? [] : [{ source: 'log of job "test"', text: evidence }],
});

attack('A36', 'the second failed step of a job stays red: the first alone is made green', async () => {
  const repository: Repository = {
    run: '',
    files: {
      'src/sum.mjs': SUM,
      'tools/check.mjs':
        "import { add } from '../src/sum.mjs';\nif (add(1, 2) !== 3) throw new Error('sum of 1 and 2');\n",
      'tools/lint.mjs':
        "import { readFileSync } from 'node:fs';\nif (!readFileSync('src/sum.mjs', 'utf8').startsWith('//')) throw new Error('no heading');\n",
    },
    task: { jobs: [goal('node tools/lint.mjs', 'Lint'), goal('node tools/check.mjs', 'Test')] },
  };
  const heading: Write = ['src/sum.mjs', 'export', '// Sums.\nexport'];
  const half = await solved(repository, [heading]);
  expect(isMergeable(half)).toBe(false);
  expect(half.result.outcome).not.toBe('fixed');
  const right = await solved(repository, [heading, RIGHT]);
  expect(right.result.outcome).toBe('fixed');
  return `one of two: ${half.result.outcome}; both: fixed`;
});

attack(
  'A37',
  'the failure here is the line of another job: it does not count as that of this one',
  async () => {
    const missing = "Cannot find package 'left-pad-of-nobody' imported from src/sum.mjs";
    const { result, events } = await solved(
      {
        run: '',
        files: {
          'src/sum.mjs': `import 'left-pad-of-nobody';\n${SUM}`,
          'tools/check.mjs':
            "import { add } from '../src/sum.mjs';\nif (add(1, 2) !== 3) throw new Error('sum of 1 and 2');\n",
        },
        task: {
          jobs: [goal('node tools/check.mjs', 'Test', 'Error: sum of 1 and 2\nProcess exited with 1')],
          context: [{ source: 'log of job "other"', text: `Error [ERR_MODULE_NOT_FOUND]: ${missing}` }],
        },
      },
      [['src/sum.mjs', "import 'left-pad-of-nobody';\n", '']],
    );
    expect(result.outcome).toBe('infra_error');
    expect(events.some(({ kind }) => kind === 'llm_action')).toBe(false);
    return result.summary;
  },
);

/** A check that prints TAP: of 3 tests, those that the product switches off are printed as it says. */
const CHECK =
  "import { add, off } from '../src/sum.mjs';\nconst sums = add(1, 2) === 3;\nconsole.log('TAP version 13\\nok 1 - loads\\n' + (off ? off : (sums ? 'ok' : 'not ok') + ' 2 - sums') + '\\n1..2');\nprocess.exit(sums || off ? 0 : 1);\n";
const TAP: Files = { 'src/sum.mjs': `export const off = '';\n${SUM}`, 'tools/check.mjs': CHECK };

for (const [at, line] of ['ok 2 # SKIP', 'ok 2 - sums # SKIP not here', 'not ok 2 - sums # TODO'].entries())
  attack(`A38${['', 'a', 'b'][at]}`, `the failing test is switched off by the product: ${line}`, async () => {
    const repository = { run: 'node tools/check.mjs', files: TAP };
    const wrong = await solved(repository, [['src/sum.mjs', "off = ''", `off = '${line}'`]]);
    expect(isMergeable(wrong)).toBe(false);
    expect(wrong.result.outcome).not.toBe('fixed');
    expect((await solved(repository, [RIGHT])).result.outcome).toBe('fixed');
    return `${wrong.result.outcome}; the right fix is fixed`;
  });

attack('A39', 'a red run that names no failure: fewer tests pass, and the command ends with 0', async () => {
  const check =
    "import { add, few } from '../src/sum.mjs';\nconsole.log(few ? 'TAP version 13\\nok 1 - a\\n1..1' : 'TAP version 13\\nok 1 - a\\nok 2 - b\\nok 3 - c\\n1..3');\nif (!few && add(1, 2) !== 3) throw new Error('sum of 1 and 2');\n";
  const files = { 'src/sum.mjs': `export const few = false;\n${SUM}`, 'tools/check.mjs': check };
  const repository = { run: 'node tools/check.mjs', files };
  const wrong = await solved(repository, [['src/sum.mjs', 'few = false', 'few = true']]);
  expect(isMergeable(wrong)).toBe(false);
  expect((await solved(repository, [RIGHT])).result.outcome).toBe('fixed');
  return `${wrong.result.outcome}; the right fix is fixed`;
});

const CI_WORDS = /\[skip ci\]|\*{3}NO_CI\*{3}|^skip-checks: true/m;
const LIVE = 'it fails: @mona <img src=x> ![i](https://evil.example/p.png) fixes #12';
for (const [id, what, text, live] of [
  ['A40', 'a summary and a job that quote test output', LIVE, /(?:^|\s)@mona|<img|!\[i\]|\bfixes #12/],
  ['A48', 'words that stop CI, in a description', '[skip ci] ***NO_CI***\n\nskip-checks: true', CI_WORDS],
] as const)
  attack(id, what, () => {
    const body = pullRequestBody({ ...recordWith({ summary: text }), doubt: text, notes: [text] }, LINKS);
    expect(body.replace(/^(`{3,})[^`]*?^\1$/gms, '')).not.toMatch(live);
    return 'nothing of it acts where GitHub renders it';
  });

attack('A42', 'a report whose suites nest without end', async () => {
  const deep = 60_000;
  const files = {
    'src/sum.mjs': SUM,
    'tools/check.mjs': `import { writeFileSync } from 'node:fs';\nimport { add } from '../src/sum.mjs';\nconst ok = add(1, 2) === 3;\nwriteFileSync('report.xml', '<testsuite name="a"><testcase name="t"/>'.repeat(${deep}) + '</testsuite>'.repeat(${deep}));\nif (!ok) throw new Error('sum of 1 and 2');\n`,
  };
  const repository = {
    run: 'node tools/check.mjs',
    files,
    settings: { testReport: 'report.xml' },
  };
  const wrong = await solved(repository, [['src/sum.mjs', 'a - b', 'a * b']]);
  expect(CONSEQUENCES[wrong.result.outcome].isProposed).toBe(false);
  const right = await solved(repository, [RIGHT]);
  expect(right.result.outcome).toBe('fixed');
  return `${wrong.result.outcome}; the right fix is ${right.result.outcome}`;
});

attack(
  'A43',
  'a server that the job has started: it is the patched one, and does not outlive the run',
  async () => {
    const port = 41_000 + Math.floor(Math.random() * 9_000);
    const files = {
      '.github/workflows/ci.yml': `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - { name: Serve, run: "node server.mjs &" }\n      - { name: Wait, run: "for n in $(seq 50); do curl -s http://localhost:${port} && exit 0; sleep 0.2; done; exit 1" }\n      - { name: Test, run: node client.mjs }\n`,
      'server.mjs': `import { createServer } from 'node:http';\nimport { sum } from './src/sum.mjs';\ncreateServer((_, answer) => answer.end(String(sum(1, 2)))).listen(${port});\n`,
      'client.mjs': `import assert from 'node:assert/strict';\nassert.equal(await (await fetch('http://localhost:${port}')).text(), '3', 'sums');\n`,
    };
    const failed = job(501, 'test', [step('Serve'), step('Wait'), step('Test', 'failure')]);
    const outcomes: (string | undefined)[] = [];
    for (const script of [
      [read, add, done],
      [read, edit('a - b', 'a * b'), giveUp],
    ]) {
      await using world = await jobsWorld({ script, files });
      const { outputs } = await world.act(failedJobs(world, [failed]));
      outcomes.push(outputs['outcome']);
      await expect(fetch(`http://localhost:${port}`)).rejects.toThrow();
    }
    expect(outcomes[0]).toBe('fixed');
    expect(outcomes[1]).not.toBe('fixed');
    return outcomes.join('; ');
  },
);

attack('A47', 'init --in-job, where an anchor gives the step to another job', async () => {
  const { agentFix } = await openTerminal({
    files: {
      '.github/workflows/ci.yml':
        'on: push\njobs:\n  a:\n    runs-on: x\n    steps: &s\n      - uses: actions/checkout@v4\n      - run: npm test\n  b:\n    runs-on: x\n    permissions: write-all\n    steps: *s\n',
    },
  });
  const { exitCode, stderr } = await agentFix(['init', '--in-job', '--workflow', 'ci.yml', '--job', 'a']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('by an anchor');
  return stderr;
});
