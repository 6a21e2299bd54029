import { describe, expect, it } from 'vitest';
import { shadows } from '../../src/workspace/shadowing.ts';

const TRACKED = new Set([
  'app',
  'app/__init__.py',
  'app/signal.py',
  'types',
  'types/user.py',
  'src',
  'src/app',
  'queue.py',
  'tests',
  'lib',
]);
const isTracked = (path: string) => TRACKED.has(path);

describe('a new file', () => {
  it.each([
    'unittest.py',
    '_pytest/__init__.py',
    '_pytest/main.py',
    'pytest.py',
    'signal.py',
    'src/json.py',
    'lib/os/__init__.py',
    'python/typing.py',
    'sitecustomize.py',
    'tests/random.py',
    'pkg/tests/unittest/__init__.py',
    'lib/minitest.rb',
    'lib/rspec/core.rb',
    'lib/Test/More.pm',
    'src/main/java/org/junit/Assert.java',
    'src/main/java/junit/framework/TestCase.java',
    'busted.lua',
  ])('%s would be loaded in place of the real one', (path) => {
    expect(shadows(path, isTracked)).toBe(true);
  });

  it.each([
    'app/signal.py',
    'app/json.py',
    'app/new/types.py',
    'newpkg/types.py',
    'types/account.py',
    'src/app/queue.py',
    'queue.py',
    'signals.py',
    'src/jsonx.py',
    'signal.ts',
    'lib/test_helper.rb',
    'src/main/java/com/x/org/Junit.java',
    'docs/random.md',
  ])('%s would not', (path) => {
    expect(shadows(path, isTracked)).toBe(false);
  });
});
