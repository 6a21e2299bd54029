import { createTestOracle } from '../../src/oracle/test-oracle.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';

// A process of its own for a test: it runs a command in a checkout and prints what the command printed.
const [, , checkout = '', commit = '', run = ''] = process.argv;
await using workspace = await openWorkspace({
  repository: checkout,
  commit,
  settings: { allowPaths: [], allowTestEdits: false },
});
const oracle = createTestOracle({
  workspace,
  checkout,
  command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
  environment: process.env,
});
const { signal } = new AbortController();
const { output } = await oracle.run({ phase: 'baseline', timeoutMs: 30_000, signal });
process.stdout.write(output);
