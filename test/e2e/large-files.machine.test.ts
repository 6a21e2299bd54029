import { expect, test } from 'vitest';
import { blobId } from '../../src/workspace/git-objects.ts';
import { largeText, MARK, withMark } from '../large-text.ts';
import { createJavaScriptWorld, redRun } from '../scenario/acts.ts';
import { gitOnRemote } from '../scenario/remote.ts';
import { publishJob, solveJob } from '../scenario/two-jobs.ts';
import { editCall, itemsOf, readFileCall, type ScriptStep, toolCall } from '../servers/openai/script.ts';

const PATH = 'src/generated/api.d.ts';
const NEXT = 'export const theMark = 2;';
const CHANGES = [{ path: PATH, description: 'The mark is 2.' }];
const SCRIPT: readonly ScriptStep[] = [
  toolCall('grep', { pattern: 'theMark', rel_dir: null, max_hits: null, regex: null, glob: null }),
  readFileCall(PATH),
  editCall(PATH, MARK, NEXT),
  toolCall('final', { status: 'done', title: 'Set the mark', summary: 'The mark is 2.', changes: CHANGES }),
];

test('a file of 7.9 MB is read in parts, edited, proven and published in two jobs', {
  timeout: 240_000,
}, async () => {
  const text = withMark(largeText(7_900_000));
  await using world = await createJavaScriptWorld({ script: SCRIPT, files: { [PATH]: text } });
  const check = `process.exit(fs.readFileSync('${PATH}', 'utf8').includes('${NEXT}') ? 0 : 1)`;
  const inputs = { 'test-command': `node -e "${check}" || { echo 'not ok 1 - the mark'; exit 1; }` };
  const act = { ...redRun(world), inputs };
  await solveJob(world, act);
  const { outputs } = await publishJob(world, act);
  expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
  const { branch = '' } = outputs;
  const wanted = blobId(Buffer.from(text.replace(MARK, NEXT)), 40);
  expect(gitOnRemote(world, ['rev-parse', `${branch}:${PATH}`]).trim()).toBe(wanted);
  expect(gitOnRemote(world, ['diff', '--stat', 'main', branch])).toContain('1 insertion(+), 1 deletion(-)');
  const answers = JSON.stringify(world.model.requests.flatMap(itemsOf));
  expect(answers).toContain(`${PATH}:${text.split('\n').indexOf(MARK) + 1}:${MARK}`);
  expect(answers).toMatch(/\d lines left out: continue at line \d+/);
});
