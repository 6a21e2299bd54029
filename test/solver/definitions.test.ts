import { expect, test } from 'vitest';
import { definitionsIn } from '../../src/solver/definitions.ts';
import { loadParser } from '../../src/tree-sitter/syntax-tree.ts';
import { processorMs } from '../linear.ts';

const find = async (path: string, text: string, name: string) =>
  (await definitionsIn({ path, text }, name.split(/::|[.#]/)))?.map(
    (each) => `${each.name}:${each.startLine}-${each.endLine}`,
  );

const GENERIC = `package a

func (b *Box[T]) Map[U any, V []int](f func(T) U) Box[U] {
	return Box[U]{f(b.v)}
}

// After comes next.
func After(n int) int {
	return n + 1
}
`;
const FLOW = `import type { A } from "./a";

type P = {| a: number, +b?: ?string |};

export function one(p: P, ...rest: Array<?string>): ?number {
  return p.a;
}

class C extends React.Component<Props> {
  static +x: number;
  go(a: number): void {}
}

export function three(n) {
  return n + 1;
}
`;
const BRACES = `int f(int a)
{
#if FOO
  if (a) {
#else
  if (!a) {
#endif
    return 1;
  }
  return 2;
}

static int after(int n) {
  return n + 1;
}
`;
/** PHP 9 is not out: it stands for any syntax that the grammar does not know. */
const UNKNOWN_PHP = `<?php
function f<T>(T $a): T {
  return match<T> { $a };
}

function after($n) {
  return $n + 1;
}
`;

test.each<readonly [string, string, string, string, readonly string[]]>([
  [
    'a function of Python, with its decorator and comment',
    'a.py',
    '# Adds.\n@cache\ndef add(a):\n    return a\n\nadd(1)\n',
    'add',
    ['add:1-4'],
  ],
  [
    'a method of Python',
    'a.py',
    'class A:\n    def f(self):\n        pass\n\nclass B:\n    def f(self):\n        pass\n',
    'f',
    ['A.f:2-3', 'B.f:6-7'],
  ],
  [
    'a method by its owner',
    'a.py',
    'class A:\n    def f(self):\n        pass\n\nclass B:\n    def f(self):\n        pass\n',
    'B.f',
    ['B.f:6-7'],
  ],
  ['a generic method of Go 1.27', 'a.go', GENERIC, 'Box.Map', ['Box.Map:3-5']],
  ['what follows it', 'a.go', GENERIC, 'After', ['After:7-10']],
  ['a function of Flow', 'a.js', `// @flow\n${FLOW}`, 'one', ['one:6-8']],
  ['a method of Flow', 'a.js', `/**\n * @flow strict\n */\n${FLOW}`, 'C.go', ['C.go:14-14']],
  ['what follows Flow that says nothing', 'a.js', FLOW, 'three', ['three:14-16']],
  ['what follows braces in #if', 'a.c', BRACES, 'after', ['after:13-15']],
  ['what follows an unknown declaration of PHP', 'a.php', UNKNOWN_PHP, 'after', ['after:6-8']],
  ['what follows an unclosed bracket', 'a.py', 'a = [1, 2\n\ndef f(n):\n    return n\n', 'f', ['f:3-4']],
  ['a class', 'a.py', 'class A:\n    def f(self):\n        pass\n', 'A', ['A:1-3']],
  ['a nested function', 'a.py', 'def f():\n    def g():\n        pass\n    return g\n', 'g', ['g:2-3']],
  [
    'a function of JavaScript',
    'a.js',
    '/** Adds. */\nexport function add(a) {\n  return a;\n}\n',
    'add',
    ['add:1-4'],
  ],
  ['an arrow', 'a.js', 'export const add = (a) => {\n  return a;\n};\n', 'add', ['add:1-3']],
  ['a wrapped arrow', 'a.js', 'const add = memo(\n  (a) => a,\n);\n', 'add', ['add:1-2']],
  ['no callback of a call', 'a.js', "app.get('/', () => {\n  send();\n});\n", 'get', []],
  ['a method of JavaScript', 'a.js', 'class A {\n  add(a) {\n    return a;\n  }\n}\n', 'add', ['A.add:2-4']],
  ['an interface of TypeScript', 'a.ts', 'export interface P {\n  a: number;\n}\n', 'P', ['P:1-3']],
  ['a type of TypeScript', 'a.ts', 'export type P = {\n  a: number;\n};\n', 'P', ['P:1-3']],
  ['a component', 'a.tsx', 'export const B = () => <b />;\n', 'B', ['B:1-1']],
  [
    'a method of Go, by its receiver',
    'a.go',
    'package a\n\n// Push adds.\nfunc (s *Stack[T]) Push(v T) {\n}\n',
    'Stack.Push',
    ['Stack.Push:3-5'],
  ],
  ['a type of Go', 'a.go', 'package a\n\ntype Stack struct {\n\tn int\n}\n', 'Stack', ['Stack:3-5']],
  [
    'a class of Java without its constructor',
    'A.java',
    'class A {\n  A() {}\n  int f() { return 1; }\n}\n',
    'A',
    ['A:1-4'],
  ],
  [
    'a method of Java',
    'A.java',
    'class A {\n  @Override\n  int f() {\n    return 1;\n  }\n}\n',
    'A.f',
    ['A.f:2-5'],
  ],
  [
    'a struct of Rust, not its impl',
    'a.rs',
    '#[derive(Debug)]\nstruct A;\n\nimpl A {\n    fn f(&self) {}\n}\n',
    'A',
    ['A:1-2'],
  ],
  [
    'a method of Rust',
    'a.rs',
    'struct A;\n\nimpl A {\n    /// Does.\n    fn f(&self) {\n    }\n}\n',
    'A::f',
    ['A.f:4-6'],
  ],
  ['an enum of Rust', 'a.rs', 'enum E {\n    A,\n}\n', 'E', ['E:1-3']],
  ['a function of PHP', 'a.php', '<?php\nfunction add($a) {\n  return $a;\n}\n', 'add', ['add:2-4']],
  [
    'a method of Ruby',
    'a.rb',
    'module M\n  class A\n    def ok?\n      true\n    end\n  end\nend\n',
    'A#ok?',
    ['M.A.ok?:3-5'],
  ],
  [
    'a function of C, not its use',
    'a.c',
    'static int add(int a);\n\nint *add(int a) {\n  return add(a);\n}\n',
    'add',
    ['add:3-5'],
  ],
  [
    'a struct of C, not its use',
    'a.c',
    'struct p {\n  int a;\n};\nstruct p *f(struct p *q) {\n  return q;\n}\n',
    'p',
    ['p:1-3'],
  ],
  ['a typedef', 'a.h', 'typedef struct {\n  int a;\n} point;\n', 'point', ['point:1-3']],
  ['a method of C++', 'a.cpp', 'template <class T>\nint A::f(T a) {\n  return 1;\n}\n', 'A::f', ['A.f:1-4']],
  ['nothing that is only called', 'a.py', 'add(1)\n', 'add', []],
])('finds %s', async (_, path, text, name, expected) => {
  expect(await find(path, text, name)).toEqual(expected);
});

test('knows no definition in a language that it does not know, nor a name of nothing', async () => {
  expect(await find('a.txt', 'def add(): pass', 'add')).toBeUndefined();
  expect(await find('a.py', 'def add(): pass\n', '.')).toEqual([]);
});

test.each([
  ['a sum of 20,000 terms', 'a.js', `const sum = ${'1+'.repeat(20_000)}1;\nfunction f() {}\n`],
  ['20,000 branches', 'a.js', `${'if (a) {} else '.repeat(20_000)}{}\nfunction f() {}\n`],
])('reads %s, which are as deep as they are long', async (_, path, text) => {
  expect(await find(path, text, 'f')).toEqual(['f:2-2']);
});

test('a source of which nothing is understood is not read again for each declaration', async () => {
  const parser = await loadParser('go');
  const text = 'func (b Box) F[{ {](\n\n'.repeat(1_000);
  const parsed = await processorMs(() => parser.parse(text));
  expect(await processorMs(() => parser.readSource(text))).toBeLessThan(5 * parsed + 1000);
});
