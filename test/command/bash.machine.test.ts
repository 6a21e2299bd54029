import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readScript } from '../../src/command/script.ts';
import { Random } from '../core/random.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SCRIPTS = 150;

/** Scripts of every shape, with words that are quoted in every way. Nothing in a word but a substitution is expanded. */
function scriptOf(random: Random): string {
  const letters = 'aX0._-/,:=@%+';
  const plain = (): string =>
    Array.from({ length: 1 + random.below(3) }, () => letters[random.below(letters.length)]).join('');
  const piece = (): string =>
    random.pick<() => string>([
      plain,
      plain,
      () => `'${plain()} ${random.pick(['', '#', '"', '$X', '\\', '`', ';', '&&', '\n'])}'`,
      () => `"${plain()} ${random.pick(['', "'", '\\$', '\\"', '\\\\', '\\a', '|', '\\\n', '\n'])}"`,
      () => `$'${random.pick(['\\n', "\\'", '\\\\', '\\t', '\\x41', '\\101'])}${plain()}'`,
      () => `\\${random.pick([' ', '$', '#', '"', "'", ';', '&', '(', '\\', '|', '<', 'a'])}`,
      () => `\\\n${plain()}`,
      () => '""',
    ])();
  const word = (): string => Array.from({ length: 1 + random.below(3) }, piece).join('');
  const program = (): string => `c${random.below(9)}`;
  const argument = (): string =>
    random.chance(0.15) ? `"$(${program()} 'b c')"${random.pick(['', plain()])}` : word();
  const command = (): string =>
    [
      ...(random.chance(0.2) ? [`V=${word()}`] : []),
      random.pick([program(), `"${program()}"`]),
      ...Array.from({ length: random.below(4) }, argument),
      ...(random.chance(0.2) ? [random.pick(['>/dev/null', '2>&1', '&>/dev/null'])] : []),
    ].join(random.pick([' ', '\t', ' \\\n  ']));
  const end = (): string => random.pick(['\n', '; ', ' # note\n']);
  const statement = (): string =>
    random.pick<() => string>([
      command,
      command,
      () => `${command()} ${random.pick(['&&', '||'])} ${command()}`,
      () => `! ${command()}`,
      () => `if ${command()}${end()}then ${command()}${end()}else ${command()}${end()}fi`,
      () => `for i in 1; do ${command()}${end()}done`,
      () => `{ ${command()}${end()}}; ( ${command()}${end()})`,
      () => `case x in x) ${command()};; *) ${command()};; esac`,
      () => `${command()} <<'X'\nit's $(c9)\nX\n`,
    ])();
  return Array.from({ length: 1 + random.below(3) }, () => statement() + end()).join('');
}

/** The calls that bash makes of the script, whose programs do not exist. */
function callsBy(script: string, folder: string): readonly (readonly string[])[] {
  const [file, calls] = [join(folder, 'script'), join(folder, 'calls')];
  const note = `command_not_found_handle() { printf '%s\\1' "$@" $'\\2' >>${calls}; echo X; return $((RANDOM % 2)); }`;
  writeFileSync(calls, '');
  writeFileSync(file, `${note}\nPATH=/none\n${script}`);
  spawnSync('bash', [file], { stdio: 'ignore', timeout: 10_000 });
  return readFileSync(calls, 'utf8')
    .split('\u0002\u0001')
    .slice(0, -1)
    .map((call) => call.split('\u0001').slice(0, -1));
}

test('every call that bash makes is read with its words, or the script counts as unknown', async () => {
  const random = new Random(17);
  const folder = temporaryFolder();
  let known = 0;
  for (let at = 0; at < SCRIPTS; at += 1) {
    const text = scriptOf(random);
    const { isKnown, commands } = await readScript(text);
    if (!isKnown) continue;
    known += 1;
    for (const call of callsBy(text, folder)) {
      const isRead = commands.some(
        ({ words }) =>
          words.length === call.length &&
          words.every(({ value, expands }, index) => expands || value === call[index]),
      );
      expect(isRead, `${JSON.stringify(call)} in ${JSON.stringify(text)}`).toBe(true);
    }
  }
  expect(known).toBeGreaterThan(SCRIPTS / 2);
});
