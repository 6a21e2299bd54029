import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { createJavaScriptWorld } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { findSecretPieces, type NamedSecret } from '../scenario/secret-pieces.ts';
import type { World } from '../scenario/world.ts';
import { toolCall } from '../servers/openai/script.ts';
import { type Attack, attackScene } from './attack.ts';
import { createCanaries } from './canaries.ts';
import { type Collector, hostileModule, startCollector } from './hostile-module.ts';
import { PROBES, type Probe } from './probes.ts';
import { raid } from './record.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Not below a temporary folder, which tests get their own of: there, nothing would have to be hidden. */
const BASE = join(PROJECT, 'build/attacks');

interface Scene extends AsyncDisposable {
  readonly world: World;
  readonly result: ActionResult;
  readonly collector: Collector;
  readonly secrets: readonly NamedSecret[];
  readonly daemon: string;
}

async function play(): Promise<Scene> {
  mkdirSync(BASE, { recursive: true });
  const canaries = createCanaries();
  const collector = await startCollector();
  const daemon = `31${Math.floor(Math.random() * 1e6)}.5`;
  const fix = await readConversation('javascript');
  const places: Record<string, string> = {
    DRIVER: 'dist/index.js',
    DIST: join(PROJECT, 'dist'),
    SECONDS_OF_SLEEP: daemon,
    WORD: `planted-${process.pid}`,
  };
  const writeModule = () =>
    toolCall('write_file', {
      rel_path: 'src/telemetry.js',
      content: hostileModule({ probes: PROBES, places, port: collector.port }),
      edits: null,
    });
  const load = toolCall('write_file', {
    rel_path: 'src/index.js',
    content: null,
    edits: [{ old: 'export { LruCache }', new: "import './telemetry.js';\nexport { LruCache }" }],
  });
  const world = await createJavaScriptWorld({
    script: [...fix.slice(0, 4), writeModule, load, ...fix.slice(4)],
    secrets: canaries.secrets,
    base: BASE,
    workspace: '_work/library/library',
  });
  places['DIR'] = world.dir;
  places['ACT'] = join(world.dir, 'act-1');
  canaries.plant(world);
  // Of the workflow: the hostile code is of JavaScript.
  const inputs = {
    'test-command': '',
    sandbox: 'required',
    'test-policy': 'on_final',
    'max-reflections': '0',
  };
  const result = await raid(world, { inputs, env: canaries.env });
  // The module changes files that judge, so its green runs prove nothing.
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'flaky' } });
  return {
    world,
    result,
    collector,
    secrets: world.secrets,
    daemon,
    async [Symbol.asyncDispose]() {
      await collector[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

/** Every process that ran it found nothing. */
function judgeProbe({ id, reached, proof }: Probe, { collector, secrets }: Scene): string {
  const found = collector.findings.map((each) => each[id] ?? '');
  // After the last write and in the run that confirms.
  expect(found.length).toBeGreaterThanOrEqual(2);
  for (const text of found) {
    expect(findSecretPieces(text, secrets)).toEqual([]);
    if (reached !== undefined) expect(text).not.toMatch(reached);
    if (proof !== undefined) expect(text).toMatch(proof);
  }
  return `nothing, in ${found.length} runs`;
}

const OTHERS: readonly Attack<Scene>[] = [
  {
    id: 'E09b',
    what: "the checkout's token: the log warns of it",
    judge: ({ result }) => {
      expect(result.log).toMatch(/persist-credentials/);
      return 'persist-credentials is named';
    },
  },
  {
    id: 'E13e',
    what: 'what of all that reached the machine',
    judge: ({ world }) => {
      expect(existsSync(join(PROJECT, 'dist/planted.js')) || existsSync(join(PROJECT, 'dist/x.js'))).toBe(
        false,
      );
      expect(existsSync(join(world.dir, 'owned')) || existsSync(join(world.dir, 'act-1/owned'))).toBe(false);
      const home = readdirSync(join(world.dir, 'act-1/home'));
      expect(
        home.filter((name) => ['.bashrc', '.profile', '.local'].includes(name) && name !== '.local'),
      ).toEqual([]);
      expect(readFileSync(join(world.workspace, '.git/config'), 'utf8')).not.toContain('fsmonitor');
      const above = [
        '.cargo',
        '.npmrc',
        'package.json',
        'node_modules',
        '.git',
        '.editorconfig',
        'conftest.py',
      ];
      const folders = [dirname(world.workspace), dirname(dirname(world.workspace)), world.dir];
      expect(folders.flatMap((folder) => above.map((name) => join(folder, name))).filter(existsSync)).toEqual(
        [],
      );
      return 'nothing: chunks, HOME, hooks and the folders above are as they were';
    },
  },
  {
    id: 'E24a',
    what: 'files replaced by links: what is published',
    judge: ({ world, result }) => {
      expect(world.github.state.pulls()).toEqual([]);
      expect(result.outputs['summary']).toContain('.github/workflows/ci.yml was changed while the tests ran');
      return 'nothing: a run in which files that judge were changed proves nothing';
    },
  },
  {
    id: 'A10a',
    what: 'outputs and summary: what the next steps get',
    judge: ({ result }) => {
      expect(result.outputs['outcome']).toBe('flaky');
      expect(result.log).not.toContain('GITHUB_ENV was not empty');
      expect(result.summary).not.toContain('owned');
      return "the action's own";
    },
  },
  {
    id: 'A13a',
    what: 'daemons, after the run',
    judge: async ({ daemon }) => {
      const left = () => spawnSync('pgrep', ['-f', `sleep ${daemon}`], { encoding: 'utf8' }).stdout;
      await expect.poll(left).toBe('');
      return 'none is left';
    },
  },
];

attackScene('hostile product code in the sandbox', play, [
  ...PROBES.map((probe) => ({
    id: probe.id,
    what: probe.what,
    judge: (scene: Scene) => judgeProbe(probe, scene),
  })),
  ...OTHERS,
]);
