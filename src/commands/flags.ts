import { parseArgs } from 'node:util';
import * as z from 'zod';
import { nearest } from '../base/text.ts';
import { type Io, NEWEST } from './io.ts';

interface FlagText {
  /** The word for the flag's value in the usage text, such as `FILE`; none: the flag is a switch. */
  readonly value?: string;
  readonly help: string;
  /** The value where none is given: `--run` alone means `--run newest`. */
  readonly bare?: string;
  /** The value that `--no-` before its name stands for: `--no-sandbox` means `--sandbox in-place`. */
  readonly negated?: string;
  /** Other names of the flag, such as the action's name of the same input. */
  readonly aliases?: readonly string[];
  /** A heading in the usage text, above this flag and the flags after it. */
  readonly heading?: string;
}

const FLAG_TEXTS = z.registry<FlagText>();

/** Defines a flag by what it takes and what the usage text says of it. A flag with an array can be given several times. */
export function flag<S extends z.ZodType>(schema: S, text: FlagText): S {
  const flag = schema.clone();
  FLAG_TEXTS.add(flag, text);
  return flag;
}

export const notBlank = z.string().refine((value) => value.trim() !== '', 'must not be empty');

/** Flags that choose the record, for every command that reads one. */
export const RECORD_FLAGS = {
  trace: flag(notBlank.optional(), {
    value: 'FILE',
    help: 'the trace (default: that of the runs here, .git/agent-fix/trace.jsonl)',
  }),
  run: flag(notBlank.optional(), {
    value: 'ID',
    help: `which run: its id, or how it begins (default: the newest)`,
    bare: NEWEST,
  }),
};

/** Reads a whole number, at least `least`, from a flag's text. */
export const wholeNumber = (least: 0 | 1) =>
  z
    .string()
    .regex(least === 1 ? /^[1-9]\d{0,8}$/ : /^(?:0|[1-9]\d{0,8})$/, `must be a whole number from ${least}`)
    .transform(Number);

/** Reads an amount greater than 0, such as `0.5`, from a flag's text. */
export const amount = z
  .string()
  .regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,9})?$/, 'must be a number greater than 0')
  .transform(Number);

/** What a command of the terminal is called, and what it takes. */
export interface CommandSpec<S extends z.ZodObject> {
  /** As it is typed: `agent-fix run`. */
  readonly name: string;
  /** What the command does: `agent-fix view: ` and this text are the first line of its usage text. */
  readonly about: string;
  readonly flags: S;
  /** Arguments that are no flags: what the usage calls them, and how many there may be. None where this is absent. */
  readonly operands?: { readonly name: string; readonly min: number; readonly max: number };
  /** Text under the flags in the usage text. */
  readonly notes?: string;
  /** Throws an Error where flags do not go together. */
  readonly check?: (flags: z.infer<S>) => void;
}

/** Runs a command with its arguments; gives the exit code. Throws an Error for wrong usage. */
export type Command = (args: readonly string[], io: Io) => Promise<number>;

/** Makes a command that prints its usage text for `--help`, and otherwise calls `act` with its flags and operands. */
export function defineCommand<S extends z.ZodObject>(
  spec: CommandSpec<S>,
  act: (flags: z.infer<S>, io: Io, operands: readonly string[]) => Promise<number>,
): Command {
  return async (args, io) => {
    const parsed = parseFlags(spec, args);
    if (parsed.kind === 'given') return act(parsed.flags, io, parsed.operands);
    io.stdout(parsed.usage);
    return 0;
  };
}

type Parsed<S extends z.ZodObject> =
  | { readonly kind: 'help'; readonly usage: string }
  | { readonly kind: 'given'; readonly flags: z.infer<S>; readonly operands: readonly string[] };

/** Reads a command's arguments. Throws an Error naming each wrong flag, the value given, and what the flag takes. */
export function parseFlags<S extends z.ZodObject>(
  command: CommandSpec<S>,
  args: readonly string[],
): Parsed<S> {
  const read = readTokens(command, args);
  if (read.isHelp) return { kind: 'help', usage: renderUsage(command) };
  const { min, max, name } = command.operands ?? { min: 0, max: 0, name: '' };
  const extra = read.operands[max];
  if (extra !== undefined)
    throw new Error(`${command.name} takes no argument ${JSON.stringify(extra)}; see ${command.name} --help`);
  if (read.operands.length < min)
    throw new Error(`${command.name} needs ${name}; see ${command.name} --help`);
  const parsed = command.flags.safeParse(read.values);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => problemText(issue, read, command.flags)).join('; '));
  command.check?.(parsed.data);
  return { kind: 'given', flags: parsed.data, operands: read.operands };
}

function problemText(
  { path: [key], message }: z.core.$ZodIssue,
  { values, typed }: Read,
  flags: z.ZodObject,
): string {
  if (key === undefined) return message;
  const name = String(key);
  const value = values[name];
  if (value !== undefined) return `${typed[name]} ${shown(value)}: ${message}`;
  return `--${name} ${flagTable(flags).find((each) => each.name === name)?.value} is required`;
}

const shown = (value: Value): string => JSON.stringify(Array.isArray(value) ? value.join(' ') : value);

type Value = string | boolean | string[];
type Values = Record<string, Value>;

interface Read {
  readonly isHelp: boolean;
  readonly values: Values;
  /** The name by which each flag was given: its own or an alias. */
  readonly typed: Readonly<Record<string, string>>;
  readonly operands: readonly string[];
}

type AnyCommand = Omit<CommandSpec<z.ZodObject>, 'check'>;

function readTokens({ name: command, flags }: AnyCommand, args: readonly string[]): Read {
  const table = flagTable(flags);
  const names = new Map(
    table.flatMap((each) => [each.name, ...each.aliases].map((name) => [name, each] as const)),
  );
  const options = Object.fromEntries(
    [...names].map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({
    args: args.map((arg, at) => {
      const negated = arg.startsWith('--no-') ? names.get(arg.slice(5)) : undefined;
      if (negated?.text.negated !== undefined) return `--${negated.name}=${negated.text.negated}`;
      const bare = arg.startsWith('--') ? names.get(arg.slice(2))?.text.bare : undefined;
      return bare !== undefined && (args[at + 1] ?? '-').startsWith('-') ? `${arg}=${bare}` : arg;
    }),
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowNegative: true,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values: Values = {};
  const typed: Record<string, string> = {};
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      operands.push(token.value);
      continue;
    }
    if (token.name === 'help' && token.rawName !== '--no-help')
      return { isHelp: true, values, typed, operands };
    const isNegated = token.rawName === `--no-${token.name}`;
    const found = names.get(token.name);
    if (found === undefined || (isNegated && !found.isSwitch))
      throw unknownFlag(token.rawName, [...names.keys()], command);
    typed[found.name] = token.rawName;
    addValue(values, found, { ...token, isNegated });
  }
  return { isHelp: false, values, typed, operands };
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
  readonly isNegated: boolean;
}

function addValue(
  values: Values,
  { name, isSwitch, isList, value: what }: FlagRow,
  token: OptionToken,
): void {
  const { rawName, value, inlineValue, isNegated } = token;
  if (isSwitch) {
    if (value !== undefined) throw new Error(`${rawName} takes no value`);
    values[name] = !isNegated;
    return;
  }
  if (value === undefined) throw new Error(`${rawName} needs a value: ${rawName} ${what}`);
  if (inlineValue === false && value.length > 1 && value.startsWith('-')) {
    throw new Error(
      `${rawName} needs a value: ${rawName} ${what} (for one that starts with -: ${rawName}=${value})`,
    );
  }
  const before = values[name];
  values[name] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
}

function unknownFlag(flag: string, names: readonly string[], command: string): Error {
  const near = nearest(flag.replace(/^-+(?:no-)?/, ''), names);
  const hint = near === null ? `see ${command} --help` : `did you mean --${near}?`;
  return new Error(`${command} has no option ${flag}; ${hint}`);
}

interface FlagRow {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly isSwitch: boolean;
  readonly isList: boolean;
  readonly value: string;
  readonly text: FlagText;
  readonly schema: z.core.$ZodType;
}

function flagTable(flags: z.ZodObject): readonly FlagRow[] {
  return Object.entries(flags.shape).map(([name, schema]) => {
    const text = FLAG_TEXTS.get(schema) ?? { help: '' };
    const isList = z.safeParse(schema, []).success;
    return {
      name,
      aliases: text.aliases ?? [],
      isSwitch: text.value === undefined,
      isList,
      value: text.value ?? '',
      text,
      schema,
    };
  });
}

const WIDTH = 24;

/** The text of `--help`: every flag with its value, its meaning, its default. */
function renderUsage({ name, about, flags, operands, notes }: AnyCommand): string {
  const lines = [`${name}: ${about}`, ''];
  if (operands !== undefined) lines.push(`  ${name} ${operands.name} [options]`, '');
  for (const row of flagTable(flags)) {
    if (row.text.heading !== undefined) lines.push('', row.text.heading);
    lines.push(...usageLines(row));
  }
  lines.push(`  ${'--help'.padEnd(WIDTH)}this text`);
  if (notes !== undefined) lines.push('', notes);
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

function usageLines({ name, value, aliases, text, schema }: FlagRow): readonly string[] {
  const standard = z.safeParse(schema, undefined);
  const isOn = standard.success && standard.data === true;
  const left = `--${isOn ? 'no-' : ''}${name}${value === '' ? '' : ` ${value}`}`;
  const known = aliases.length === 0 ? '' : ` (also --${aliases.join(', --')})`;
  const right = `${text.help}${known}${standard.success ? defaultText(standard.data) : ''}`;
  const lines = wrapped(right).map((line) => `  ${''.padEnd(WIDTH)}${line}`);
  if (left.length >= WIDTH) return [`  ${left}`, ...lines];
  return [`  ${left.padEnd(WIDTH)}${lines[0]?.trimStart()}`, ...lines.slice(1)];
}

const MAX_TEXT_CHARS = 84;

/** Breaks a text into lines of whole words; a default that is one word stays with its name. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.match(/\(default: \S+\)|\S+/g) ?? []) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= MAX_TEXT_CHARS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function defaultText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? ` (default: ${value})` : '';
}
