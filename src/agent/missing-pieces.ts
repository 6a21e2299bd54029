/** Something the tests needed and did not find: a package, a program, a service. */
export interface Missing {
  /** Equal where the same is missing. */
  readonly name: string;
  /** For people: `the Python module numpy`. */
  readonly what: string;
  /** The line that says so. */
  readonly line: string;
}

interface Pattern {
  /** Its first group is the name. */
  readonly sign: RegExp;
  readonly kind: string;
}

/** How interpreters, compilers and shells say it. Each looks at one line. */
const PATTERNS: readonly Pattern[] = [
  {
    sign: /\b(?:ModuleNotFoundError|ImportError): No module named ['"]?([\w.-]+)/,
    kind: 'the Python module',
  },
  { sign: /\bCannot find (?:module|package) ['"]([^'"./][^'"]*)['"]/, kind: 'the package' },
  { sign: /\bCould not resolve ["']([^"'./][^"']*)["']/, kind: 'the package' },
  { sign: /\bFailed to resolve import ["']([^"'./][^"']*)["']/, kind: 'the package' },
  { sign: /\bno required module provides package ([\w./-]+)/, kind: 'the Go package' },
  { sign: /\bcannot find package "([\w./-]+)"/, kind: 'the Go package' },
  { sign: /\bcan't find crate for [`']([\w-]+)/, kind: 'the crate' },
  { sign: /\bno matching package named [`']([\w-]+)/, kind: 'the crate' },
  { sign: /\bcannot load such file -- ([\w/-]+)/, kind: 'the Ruby file' },
  {
    sign: /\bCould not find (?:gem )?['"]?([\w-]+)['"]? (?:\([^)]*\) )?in (?:any of the sources|locally installed)/,
    kind: 'the gem',
  },
  { sign: /\bCould not find artifact ([\w.:-]+)/, kind: 'the artifact' },
  { sign: /\bFailed opening required ['"]([^'"]*vendor\/autoload\.php)/, kind: 'the file' },
  { sign: /\berror while loading shared libraries: ([\w.+-]+)/, kind: 'the library' },
  { sign: /(?:^|[:\s])([\w.+/-]+): (?:command )?not found\s*$/, kind: 'the command' },
  { sign: /\bcommand not found: ([\w.+/-]+)/, kind: 'the command' },
  { sign: /\bspawn ([\w.+/-]+) ENOENT\b/, kind: 'the command' },
  {
    sign: /\b(?:Executable|executable) (?:file )?['"`]?([\w.+/-]+)['"`]? (?:file )?not found/,
    kind: 'the command',
  },
  { sign: /\bexec: "([\w.+/-]+)": executable file not found/, kind: 'the command' },
  { sign: /\b(?:connect )?ECONNREFUSED ([\w.:[\]]+)/, kind: 'a service at' },
  { sign: /\bgetaddrinfo (?:ENOTFOUND|EAI_AGAIN) ([\w.-]+)/, kind: 'the network, or the host' },
  { sign: /\bCould not resolve host: ([\w.-]+)/, kind: 'the network, or the host' },
];

const MAX_LINES = 20_000;
const MAX_LINE_CHARS = 1000;

/** Everything that a text says is missing, in its order, each name once. */
export function missingPieces(text: string): readonly Missing[] {
  const found = new Map<string, Missing>();
  for (const raw of text.split('\n', MAX_LINES)) {
    const line = raw.slice(0, MAX_LINE_CHARS).trim();
    for (const { sign, kind } of PATTERNS) {
      const name = sign.exec(line)?.[1];
      if (name === undefined || found.has(name)) continue;
      found.set(name, { name, what: `${kind} ${name}`, line });
      break;
    }
  }
  return [...found.values()];
}
