/** The files of a commit, from wherever they are read, by their paths from its root. */
export interface CommandFiles {
  isFile(path: string): boolean | Promise<boolean>;
  /** null when there is no such file, or it is no text. */
  readText(path: string): string | null | Promise<string | null>;
  /** The paths of all files, as far as they are known. */
  paths(): Iterable<string> | Promise<Iterable<string>>;
}

/** A script that a call starts by a name: `lint` of a package.json, a target of a makefile. */
export interface StartedTask {
  readonly name: string;
  /** The file in which it stands. */
  readonly path: string;
  /** Where it runs. */
  readonly folder: string;
  readonly lines: readonly string[];
  /** It runs unasked: `around` the script that the call names (`pretest`), or when packages are installed or published. */
  readonly hook?: 'around' | 'lifecycle';
  /** The lines are all that the file starts: which of them the task starts is not known. */
  readonly isOfWholeFile?: boolean;
}
