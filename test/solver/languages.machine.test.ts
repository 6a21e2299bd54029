import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { skipNote } from '../skip-note.ts';
import { createRepository } from '../workspace/git-repository.ts';

const CLI = join(import.meta.dirname, '../../src/cli.ts');

const RUBY = {
  'lib/cart.rb':
    'class Cart\n  def initialize\n    @items = []\n  end\n\n  def add(price)\n    @items << price\n  end\n\n  def dearest\n    @items.map { |price| price }.min\n  end\nend\n',
  'test/test_cart.rb':
    'require "minitest/autorun"\nrequire_relative "../lib/cart"\n\nclass CartTest < Minitest::Test\n  def test_dearest\n    cart = Cart.new\n    [30, 80, 3].each { |price| cart.add(price) }\n    assert_equal 80, cart.dearest\n  end\nend\n',
};

const C = {
  'src/range.c':
    '#include "range.h"\n\nint clamp(int n, int low, int high) {\n    if (n < low) {\n        return low;\n    }\n    if (n < high) {\n        return high;\n    }\n    return n;\n}\n',
  'src/range.h': 'int clamp(int n, int low, int high);\n',
  'test/test_range.c':
    '#include <assert.h>\n#include "../src/range.h"\n\nint main(void) {\n    assert(clamp(1, 2, 4) == 2);\n    assert(clamp(3, 2, 4) == 3);\n    assert(clamp(5, 2, 4) == 4);\n    return 0;\n}\n',
  Makefile:
    'test: build/test_range\n\t./build/test_range\n\nbuild/test_range: test/test_range.c src/range.c src/range.h\n\tmkdir -p build\n\tcc -o $@ test/test_range.c src/range.c\n',
  '.gitignore': 'build/\n',
};

const CPP = {
  'CMakeLists.txt':
    'cmake_minimum_required(VERSION 3.10)\nproject(shelf CXX)\nenable_testing()\nadd_executable(test_shelf test/test_shelf.cpp src/shelf.cpp)\nadd_test(NAME shelf COMMAND test_shelf)\n',
  'src/shelf.cpp':
    '#include <vector>\n\nint newest(const std::vector<int> &years) {\n    return years.front();\n}\n',
  'test/test_shelf.cpp':
    '#include <vector>\n\nint newest(const std::vector<int> &years);\n\nint main() {\n    return newest({1990, 2001, 2024}) == 2024 ? 0 : 1;\n}\n',
  '.gitignore': 'build/\n',
};

const note = skipNote('ruby', 'cc', 'c++', 'make', 'cmake');

describe.skipIf(note !== '')(`without a key, the terminal repairs a bug${note} in`, () => {
  test.each([
    ['Ruby', 'ruby -Itest test/test_cart.rb', RUBY, 'lib/cart.rb', 'price }.max'],
    ['C', 'make test', C, 'src/range.c', 'if (n > high)'],
    [
      'C++',
      'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-on-failure',
      CPP,
      'src/shelf.cpp',
      'years.back()',
    ],
  ] as const)('%s', (_, command, files, path, fixed) => {
    const { root } = createRepository(files);
    const args = [CLI, 'run', '--repo', root, '--solver', 'builtin', '--test', command];
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
    const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    expect(stderr).toContain('[end] fixed');
    expect(status).toBe(0);
    expect(readFileSync(join(root, path), 'utf8')).toContain(fixed);
  });
});
