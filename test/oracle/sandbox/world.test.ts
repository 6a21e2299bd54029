import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSystems, parseMountTable } from '../../../src/oracle/sandbox/launch.ts';
import {
  describeWorld,
  holdsToken,
  reachesService,
  withoutCredentials,
} from '../../../src/oracle/sandbox/world.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('a git configuration as tests see it', () => {
  it('is what it was without headers, helpers, included files and passwords in addresses', () => {
    const config = [
      '[core]',
      '\tbare = false',
      '[remote "origin"]',
      '\turl = https://x-access-token:ghs_abc@github.com/octo/library',
      '\tfetch = +refs/heads/*:refs/remotes/origin/*',
      '[http "https://github.com/"]',
      '\textraheader = AUTHORIZATION: basic abc',
      '\tsslVerify = true',
      '[includeIf "gitdir:/home/runner/work/"]',
      '\tpath = /home/runner/work/_temp/git-credentials-1.config',
      '[credential]',
      '\thelper = store',
      '[url "https://token@github.com/"]',
      '\tinsteadOf = git@github.com:',
      '',
    ].join('\n');
    expect(withoutCredentials(config)).toBe(
      [
        '[core]',
        '\tbare = false',
        '[remote "origin"]',
        '\turl = https://github.com/octo/library',
        '\tfetch = +refs/heads/*:refs/remotes/origin/*',
        '[http "https://github.com/"]',
        '\tsslVerify = true',
        '[url "https://github.com/"]',
        '\tinsteadOf = git@github.com:',
        '',
      ].join('\n'),
    );
  });

  it('is the same text where there is nothing to hide', () => {
    const config = '[user]\n\tname = A\n[alias]\n\tco = checkout\n';
    expect(withoutCredentials(config)).toBe(config);
  });
});

describe('the file systems that tests may read', () => {
  it('are those with files, at the place where the last one lies', () => {
    const table = parseMountTable(
      [
        '27 1 254:0 / / rw,relatime - ext4 /dev/vda rw',
        '22 27 0:21 / /proc rw,nosuid - proc proc rw',
        '40 27 0:40 / /run rw - tmpfs tmpfs rw',
        '41 27 8:1 / /mnt/a\\040disk rw,nosuid,nodev - ext4 /dev/sdb rw',
        '42 27 8:2 / /data rw - tmpfs tmpfs rw',
        '43 27 8:3 / /data ro,noexec - xfs /dev/sdc rw',
        '',
      ].join('\n'),
    );
    expect(fileSystems(table)).toEqual([
      { at: '/data', type: 'xfs', flags: ['noexec'] },
      { at: '/mnt/a disk', type: 'ext4', flags: ['nosuid', 'nodev'] },
    ]);
  });
});

describe('other checkouts of the job, with tokens in them', () => {
  const TOKEN = '[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic abc\n';

  /** As `path:` of actions/checkout lays them out. Gives the configuration's place. */
  function checkOut(folder: string): string {
    mkdirSync(join(folder, '.git'), { recursive: true });
    const config = join(folder, '.git', 'config');
    writeFileSync(config, TOKEN);
    return config;
  }

  it('are hidden where they lie beside ours, in the workspace and beside it', () => {
    const work = temporaryFolder();
    const workspace = join(work, 'library', 'library');
    checkOut(join(workspace, 'a'));
    const beside = checkOut(join(workspace, 'b'));
    checkOut(join(work, 'other', 'other'));
    const environment = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace };
    const checkout = join(workspace, 'a');
    const { hidden } = describeWorld({ checkout, environment, program: temporaryFolder() });
    const { files, folders } = hidden;
    expect(files).toContain(beside);
    expect(folders).toContain(join(work, 'other'));
    expect(files).not.toContain(join(checkout, '.git', 'config'));
  });

  it('are seen without their tokens where they lie in ours, and warned of', () => {
    const checkout = temporaryFolder();
    mkdirSync(join(checkout, '.git'));
    writeFileSync(join(checkout, 'a.txt'), '');
    checkOut(join(checkout, 'tools'));
    const { lowers } = describeWorld({ checkout, environment: {}, program: temporaryFolder() });
    expect(lowers.find(({ path }) => path === checkout)?.replaced).toEqual([
      { path: 'tools/.git/config', content: '[http "https://github.com/"]\n' },
    ]);
    expect(holdsToken(checkout)).toBe(true);
  });
});

describe('a service of the machine', () => {
  const checkout = realpathSync(temporaryFolder());
  const inCheckout = join(checkout, 'socket');
  writeFileSync(inCheckout, '');
  const world = describeWorld({ checkout, environment: {}, program: temporaryFolder() });
  // Any file that is there will do for a socket: only its place is looked at.
  const outside = realpathSync('/bin/sh');
  const table = (flags: string, path: string): string =>
    [
      'Num       RefCount Protocol Flags    Type St Inode Path',
      '000000006d79f494: 00000002 00000000 00000000 0001 03 9420867',
      `000000008b302a34: 00000002 00000000 ${flags} 0001 01  1604 ${path}`,
      '',
    ].join('\n');

  it.each([
    ['is reached where it listens at a path that tests see', '00010000', outside, process.getuid?.() === 0],
    ['is not where it only connects from there', '00000000', outside, false],
    ['is not by a name in the network', '00010000', `@${outside}`, false],
    ['is not where nothing is', '00010000', '/no/such/socket', false],
    ['is not below /dev, where tests have devices of their own', '00010000', '/dev/null', false],
    ['is not in the checkout, over which a layer lies', '00010000', inCheckout, false],
  ])('%s', (_, flags, path, isReached) => {
    expect(reachesService(table(flags, path), world, true)).toBe(isReached);
  });

  it('is not where tests see an empty file in the place of its socket', () => {
    const hiding = { ...world, hidden: { ...world.hidden, files: [outside] } };
    expect(reachesService(table('00010000', outside), hiding, true)).toBe(false);
  });
});
