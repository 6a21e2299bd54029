import { editDistance } from '../core/text.ts';
import type { Io } from './io.ts';

type Command = (args: readonly string[], io: Io) => Promise<number>;

export interface Commands {
  /** What stands before the command's name, with a blank; '' for the program itself. */
  readonly before: string;
  readonly usage: string;
  /** Each is loaded when it is called. */
  readonly commands: Readonly<Record<string, () => Promise<Command>>>;
}

/** Runs the command that the first argument names. Exit code 2, with the usage, where it names none. */
export async function dispatch(
  [name, ...rest]: readonly string[],
  io: Io,
  { before, usage, commands }: Commands,
): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    io.stdout(usage);
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) return (await load())(rest, io);
  const near = nearest(name, Object.keys(commands));
  const hint = near === null ? '' : `; did you mean ${near}?`;
  io.stderr(`agent-fix: unknown command ${JSON.stringify(before + name)}${hint}\n\n${usage}`);
  return 2;
}

/** The name that was most likely meant: at most a third of its letters away, or begun with what was given; else null. */
export function nearest(given: string, names: readonly string[]): string | null {
  const begun = names.filter((name) => given.length > 1 && name.startsWith(given));
  if (begun.length === 1) return begun[0] ?? null;
  const ranked = names
    .map((name) => ({ name, distance: editDistance(given, name) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (best === undefined) return null;
  return best.distance <= Math.ceil(Math.max(best.name.length, given.length) / 3) ? best.name : null;
}
