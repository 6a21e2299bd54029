import { describe, expect, it } from 'vitest';
import { isNewTest, testHomes } from '../../src/workspace/test-files.ts';
import { deniedBy, openTools } from './open-tools.ts';

describe('a new file is a test where the repository keeps its tests', () => {
  it.each([
    [
      'in a folder',
      'app/a.py tests/test_a.py',
      'tests/test_b.py tests/unit/test_c.py',
      'test_b.py app/test_b.py tests/conftest.py tests/__init__.py tests/helpers.py tests/data.json app/b.py',
    ],
    [
      'beside sources',
      'src/a.ts src/a.test.ts src/b/c.ts',
      'src/b.test.ts src/b/c.test.ts',
      'new/a.test.ts src/a.test.py src/setupTests.ts vitest.config.ts',
    ],
    ['in Go', 'pkg/a.go pkg/a_test.go', 'pkg/b_test.go', 'pkg/testdata/x.txt other/a_test.go'],
    [
      'in Java',
      'src/main/java/A.java src/test/java/ATest.java',
      'src/test/java/BTest.java src/test/java/x/CTest.java',
      'src/main/java/BTest.java',
    ],
    ['in Ruby', 'lib/a.rb spec/a_spec.rb', 'spec/b_spec.rb', 'spec/spec_helper.rb'],
    ['nowhere', 'app/a.py', '', 'tests/test_a.py test_a.py'],
  ])('%s', (_, tree, tests, others) => {
    const homes = testHomes(tree.split(' '));
    const isTest = (path: string) => isNewTest(path, homes);
    expect(`${tests} ${others}`.trim().split(' ').filter(isTest).join(' ')).toBe(tests);
  });
});

describe('a task that may add tests', () => {
  const files = { 'app/a.py': 'a = 1\n', 'tests/test_a.py': 'x\n', 'tests/__init__.py': '' };

  it('adds them, and touches none that exist', async () => {
    const tools = await openTools(files, { mayAddTests: true });
    expect(await tools.write('tests/test_b.py', 'def test_b(): pass\n')).toMatchObject({
      ok: true,
      meta: { addsTest: true },
    });
    expect(await tools.edit('tests/test_b.py', ['pass', 'assert 0'])).toMatchObject({
      ok: true,
      meta: { addsTest: true },
    });
    expect(await tools.edit('tests/test_a.py', ['x', 'y'])).toMatchObject(deniedBy('protected: test files'));
    expect(await tools.write('tests/conftest.py', 'x\n')).toMatchObject(deniedBy('protected: pytest hooks'));
    expect(await tools.write('tests/random.py', 'x\n')).toMatchObject({ ok: false });
    expect((await tools.edit('app/a.py', ['1', '2'])).meta).not.toHaveProperty('addsTest');
  });

  it('is what the task says, not the default', async () => {
    const tools = await openTools(files);
    expect(await tools.write('tests/test_b.py', 'x\n')).toMatchObject(deniedBy('protected: test files'));
  });
});
