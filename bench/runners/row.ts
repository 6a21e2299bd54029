/** One runner of tests in one version: how it is installed, a small shop of tests, and what its outputs have to tell. */
export interface RunnerRow {
  readonly name: string;
  readonly version: string;
  /** Programs that have to be on the machine. */
  readonly needs: readonly string[];
  /** A shell script that installs `$VERSION` of the runner into the folder where it starts. */
  readonly install: string;
  /** The shop: the content of each file. */
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
  /** The command that prints in colour, where `FORCE_COLOR` and `CLICOLOR_FORCE` do not suffice; null: it has no colours. */
  readonly colour?: string | null;
  /** The command that writes XML or JSON, and the files that it writes; without files it prints the report. Absent: there is none. */
  readonly report?: { readonly command: string; readonly files?: readonly string[] };
  readonly counts: readonly [passed: number | null, failed: number | null, skipped: number | null];
  /** The ids of the failing tests, in the plain form. */
  readonly failing: readonly string[];
  /** The ids of the failing tests that the report names, where these are others: it cannot tell of a file that is not loaded. */
  readonly reported?: readonly string[];
  /** The counts that the report gives, where they are not the console's: it counts each failing subtest, or no skipped ones. */
  readonly reportedCounts?: RunnerRow['counts'];
  /** How many tests pass where only the failing ones are asked for; null: the runner cannot choose single tests. */
  readonly passedAlone?: number | null;
}

export const PIP = 'python3 -m venv .venv && .venv/bin/pip install -q';
export const NPM = 'npm install --loglevel=error --no-audit --no-fund --no-package-lock';
