import { expect, test } from 'vitest';
import { callGraph } from '../../src/solver/call-graph.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { readSource } from '../../src/solver/source-file.ts';

test.each([
  [
    'a.py',
    'class Base:\n    def weigh(self): return 1\nclass Other:\n    def weigh(self): return 2\n' +
      'class Cart(mod.Base):\n    def total(self): return self.weigh()\n',
  ],
  [
    'a.ts',
    'class Base<T> { weigh() { return 1; } }\nclass Other { weigh() { return 2; } }\n' +
      'class Cart extends Base<Other> implements Shop { total() { return this.weigh(); } }\n',
  ],
  [
    'a.rb',
    'class Base\n  def weigh\n    1\n  end\nend\nclass Other\n  def weigh\n    2\n  end\nend\n' +
      'class Cart < Base\n  def total\n    weigh\n  end\nend\n',
  ],
  [
    'a.php',
    '<?php\nclass Base { function weigh() { return 1; } }\nclass Other { function weigh() { return 2; } }\n' +
      'class Cart extends Base { function total() { return $this->weigh(); } }\n',
  ],
  [
    'a.java',
    'class Base { int weigh() { return 1; } }\nclass Other { int weigh() { return 2; } }\n' +
      'class Cart extends Base implements Shop<Other> { int total() { return weigh(); } }\n',
  ],
  [
    'a.rs',
    'trait Base { fn weigh(&self) -> u8 { 1 } }\nstruct Other;\nimpl Other { fn weigh(&self) -> u8 { 2 } }\nstruct Cart;\n' +
      'impl Base for Cart {}\nimpl Cart { fn total(&self) -> u8 { self.weigh() } }\n',
  ],
  [
    'a.cpp',
    'struct Base { int weigh() { return 1; } };\nstruct Other { int weigh() { return 2; } };\n' +
      'struct Cart final : public Base { int total() { return weigh(); } };\n',
  ],
])(
  'in %s, a method that a class has not itself is that of the one that it is derived from',
  async (path, text) => {
    const language = languageOf(path);
    if (language === null) throw new Error(`${path} is of no known language`);
    const file = await readSource(path, text, language);
    const { places, usedBy } = callGraph([file]);
    const total = places.find(({ short }) => short === 'total');
    const used = [...(total?.node.descendants() ?? [])].flatMap((node) => usedBy(file, node)?.places ?? []);
    expect(used.map(({ owner }) => owner)).toContain('Base');
    expect(used.map(({ owner }) => owner)).not.toContain('Other');
  },
);
