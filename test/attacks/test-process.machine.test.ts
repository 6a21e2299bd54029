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
import { payloadsOf, raid } from './record.ts';

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

/** A kind of sandbox, on a machine that has no better one. */
interface Kind {
  readonly name: string;
  /** As `run_start` tells it; {}: whatever this machine has. */
  readonly sandbox: { readonly tier?: string; readonly power?: string };
  /** What it does not promise: docs/sandbox.md. */
  readonly isOpen?: RegExp;
  /** For a shell: starts the action, "$@". `$0` is the world's folder. */
  readonly start: string;
}

const GIVE = 'chmod 755 "$0"; chown -R 12345:12345 "$0/act-1" "$0/_work"';
const AS_USER = 'exec setpriv --reuid 12345 --regid 12345 --clear-groups "$@"';
/** As on a hosted runner: sudo without a password, and no user namespaces. In a mount namespace of its own, so nothing of the machine changes. */
const WITH_SUDO = `mkdir "$0/etc" "$0/bin"; cp -a /etc/. "$0/etc"; cp "$(command -v unshare)" "$0/bin/unshare"
echo 'agentfix:x:12345:12345::/:/bin/sh' >> "$0/etc/passwd"; echo 'agentfix:*:19000:0:99999:7:::' >> "$0/etc/shadow"
echo 'agentfix:x:12345:' >> "$0/etc/group"; (umask 227; echo 'agentfix ALL=(ALL) NOPASSWD:ALL' > "$0/etc/sudoers.d/agentfix")
printf '#!/bin/sh\\ncase "$*" in *--user*) exit 1 ;; esac\\nexec %s "$@"\\n' "$0/bin/unshare" > "$0/bin/gate"; chmod 755 "$0/bin/gate"
${GIVE}; exec unshare --mount bash -ec 'mount --bind "$0/etc" /etc; mount --bind "$0/bin/gate" "$(command -v unshare)"; ${AS_USER}' "$0" "$@"`;

const KINDS: readonly Kind[] =
  process.getuid?.() === 0
    ? [
        { name: 'namespaces by root', sandbox: { tier: 'namespaces', power: 'root' }, start: 'exec "$@"' },
        {
          name: 'namespaces by a user',
          sandbox: { tier: 'namespaces', power: 'user_namespace' },
          start: `${GIVE}; ${AS_USER}`,
        },
        { name: 'namespaces through sudo', sandbox: { tier: 'namespaces', power: 'sudo' }, start: WITH_SUDO },
        {
          name: 'another user',
          sandbox: { tier: 'other_user' },
          // What everybody may see: names of processes and devices, the action's code.
          isOpen: /^(?:E02b|E07a|E07b|A09)$/,
          start: 'exec setpriv --bounding-set -sys_admin --inh-caps -sys_admin "$@"',
        },
      ]
    : [{ name: 'a sandbox', sandbox: {}, start: 'exec "$@"' }];

async function play({ sandbox, start }: Kind): Promise<Scene> {
  mkdirSync(BASE, { recursive: true });
  const canaries = createCanaries();
  const collector = await startCollector();
  const daemon = `31${Math.floor(Math.random() * 1e6)}.5`;
  const fix = await readConversation('javascript');
  const places: Record<string, string> = {
    // By its whole path: no other run on this machine is meant.
    DRIVER: join(PROJECT, 'dist/index.js'),
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
  // Of the workflow: the hostile code is of JavaScript. Never without a sandbox: it would do to this machine what it tries.
  const inputs = {
    'test-command': '',
    sandbox: 'required',
    'test-policy': 'on_final',
    'max-reflections': '0',
  };
  // Not sh: dash drops variables such as INPUT_GITHUB-TOKEN.
  const through = ['bash', '-ec', start, world.dir];
  const result = await raid(world, { inputs, env: canaries.env, through });
  // The module changes files that judge, so its green runs prove nothing.
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'flaky' } });
  expect(payloadsOf(world, 'run_start')[0]?.['sandbox']).toMatchObject(sandbox);
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

for (const kind of KINDS)
  attackScene(
    `hostile product code in ${kind.name}`,
    () => play(kind),
    [...PROBES.map((probe) => ({ ...probe, judge: (scene: Scene) => judgeProbe(probe, scene) })), ...OTHERS]
      .filter(({ id }) => kind.isOpen?.test(id) !== true)
      .map(({ id, what, judge }) => ({ id, what: `${what}, in ${kind.name}`, judge })),
  );
