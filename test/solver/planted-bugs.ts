/** A one-line bug: the file as it is, and as it should be. */
export interface PlantedBug {
  readonly what: string;
  readonly path: string;
  readonly text: string;
  readonly fixed: string;
  readonly template: string;
  /** It must be among so many. */
  readonly within: number;
}

/** Told as `path, template within so many: what`. */
const bug = (told: string, text: string): PlantedBug => {
  const both = /‹(.*?)›‹(.*?)›/s;
  const [, path = '', template = '', within, what = ''] = /^(.*), (.*) within (\d+): (.*)$/.exec(told) ?? [];
  const fixed = text.replace(both, '$2');
  return { what, path, template, within: Number(within), text: text.replace(both, '$1'), fixed };
};

/** Between ‹ and ›: as it is, and as it should be. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug(
    'a.py, exchange within 60: two names the wrong way round, one of them twice',
    'class Path:\n    def holds(self, other):\n        return ‹other.parts[:len(self.parts)] == self›‹self.parts[:len(other.parts)] == other›.parts\n',
  ),
  bug(
    'a.js, exchange within 60: the object and the argument of a call',
    'export function rest(all, gone) {\n  return ‹gone.filter((each) => !all›‹all.filter((each) => !gone›.includes(each));\n}\n',
  ),
  bug(
    'a.py, member within 30: a method that is asked of the same object elsewhere',
    'def parse(tokens):\n    while tokens.current() == ",":\n        tokens.‹current›‹move›()\n\n\ndef head(tokens, stack):\n    stack.extend(tokens)\n    stack.clear()\n    return tokens.move()\n',
  ),
  bug(
    'a.py, sibling-call within 30: a copy that shares what is within',
    'import copy\n\n\ndef changed(doc, key, value):\n    doc = copy.‹copy›‹deepcopy›(doc)\n    doc["a"][key] = value\n    return doc\n',
  ),
  bug(
    'a.py, condition-add within 200: a part of the condition between two values',
    'def base(binary, gnu, most):\n    step = 1024 if ‹binary›‹binary or gnu› else 1000\n    while step < most and not gnu:\n        step = step * 1000\n    return step\n',
  ),
  bug(
    'a.py, statement-copy within 150: a field that only the constructor sets',
    'class Cache:\n    def __init__(self, most):\n        self.most = most\n        self.items = {}\n        self.size = 0\n\n    def add(self, key, value):\n        self.items[key] = value\n        self.size += 1\n\n    def clear(self):\n        self.items.clear()‹›‹\n        self.size = 0›\n',
  ),
  bug(
    'a.py, constant within 100: a number that only another function has',
    'def ending(number):\n    return "th" if number % ‹10›‹100› in (11, 12, 13) else "st"\n\n\ndef share(part, whole):\n    return 100 * part / whole\n',
  ),
  bug(
    'a.py, wrap within 60: the amount of a number',
    'def digits(number):\n    number = ‹int(number)›‹abs(int(number))›\n    return len(str(number))\n',
  ),
  bug(
    'a.js, missing-keyword within 60: a loop that should have returned',
    'export function plural(word, rules) {\n  for (const [end, next] of rules) {\n    if (word.endsWith(end)) {\n      word = word.slice(0, -end.length) + next;\n      ‹break;›‹return word;›\n    }\n  }\n  if (word.length > 3) {\n    return word;\n  }\n  return word + "s";\n}\n',
  ),
  bug(
    'a.py, sign within 40: the rest to the next four',
    'def padding(text):\n    return "=" * (‹›‹-›len(text) % 4)\n',
  ),
  bug(
    'a.py, sibling-call within 10: the wrong end of an order',
    'def oldest(entries):\n    return next(‹reversed›‹iter›(entries))\n',
  ),
  bug(
    'a.py, condition-add within 20: a part of a condition that another function asks in full',
    'def merge(*maps):\n    if ‹len(maps) == 1›‹len(maps) == 1 and not hasattr(maps[0], "keys")›:\n        maps = maps[0]\n    return [each for each in maps]\n\n\ndef count(*maps):\n    if len(maps) == 1 and not hasattr(maps[0], "keys"):\n        maps = maps[0]\n    return len(maps)\n',
  ),
  bug(
    'a.py, parameter within 10: a fixed value where the parameter belongs',
    'def pad(text, width, fill):\n    while len(text) < width:\n        text = ‹" "›‹fill› + text\n    return text\n',
  ),
  bug(
    'a.py, sign within 25: a result of the other sign',
    'def compare(a, b):\n    if a == b:\n        return 0\n    return ‹1›‹-1› if a < b else 1\n',
  ),
  bug(
    'a.js, sign within 25: an index from the wrong end',
    'export function last(items, count) {\n  return items.slice(‹count›‹-count›);\n}\n',
  ),
  bug(
    'a.py, wrap within 60: an argument that must not be negative',
    'def window(items, end, size):\n    return items[‹end - size›‹max(0, end - size)›:end]\n',
  ),
  bug(
    'a.py, wrap within 60: an iterator that is read twice',
    'def twice(items):\n    items = ‹items›‹list(items)›\n    return sum(items), len(items)\n\n\ndef other(items):\n    return list(items)\n',
  ),
  bug(
    'a.py, operator within 5: a bound that leaves one out',
    'def count(items, most):\n    n = 0\n    while n ‹<=›‹<› most:\n        n += 1\n    return n\n',
  ),
  bug(
    'a.py, argument-swap within 12: a recursion in the wrong order',
    'def common(a, b):\n    if b == 0:\n        return a\n    return common(‹a % b, b›‹b, a % b›)\n',
  ),
  bug(
    'a.py, name within 40: the other list',
    'def pick(values, weights):\n    total = 0\n    for weight in ‹values›‹weights›:\n        total += weight\n    return [value for value in values if total > value]\n',
  ),
  bug(
    'a.py, member within 25: an attribute of the other side',
    'def span(node):\n    if node.right is None:\n        return node.left\n    return node.right.key - node.‹right›‹left›.key\n',
  ),
  bug(
    'a.py, missing-keyword within 15: a missing return',
    'def walk(tree, key):\n    if tree is None or tree.key == key:\n        return tree\n    ‹walk(tree.left, key)›‹return walk(tree.left, key)›\n',
  ),
  bug(
    'a.py, missing-keyword within 15: a missing await',
    'async def fetch(url):\n    return url\n\nasync def load(url):\n    page = ‹fetch(url)›‹await fetch(url)›\n    return page.text\n',
  ),
  bug(
    'a.py, sibling-call within 8: any for all',
    'def primes(most):\n    found = []\n    for n in range(2, most + 1):\n        if ‹any›‹all›(n % p > 0 for p in found):\n            found.append(n)\n    return found\n',
  ),
  bug(
    'a.py, wrap within 90: an empty answer that should hold one',
    'def factors(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return [i] + factors(n // i)\n    return ‹[]›‹[n]›\n',
  ),
  bug(
    'a.py, statement-insert within 45: a set that is never filled',
    'def reach(start, goal):\n    seen = set()\n    def go(node):\n        if node in seen:\n            return False\n‹        return node is goal or any(go(each) for each in node.next)›‹        seen.add(node)\n        return node is goal or any(go(each) for each in node.next)›\n    return go(start)\n',
  ),
  bug(
    'a.py, null-guard within 45: the end of the list forgotten',
    'def is_last(node):\n    if ‹node.next is None›‹node is None or node.next is None›:\n        return True\n    return False\n',
  ),
  bug(
    'a.js, operator within 4: an index one too far',
    'export function sum(list) {\n  let total = 0;\n  for (let i = 0; i ‹<=›‹<› list.length; i++) total += list[i];\n  return total;\n}\n',
  ),
  bug(
    'a.js, operator within 12: or for and',
    'export const inRange = (n, low, high) => {\n  return n >= low ‹||›‹&&› n <= high;\n};\n',
  ),
  bug(
    'a.js, missing-keyword within 12: a missing await',
    'async function fetchJson(url) {\n  return url;\n}\nexport async function load(url) {\n  const page = ‹fetchJson(url)›‹await fetchJson(url)›;\n  return page.items;\n}\n',
  ),
  bug(
    'a.js, negation within 25: the negation lost',
    'export function missing(map, key) {\n  if (‹map.has(key)›‹!map.has(key)›) {\n    return true;\n  }\n  return false;\n}\n',
  ),
  bug(
    'a.js, condition-add within 500: a key that is there already',
    'export class Cache {\n  constructor(most) {\n    this.most = most;\n    this.entries = new Map();\n  }\n  get(key) {\n    if (!this.entries.has(key)) return undefined;\n    return this.entries.get(key);\n  }\n  set(key, value) {\n    if (‹this.entries.size >= this.most›‹this.entries.size >= this.most && !this.entries.has(key)›) {\n      this.entries.delete(this.entries.keys().next().value);\n    }\n    this.entries.set(key, value);\n  }\n}\n',
  ),
  bug(
    'a.ts, sibling-call within 6: min for max',
    'export function clamp(value: number, low: number, high: number): number {\n  return Math.‹max›‹min›(high, Math.max(low, value));\n}\n',
  ),
  bug(
    'a.tsx, constant within 8: the wrong flag',
    'export function Box({ open }: { open: boolean }) {\n  const hidden = ‹true›‹false›;\n  return <div hidden={hidden && open}>x</div>;\n}\n',
  ),
  bug(
    'a.go, wrap within 120: a larger end is lost',
    'package a\n\nfunc cover(last *Span, next Span) {\n\tif next.Start <= last.End {\n\t\tlast.End = ‹next.End›‹max(last.End, next.End)›\n\t}\n}\n',
  ),
  bug(
    'a.go, operator within 6: the condition the wrong way round',
    'package a\n\nfunc first(list []int) int {\n\tif len(list) ‹!=›‹==› 0 {\n\t\treturn -1\n\t}\n\treturn list[0]\n}\n',
  ),
  bug(
    'A.java, off-by-one within 40: the middle is kept',
    'class A {\n  static int find(int[] list, int x, int low, int high) {\n    if (low == high) return -1;\n    int mid = low + (high - low) / 2;\n    if (x < list[mid]) return find(list, x, low, mid);\n    if (x > list[mid]) return find(list, x, ‹mid›‹mid + 1›, high);\n    return mid;\n  }\n}\n',
  ),
  bug(
    'A.java, argument-swap within 40: a text joined the wrong way round',
    'class A {\n  static String digits(int n, int base) {\n    String result = "";\n    while (n > 0) {\n      result = ‹result + (n % base)›‹(n % base) + result›;\n      n = n / base;\n    }\n    return result;\n  }\n}\n',
  ),
  bug(
    'a.js, statement-copy within 90: what another method does as well',
    'export class Lru {\n  constructor() {\n    this.map = new Map();\n  }\n  get(key) {\n    const value = this.map.get(key);\n‹    this.map.set(key, value);›‹    this.map.delete(key);\n    this.map.set(key, value);›\n    return value;\n  }\n  forget(key) {\n    this.map.delete(key);\n  }\n}\n',
  ),
  bug(
    'a.js, donor within 75: a fixed answer for a test of what is left',
    "export function closed(text) {\n  const stack = [];\n  for (const char of text) {\n    if (char === '(') stack.push(char);\n    else if (stack.pop() === undefined) return false;\n  }\n  return ‹true›‹stack.length === 0›;\n}\n",
  ),
  bug(
    'a.ts, name within 4: the other name is never read',
    'export function total(lines: number[], discount: number): number {\n  let sum = 0;\n  for (const line of lines) sum += line;\n  return sum - ‹sum›‹discount›;\n}\n',
  ),
  bug(
    'a.go, guard within 95: a branch that should go on with the next',
    'package a\n\nfunc kept(list []int) []int {\n\tvar out []int\n\tfor _, each := range list {\n\t\tif len(out) > 0 && each < out[0] {\n‹\t\t\tout[0] = each›‹\t\t\tout[0] = each\n\t\t\tcontinue›\n\t\t}\n\t\tout = append(out, each)\n\t}\n\treturn out\n}\n',
  ),
  bug(
    'a.go, statement-insert within 40: a set that is asked and never set',
    'package a\n\nfunc distinct(list []int) int {\n\tseen := map[int]bool{}\n\tcount := 0\n\tfor _, each := range list {\n\t\tif seen[each] {\n\t\t\tcontinue\n\t\t}\n‹\t\tcount++›‹\t\tseen[each] = true\n\t\tcount++›\n\t}\n\treturn count\n}\n',
  ),
  bug(
    'a.go, sibling-call within 4: the other end of a list',
    'package a\n\nimport "container/list"\n\nfunc oldest(l *list.List) *list.Element {\n\treturn l.‹Front›‹Back›()\n}\n',
  ),
  bug(
    'A.java, argument-swap within 75: the sizes of an array the wrong way round',
    'class A {\n  static int[][] turned(int[][] rows) {\n    int[][] out = new int‹[rows.length][rows[0].length]›‹[rows[0].length][rows.length]›;\n    for (int i = 0; i < rows.length; i++) for (int j = 0; j < rows[0].length; j++) out[j][i] = rows[i][j];\n    return out;\n  }\n}\n',
  ),
  bug(
    'A.java, statement-insert within 400: a flag that is not put back',
    "class A {\n  static String camel(String text) {\n    StringBuilder out = new StringBuilder();\n    boolean isNext = false;\n    for (char each : text.toCharArray()) {\n      if (each == '_') {\n        isNext = true;\n        continue;\n      }\n‹      out.append(isNext ? Character.toUpperCase(each) : each);›‹      out.append(isNext ? Character.toUpperCase(each) : each);\n      isNext = false;›\n    }\n    return out.toString();\n  }\n}\n",
  ),
  bug(
    'a.ts, statement-insert within 75: a loop whose condition never changes',
    'export function rootOf(parents: number[], start: number): number {\n  let at = start;\n  while (at > 0) {\n    const above = parents[at]!;\n‹    if (above === at) break;›‹    if (above === at) break;\n    at = above;›\n  }\n  return at;\n}\n',
  ),
  bug(
    'a.ts, donor within 130: what is done to the same value elsewhere',
    "export function cents(n: number): string {\n  const sign = n < 0 ? '-' : '';\n  const whole = Math.floor(‹n›‹Math.abs(n)› / 100);\n  return sign + whole + '.' + (Math.abs(n) % 100);\n}\n",
  ),
  bug(
    'a.go, guard within 75: a branch of a function without result that goes on',
    'package a\n\ntype ring struct{ size, start, most int }\n\nfunc (r *ring) push() {\n\tif r.size < r.most {\n‹\t\tr.size++›‹\t\tr.size++\n\t\treturn›\n\t}\n\tr.start = (r.start + 1) % r.most\n}\n',
  ),
  bug(
    'a.rs, operator within 8: the range ends too early',
    'fn sum(most: u32) -> u32 {\n    let mut total = 0;\n    for i in 1‹..›‹..=›most {\n        total += i;\n    }\n    total\n}\n',
  ),
  bug(
    'a.rb, operator within 4: a boundary in Ruby',
    'class Shelf\n  def fits?(book, size)\n    return false if book.nil?\n    size ‹<›‹<=› @size && book.length > 1\n  end\nend\n',
  ),
  bug(
    'a.rb, sibling-call within 6: the wrong method of a list',
    'def adults(people)\n  people.‹reject›‹select› { |each| each.age >= 18 }\nend\n',
  ),
  bug(
    'a.rb, negation within 4: a condition the wrong way round',
    "def shown(list)\n  if ‹list.empty?›‹!list.empty?›\n    list.join(', ')\n  else\n    'none'\n  end\nend\n",
  ),
  bug(
    'a.rb, name within 6: the wrong variable in Ruby',
    'def area(width, height)\n  total = width * ‹width›‹height›\n  total + 1\nend\n',
  ),
  bug(
    'a.php, operator within 4: a boundary in PHP',
    '<?php\nfunction fits(int $size, int $most): bool {\n    return $size > 0 && $size ‹<›‹<=› $most;\n}\n',
  ),
  bug(
    'a.php, name within 8: the wrong variable in PHP',
    '<?php\nclass Box {\n    private $width;\n    public function area(int $width, int $height): int {\n        $total = $width * ‹$width›‹$height›;\n        return $total;\n    }\n}\n',
  ),
  bug(
    'a.php, argument-swap within 3: arguments of a call the wrong way round in PHP',
    "<?php\nfunction words(string $text): array {\n    return explode(‹$text, ' '›‹' ', $text›);\n}\n",
  ),
  bug(
    'a.php, constant within 8: off by one in PHP',
    '<?php\nfunction last(array $list) {\n    return $list[count($list) - ‹2›‹1›];\n}\n',
  ),
  bug(
    'a.c, operator within 3: a boundary in C',
    '#include <stddef.h>\n\nint count(const int *list, size_t size, int least) {\n    int found = 0;\n    for (size_t i = 0; i ‹<=›‹<› size; i++) {\n        if (list[i] >= least) found++;\n    }\n    return found;\n}\n',
  ),
  bug(
    'a.c, name within 20: the wrong variable in C',
    'int larger(int a, int b) {\n    if (a > b) {\n        return a;\n    }\n    return ‹a›‹b›;\n}\n',
  ),
  bug(
    'a.cpp, sibling-call within 3: the other end of a list in C++',
    '#include <vector>\n\nint newest(const std::vector<int> &list) {\n    return list.‹front›‹back›();\n}\n',
  ),
];
