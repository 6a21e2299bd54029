import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { STALE_BUNDLE } from '../../scenario/run-terminal.ts';
import { type ArenaTask, openArena } from './arena.ts';

interface Message {
  readonly role: string;
  readonly content: string;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> };
  }[];
}

interface Row {
  readonly prompt: readonly Message[];
  readonly chosen: readonly Message[];
  readonly rejected: readonly Message[];
  readonly tools: readonly { readonly type: string; readonly function: { readonly name: string } }[];
  readonly meta: {
    readonly task: string;
    readonly chosen: { readonly key: string; readonly api: string };
    readonly rejected: { readonly key: string; readonly api: string };
  };
}

type Arena = Awaited<ReturnType<typeof openArena>>;

const rowsOf = (path: string): readonly Row[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

async function exported(arena: Arena, ...args: readonly string[]): Promise<readonly Row[]> {
  const path = join(arena.folder, 'pairs.jsonl');
  const run = await arena.evalFix('export', ...(args.length === 0 ? [arena.out] : args), '--pairs', path);
  expect(run.exitCode, run.stderr).toBe(0);
  return rowsOf(path);
}

const outline = (messages: readonly Message[]): readonly string[] =>
  messages.map(({ role, tool_calls: calls = [] }) =>
    [role, ...calls.map((call) => call.function.name)].join(' '),
  );

/** What every template and trainer relies on. */
function expectSound({ prompt, chosen, rejected, tools }: Row): void {
  expect(new Set(tools.map(({ type }) => type))).toEqual(new Set(['function']));
  for (const side of [chosen, rejected]) {
    const all = [...prompt, ...side];
    expect(outline(prompt).slice(0, 2)).toEqual(['system', 'user']);
    expect([side[0]?.role, side.at(-1)?.role]).toEqual(['assistant', 'assistant']);
    const calls = all.flatMap((message) => message.tool_calls ?? []);
    const ids = calls.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{9}$/);
    expect(new Set(ids).size).toBe(ids.length);
    for (const call of calls) expect(call.function.arguments).toBeTypeOf('object');
    for (const [at, { role, content, tool_calls, tool_call_id = '' }] of all.entries()) {
      expect(content).toBeTypeOf('string');
      if (role === 'user') expect(all[at - 1]?.role).not.toBe('user');
      if (role === 'tool') expect(ids).toContain(tool_call_id);
      expect(tool_calls).not.toEqual([]);
    }
  }
  expect(JSON.stringify(chosen[0])).not.toBe(JSON.stringify(rejected[0]));
}

/** The type of each member of a row but for what the model wrote and what describes a tool, which have none of ours. */
function typesIn(value: unknown, path = ''): readonly string[] {
  if (/\/(arguments|parameters)$/.test(path)) return [`${path} ${typeof value}`];
  if (Array.isArray(value))
    return value.length === 0 ? [`${path} empty`] : value.flatMap((each) => typesIn(each, `${path}/0`));
  if (typeof value !== 'object' || value === null)
    return [`${path} ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([name, each]) => typesIn(each, `${path}/${name}`));
}

function expectOneType(rows: readonly Row[]): void {
  const types = new Set(rows.flatMap((row) => typesIn(row)));
  const paths = [...types].map((type) => type.replace(/ \w+$/, ''));
  expect(paths.length).toBe(new Set(paths).size);
  expect([...types].filter((type) => / (null|empty)$/.test(type))).toEqual([]);
}

const tasks = (...manners: ArenaTask['manners']): readonly ArenaTask[] => [{ id: 'a', manners }];

describe.each(['responses', 'chat-completions'])('by %s', (api) => {
  const run = async (arena: Arena, trials: number, ...flags: readonly string[]) =>
    arena.run('--api', api, '--trials', `${trials}`, ...flags);

  test('the prompt is what both runs share; each side begins with the reply that differs', async () => {
    const arena = await openArena(tasks('right', 'plausible'));
    await run(arena, 2);
    const [row, ...more] = await exported(arena);
    if (row === undefined) throw new Error('no row');
    expect(more).toEqual([]);
    expectSound(row);
    expect(outline(row.prompt)).toEqual(['system', 'user', 'assistant read_file', 'tool']);
    expect(outline(row.chosen)).toEqual(['assistant write_file', 'tool', 'assistant final']);
    expect(outline(row.rejected)).toEqual(outline(row.chosen));
    const edits = [row.chosen, row.rejected].map(
      (side) => side[0]?.tool_calls?.[0]?.function.arguments['edits'],
    );
    expect(edits).toEqual([[{ old: 'bad', new: 'good' }], [{ old: 'bad', new: 'good enough' }]]);
    expect(row.tools.map((tool) => tool.function.name)).toContain('write_file');
    expect(JSON.stringify(row.tools)).not.toContain('strict');
  });

  test('the last reply is there where a run ended at its limit', async () => {
    const arena = await openArena(tasks('right', 'gives up', 'fails'));
    await run(arena, 3, '--max-iters', '2');
    const rows = await exported(arena);
    expect(rows.map(({ chosen, rejected }) => [outline(chosen).at(-1), outline(rejected).at(-1)])).toEqual([
      ['assistant write_file', 'assistant final'],
      ['assistant write_file', 'assistant write_file'],
    ]);
    rows.map(expectSound);
    expectOneType(rows);
    // Two calls of one reply are one message, with its text and two results.
    expect(outline(rows[1]?.rejected ?? [])).toEqual([
      'assistant list_files read_file',
      'tool',
      'tool',
      'assistant write_file',
    ]);
    expect(rows[1]?.rejected[0]?.content).toBe('I look around.');
  });

  test('a reply without a call stands as the model wrote it, and only where it is rejected', async () => {
    const arena = await openArena(tasks('rambles', 'gives up'));
    await run(arena, 2);
    const [good] = await exported(arena);
    if (good === undefined) throw new Error('no row');
    expectSound(good);
    expect(outline(good.prompt)).toEqual(['system', 'user', 'assistant read_file', 'tool']);
    expect(outline(good.chosen)).toEqual(['assistant write_file', 'tool', 'assistant final']);

    const other = await openArena(tasks('right', 'rambles'));
    await run(other, 2, '--max-iters', '2');
    const [bad] = await exported(other);
    if (bad === undefined) throw new Error('no row');
    expectSound(bad);
    expect(bad.rejected[0]).toEqual({ role: 'assistant', content: 'Let me think about the value first.' });
    expect(outline(bad.rejected)).toEqual(['assistant', 'user', 'assistant read_file']);
    expect(JSON.stringify(bad)).not.toContain('could not be used');
  });
});

test('runs of both protocols pair, all are used, each pair once, and the order of folders does not matter', async () => {
  const arena = await openArena([
    { id: 'a', manners: ['right', 'gives up'] },
    { id: 'b', manners: ['fails', 'right', 'plausible', 'gives up'], tags: ['easy'] },
  ]);
  const chat = join(arena.folder, 'chat');
  await arena.run('--trials', '2');
  await arena.evalFix(...arena.runArgs, '--out', chat, '--api', 'chat-completions', '--trials', '2');
  const rows = await exported(arena, arena.out, chat);
  expect(await exported(arena, chat, arena.out)).toEqual(rows);
  // The trials lie two folders deeper, and once more beside.
  const copy = mkdtempSync(join(tmpdir(), 'copied-trials-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ['out', 'chat']) cpSync(join(arena.folder, name), join(copy, name), { recursive: true });
  expect(await exported(arena, chat, copy)).toEqual(rows);
  rows.map(expectSound);
  expectOneType(rows);
  const pairs = rows.map(({ meta }) => `${meta.chosen.key} ${meta.rejected.key}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(rows.some(({ meta }) => meta.chosen.api !== meta.rejected.api)).toBe(true);
  const used = new Set(rows.flatMap(({ meta }) => [meta.chosen.key, meta.rejected.key]));
  const keys = [...arena.results(), ...arena.results(chat)].map(({ key }) => key);
  expect([...used].toSorted()).toEqual(keys.toSorted());
});

test('rows of a new shape come first: datasets takes the types of all rows from the first 10 MB; --steps gives one reply a side, from the bundle', async () => {
  const arena = await openArena([
    { id: 'a', manners: ['right', 'fails'] },
    { id: 'b', manners: ['right', 'plausible'] },
  ]);
  await arena.run('--trials', '3');
  const rows = await exported(arena);
  expect(rows.map(({ prompt, meta }) => [meta.task, prompt.length])).toEqual([
    ['a', 2],
    ['b', 4],
    ['a', 2],
    ['b', 4],
  ]);

  const path = join(arena.folder, 'steps.jsonl');
  const run = await arena.start('export', arena.out, '--pairs', path, '--steps').ended;
  expect([run.exitCode, run.stdout], STALE_BUNDLE).toEqual([0, `Wrote 4 pairs to ${path}\n`]);
  const [step] = rowsOf(path);
  if (step === undefined) throw new Error('no row');
  expectSound(step);
  expect(outline(step.chosen)).toEqual(['assistant read_file']);
  expect(outline(step.rejected)).toEqual(['assistant list_files read_file']);
});

test('a run that ended before the first reply is counted, and is no usable run; without a pair no file is written', async () => {
  const arena = await openArena([{ id: 'a', manners: ['right', 'silent'] }]);
  await arena.run();
  const short = join(arena.folder, 'short');
  await arena.evalFix(...arena.runArgs, '--out', short, '--timeout', '0.1');
  expect(arena.results(short).map(({ stop_reason }) => stop_reason)).toEqual(['timeout']);
  const path = join(arena.folder, 'pairs.jsonl');
  const run = await arena.evalFix('export', arena.out, short, '--pairs', path);
  expect([run.exitCode, run.stdout, existsSync(path), run.stderr]).toEqual([
    ...[1, '', false],
    'No pairs: runs whose trace cannot be read or holds no reply (1); tasks without a usable run that failed (1)\n',
  ]);
});
