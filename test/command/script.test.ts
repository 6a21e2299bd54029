import { describe, expect, it } from 'vitest';
import { callsOf as callsOfTree, planShell, readCommand } from '../../src/command/command.ts';
import { readScript } from '../../src/command/script.ts';

const programs = async (text: string) => {
  const { commands } = await readScript(text);
  return commands.map(({ words }) => words.map(({ value }) => value).join(' '));
};

describe('a script', () => {
  it.each([
    ['a "b c" \'d e\' f\\ g', ['a b c d e f g']],
    ['a $\'x\\ny\' "q\\"\\$r"', ['a x\ny q"$r']],
    ['a \\\n  b # c', ['a b']],
    ['a b=$C\\ -d `e`/f', ['a b=$C -d `e`/f', 'e']],
    ['a\\\nb c\\\n"d"', ['ab cd']],
    ['a $\'\\x41\\101\\r\' "b"\\$', ['a AA\r b$']],
    ['a | b && c || d; e &', ['a', 'b', 'c', 'd', 'e']],
    ['if ! a; then b; fi; for i in 1 2; do c; done', ['a', 'b', 'c']],
    ['f() { a; }; (b); { c; }; x=$(d)', ['a', 'b', 'c', '', 'd']],
    ['a "$(b `c`)" <(d)', ['a $(b `c`) <(d)', 'b `c`', 'c', 'd']],
    ["cat <<'X'\nnone\nX\ncat <<Y\n$(a)\nY", ['cat', 'cat', 'a']],
    ['# a\nA=1 b; export C=2; D=3', ['b', 'export C=2', '']],
  ])('%j is its commands', async (text, commands) => {
    expect(await programs(text)).toEqual(commands);
  });

  it('tells assignments, redirections and what the shell expands', async () => {
    const { commands, text } = await readScript('A=1 run "$X/y" ~/z plain > out 2>&1 < in');
    const [command] = commands;
    expect(command?.assignments.map(({ value }) => value)).toEqual(['A=1']);
    expect(command?.words.map(({ expands }) => expands)).toEqual([false, true, true, false]);
    expect(command?.redirections.map(({ operator, target }) => [operator, target?.value])).toEqual([
      ['>', 'out'],
      ['>&', '1'],
      ['<', 'in'],
    ]);
    expect(text.slice(command?.start, command?.end)).toBe('A=1 run "$X/y" ~/z plain');
  });

  it('tells what follows the name of a here document', async () => {
    const { commands } = await readScript('cat <<X >> "$OUT" 2> err\na\nX\n');
    expect(commands[0]?.redirections.map(({ operator, target }) => [operator, target?.value])).toEqual([
      ['<<', undefined],
      ['>>', '$OUT'],
      ['>', 'err'],
    ]);
  });

  it.each([
    ['sh <<X\na\nX', 'a\n'],
    ['cat <<X | sh\na\nX', 'a\n'],
    ['sh <<< "a b"', 'a b'],
    ['echo "a b" | sh', 'a b'],
    ['cat x | sh', null],
  ])('knows what the last command of %j reads', async (text, input) => {
    expect((await readScript(text)).commands.at(-1)?.input).toBe(input);
  });

  it('tells plain statements from others', async () => {
    const { plain } = await readScript('set -e\ncd a && b\nc | d\ne &\nif f; then g; fi\nh > i');
    const names = plain.map((command) => command?.words[0]?.value ?? null);
    expect(names).toEqual(['set', 'cd', 'b', null, null, null, 'h']);
  });

  it.each([
    ['a "b', null],
    ['if a; then b', 'bash'],
    ['a `b` `c`', 'bash'],
    ['A="b"\\=c d', 'bash'],
    ['a', 'pwsh'],
    ['print("a")', 'python'],
    [`${'$('.repeat(600)}a${')'.repeat(600)}`, 'bash'],
  ])('is not known where it cannot be read: %.20j in %s', async (text, shell) => {
    expect((await readScript(text, shell)).isKnown).toBe(false);
  });

  it.each([null, 'bash', 'sh', '/bin/bash -l {0}', 'zsh {0}', 'bash -eo pipefail {0}'])(
    'is read in the shell %s',
    async (shell) => expect((await readScript('a', shell)).isKnown).toBe(true),
  );

  it.each([
    ['a @b', 'expanded'],
    ['a "@b"', 'expanded'],
    ["a '@b'", 'single'],
    ["a 'x\ny @b'", 'single'],
    ["a it\\'s; b @c", 'expanded'],
    ["a $'@b'", 'ansi'],
    ['# @b', 'comment'],
    ['a \\@b', 'escaped'],
    ['a <<X\n@b\nX', 'expanded'],
    ["a <<'X'\n@b\nX", 'literal'],
    ["a <<'X'\nit's\nX\nb @c", 'expanded'],
  ])('knows how the place in %j is quoted', async (text, kind) => {
    expect((await readScript(text)).quotingAt(text.indexOf('@'))?.kind).toBe(kind);
  });
});

const callsOf = async (run: string) =>
  callsOfTree(await readCommand({ isFile: () => false, readText: () => null, paths: () => [] }, { run }));

describe('the calls of a script', () => {
  const last = async (text: string) =>
    (await callsOf(text))
      .at(-1)
      ?.words.map(({ value }) => value)
      .join(' ');

  it.each([
    'env -u X A=1 a b',
    'sudo -u me -E A=1 a b',
    'timeout -k 5 60 a b',
    'nice -n 19 ionice -c 3 a b',
    'xvfb-run -a -s "-screen 0" a b',
    'retry 3 a b',
    "retry --times 3 -- 'a b'",
    "sh -euc 'a b'",
    'bash -o pipefail -c "x; a b" name',
    'eval "a b"',
    "trap 'a b' EXIT",
    'command a b',
    'npx --yes -p c a b',
    'npx -p c -c "a b"',
    'npm exec -c "a b"',
    'pnpm --filter x exec a b',
    'bun x a b',
    'corepack yarn dlx a b',
    'uvx --from c a b',
    'uv run --with c --frozen a b',
    'uv tool run a b',
    'pipx run --spec c==1 a b',
    'poetry run a b',
    'python3.12 -X dev -m a b',
    'php -d x=1 a b',
    'nix develop .#x --command a b',
    'docker compose exec -T app a b',
    'conda run -n env a b',
    'find . -name x -exec a b',
    'x | xargs -n 1 a b',
    'twice() { "$@"; "$@"; }; twice a b',
    'CMD="a b"; $CMD',
    "sudo bash -c 'timeout 5 a b'",
    'x "$(a b)"',
    'bash -s <<X\na b\nX',
  ])('see through %j', async (text) => {
    expect(await last(text)).toBe('a b');
  });

  it('leave an option of the started program alone', async () => {
    const calls = await callsOf('npx prettier -c src');
    expect(calls.at(-1)?.words.map(({ value }) => value)).toEqual(['prettier', '-c', 'src']);
  });

  it('hold each launcher as well', async () => {
    const calls = await callsOf('timeout 60 npx a');
    expect(calls.map(({ words }) => words[0]?.value)).toEqual(['timeout', 'npx', 'a']);
  });
});

// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#exit-codes-and-error-action-preference
it('a step of PowerShell stops at an error and ends with the last program’s exit code', () => {
  const plan = planShell('pwsh', 'dotnet test', () => true);
  expect(plan).toMatchObject({ program: 'pwsh', args: ['-command', ". '{0}'"], extension: '.ps1' });
  const [first, ...rest] = plan.script.trimEnd().split('\n');
  expect(first).toBe("$ErrorActionPreference = 'stop'");
  expect(rest).toEqual(['dotnet test', expect.stringMatching(/^if .*exit \$LASTEXITCODE }$/)]);
});
