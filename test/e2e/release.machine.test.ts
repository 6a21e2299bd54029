import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import * as z from 'zod';
import { git } from '../git.ts';
import { skipNote } from '../skip-note.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type JobResult, runAct } from './act-job.ts';

// release.yml as act runs it, up to the commands that need a token: `gh` is a program that notes what it is asked. `.ci/run` is left out: it
// runs this test. `npm ci` and `npm run build` run in one of the tests, because they take a minute.

const PROJECT = join(import.meta.dirname, '../..');
const note = skipNote('act');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')));
const TAG = `v${version}`;
/** Where `npm ci` has kept the packages, for no test uses the network; npm says it to what it starts. */
const NPM_CACHE = process.env['npm_config_cache'] ?? '';
const NOTED = 'A line that users see.';

const composite = (run: string, inputs: readonly string[] = []) =>
  stringify({
    name: 'stand-in',
    description: 'What act would fetch from GitHub',
    inputs: Object.fromEntries(inputs.map((name) => [name, { description: name }])),
    runs: {
      using: 'composite',
      steps: [
        {
          shell: 'bash',
          env: Object.fromEntries(inputs.map((name) => [name.replace('-', '_'), `\${{ inputs.${name} }}`])),
          run,
        },
      ],
    },
  });

interface Release {
  readonly dir: string;
  /** The commit that is tagged. */
  readonly commit: string;
  /** Tags that GitHub has already. */
  readonly tags: readonly string[];
}

/** The project's files as a release commit on main of a repository of their own, tagged and pushed. */
function layOut(tags: readonly string[]): Release {
  const dir = temporaryFolder();
  const clone = join(dir, 'clone');
  for (const path of git(PROJECT, 'ls-files', '-z')
    .split('\0')
    .filter((each) => existsSync(join(PROJECT, each)) && each !== ''))
    cpSync(join(PROJECT, path), join(clone, path));
  const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
  writeFileSync(
    join(clone, 'CHANGELOG.md'),
    changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}]\n\n- ${NOTED}\n`),
  );
  git(clone, 'init', '-q', '-b', 'main');
  git(clone, 'add', '-A', '-f');
  git(clone, 'commit', '-q', '-m', 'Release');
  git(clone, 'tag', TAG);
  git(clone, 'remote', 'add', 'origin', 'https://github.com/agent-fix/agent-fix');
  git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  return { dir, commit: git(clone, 'rev-parse', 'HEAD').trim(), tags };
}

/** Runs the workflow, or one job of it with the real npm; `calls`: the calls of `gh`, one a line. */
async function release(
  { dir, tags }: Release,
  job?: string,
): Promise<JobResult & { readonly calls: readonly string[] }> {
  const kept = join(dir, 'kept');
  const actions = {
    'actions/setup-node': composite('true'),
    'actions/upload-artifact': composite(`cp -R "$path" '${kept}'`, ['path']),
    'actions/download-artifact': composite(`cp -R '${kept}' "$path"`, ['path']),
    'actions/attest-build-provenance': composite('for each in $subject_path; do test -e "$each"; done', [
      'subject-path',
    ]),
  };
  const bin = join(dir, 'bin');
  mkdirSync(bin);
  const callsFile = join(dir, 'asked');
  const programs = {
    ...(job === undefined ? { npm: 'true' } : {}),
    gh: `echo "$*" >> '${callsFile}'
case "$*" in
'release view '*) exit 1 ;;
'auth token') ;;
*matching-refs*) for tag in ${[...tags, TAG].join(' ')}; do case $tag in "\${3##*/tags/}"*) echo $tag ;; esac; done ;;
*git/ref/tags/v0) ;;
*git/ref/tags/*) exit 1 ;;
esac`,
  };
  for (const [name, run] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/bash\n${run}\n`, { mode: 0o755 });
  for (const [name, text] of Object.entries(actions)) {
    mkdirSync(join(dir, name), { recursive: true });
    writeFileSync(join(dir, name, 'action.yml'), text);
  }
  const workflow = readFileSync(join(PROJECT, '.github/workflows/release.yml'), 'utf8');
  writeFileSync(join(dir, 'release.yml'), workflow.replace('bash .ci/run', 'bash -n .ci/run'));
  writeFileSync(
    join(dir, 'event.json'),
    JSON.stringify({ ref: `refs/tags/${TAG}`, repository: { default_branch: 'main' } }),
  );
  const uses = [...workflow.matchAll(/uses: (([\w-]+\/[\w-]+)@\w+)/g)].map(
    ([, use = '', name = '']) => `--local-repository=${use}=${join(dir, name)}`,
  );
  const args = [
    'push',
    `--directory=${join(dir, 'clone')}`,
    `--workflows=${join(dir, 'release.yml')}`,
    `--eventpath=${join(dir, 'event.json')}`,
    '--platform=ubuntu-24.04=-self-hosted',
    `--action-cache-path=${join(dir, 'cache')}`,
    '--no-cache-server',
    ...(job === undefined
      ? []
      : [`--job=${job}`, '--env=npm_config_offline=true', `--env=npm_config_cache=${NPM_CACHE}`]),
    ...new Set(uses),
  ];
  const { log, exitCode } = await runAct(dir, args, bin);
  return { log, exitCode, calls: readFileSync(callsFile, 'utf8').trim().split('\n') };
}

const REPO = 'repos/agent-fix/agent-fix/git';
const NEWEST = '--jq .[].ref | ltrimstr("refs/tags/")';
const LINE = `v${version.split('.', 2).join('.')}`;

test.skipIf(note !== '')(
  `a tag becomes a release, and v0 follows it${note}`,
  { timeout: 300_000 },
  async () => {
    const laidOut = layOut(['v0.0.9', `${TAG}-rc.1`]);

    const { log, exitCode, calls } = await release(laidOut);

    expect(exitCode, log).toBe(0);
    const name = `agent-fix-${TAG}`;
    // act itself asks for the first.
    expect(calls, log).toEqual([
      'auth token',
      `release view ${TAG}`,
      `release create ${TAG} --verify-tag --title ${TAG} --notes-file release/notes.md release/${name}.tar.gz release/${name}.cdx.json`,
      `api --paginate ${REPO}/matching-refs/tags/v0. ${NEWEST}`,
      `api --silent ${REPO}/ref/tags/v0`,
      `api --silent -X PATCH ${REPO}/refs/tags/v0 -f sha=${laidOut.commit} -F force=true`,
      `api --paginate ${REPO}/matching-refs/tags/${LINE}. ${NEWEST}`,
      `api --silent ${REPO}/ref/tags/${LINE}`,
      `api --silent ${REPO}/refs -f ref=refs/tags/${LINE} -f sha=${laidOut.commit}`,
    ]);
    const kept = join(laidOut.dir, 'kept');
    expect(readFileSync(join(kept, 'notes.md'), 'utf8')).toContain(NOTED);
    const packed = execFileSync('tar', ['-tzf', join(kept, `${name}.tar.gz`)], { encoding: 'utf8' }).split(
      '\n',
    );
    expect(packed).toEqual(
      expect.arrayContaining(
        ['action.yml', 'dist/index.js', `${name}.cdx.json`].map((file) => `${name}/${file}`),
      ),
    );
  },
);

test.skipIf(note !== '')(
  `a patch of an older line takes v0 not back${note}`,
  { timeout: 300_000 },
  async () => {
    const { calls } = await release(layOut(['v0.9.0']));

    expect(calls.filter((each) => each.includes('sha='))).toEqual([
      expect.stringContaining(`refs/tags/${LINE} `),
    ]);
  },
);

const buildNote = note === '' && NPM_CACHE === '' ? ' (skipped: not started by npm or npx)' : note;

test.skipIf(buildNote !== '')(
  `its build installs what is locked, and gives the committed dist again${buildNote}`,
  { timeout: 1_600_000 },
  async () => {
    const laidOut = layOut([]);

    const { log, exitCode, calls } = await release(laidOut, 'build');

    expect(exitCode, log).toBe(0);
    expect(log).toMatch(/Success - Main npm ci --ignore-scripts/);
    expect(calls).toEqual(['auth token']);
    const kept = join(laidOut.dir, 'kept');
    const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(hash(join(kept, 'dist/bundle/index.js'))).toBe(hash(join(PROJECT, 'dist/bundle/index.js')));
  },
);
