import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Way } from '../../src/oracle/sandbox/launch.ts';
import { openSandbox, SandboxError } from '../../src/oracle/sandbox/open-sandbox.ts';
import { nameOf, openConfined, sandboxRequest, WAYS } from '../oracle/sandbox/confined.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { attack } from './attack.ts';

// Machines on which a sandbox cannot be had, only looks like one, or lies elsewhere.

const OPEN_SANDBOX = JSON.stringify(join(import.meta.dirname, '../../src/oracle/sandbox/open-sandbox.ts'));
const NEEDS_ROOT = process.getuid?.() === 0 ? false : 'needs root';

attack('E26', 'a machine without any sandbox, where one is required', async () => {
  const opened = openSandbox(sandboxRequest({ mode: 'required', ways: [] }));
  await expect(opened).rejects.toThrow(SandboxError);
  await expect(opened).rejects.toThrow(/No sandbox for the tests is available/);
  return 'the run ends, and says what to do';
});

attack('E26a', 'a machine without /proc', async ({ skip }) => {
  if (NEEDS_ROOT) skip(NEEDS_ROOT);
  const { checkout, program } = sandboxRequest();
  const script = `
    import { openSandbox } from ${OPEN_SANDBOX};
    const request = ${JSON.stringify({ network: 'host', checkout, program })};
    const open = (mode) => openSandbox({ ...request, mode, environment: { PATH: process.env.PATH, HOME: '/root' } });
    const { report } = await open('auto');
    console.log(report.tier, report.notHad, await open('required').catch(({ name }) => name));`;
  const args = ['--mount', 'sh', '-ec', 'mount -t tmpfs none /proc; exec "$@"', 'sh'];
  const node = [process.execPath, '--input-type=module', '-e', script];
  const { stdout } = spawnSync('unshare', [...args, ...node], { encoding: 'utf8', cwd: '/' });
  expect(stdout).toMatch(/^none \[ 'there is no \/proc.*' \] SandboxError\n$/);
  return stdout;
});

attack('E27', 'a stub in the place of unshare', ({ skip }) => {
  if (NEEDS_ROOT) skip(NEEDS_ROOT);
  // Places of programs are looked up once in a process, in PATH first.
  const bin = temporaryFolder();
  const programs = 'sh mount setpriv umount pivot_root cp sed sleep mkfifo git'.split(' ');
  for (const name of programs)
    symlinkSync(
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
      join(bin, name),
    );
  // Ignores its options and runs the last script without building a root.
  const stub = `#!/bin/sh\nfor last; do :; done\neval "$(printf '%s\\n' "$last" | sed -n '/^exec/,$p')"\n`;
  writeFileSync(join(bin, 'unshare'), stub, { mode: 0o755 });
  const { checkout, program } = sandboxRequest();
  const ways: readonly Way[] = [{ tier: 'namespaces', power: 'root' }];
  const script = `
    import { openSandbox } from ${OPEN_SANDBOX};
    const environment = { PATH: process.env.PATH, HOME: process.env.HOME };
    const request = ${JSON.stringify({ mode: 'auto', network: 'host', checkout, program, ways })};
    const { report } = await openSandbox({ ...request, environment });
    console.log(JSON.stringify(report));`;
  const env = { PATH: bin, HOME: temporaryFolder() };
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr).not.toContain('Error');
  expect(JSON.parse(stdout)).toMatchObject({
    tier: 'none',
    notHad: [expect.stringMatching(/^namespaces by root: /)],
  });
  return 'found out before any test ran in it, and not used';
});

attack('A30', 'TMPDIR, HOME, tools and the checkout in and below each other', ({ skip }) => {
  if (NEEDS_ROOT) skip(NEEDS_ROOT);
  const cases = [
    ['tmp', 'home', 'checkout'],
    ['home', 'home', 'checkout'],
    ['home/tmp', 'home', 'checkout'],
    ['checkout/tmp', 'home', 'checkout'],
    ['tmp', 'home', 'tmp/checkout'],
    ['tmp', 'tmp/home', 'tmp/home/checkout'],
    ['tmp', 'home', 'home'],
    ['tmp', 'checkout/home', 'checkout'],
    ['tmp, and: more', 'home', 'checkout'],
  ];
  // In a process whose /srv is a file system of its own: every sandbox hides /tmp, where other tests have their files.
  const script = `
    import { mkdirSync } from 'node:fs';
    import { execFileSync } from 'node:child_process';
    import { openSandbox } from ${OPEN_SANDBOX};
    const reports = [];
    for (const [number, places] of ${JSON.stringify(cases)}.entries()) {
      const [tmp, home, checkout] = places.map((place) => '/srv/' + number + '/' + place);
      const tools = tmp + '/tools/bin';
      for (const folder of [tools, home, checkout]) mkdirSync(folder, { recursive: true });
      execFileSync('git', ['init', '--quiet', checkout]);
      process.env.TMPDIR = tmp;
      const environment = { PATH: tools + ':' + process.env.PATH, HOME: home };
      const { report, cell } = await openSandbox({ mode: 'auto', network: 'host', checkout, environment, program: '/srv' });
      cell?.[Symbol.dispose]();
      reports.push([...places, report.tier, report.isLayered, ...report.notHad]);
    }
    console.log(JSON.stringify(reports));`;
  const mounted = 'mount -t tmpfs tmpfs /srv; exec "$@"';
  const program = [process.execPath, '--input-type=module', '-e', script];
  const args = ['--mount', 'sh', '-ec', mounted, 'sh', ...program];
  const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8', cwd: '/' });
  if (stdout === '') throw new Error(stderr);
  expect(JSON.parse(stdout)).toEqual(cases.map((places) => [...places, 'namespaces', true]));
  return `namespaces, on layers, in ${cases.length} places`;
});

for (const [at, way] of WAYS.entries())
  attack(`A27${['', 'a'][at]}`, `changed code closes its folders, in ${nameOf(way)}`, async () => {
    const { run, edit } = await openConfined(
      way,
      'cat src/a.txt; mkdir -p out; echo x > out/x || exit 1; echo x > $TMPDIR/x || exit 1; chmod 0500 src out $TMPDIR . 2>/dev/null; true',
    );
    await edit('src/a.txt', ['base', 'one']);
    expect(await run()).toMatchObject({ verdict: 'green', output: 'one\n' });
    await edit('src/a.txt', ['one', 'two']);
    expect(await run()).toMatchObject({ verdict: 'green', output: 'two\n' });
    return 'the next run takes its patch';
  });
