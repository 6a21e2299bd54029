// The main job on this machine: the bundled action, started as the runner starts it, on a real repository with a real
// failing test, and an earlier run that was green. GitHub and its artifact service are servers on loopback. There is no key and no
// model: the built-in solver undoes what broke the test.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ECOSYSTEMS } from '../test/scenario/ecosystems.ts';
import { workflowRunFailed } from '../test/scenario/payloads.ts';
import { brokenSince } from '../test/scenario/since-green.ts';
import { createWorld, failedRun, REPOSITORY, uploadedRecord, type World } from '../test/scenario/world.ts';

const OUT = join(import.meta.dirname, '../runs/demo');
const say = (text = ''): void => void process.stdout.write(`${text}\n`);
const heading = (text: string): void => say(`\n━━ ${text} ${'━'.repeat(Math.max(0, 96 - text.length))}`);

/** The fixture's own bug is fixed here; the newest commit brings another. */
const PATH = 'src/lru-cache.js';
const CACHE = readFileSync(join(import.meta.dirname, '../test/fixtures/javascript', PATH), 'utf8');
const FULL = 'if (this.#entries.size >= this.#capacity) {';
const RIGHT = 'if (!this.#entries.has(key) && this.#entries.size >= this.#capacity) {';
const WRONG = RIGHT.replace('>=', '>');

await using opened = await createWorld({
  fixture: 'javascript',
  files: { [PATH]: CACHE.replace(FULL, WRONG) },
  script: [],
});
const world = brokenSince(opened, {
  path: PATH,
  wrong: WRONG,
  right: RIGHT,
  jobs: [ECOSYSTEMS.javascript.job],
});
world.github.addRun(failedRun(world, 'javascript', await failingLog(world)));

say('agent-fix demo: the workflow "CI" of octo/library is red. This is the log of the job that answers it:');
heading('job log');
const result = await world.act({
  eventName: 'workflow_run',
  payload: workflowRunFailed(world),
  inputs: { 'openai-api-key': '', 'openai-base-url': '' },
  onLog: (text) => process.stdout.write(readable(text)),
});

const files = keepArtifact(world);
const pull = world.github.state.pulls()[0];
if (result.exitCode !== 0 || pull === undefined || world.violations.length > 0) {
  say(`\nThe demo did not end well (exit ${result.exitCode}).`);
  for (const violation of world.violations) say(`- ${violation}`);
  process.exitCode = 1;
} else {
  heading(`pull request #${pull.number} in ${REPOSITORY.owner}/${REPOSITORY.name}: ${pull.title}`);
  say(pull.body ?? '');
  heading('what is left of it');
  say(
    `Outcome   ${result.outputs['outcome']}: red before, green after, confirmed by the driver's own test runs`,
  );
  say(`Branch    ${result.outputs['branch']} at ${result.outputs['commit-sha']?.slice(0, 12)}`);
  for (const file of files) say(`Record    ${file}`);
  say(`\nLook at it:   open ${join(OUT, 'trace.html')} in a browser`);
  say('Prove it:     npx agent-fix inspect --trace runs/demo/trace.jsonl --verify');
}

/** What the red job printed: its test command, run here. */
async function failingLog({ workspace }: World): Promise<string> {
  const tests = spawnSync(process.execPath, ['--test'], {
    cwd: workspace,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  const lines = [
    `##[group]Run node --test`,
    'node --test',
    '##[endgroup]',
    ...tests.stdout.split('\n'),
    '##[error]Process completed with exit code 1.',
  ];
  return lines.map((line) => `${new Date().toISOString()} ${line}\n`).join('');
}

/** Out of the uploaded artifact, as a person would download it. */
function keepArtifact(world: World): string[] {
  mkdirSync(OUT, { recursive: true });
  const uploaded = uploadedRecord(world)?.files ?? new Map<string, Buffer>();
  return [...uploaded].map(([name, content]) => {
    writeFileSync(join(OUT, name), content);
    return join('runs/demo', name);
  });
}

/** A terminal shows what the runner would hide: its commands. */
function readable(text: string): string {
  return text
    .replace(/^::(debug|stop-commands|add-mask|endgroup|[0-9a-f]{32})::.*\n/gm, '')
    .replace(/^::group::/gm, '▸ ')
    .replaceAll('\u200b', '');
}
