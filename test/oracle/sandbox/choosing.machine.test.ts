import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSandbox, SandboxError, type SandboxRequest } from '../../../src/oracle/sandbox/open-sandbox.ts';
import { probeWithout } from '../../../src/oracle/sandbox/probe.ts';
import { describeSandbox, sandboxLines, sandboxToTrace, type Way } from '../../../src/oracle/sandbox/tier.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { createRepository } from '../../workspace/git-repository.ts';

const PROJECT = join(import.meta.dirname, '../../..');

function request(change: Partial<SandboxRequest> = {}): SandboxRequest {
  const { root } = createRepository({ 'a.txt': 'a\n' });
  const environment = { PATH: process.env['PATH'], HOME: temporaryFolder() };
  return {
    mode: 'auto',
    network: 'host',
    checkout: root,
    environment,
    program: temporaryFolder(),
    ...change,
  };
}

/** How a probe's script names the file that it leaves. */
async function marksOf(): Promise<ReadonlySet<string>> {
  const folder = temporaryFolder();
  const [sh, script] = [join(folder, 'sh'), join(folder, 'script')];
  writeFileSync(sh, `#!/bin/sh\nprintf %s "$2" >${script}\n`, { mode: 0o755 });
  const found = { unshare: null, setpriv: null, bwrap: null, mount: null, umount: null, pivotRoot: null };
  await probeWithout({
    world: { checkout: folder, home: null, lowers: [] },
    hidden: { folders: [], files: [], shown: [] },
    programs: { ...found, sh, sudo: null, cp: null, ip: null, bash: null },
    base: folder,
    request: { environment: { PATH: process.env['PATH'] }, program: folder },
  });
  return new Set(readFileSync(script, 'utf8').match(/\.agent-fix-probe[\w-]*/g));
}

describe('which sandbox', () => {
  it('is the strongest that the machine has', async () => {
    const { report, cell } = await openSandbox(request());
    expect(report.tier).toMatch(/^(?:bubblewrap|namespaces)$/);
    expect(report.isLayered).toBe(true);
    expect(cell).not.toBeNull();
    expect(describeSandbox(report)).toMatch(/15 of 16 ways out closed; open: network$/);
    expect(sandboxLines(report)).toContainEqual(expect.stringMatching(/closed {2}environment: /));
    expect(sandboxToTrace(report)).toMatchObject({ mode: 'auto', layered: true, not_had: expect.any(Array) });
  });

  it('is no weaker where temporary files go to a folder in HOME', async () => {
    const home = temporaryFolder();
    vi.stubEnv('TMPDIR', home);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { report } = await openSandbox(request({ environment: { PATH: process.env['PATH'], HOME: home } }));
    expect(report).toMatchObject({ isLayered: true, notHad: [] });
  });

  it('is tried with a file that no other run of this machine leaves', async () => {
    const [one, other] = [await marksOf(), await marksOf()];
    expect(one.size).toBe(1);
    expect(one.union(other).size).toBe(2);
  });

  it('is none when there shall be none, and nothing is tried then', async () => {
    const { report, cell } = await openSandbox(request({ mode: 'off' }));
    expect(cell).toBeNull();
    expect(report).toMatchObject({ tier: 'none', items: [{ isClosed: false }], notHad: [] });
  });

  it('E26: is refused by name when it is required and none can be had', async () => {
    await expect(openSandbox(request({ mode: 'required', ways: [] }))).rejects.toThrow(SandboxError);
    await expect(openSandbox(request({ mode: 'required', ways: [] }))).rejects.toThrow(
      /Install bubblewrap.*sandbox: auto/,
    );
  });

  it('is told item by item where nothing can be had, and what stands open is named', async () => {
    const { report, cell } = await openSandbox(request({ ways: [] }));
    expect(cell).toBeNull();
    const open = report.items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
    expect(open).toEqual(
      expect.arrayContaining(['environment', 'signals', 'writes outside', 'network', 'daemons']),
    );
    expect(describeSandbox(report)).toMatch(
      /^no sandbox, network host, \d+ of 14 ways out closed; open: environment/,
    );
  });
});

describe('E27: a stub in the place of a sandbox', () => {
  const root: Way = { tier: 'bubblewrap', power: 'root' };

  it('is found out by the probe, and not claimed', () => {
    // In a process of its own: where programs lie is looked up once.
    const bin = temporaryFolder();
    const stub = join(bin, 'bwrap');
    // Takes all options, keeps nothing apart, and runs the command.
    writeFileSync(stub, '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\n');
    chmodSync(stub, 0o755);
    const { checkout, program } = request();
    const script = `
      import { openSandbox } from ${JSON.stringify(join(PROJECT, 'src/oracle/sandbox/open-sandbox.ts'))};
      const environment = { PATH: process.env.PATH, HOME: ${JSON.stringify(temporaryFolder())} };
      const { report } = await openSandbox({ mode: 'auto', network: 'host', checkout: ${JSON.stringify(checkout)}, environment,
        program: ${JSON.stringify(program)}, ways: [${JSON.stringify(root)}] });
      console.log(JSON.stringify(report));`;
    // bwrap of the system must not be found first.
    const links = temporaryFolder();
    const needed = 'sh unshare mount setpriv umount pivot_root cp sleep mkfifo chown git';
    const link = `PATH=$PATH:/usr/sbin:/sbin; for name in ${needed}; do ln -s "$(command -v $name)" ${links}; done`;
    execFileSync('sh', ['-c', link]);
    const env = { PATH: `${bin}:${links}`, HOME: temporaryFolder() };
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env,
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('Error');
    const report = JSON.parse(stdout);
    expect(report.tier).toBe('none');
    expect(report.notHad[0]).toMatch(/^bubblewrap by root: /);
  });
});

const isRoot = process.getuid?.() === 0;

describe('a user who is not root', () => {
  const name = `agentfix${process.pid}`;

  /** The project where this user can read it: the folders above a clone may be closed to all but root. */
  function readableProject(): string {
    for (let folder = PROJECT; folder !== '/'; folder = dirname(folder)) {
      if ((statSync(folder).mode & 0o005) === 0o005) continue;
      const shown = mkdtempSync(join(tmpdir(), 'agent-fix-project-'));
      execFileSync('mount', ['-o', 'bind,ro', PROJECT, shown]);
      onTestFinished(() => {
        execFileSync('umount', ['--lazy', shown]);
        rmdirSync(shown);
      });
      return shown;
    }
    return PROJECT;
  }

  /** As on a hosted runner: a user of its own, with or without passwordless sudo. Only root can make one. */
  function asUser(
    hasSudo: boolean,
    ways: readonly Way[],
  ): { readonly tier: string; readonly notHad: readonly string[]; readonly seen: string } {
    const home = `/home/${name}`;
    execFileSync('useradd', ['--create-home', '--home-dir', home, name]);
    const sudoers = `/etc/sudoers.d/${name}`;
    if (hasSudo) writeFileSync(sudoers, `${name} ALL=(ALL) NOPASSWD:ALL\n`, { mode: 0o440 });
    onTestFinished(() => {
      rmSync(sudoers, { force: true });
      spawnSync('userdel', ['--remove', name], { stdio: 'ignore' });
    });
    const project = readableProject();
    const { checkout, program } = request();
    for (const folder of [checkout, program]) execFileSync('chown', ['-R', name, folder]);
    const script = `
      import { openSandbox } from ${JSON.stringify(join(project, 'src/oracle/sandbox/open-sandbox.ts'))};
      import { openWorkspace } from ${JSON.stringify(join(project, 'src/workspace/repo-tools.ts'))};
      import { resolveRepository } from ${JSON.stringify(join(project, 'src/workspace/repository.ts'))};
      import { createTestOracle } from ${JSON.stringify(join(project, 'src/oracle/test-oracle.ts'))};
      const checkout = ${JSON.stringify(checkout)};
      const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: ${JSON.stringify(home)} };
      const { report, cell } = await openSandbox({ mode: 'auto', network: 'host', checkout, environment, program: ${JSON.stringify(program)}, ways: ${JSON.stringify(ways)} });
      const { commit } = await resolveRepository(checkout);
      await using workspace = await openWorkspace({ repository: checkout, commit, settings: { allowPaths: [], allowTestEdits: false } });
      const command = { run: 'id -un; echo x > new.txt; stat -c %U new.txt a.txt; touch ~/y; sudo -n id -u || true', shell: null, workingDirectory: '.', env: {}, source: 'a test' };
      using oracle = createTestOracle({ workspace, checkout, command, testEnv: [], environment, cell });
      const result = await oracle.run({ phase: 'baseline', timeoutMs: 60000, signal: new AbortController().signal });
      console.log(JSON.stringify({ ...report, seen: result.output }));`;
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home };
    const as = [
      '--reuid',
      name,
      '--regid',
      name,
      '--init-groups',
      process.execPath.replace(PROJECT, project),
      '--input-type=module',
      '-e',
      script,
    ];
    const { stdout, stderr } = spawnSync('setpriv', as, { env, encoding: 'utf8', cwd: '/' });
    if (stdout === '') throw new Error(stderr);
    const report = JSON.parse(stdout);
    expect(report.notHad).toEqual([]);
    expect(existsSync(join(checkout, 'new.txt'))).toBe(false);
    return report;
  }

  it('gets root-made namespaces through sudo, and stays itself in them, without sudo', () => {
    if (!isRoot) return;
    const { tier, notHad, seen } = asUser(true, [{ tier: 'namespaces', power: 'sudo' }]);
    expect({ tier, notHad }).toEqual({ tier: 'namespaces', notHad: [] });
    expect(seen).toMatch(new RegExp(`^${name}\n${name}\n${name}\n`));
    expect(seen).not.toMatch(/^0$/m);
  });

  it('gets bubblewrap through sudo as well', () => {
    if (!isRoot) return;
    const { tier, seen } = asUser(true, [{ tier: 'bubblewrap', power: 'sudo' }]);
    expect(tier).toBe('bubblewrap');
    expect(seen).toMatch(new RegExp(`^${name}\n${name}\n${name}\n`));
  });

  it.each(['namespaces', 'bubblewrap'] as const)(
    'gets %s by itself where the system lets users have namespaces',
    (tier) => {
      if (!isRoot) return;
      const report = asUser(false, [{ tier, power: 'user_namespace' }]);
      expect({ tier: report.tier, notHad: report.notHad }).toEqual({ tier, notHad: [] });
      expect(report.seen).toMatch(new RegExp(`^${name}\n${name}\n`));
    },
  );
});
