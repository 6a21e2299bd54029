import { cargoTest } from './cargo-test.ts';
import { dotnetTest } from './dotnet-test.ts';
import { goTest } from './go-test.ts';
import { jest, mocha, vitest } from './javascript.ts';
import { gradle, maven } from './jvm.ts';
import { nodeTest } from './node-test.ts';
import { phpunit } from './phpunit.ts';
import { pytest, unittest } from './python.ts';
import { rspec } from './rspec.ts';
import type { TestRunner } from './test-runner.ts';

/** Every test runner that is known. `node` stands last: it also starts other runners. */
export const RUNNERS: readonly TestRunner[] = [
  pytest,
  unittest,
  vitest,
  jest,
  mocha,
  goTest,
  cargoTest,
  rspec,
  maven,
  gradle,
  phpunit,
  dotnetTest,
  nodeTest,
];
