import type { TestFailure } from '../../agent/events.ts';
import type { Word } from './shell-words.ts';

/** Files of the base commit, by their path from where the call runs. */
export interface Scene {
  /** Where the call runs, from the repository's root. */
  readonly folder: string;
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** null when there is no such file, or it is no text. */
  read(path: string): Promise<string | null>;
}

export interface Narrowed {
  /** Words after the runner's own, quoted. */
  readonly args: string;
  /** The arguments to add to the call as it stands; absent where something has to be left out of it. */
  readonly added?: string;
}

/**
 * The narrowed forms of a call, the tightest first; none when it cannot be narrowed to these failures. `words` are
 * those after the runner.
 */
export type Narrow = (
  words: readonly Word[],
  failures: readonly TestFailure[],
  scene: Scene,
) => readonly Narrowed[] | Promise<readonly Narrowed[]>;

/** A path that a script names: a file, or a folder. */
export const isPath = (scene: Scene) => (text: string) => {
  const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  return path === '' || path === '.' || scene.isFile(path) || scene.isFolder(path);
};

export const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** An option's raw words and the new ones, as one text. */
export const joined = (...parts: readonly (readonly string[])[]): string => parts.flat().join(' ');
