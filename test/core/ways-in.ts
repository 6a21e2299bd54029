import type { Scene } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call, calls, fails, garbled, says } from './scripted.ts';
import { green, red } from './scripted-oracle.ts';
import { cannotFix, list, read, reflect, write } from './steps.ts';

export const SECRET = 'Zk8vQm2xLw7TbN4rPq9s';

/** Every way by which a text can enter a run, each with the secret on it. */
export const WAYS_IN: readonly (readonly [string, Scene])[] = [
  ['the goal', { model: [read, cannotFix], task: { goal: `use ${SECRET}` } }],
  [
    'the source of evidence',
    { model: [read, cannotFix], task: { evidence: [{ source: SECRET, text: 'x' }] } },
  ],
  ['the text of evidence', { model: [read, cannotFix], task: { evidence: [{ source: 'x', text: SECRET }] } }],
  [
    'the test command',
    {
      model: [read, cannotFix],
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
    { model: [read, cannotFix], task: { trigger: { kind: 'issue', number: 1, title: SECRET } } },
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
  ['the content of a file', { model: [read, cannotFix], files: { 'src/sum.js': SECRET } }],
  [
    'the result of a failed tool',
    { model: [call('read_file', { rel_path: `no/${SECRET}` }), reflect('a'), cannotFix] },
  ],
  ['a denied path', { model: [write('x', `.github/${SECRET}`), reflect('a'), cannotFix] }],
  [
    'the facts beside an observation',
    {
      model: [read, cannotFix],
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
    { model: [calls(['list_files', {}], ['grep', { pattern: SECRET }]), cannotFix] },
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
    },
  ],
  [
    'text around an action',
    { model: [says(`${SECRET} {"name":"list_files","args":{}} ${SECRET}`), cannotFix] },
  ],
  ['bad JSON, quoted back', { model: [call('read_file', `{"${SECRET}`), list, cannotFix], tests: [red()] }],
  ['the name of a tool', { model: [call(SECRET, {}), list, cannotFix] }],
  ['wrong arguments', { model: [call('read_file', { [SECRET]: 1 }), list, cannotFix] }],
  ['prose', { model: [says(SECRET), list, cannotFix] }],
  ['a garbled answer', { model: [garbled(SECRET), list, cannotFix] }],
  ['an answer of another shape', { model: [{ answer: { [SECRET]: [SECRET] } }, list, cannotFix] }],
  [
    'the notes of a reflection',
    { model: [write('x\n'), reflect(SECRET), cannotFix], tests: [red(), red('E')] },
  ],
  ['a malformed reflection', { model: [write('x\n'), says(SECRET), cannotFix], tests: [red(), red('E')] }],
  ['the message of a lost endpoint', { model: [fails('unauthorized', `bad key ${SECRET}`)] }],
  [
    'the error of an attempt',
    { model: [{ ...list, attempts: [{ status: 500, error: SECRET, waitMs: 1 }] }, cannotFix] },
  ],
  ['a fault of our own', { model: [], ports: () => ({ llm: throwing() }) }],
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
