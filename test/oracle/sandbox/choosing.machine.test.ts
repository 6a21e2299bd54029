import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Way } from '../../../src/oracle/sandbox/launch.ts';
import { openSandbox } from '../../../src/oracle/sandbox/open-sandbox.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { sandboxRequest } from './confined.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;
const rootNote = isRoot ? '' : ' (skipped: needs root)';

describe('which sandbox', () => {
  it('is the first whose probe passes', async () => {
    const sandbox = await openSandbox(sandboxRequest());
    const { report, cell } = sandbox;
    expect(report).toMatchObject({ tier: 'namespaces', isLayered: true });
    expect(cell).not.toBeNull();
    expect(sandbox.describe()).toMatch(
      /15 of 15 isolation checks passed; the network is open to the tests \(test-network: none closes it\)$/,
    );
    expect(sandbox.lines()).toContainEqual(expect.stringMatching(/passed {6}environment: /));
    expect(sandbox.toTrace()).toMatchObject({ mode: 'auto', layered: true, not_had: expect.any(Array) });
  });
});

/** The report of a sandbox that another process has opened, and the output of a run of tests in it. */
interface Opened {
  readonly tier: string;
  readonly notHad: readonly string[];
  readonly seen: string;
}

describe('a user who is not root', () => {
  const UID = 12345;

  /** Runs as on a hosted runner: as another uid, with or without sudo, in a mount namespace that leaves no trace. */
  function asUser(hasSudo: boolean, ways: readonly Way[]): Opened {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    const [home, etc, project, temporary] = ['home', 'etc', 'project', 'tmp'].map((name) =>
      join(folder, name),
    );
    const request = { ...sandboxRequest(), ways };
    for (const each of [home, project, temporary]) mkdirSync(each ?? '');
    for (const each of [home ?? '', temporary ?? '', request.checkout, request.program])
      execFileSync('chown', ['-R', `${UID}:${UID}`, each]);
    cpSync('/etc', etc ?? '', { recursive: true, verbatimSymlinks: true });
    for (const name of ['passwd', 'shadow', 'group'])
      appendFileSync(join(etc ?? '', name), userLine(name, home ?? ''));
    if (hasSudo)
      writeFileSync(join(etc ?? '', 'sudoers.d/agentfix'), 'agentfix ALL=(ALL) NOPASSWD:ALL\n', {
        mode: 0o440,
      });
    const script = `
      import { openSandbox } from ${JSON.stringify(join(project ?? '', 'src/oracle/sandbox/open-sandbox.ts'))};
      import { openWorkspace } from ${JSON.stringify(join(project ?? '', 'src/workspace/repo-tools.ts'))};
      import { Repository } from ${JSON.stringify(join(project ?? '', 'src/workspace/git.ts'))};
      import { createTestOracle } from ${JSON.stringify(join(project ?? '', 'src/oracle/test-oracle.ts'))};
      import { clearLeftovers } from ${JSON.stringify(join(project ?? '', 'src/oracle/leftovers.ts'))};
      const request = ${JSON.stringify(request)};
      clearLeftovers();
      const { checkout } = request;
      const environment = { PATH: process.env.PATH + ':/root/bin', HOME: process.env.HOME };
      const sandbox = await openSandbox({ ...request, environment });
      const { report } = sandbox;
      using _ = sandbox.cell;
      const { commit } = await Repository.checkedOutIn(checkout);
      await using workspace = await openWorkspace({ repository: checkout, commit, settings: { allowPaths: [], allowTestEdits: false } });
      const run = 'id -u; echo x > new.txt; stat -c %u new.txt a.txt; touch ~/y; sudo -n id -u; rm a.txt';
      const command = { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' };
      using oracle = createTestOracle({ workspace, checkout, command, environment, sandbox });
      const { output } = await oracle.run({ phase: 'baseline', timeoutMs: 60000, signal: new AbortController().signal });
      console.log(JSON.stringify({ ...report, seen: output }));
      if (process.argv[1] === 'killed') process.kill(process.pid, 'SIGKILL');`;
    const node = process.execPath.replace(PROJECT, project ?? '');
    // The project is mounted where this user can reach it, and the copy of /etc over the machine's.
    const inNamespace =
      'mount --bind "$1" "$2"; mount --bind "$3" /etc; shift 3; exec setpriv --reuid 12345 --regid 12345 --clear-groups env -i "$@"';
    const env = [`PATH=/usr/local/bin:/usr/bin:/bin`, `HOME=${home}`, `TMPDIR=${temporary}`];
    const args = ['--mount', 'sh', '-ec', inNamespace, 'sh', PROJECT, project ?? '', etc ?? '', ...env, node];
    const runScript = (...words: readonly string[]) =>
      spawnSync('unshare', [...args, '--input-type=module', '-e', script, ...words], {
        encoding: 'utf8',
        cwd: '/',
      });
    expect(runScript('killed').signal).toBe('SIGKILL');
    expect(readdirSync(temporary ?? '')).toContainEqual(expect.stringMatching(/^agent-fix-layer-/));
    const { stdout, stderr } = runScript();
    if (stdout === '') throw new Error(stderr);
    const opened: Opened = JSON.parse(stdout);
    expect(opened).toMatchObject({ tier: 'namespaces', notHad: [] });
    expect(existsSync(join(request.checkout, 'new.txt'))).toBe(false);
    // The test removes a file of the checkout, for which the kernel makes a file of the mounting user in the work folder.
    expect(readdirSync(temporary ?? '')).toEqual([]);
    return opened;
  }

  function userLine(file: string, home: string): string {
    if (file === 'passwd') return `agentfix:x:${UID}:${UID}::${home}:/bin/sh\n`;
    return file === 'shadow' ? 'agentfix:*:19000:0:99999:7:::\n' : `agentfix:x:${UID}:\n`;
  }

  const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

  it.skipIf(!isRoot)(
    `gets namespaces through sudo, and is the same user in them, without sudo${rootNote}`,
    ({ skip }) => {
      if (!has('sudo')) skip('sudo is not installed');
      const { seen } = asUser(true, [{ tier: 'namespaces', power: 'sudo' }]);
      expect(seen).toMatch(new RegExp(`^${UID}\n${UID}\n${UID}\n`));
      expect(seen).not.toMatch(/^0$/m);
    },
  );

  it.skipIf(!isRoot)(`gets namespaces by itself where the system lets users create them${rootNote}`, () => {
    const { seen } = asUser(false, [{ tier: 'namespaces', power: 'user_namespace' }]);
    expect(seen).toMatch(new RegExp(`^${UID}\n${UID}\n`));
  });
});
