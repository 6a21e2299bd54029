import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRINTED_EXCEPTIONS } from './architecture/printed.ts';

const SRC = resolve(import.meta.dirname, '../src');
/** Which rooms an adapter may import beside itself, `base`, `core` and `story`. */
const ADAPTERS: Readonly<Record<string, readonly string[]>> = {
  llm: [],
  // Policy protects the files of test runners.
  workspace: ['runners', 'command'],
  // Runs what the workspace holds: Snapshot, Journal, Policy.
  oracle: ['workspace', 'runners', 'command'],
  'tree-sitter': [],
  workflow: ['command'],
  github: ['workflow'],
  trace: [],
  // The built-in solver runs candidates in copies of the checkout, and again from a record.
  solver: ['oracle', 'runners', 'command', 'trace', 'tree-sitter', 'workspace'],
};

interface Source {
  /** Relative to src, with slashes: `core/driver.ts`. */
  readonly path: string;
  /** Without comments, and without what stands in strings. */
  readonly code: string;
  readonly imports: readonly Import[];
}

interface Import {
  readonly specifier: string;
  /** Gone at run time. */
  readonly isTypeOnly: boolean;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm;
// What a pattern or a plain text speaks of, nobody uses.
const PATTERN = /(?<=[:=(,[!&|?]\s*|^\s*)\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/gm;
const TEXT = /`[^`$\\]*`/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

const sources: readonly Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(SRC, path), 'utf8').replace(COMMENT, '');
    const imports = [...text.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => ({
      specifier: fixed ?? dynamic ?? '',
      isTypeOnly: type !== undefined,
    }));
    return { path: path.replaceAll('\\', '/'), code: codeOf(text), imports };
  });

function codeOf(text: string): string {
  return text.replace(PATTERN, '').replace(TEXT, "''").replace(STRING, "''");
}

const within = (folder: string): Source[] => sources.filter(({ path }) => path.startsWith(`${folder}/`));

/** Where a relative import leads, relative to src; null for a package. */
function targetOf({ path }: Source, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return relative(SRC, resolve(SRC, dirname(path), specifier)).replaceAll('\\', '/');
}

/** `file → import` for each import that a rule does not allow. */
function offences(
  files: readonly Source[],
  isAllowed: (source: Source, specifier: string) => boolean,
): string[] {
  return files.flatMap((source) =>
    source.imports
      .filter(({ specifier }) => !isAllowed(source, specifier))
      .map(({ specifier }) => `${source.path} → ${specifier}`),
  );
}

const leadsInto = (folders: readonly string[]) => (source: Source, specifier: string) =>
  folders.some((folder) => targetOf(source, specifier)?.startsWith(`${folder}/`));

test('the imports of a source are seen', () => {
  const driver = sources.find(({ path }) => path === 'core/driver.ts');
  expect(driver?.imports).toContainEqual({ specifier: './conclude.ts', isTypeOnly: false });
  expect(driver?.imports).toContainEqual({ specifier: './events.ts', isTypeOnly: true });
  expect(within('core').length).toBeGreaterThan(20);
});

/** Pure rooms, and what each may import. */
const PURE: readonly (readonly [room: string, rooms: readonly string[], packages: readonly string[]])[] = [
  ['base', ['base'], ['zod']],
  ['core', ['core', 'base'], ['zod', 'diff/lib/patch/parse.js']],
  ['story', ['story', 'core', 'base'], []],
  // Reads scripts with tree-sitter-bash.
  ['command', ['command', 'base', 'tree-sitter'], ['smol-toml', 'yaml', 'zod']],
  ['runners', ['runners', 'core', 'base', 'command'], ['sax', 'zod']],
];

describe.each(PURE)('%s', (room, rooms, packages) => {
  test('imports its rooms and packages, nothing else', () => {
    const isAllowed = (source: Source, specifier: string): boolean =>
      packages.includes(specifier) || leadsInto(rooms)(source, specifier);
    expect(offences(within(room), isAllowed)).toEqual([]);
  });

  test('sees no environment, clock, randomness, disk, network or console', () => {
    const WORLD =
      /(?<!--)\b(?:process|Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask|fetch|crypto|console|globalThis|require|Buffer|Math\.random|__dirname|import\.meta)\b/;
    const seen = within(room).flatMap(({ path, code }) => {
      const found = WORLD.exec(code)?.[0];
      return found === undefined ? [] : [`${path}: ${found}`];
    });
    expect(seen).toEqual([]);
  });
});

/** The one file of a room that other rooms import: its door. `base` and `core` are the vocabulary of all rooms; the others have no door yet. */
const DOORS: Readonly<Record<string, string>> = {
  action: 'run-action.ts',
  command: 'command.ts',
  commands: 'agent-fix.ts',
  'core/output': 'test-output.ts',
  github: 'github.ts',
  solver: 'builtin-solver.ts',
  story: 'tell.ts',
  trace: 'trace.ts',
  'tree-sitter': 'syntax-tree.ts',
};

test.each(Object.entries(DOORS))('%s is entered by %s alone', (room, door) => {
  const others = sources.filter(({ path }) => !path.startsWith(`${room}/`) && path !== 'bundle.ts');
  const isAllowed = (source: Source, specifier: string): boolean =>
    !leadsInto([room])(source, specifier) || targetOf(source, specifier) === `${room}/${door}`;
  expect(offences(others, isAllowed)).toEqual([]);
  expect(offences(others, (source, specifier) => !leadsInto([room])(source, specifier))).not.toEqual([]);
});

test('no two files import each other, not even for types, nor in a larger circle', () => {
  const needs = new Map(
    sources.map((source) => [
      source.path,
      source.imports.map(({ specifier }) => targetOf(source, specifier)).filter((target) => target !== null),
    ]),
  );
  const reach = (from: string, seen: Set<string>): Set<string> => {
    for (const next of needs.get(from) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  expect([...needs.keys()].filter((path) => reach(path, new Set()).has(path))).toEqual([]);
});

describe('the adapters', () => {
  test.each(Object.entries(ADAPTERS))(
    '%s imports itself, the base, the core, packages, node, and %j',
    (room, others) => {
      const isAllowed = (source: Source, specifier: string): boolean =>
        targetOf(source, specifier) === null ||
        leadsInto([room, 'base', 'core', 'story', ...others])(source, specifier);
      expect(offences(within(room), isAllowed)).toEqual([]);
    },
  );

  test('only llm knows openai', () => {
    const others = sources.filter(({ path }) => !path.startsWith('llm/'));
    expect(offences(others, (_, specifier) => !/^openai(?:\/|$)/.test(specifier))).toEqual([]);
  });

  test('only github knows GitHub', () => {
    const others = sources.filter(
      ({ path }) => !/^(?:github|workflow|action)\//.test(path) && path.includes('/'),
    );
    const isAllowed = (_: Source, specifier: string): boolean => !/^@(?:octokit|actions)\//.test(specifier);
    expect(offences(others, isAllowed)).toEqual([]);
  });
});

/** A text on which everything rests, the room that reads it, and what shows that other code reads it by a pattern of its own. */
interface ReadOnce {
  readonly text: string;
  readonly room: string;
  /** Looked for in sources without comments, and in each pattern that they hold. */
  readonly signs: readonly RegExp[];
  readonly inPatterns: readonly RegExp[];
  /** Files that may, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

const COMMAND = String.raw`(?:[\w.?!]+\.)?(?:run|script|command|commandLine)`;
const STARTS_COMMANDS =
  /(?<![\w.-])(?:npm|npx|pnpm|yarn|bunx?|g?make|tox|nox|just|rake|composer|poetry|pipenv|hatch|turbo|xvfb-run)(?![\w.]|-[a-z])/g;

const READ_ONCE: readonly ReadOnce[] = [
  {
    text: 'the command',
    room: 'command',
    signs: [
      // A pattern that is tried on a command, or a command that is cut or searched.
      new RegExp(String.raw`\.(?:test|exec)\(${COMMAND}(?:\s*\?\?[^)]*)?\)`),
      new RegExp(String.raw`\b${COMMAND}\??\s*\.(?:match|matchAll|search)\(`),
      new RegExp(
        String.raw`\b${COMMAND}\??\s*\.(?:split|startsWith|endsWith|includes|replace\w*)\(\s*(?:'[^'\\]*[\w ]|/)`,
      ),
      // The scripts of a package.json, and files that hold nothing but tasks.
      /\bscripts['"]?\s*:\s*z\b|\['scripts'\]/,
      /'(?:GNUm|[Mm])akefile'|'(?:\.?[jJ]ustfile|[rR]akefile|Taskfile\.yml|noxfile\.py|tox\.(?:ini|toml)|m(?:ise|oon)\.\w+)'/,
    ],
    // A table of programs that start commands.
    inPatterns: [new RegExp(`${STARTS_COMMANDS.source}[^]*${STARTS_COMMANDS.source}`)],
    exceptions: {
      'workflow/script-purpose.ts':
        'puts variables in the place of expressions, which are GitHub’s and no shell’s',
      'workflow/step-command.ts': 'names of variables stand in scripts of every language',
      'workflow/manifest.ts':
        'which manifest a folder has says which tool runs its tests; the reader says what that starts',
      'workspace/named-files.ts': 'settings of pytest, which may stand in the file of tox',
    },
  },
];

describe.each(READ_ONCE)('$text is read in one place', ({ room, signs, inPatterns, exceptions }) => {
  const readers = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.startsWith(`${room}/`))
    .filter((path) => {
      const text = readFileSync(join(SRC, path), 'utf8').replace(COMMENT, '');
      const patterns = [...text.matchAll(PATTERN)].map(([pattern]) => pattern);
      return (
        signs.some((sign) => sign.test(text)) ||
        patterns.some((pattern) => inPatterns.some((sign) => sign.test(pattern)))
      );
    });

  test('no other room tries patterns on it', () => {
    expect(readers.filter((path) => !Object.hasOwn(exceptions, path))).toEqual([]);
  });

  test('each exception is needed', () => {
    expect(Object.keys(exceptions).filter((path) => !readers.includes(path))).toEqual([]);
  });
});

test('at most ten files may read these texts besides', () => {
  // What a run printed is the other such text: `architecture/printed.test.ts` follows it through the code.
  const tables = [...READ_ONCE.map(({ exceptions }) => exceptions), PRINTED_EXCEPTIONS];
  expect(tables.flatMap((exceptions) => Object.keys(exceptions)).length).toBeLessThanOrEqual(10);
});

test.each([
  "if (/^npm (?:test|t)$/.test(command.run)) return 'npm';",
  "const [program] = step.run.split(' ');",
  'const names = script.match(/yarn/g);',
  "if (run.startsWith('cargo ')) return;",
  "const text = await files.readText('Makefile');",
  'const Manifest = z.object({ scripts: z.record(z.string(), z.string()) });',
])('a second reader of commands is seen: %s', (code) => {
  expect(READ_ONCE[0]?.signs.some((sign) => sign.test(code))).toBe(true);
});

/** The packages that this action is built on, each with the files whose work it does. */
const PACKAGES: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['@actions/core', ['src/index.ts']],
  ['@actions/github', ['src/index.ts', 'src/github/octokit.ts']],
  ['@octokit/rest', ['src/github/octokit.ts']],
  ['openai', ['src/llm/endpoint.ts']],
  ['zod', ['src/github/context.ts', 'src/core/model/tools.ts', 'src/llm/reply.ts']],
  ['vitest', ['vitest.config.ts', 'test/architecture.test.ts']],
];

test.each(PACKAGES)('%s is used for its work, not for its types, in %j', (name, files) => {
  const isUsed = (file: string): boolean =>
    [...readFileSync(join(SRC, '..', file), 'utf8').matchAll(IMPORT)].some(
      ([, type, fixed = '', dynamic]) => type === undefined && `${dynamic ?? fixed}/`.startsWith(`${name}/`),
    );
  expect(files.filter((file) => !isUsed(file))).toEqual([]);
});

test('@vercel/ncc bundles the action', () => {
  expect(readFileSync(join(SRC, '../scripts/build.ts'), 'utf8')).toContain("run('@vercel/ncc/");
});

describe('the entry points', () => {
  test('run on import, so nobody loads them but the bundle', () => {
    const loaders = sources.filter((source) =>
      source.imports.some(
        ({ specifier, isTypeOnly }) =>
          !isTypeOnly && ['index.ts', 'cli.ts'].includes(targetOf(source, specifier) ?? ''),
      ),
    );
    expect(loaders.map(({ path }) => path).filter((path) => path !== 'bundle.ts')).toEqual([]);
  });

  test('only index.ts calls setFailed', () => {
    const callers = sources.filter(({ code }) => /\bsetFailed\b/.test(code)).map(({ path }) => path);
    expect(callers.filter((path) => path !== 'index.ts')).toEqual([]);
  });
});

test('what a source exports is imported by another file', () => {
  const NAMES = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
  const ALL = /\*\s+as\s+\w+\s+from\s+'([^']+)'|\bimport\('([^']+)'\)/g;
  const root = join(SRC, '..');
  const used = new Set<string>();
  for (const folder of ['src', 'test', 'bench', 'scripts'])
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') || /\bfixtures\b/.test(path)) continue;
      const file = join(root, folder, path);
      const text = readFileSync(file, 'utf8');
      const at = (specifier = '') => relative(SRC, resolve(dirname(file), specifier));
      for (const [, names = '', from] of text.matchAll(NAMES))
        for (const name of names.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g))
          used.add(`${at(from)}: ${name[1]}`);
      for (const [, one, other] of text.matchAll(ALL)) used.add(`${at(one ?? other)}: *`);
    }
  const exported = sources
    .filter(({ path }) => path.includes('/'))
    .filter(({ path }) => !used.has(`${path}: *`))
    .flatMap(({ path, code }) =>
      [...code.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|class|interface|type)\s+(\w+)/gm)].map(
        ([, name]) => `${path}: ${name}`,
      ),
    );
  expect(exported.length).toBeGreaterThan(300);
  expect(exported.filter((name) => !used.has(name))).toEqual([]);
});

test('every import of a file of ours names a source that is there', () => {
  const isThere = (source: Source, specifier: string): boolean => {
    const target = targetOf(source, specifier);
    return target === null || !target.endsWith('.ts') || existsSync(join(SRC, target));
  };
  expect(offences(sources, isThere)).toEqual([]);
});
