import { expect, test } from 'vitest';
import { callGraph } from '../../src/solver/call-graph.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { printersOf } from '../../src/solver/printed-texts.ts';
import { readSource } from '../../src/solver/source-file.ts';

const PRINTED = `cart holds 3 goods and 2 bags
static_cast<unsigned long>(narrow(2))
`;

test.each([
  ['a.py', 'def told(n):\n    return f"cart holds {n} goods and {n + 1} bags"\n', true],
  ['a.js', 'function told(n) {\n  return `cart holds ${n} goods and ${n + 1} bags`;\n}\n', true],
  ['a.rb', 'def told(n)\n  "cart holds #{n} goods"\nend\n', true],
  [
    'a.go',
    'package a\n\nfunc told(n int) string {\n\treturn fmt.Sprintf("cart holds %d goods", n)\n}\n',
    true,
  ],
  ['a.rs', 'fn told(n: u8) -> String {\n    format!("cart holds {} goods", n)\n}\n', true],
  ['a.php', '<?php\nfunction told($n) {\n  return "cart holds $n goods";\n}\n', true],
  ['a.php', "<?php\nfunction told() {\n  return <<<'EOT'\ncart holds\nEOT;\n}\n", true],
  ['a.rb', 'def told\n  <<~EOT\n    cart holds\n  EOT\nend\n', true],
  ['a.java', 'class A {\n  String told(int n) {\n    return "cart holds " + n;\n  }\n}\n', true],
  ['a.cpp', 'std::string told(int n) {\n  return "cart holds " + n;\n}\n', true],
  ['a.cpp', 'unsigned long told(int n) {\n  return static_cast<unsigned long>(n);\n}\n', false],
])('of %s, %j, what is printed is a text of the function: %s', async (path, text, isPrinted) => {
  const language = languageOf(path);
  if (language === null) throw new Error(`${path} is of no known language`);
  const { places } = callGraph([await readSource(path, text, language)]);
  const names = [...printersOf(places, PRINTED).keys()].map(({ short }) => short);
  expect(names).toEqual(isPrinted ? ['told'] : []);
});
