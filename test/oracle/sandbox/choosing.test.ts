import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { waysFor } from '../../../src/oracle/sandbox/launch.ts';
import { openSandbox } from '../../../src/oracle/sandbox/open-sandbox.ts';
import { sandboxRequest } from './confined.ts';

const isLinux = process.platform === 'linux';

describe('which sandbox', () => {
  it('depends on the user: root has a fallback, others have sudo', () => {
    const names = (uid: number) => waysFor(uid).map(({ tier, power }) => `${tier} ${power}`);
    expect(names(0)).toEqual(['namespaces root', 'other_user root']);
    expect(names(1000)).toEqual(['namespaces user_namespace', 'namespaces sudo']);
  });

  it('is none when the user says so, and no check is carried out', async () => {
    const { report, cell } = await openSandbox(sandboxRequest({ mode: 'off' }));
    expect(cell).toBeNull();
    expect(report).toMatchObject({ tier: 'none', items: [{ isClosed: false }], notHad: [] });
  });

  it.skipIf(!isLinux)(
    'is none where none is available, and the checks that do not pass are named',
    async () => {
      const sandbox = await openSandbox(sandboxRequest({ ways: [] }));
      const { report, cell } = sandbox;
      expect(cell).toBeNull();
      const failed = report.items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
      expect(failed).toEqual(expect.arrayContaining(['environment', 'signals', 'writes outside', 'daemons']));
      expect(sandbox.describe()).toMatch(
        /^no sandbox, network host, \d+ of 13 isolation checks passed; not passed: environment.*; the network is open to the tests/,
      );
    },
  );

  it.skipIf(!isLinux)('is looked for although a folder of PATH cannot be read', async () => {
    const request = sandboxRequest({ ways: [] });
    const file = join(request.program, 'file');
    writeFileSync(file, '');
    const PATH = `${file}/bin:${process.env['PATH']}`;
    await openSandbox({ ...request, environment: { ...request.environment, PATH } });
  });
});
