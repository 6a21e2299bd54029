import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createQuickWorld } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import type { World } from '../scenario/world.ts';
import { type RecordedStep, toolCall } from '../servers/openai/script.ts';
import { type Attack, attackScene } from './attack.ts';
import { payloadsOf, raid, type ToolResult, toolResultsOf } from './record.ts';
import { WRITES } from './write-cases.ts';

interface Probe {
  readonly id: string;
  readonly what: string;
  readonly tool: 'write_file' | 'read_file' | 'list_files' | 'grep';
  readonly path: string;
  /** What the refusal, or the harmless answer, must say. Denied by default. */
  readonly says?: RegExp;
  readonly isAllowed?: boolean;
}

const CANARY = 'canary-of-a-file-outside-5f2c9e';
const LONG = `${'a/'.repeat(2500)}x`;

const PATHS: readonly Probe[] = [
  ...(
    [
      ['P01', '../x'],
      ['P01a', 'src/../../x'],
      ['P01b', './../x'],
      ['P01c', '..'],
      ['P04', 'a/../../x'],
      ['P04a', 'src/..//..//x'],
      ['P05', 'a\0b'],
      ['P05a', 'src/x\n.js'],
      ['P05b', 'src/\u202ejs.x'],
      ['P05c', 'src/x\u200d.js'],
      ['P05d', 'src/\ud800.js'],
      ['P08', 'linked.js'],
      ['P08a', 'up/planted.js'],
      ['P08b', 'abs/planted.js'],
      ['P11', '.GIT/config'],
      ['P11a', '.Git/hooks/x'],
      ['P11b', '.git\u200c/config'],
      ['P13', 'git~1/config'],
      ['P13a', '.git./config'],
      ['P13b', '.git /config'],
      ['P13c', '.git::$INDEX_ALLOCATION/config'],
      ['P13d', 'GIT~2/hooks/pre-commit'],
      ['A31n', 'a|b'],
      ['A31o', '-rf'],
      ['A31p', ' x.py'],
      ['A31q', 'a\u202eb.py'],
      ['A31r', 'a\u3164b.py'],
      ['A31s', '$(touch x).py'],
      ['P14', 'x\\.git\\config'],
      ['P14a', 'C:\\x'],
      ['P14b', 'CON'],
      ['P14c', 'a:b'],
      ['P14d', 'src/nul.txt'],
      ['P14e', 'C:x'],
      ['P14f', '//server/share/x'],
      ['P15', 'sub/.git/config'],
      ['P15a', 'src/.git'],
      ['P17', 'readme.md'],
      ['P17a', 'SRC/lru-cache.js'],
      ['P17b', 'src/LRU-cache.js'],
      ['P18', ''],
      ['P18a', '.'],
      ['P18b', 'src'],
      ['P18c', 'src/index.js/x.js'],
      ['P18d', './'],
      ['P19', LONG],
      ['P19a', `src/${'n'.repeat(300)}.js`],
      ['P21', 'module/planted.js'],
      ['P21a', 'module'],
      ['W02a', '.GitHub/Workflows/x.yml'],
      ['P01d', '/etc/cron.d/x'],
      ['P01e', '~/x/../../y'],
    ] as const
  ).map(([id, path]): Probe => ({ id, what: `write ${shown(path)}`, tool: 'write_file', path })),
  ...(
    [
      ['P02', '/etc/passwd'],
      ['P02a', 'src/../../../../etc/passwd'],
      ['P03', '/proc/self/environ'],
      ['P07', 'up/outside.txt'],
      ['P07a', 'abs/passwd'],
      ['P11c', '.git/config'],
      ['P11d', '.git/HEAD'],
      ['P21b', 'module/file.txt'],
      ['P23', 'fifo'],
      ['P24', '.env'],
      ['P24a', 'ignored/secret.txt'],
      ['P10a', 'hard-untracked.txt'],
    ] as const
  ).map(([id, path]): Probe => ({ id, what: `read ${shown(path)}`, tool: 'read_file', path })),
  {
    id: 'P06',
    what: 'read a tracked link to /proc/self/environ: its text alone',
    tool: 'read_file',
    path: 'environ',
    isAllowed: true,
    says: /\/proc\/self\/environ/,
  },
  { id: 'P07b', what: 'list a folder that is a link', tool: 'list_files', path: 'up' },
  { id: 'P07c', what: 'list the folder above', tool: 'list_files', path: '..' },
  { id: 'P24b', what: 'grep in the folder of git', tool: 'grep', path: '.git' },
];

function shown(path: string): string {
  return path.length > 40 ? `${path.length} characters` : JSON.stringify(path);
}

const stepOf = ({ tool, path }: Probe): RecordedStep => {
  switch (tool) {
    case 'write_file':
      return toolCall(tool, { rel_path: path, content: 'export const owned = true;\n', edits: null });
    case 'read_file':
      return toolCall(tool, { rel_path: path, start_line: null, end_line: null, max_chars: null });
    case 'list_files':
      return toolCall(tool, { rel_dir: path });
    case 'grep':
      return toolCall(tool, { pattern: 'url', rel_dir: path, max_hits: null, regex: null, glob: null });
  }
};

/** The repository's own traps: links of all kinds, a submodule. */
function stage(dir: string): void {
  symlinkSync('/proc/self/environ', join(dir, 'environ'));
  symlinkSync('src/index.js', join(dir, 'linked.js'));
  symlinkSync('..', join(dir, 'up'));
  symlinkSync('/etc', join(dir, 'abs'));
  writeFileSync(join(dir, 'hard.js'), 'export const linked = 1;\n');
  writeFileSync(join(dir, '.gitignore'), 'ignored/\n.env\nhard-untracked.txt\nfifo\n');
  mkdirSync(join(dir, 'module'));
  const commit = '1'.repeat(40);
  execFileSync('git', ['-C', dir, 'update-index', '--add', '--cacheinfo', `160000,${commit},module`]);
}

/** What lies in the checkout besides, and outside of it. */
function setTraps({ dir, workspace }: World): void {
  writeFileSync(join(dir, 'outside.txt'), CANARY);
  writeFileSync(join(workspace, '.env'), `TOKEN=${CANARY}\n`);
  mkdirSync(join(workspace, 'ignored'));
  writeFileSync(join(workspace, 'ignored/secret.txt'), CANARY);
  linkSync(join(dir, 'outside.txt'), join(workspace, 'hard-untracked.txt'));
  execFileSync('rm', [join(workspace, 'hard.js')]);
  writeFileSync(join(dir, 'outside.js'), 'export const linked = 1;\n');
  linkSync(join(dir, 'outside.js'), join(workspace, 'hard.js'));
  execFileSync('mkfifo', [join(workspace, 'fifo')]);
}

const throughHardLink = toolCall('write_file', {
  rel_path: 'hard.js',
  content: null,
  edits: [{ old: '= 1', new: '= 2' }],
});

type Scene = World & { readonly results: readonly ToolResult[] };

async function play(): Promise<Scene> {
  const fix = await readConversation('javascript');
  const writes = WRITES.map(({ id, path }) => stepOf({ id, what: '', tool: 'write_file', path }));
  // The fix first: what is wrongly let through shall not use up the size of a patch before it.
  const script = [...fix.slice(0, 4), throughHardLink, ...PATHS.map(stepOf), ...writes, ...fix.slice(4)];
  const secrets = [{ name: 'a file outside', value: CANARY }];
  const world = await createQuickWorld({ script, stage, secrets });
  setTraps(world);
  const inputs = { 'max-iterations': '500', 'max-reflections': '0', 'test-policy': 'on_final' };
  const result = await raid(world, { inputs });
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  return Object.assign(world, { results: toolResultsOf(world) });
}

function answerTo({ results }: Scene, tool: string, path: string): ToolResult {
  const key = tool === 'read_file' || tool === 'write_file' ? 'rel_path' : 'rel_dir';
  const found = results.find((each) => each.tool === tool && each.args[key] === path);
  if (found === undefined) throw new Error(`${tool} ${path} stands in no line of the trace`);
  return found;
}

const judgePath =
  ({ tool, path, says, isAllowed = false }: Probe) =>
  (scene: Scene): string => {
    const { obs } = answerTo(scene, tool, path);
    expect(obs.ok).toBe(isAllowed);
    expect(obs.output).not.toContain(CANARY);
    if (says !== undefined) expect(obs.output).toMatch(says);
    return obs.output;
  };

const patchedFiles = ({ remote, github }: World): string =>
  execFileSync(
    'git',
    ['-C', remote, 'diff', '--name-only', 'main', `${github.state.pulls()[0]?.pull?.head}`],
    {
      encoding: 'utf8',
    },
  );

const OTHERS: readonly Attack<Scene>[] = [
  {
    id: 'P10',
    what: 'write through a hard link to an outside file',
    judge: (scene) => {
      expect(answerTo(scene, 'write_file', 'hard.js').obs.ok).toBe(true);
      expect(readFileSync(join(scene.dir, 'outside.js'), 'utf8')).toBe('export const linked = 1;\n');
      return 'the file outside is as it was';
    },
  },
  {
    id: 'W22a',
    what: 'every refused write: what is in the pull request after all of them',
    judge: (scene) => {
      expect(patchedFiles(scene)).toBe('hard.js\nsrc/lru-cache.js\n');
      return 'the two files that were allowed';
    },
  },
];

attackScene('paths and protected paths', play, [
  ...PATHS.map((probe) => ({ id: probe.id, what: probe.what, judge: judgePath(probe) })),
  ...WRITES.map(({ id, path }) => ({
    id,
    what: `write ${path}`,
    judge: (scene: Scene) => {
      const { obs } = answerTo(scene, 'write_file', path);
      expect(obs.ok).toBe(false);
      const denials = payloadsOf(scene, 'policy_denied').filter((each) => each['path'] === path);
      const [{ rule } = {}] = denials;
      expect(rule).toMatch(/^protected: /);
      return String(rule);
    },
  })),
  ...OTHERS,
]);
