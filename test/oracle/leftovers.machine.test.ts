import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../src/workspace/programs.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { isRoot, runScript, UID } from './leftovers-process.ts';

test.skipIf(!isRoot)(
  `what only sudo can remove is removed beside the run as well${isRoot ? '' : ' (skipped: needs root)'}`,
  () => {
    const folder = temporaryFolder();
    const programs = temporaryFolder();
    chmodSync(programs, 0o755);
    const callsFile = join(folder, 'asked');
    const stub = `#!/bin/sh
      echo "$*" >> ${callsFile}
      for each in $(seq 100); do test -e ${folder}/go && exit; sleep 0.1; done
      echo 'nothing else went on' >> ${callsFile}`;
    writeFileSync(join(programs, 'sudo'), stub, { mode: 0o755 });
    const path = runScript(
      folder,
      `
      const made = folder + '/made';
      mkdirSync(made + '/work', { recursive: true });
      writeFileSync(made + '/work/file', '');
      chownSync(made, ${UID}, ${UID});
      asUser();
      const leased = leaseTempFolder('layer');
      renameSync(made, leased.path + '/made');
      console.log(leased.path);
      leased.removeBeside();
      const timer = setInterval(() => {
        if (!existsSync(${JSON.stringify(callsFile)})) return;
        writeFileSync(folder + '/go', '');
        clearInterval(timer);
      }, 10).unref();`,
      `${programs}:${process.env['PATH']}`,
    ).trim();
    expect(new Set(readFileSync(callsFile, 'utf8').trim().split('\n'))).toEqual(
      new Set([`-n -- ${findProgram('rm', 'system')} -rf -- ${path}`]),
    );
  },
);
