import { execFileSync } from 'node:child_process';
import { test } from 'vitest';
import { expectFixed } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { createWorld } from '../scenario/world.ts';
import { skipNote } from '../skip-note.ts';

/** Every test run has a HOME of its own: without this machine's cache, Go compiles its library anew in each, for 10 s. */
const withGoCache = (): Readonly<Record<string, string>> => ({
  sandbox: 'off',
  'test-env': `GOCACHE=${execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim()}`,
});

for (const [name, program] of [
  ['python', 'python3'],
  ['go', 'go'],
] as const) {
  const note = skipNote(program);
  const title = `a failed workflow of a ${name} repository becomes a pull request${note}`;
  test.skipIf(note !== '')(title, async () => {
    const script = await readConversation(name);
    const inputs = name === 'go' ? withGoCache() : {};
    await using world = await createWorld({ fixture: name, script, runs: 'sources', inputs });
    await expectFixed(world, name);
  });
}
