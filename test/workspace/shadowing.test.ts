import { expect, test } from 'vitest';
import { shadows } from '../../src/workspace/shadowing.ts';

const pathsIn = (text: string): string[] => text.split(/\s+/);

const TRACKED = new Set(
  pathsIn('app app/__init__.py app/signal.py types types/user.py src src/app queue.py tests lib'),
);
const wouldShadow = (paths: string): string[] =>
  pathsIn(paths).filter((path) => shadows(path, (each) => TRACKED.has(each)));

test('a new file of such a name would be loaded in place of the real one', () => {
  const paths = `unittest.py _pytest/__init__.py _pytest/main.py pytest.py signal.py src/json.py lib/os/__init__.py
    python/typing.py sitecustomize.py tests/random.py pkg/tests/unittest/__init__.py lib/minitest.rb
    lib/rspec/core.rb lib/Test/More.pm src/main/java/org/junit/Assert.java
    src/main/java/junit/framework/TestCase.java busted.lua`;
  expect(wouldShadow(paths)).toEqual(pathsIn(paths));
});

test('a new file in a package of its own, beside a tracked one, or of another name would not', () => {
  const paths = `app/signal.py app/json.py app/new/types.py newpkg/types.py types/account.py src/app/queue.py
    queue.py signals.py src/jsonx.py signal.ts lib/test_helper.rb src/main/java/com/x/org/Junit.java
    docs/random.md`;
  expect(wouldShadow(paths)).toEqual([]);
});
