/** The files of a commit, from wherever they are read, by their paths from its root. */
export interface CommitFiles {
  isFile(path: string): boolean | Promise<boolean>;
  /** null when there is no such file, or it is no text. */
  readText(path: string): string | null | Promise<string | null>;
  /** The paths of all files, as far as they are known. */
  paths(): Iterable<string> | Promise<Iterable<string>>;
}

/** A call of a program, with the words behind it. */
export interface ProgramCall {
  readonly program: string;
  readonly args: readonly string[];
  /** Where it runs. */
  readonly folder: string;
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
  /** Present where the lines, in one shell in `folder`, are all that the call runs for this task. */
  readonly exact?: ExactTask | undefined;
  /** Present where the task passes further words of its call on to a program. */
  readonly further?: FurtherWords;
}

/** What else a task needs to run as its call runs it. */
interface ExactTask {
  /** A command that runs what comes before the task, from the same folder. */
  readonly before?: string;
  /** Words that set variables for all of its lines. */
  readonly variables: readonly string[];
}

/** How further words of a call reach the programs of a task. */
interface FurtherWords {
  /** What stands between the call and these words. */
  readonly separator: ' ' | ' -- ';
  /** The lines to whose ends they are passed. */
  readonly lines: readonly string[];
  /** A shell reads the words once more, and older versions quote them badly for it. */
  readonly isQuotedAgain: boolean;
}
