import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/agent/json.ts';
import { createRedact } from '../../src/agent/redaction.ts';
import { type Played, play, type Scene } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call, calls, fails, garbled, says } from './scripted.ts';
import { green, red } from './scripted-oracle.ts';
import { cannotFix, list, read, reflect, write } from './steps.ts';

const SECRET = 'Zk8vQm2xLw7TbN4rPq9s';

const ports = () => ({ redact: createRedact([SECRET]) });
const everything = ({ events, requests, result }: Played): string =>
  JSON.stringify([events, requests, result.summary, result.changes]);

/** Every place by which a text can enter a run. */
const PATHS: readonly (readonly [string, Scene])[] = [
  ['the goal', { model: [read, cannotFix], tests: [red()], task: { goal: `use ${SECRET}` } }],
  [
    'the source of evidence',
    { model: [read, cannotFix], tests: [red()], task: { evidence: [{ source: SECRET, text: 'x' }] } },
  ],
  [
    'the text of evidence',
    { model: [read, cannotFix], tests: [red()], task: { evidence: [{ source: 'x', text: SECRET }] } },
  ],
  [
    'the test command',
    {
      model: [read, cannotFix],
      tests: [red()],
      task: {
        testCommand: {
          run: `K=${SECRET} make`,
          shell: null,
          workingDirectory: '.',
          env: { K: SECRET },
          source: 'x',
        },
      },
    },
  ],
  [
    'the trigger',
    {
      model: [read, cannotFix],
      tests: [red()],
      task: { trigger: { kind: 'issue', number: 1, title: SECRET } },
    },
  ],
  [
    'the name of a file',
    {
      model: [list, write('x\n', 'b.js'), cannotFix],
      tests: [red(), green()],
      files: { [`${SECRET}.js`]: '' },
    },
  ],
  ['the output of the baseline', { model: [read, cannotFix], tests: [red(`E ${SECRET}`)] }],
  [
    'the output of a write',
    { model: [write('x\n'), reflect('a'), cannotFix], tests: [red(), red(`E ${SECRET}`)] },
  ],
  ['the content of a file', { model: [read, cannotFix], tests: [red()], files: { 'src/sum.js': SECRET } }],
  [
    'the result of a failed tool',
    { model: [call('read_file', { rel_path: `no/${SECRET}` }), reflect('a'), cannotFix], tests: [red()] },
  ],
  ['a denied path', { model: [write('x', `.github/${SECRET}`), reflect('a'), cannotFix], tests: [red()] }],
  [
    'the facts beside an observation',
    {
      model: [read, cannotFix],
      tests: [red()],
      ports: ({ workspace }) => ({
        workspace: replacing(workspace, 'execute', async () => ({
          ok: true,
          output: '',
          meta: { facts: [{ [SECRET]: SECRET }] },
        })),
      }),
    },
  ],
  [
    'what is written',
    { model: [write(`${SECRET}\n`), reflect(SECRET), cannotFix], tests: [red(), red(`E ${SECRET}`)] },
  ],
  [
    'a call that is not executed',
    { model: [calls(['list_files', {}], ['grep', { pattern: SECRET }]), cannotFix], tests: [red()] },
  ],
  [
    'the summary of the model',
    {
      model: [
        read,
        call('final', {
          status: 'cannot_fix',
          summary: SECRET,
          changes: [{ path: SECRET, description: SECRET }],
        }),
      ],
      tests: [red()],
    },
  ],
  [
    'text around an action',
    { model: [says(`${SECRET} {"name":"list_files","args":{}} ${SECRET}`), cannotFix], tests: [red()] },
  ],
  ['bad JSON, quoted back', { model: [call('read_file', `{"${SECRET}`), list, cannotFix], tests: [red()] }],
  ['the name of a tool', { model: [call(SECRET, {}), list, cannotFix], tests: [red()] }],
  ['wrong arguments', { model: [call('read_file', { [SECRET]: 1 }), list, cannotFix], tests: [red()] }],
  ['prose', { model: [says(SECRET), list, cannotFix], tests: [red()] }],
  ['a garbled answer', { model: [garbled(SECRET), list, cannotFix], tests: [red()] }],
  [
    'an answer of another shape',
    { model: [{ answer: { [SECRET]: [SECRET] } }, list, cannotFix], tests: [red()] },
  ],
  [
    'the notes of a reflection',
    { model: [write('x\n'), reflect(SECRET), cannotFix], tests: [red(), red('E')] },
  ],
  ['a malformed reflection', { model: [write('x\n'), says(SECRET), cannotFix], tests: [red(), red('E')] }],
  ['the message of a lost endpoint', { model: [fails('unauthorized', `bad key ${SECRET}`)], tests: [red()] }],
  [
    'the error of an attempt',
    {
      model: [{ ...list, attempts: [{ status: 500, error: SECRET, waitMs: 1 }] }, cannotFix],
      tests: [red()],
    },
  ],
  ['a fault of our own', { model: [], tests: [red()], ports: () => ({ llm: throwing() }) }],
];

function throwing() {
  const fail = (): never => {
    throw new Error(`lost ${SECRET}`);
  };
  return {
    api: 'x',
    model: 'x',
    endpoint: `https://${SECRET}.invalid`,
    reasoningEffort: null,
    render: fail,
    send: fail,
    read: fail,
  };
}

describe('a secret reaches neither record nor requests nor result', () => {
  test.each(PATHS)('by way of %s', async (_, scene) => {
    const played = await play({ ...scene, ports: (given) => ({ ...scene.ports?.(given), ...ports() }) });
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
      tests: [red()],
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
      task: { evidence: [{ source: 'log', text: `${'log line\n'.repeat(2_000)}${key}` }] },
      ports,
    });
    expect(everything(played)).not.toContain('MIIEvQ');
  });
});

describe('redaction happens where text enters', () => {
  test('so that the model, the record and the result see the same text', async () => {
    const played = await play({
      model: [read, call('final', { status: 'cannot_fix', summary: `not ${SECRET}`, changes: [] })],
      tests: [red()],
      files: { 'src/sum.js': `key = ${SECRET}` },
      ports,
    });
    expect(played.result.summary).toBe('not [redacted:secret]');
    const seen = played.requests.at(-1)?.items.join('') ?? '';
    expect(seen).toContain('1: key = [redacted:secret]');
    expect(JSON.stringify(played.events)).toContain('1: key = [redacted:secret]');
  });

  test('and what a reply says is read from what is left of it', async () => {
    const marked: Json = {
      rel_path: '[redacted:secret].js',
      start_line: null,
      end_line: null,
      max_chars: null,
    };
    const { workspace } = await play({
      model: [call('read_file', { rel_path: `${SECRET}.js` }), reflect('a'), cannotFix],
      tests: [red()],
      ports,
    });
    expect(workspace.executed[0]?.args).toEqual(marked);
  });
});
