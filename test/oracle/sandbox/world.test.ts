import { describe, expect, it } from 'vitest';
import { fileSystems, parseMountTable } from '../../../src/oracle/sandbox/mounts.ts';
import { withoutCredentials } from '../../../src/oracle/sandbox/world.ts';

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
