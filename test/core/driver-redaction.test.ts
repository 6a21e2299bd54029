import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import { createRedact } from '../../src/core/redaction.ts';
import { judged, type Played, play, type Scene } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call, calls, fails, type Step, says } from './scripted.ts';
import { green, red } from './scripted-oracle.ts';
import { cannotFix, list, read, reflect, write } from './steps.ts';

const SECRET = 'Zk8vQm2xLw7TbN4rPq9s';
const TEST_COMMAND = { run: `K=${SECRET} make`, shell: null, workingDirectory: '.', env: { K: SECRET } };

const withTask = (task: NonNullable<Scene['task']>): Scene => ({ model: [read, cannotFix], task });
const saying = (step: Step): Scene => ({ model: [step, list, cannotFix] });
/** A write that leaves the tests red, and what the model says when it is asked to reflect on that. */
const reflecting = (answer: Step, content = 'x\n', output = 'E'): Scene => ({
  model: [write(content), answer, cannotFix],
  tests: [red(), red(output)],
});
const throwing = (): never => {
  throw new Error(`lost ${SECRET}`);
};

/** Every way by which a text can enter a run, each with the secret on it. */
const WAYS_IN: Readonly<Record<string, Scene>> = {
  'the goal': withTask({ goal: `use ${SECRET}` }),
  'the source of evidence': withTask({ jobs: judged({ evidence: [{ source: SECRET, text: 'x' }] }) }),
  'the text of evidence': withTask({ context: [{ source: 'x', text: SECRET }] }),
  'the test command': withTask({ jobs: judged({ command: { ...TEST_COMMAND, source: 'x' } }) }),
  'the trigger': withTask({ trigger: { kind: 'issue', number: 1, title: SECRET } }),
  'the name of a file': {
    model: [list, write('x\n', 'b.js'), cannotFix],
    tests: [red(), green()],
    files: { [`${SECRET}.js`]: '' },
  },
  'the output of the baseline': { model: [read, cannotFix], tests: [red(`E ${SECRET}`)] },
  'the output of a write': reflecting(reflect('a'), 'x\n', `E ${SECRET}`),
  'the content of a file': { model: [read, cannotFix], files: { 'src/sum.js': SECRET } },
  'the result of a failed tool': {
    model: [call('read_file', { rel_path: `no/${SECRET}` }), reflect('a'), cannotFix],
  },
  'a denied path': { model: [write('x', `.github/${SECRET}`), reflect('a'), cannotFix] },
  'the facts beside an observation': {
    model: [read, cannotFix],
    ports: ({ workspace }) => ({
      workspace: replacing(workspace, 'execute', async () => ({
        ok: true,
        output: '',
        meta: { facts: [{ [SECRET]: SECRET }] },
      })),
    }),
  },
  'what is written': reflecting(reflect(SECRET), `${SECRET}\n`, `E ${SECRET}`),
  'a call that is not executed': {
    model: [calls(['list_files', {}], ['grep', { pattern: SECRET }]), cannotFix],
  },
  'the summary of the model': { model: [read, final(SECRET, [{ path: SECRET, description: SECRET }])] },
  'text around an action': {
    model: [says(`${SECRET} {"name":"list_files","args":{}} ${SECRET}`), cannotFix],
  },
  'bad JSON, quoted back': saying(call('read_file', `{"${SECRET}`)),
  'the name of a tool': saying(call(SECRET, {})),
  'wrong arguments': saying(call('read_file', { [SECRET]: 1 })),
  prose: saying(says(SECRET)),
  'the notes of a reflection': reflecting(reflect(SECRET)),
  'a malformed reflection': reflecting(says(SECRET)),
  'the message of a lost endpoint': { model: [fails('unauthorized', `bad key ${SECRET}`)] },
  'the error of an attempt': {
    model: [{ ...list, attempts: [{ status: 500, error: SECRET, waitMs: 1 }] }, cannotFix],
  },
  'a fault of our own': { model: [], ports: ({ llm }) => ({ llm: replacing(llm, 'render', throwing) }) },
};

function final(summary: string, changes: Json = []): Step {
  return call('final', { status: 'cannot_fix', summary, changes });
}

const ports = () => ({ redact: createRedact([SECRET]) });
const everything = ({ events, requests, result }: Played): string =>
  JSON.stringify([events, requests, result.summary, result.changes]);

describe('a secret reaches neither record nor requests nor result', () => {
  test.each(Object.entries(WAYS_IN))('by way of %s', async (_, scene) => {
    const played = await play({ ...scene, ports: (known) => ({ ...scene.ports?.(known), ...ports() }) });
    expect(everything(played)).not.toContain(SECRET);
    expect(everything(played)).toContain('[redacted:secret]');
  });

  test('in the path of a patch', async () => {
    const path = `src/${SECRET}.js`;
    const played = await play({
      model: [read, write('x\n'), cannotFix],
      tests: [red(), green()],
      ports: ({ workspace }) => ({
        ...ports(),
        workspace: replacing(workspace, 'patch', async () => {
          const patch = await workspace.patch();
          return { ...patch, files: patch.files.map((file) => ({ ...file, path })) };
        }),
      }),
    });
    expect(everything(played)).not.toContain(SECRET);
    expect(played.result.patch.files[0]?.path).toBe(path);
  });

  test('when an endpoint spells it in escapes', async () => {
    const escaped = [...SECRET].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join('');
    const played = await play({
      model: [
        call('grep', `{"pattern":"${escaped}"}`),
        call('final', `{"status":"cannot_fix","summary":"${escaped}","changes":[]}`),
      ],
      ports,
    });
    expect(everything(played)).not.toContain(SECRET);
    expect(everything(played)).not.toContain(escaped.slice(0, 60));
  });

  test('when the digest cuts it in two', async () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0B\n'.repeat(800)}-----END PRIVATE KEY-----`;
    const scene = { model: [read, cannotFix], tests: [red(`${'ok\n'.repeat(400)}${key}\nerror: x`)] };
    const played = await play({
      ...scene,
      task: { context: [{ source: 'log', text: `${'log line\n'.repeat(2_000)}${key}` }] },
      ports,
    });
    expect(everything(played)).not.toContain('MIIEvQ');
  });
});

describe('redaction happens where text enters', () => {
  test('so that the model, the record and the result see the same text', async () => {
    const played = await play({
      model: [read, final(`not ${SECRET}`)],
      files: { 'src/sum.js': `key = ${SECRET}` },
      ports,
    });
    expect(played.result.summary).toBe('not [redacted:secret]');
    const seen = played.requests.at(-1)?.items.join('') ?? '';
    expect(seen).toContain('1: key = [redacted:secret]');
    expect(JSON.stringify(played.events)).toContain('1: key = [redacted:secret]');
  });

  test('and what a reply says is read from what is left of it', async () => {
    const { workspace } = await play({
      model: [call('read_file', { rel_path: `${SECRET}.js` }), reflect('a'), cannotFix],
      ports,
    });
    expect(workspace.executed[0]?.args).toMatchObject({ rel_path: '[redacted:secret].js' });
  });
});
