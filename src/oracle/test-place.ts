import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { orElse } from '../base/errors.ts';
import { once } from '../base/once.ts';
import type { TestPhase } from '../core/events.ts';
import type { TestResult } from '../core/ports.ts';
import { isOfEarlierCommit } from '../core/verdict/outcome.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import type { Policy } from '../workspace/policy.ts';
import type { RepoPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { findBaseOutputs } from './base-outputs.ts';
import { Checkout, type KeptFile, newerThan } from './checkout.ts';
import { folderIn } from './folders.ts';
import { leaseTempFolder } from './leftovers.ts';
import { type CopyCommit, type CopyGit, checkOutScript, gitOf } from './patch-commits.ts';
import { type CommandRequest, type CommandResult, readReserves, runProcess } from './process.ts';
import { NOTHING_RESTORED, type Restored, RestoreError, RestorePoint } from './restore-point.ts';
import type { Cell } from './sandbox/launch.ts';
import { REASON_FILE, type StagedFile } from './sandbox/launch.ts';
import type { Layer } from './sandbox/layer.ts';
import { isIn } from './sandbox/world.ts';
import { noteFiles, type TouchedFiles } from './touched-files.ts';

export interface TestPlace extends Disposable {
  /** The command and the files (paths and ids) of the last build here, as JSON; null: nothing was built since the place was made anew. */
  built: string | null;
  /**
   * Makes the place ready for a run. Throws a RestoreError, or an error of the system, when that fails: then nothing is run.
   */
  prepare(phase: TestPhase, files: PlacedFiles): Promise<ReadyPlace>;
  /** Whether the last run began where earlier ones had left something that is no cache, and the place can be made anew. */
  readonly hadLeftovers: boolean;
  /** The next run begins as CI does: on a checkout without anything that runs have left in it, the base run too. */
  startClean(): void;
  /** A place of its own for one proving run, beside a run here that it cannot meet; this place itself where there is no such thing. */
  beside(): TestPlace;
  /** The folder with the files that runs have written to the checkout, at their own paths below it; null before the first run. */
  written(): string | null;
}

/** What a run finds in the checkout beside the files of the base. */
interface PlacedFiles {
  /** The part of the patch to write or, for a run on another commit, the files that differ there. */
  readonly entries: readonly JournalEntry[];
  /** Files of the base that are not there. */
  readonly gone: readonly RepoPath[];
  /** The commit of these files, which git has checked out in a copy; null: git is left as it is. */
  readonly commit: CopyCommit | null;
}

/** A place made ready for one run; disposed of when the run is over. */
export interface ReadyPlace extends AsyncDisposable {
  /** The checkout, as tests name it. */
  readonly root: string;
  /** As `TestPlace.written`. */
  readonly written: string;
  /** A folder for temporary files: on this machine, and as tests name it. */
  readonly temp: { readonly here: string; readonly seen: string };
  /** Variables of this place, which override others of the same name. */
  readonly env: Readonly<Record<string, string>>;
  readonly restored: Restored;
  /** What a confirming or counterfactual run has touched; absent for other runs. */
  readonly touched?: TouchedFiles | undefined;
  /** As in `TestResult`; absent where the run goes on in the copy of an earlier run. */
  readonly start?: TestResult['start'] | undefined;
  /** Runs a command in this place. A string says why it could not be started. */
  run(command: CommandInPlace): Promise<CommandResult | string>;
}

interface CommandInPlace extends Omit<CommandRequest, 'cwd' | 'reserves'> {
  /** Relative to the checkout. */
  readonly workingDirectory: string;
  /** `scratch` as tests name it. */
  readonly seenScratch: string;
}

const noFolder = ({ workingDirectory }: CommandInPlace): string =>
  `The folder ${workingDirectory} is not there.`;

/** Whether a run proves something: confirming and counterfactual runs, and those at earlier commits. Its files are new or restored. */
const isProof = (phase: TestPhase): boolean =>
  phase === 'confirm' || phase === 'counterfactual' || isOfEarlierCommit({ phase });

interface InPlaceOptions {
  /** The checkout's path, without links. */
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly policy: () => Promise<Policy>;
  /**
   * Makes the checkout what it was before the first test. null: the checkout is a person's own, and only its tracked
   * files are restored.
   */
  readonly renew: (() => Promise<void>) | null;
  /** Whether the checkout is a copy with a git directory of its own, in which the patch may be committed. */
  readonly isCopy: boolean;
}

/** What comes before the first command of a run: files that are written and removed, and git's own part. */
interface FirstOfRun {
  readonly patch: readonly JournalEntry[];
  readonly gone: readonly string[];
  readonly before: CheckOut | null;
}

interface CheckOut {
  readonly git: CopyGit;
  readonly commit: CopyCommit;
}

const NOTHING_FIRST: FirstOfRun = { patch: [], gone: [], before: null };

/** Tests run in the checkout itself, as any other child process of ours. */
export class InPlace implements TestPlace {
  built: string | null = null;
  readonly #options: InPlaceOptions;
  readonly #checkout: Checkout;
  #restorePoint: RestorePoint | null = null;
  #isRenewed = false;
  #startsClean = false;
  /** How many runs there were since the checkout was restored. */
  #runs = 0;
  /** When the last run ended. */
  #endedAtMs = 0;
  /** What was at paths that the patch creates, before they were first written. */
  readonly #before = new Map<RepoPath, KeptFile>();

  constructor(options: InPlaceOptions) {
    this.#options = options;
    this.#checkout = new Checkout(options.root, options.snapshot);
  }

  written(): string {
    return this.#options.root;
  }

  get hadLeftovers(): boolean {
    return this.#options.renew !== null && this.#runs > 1;
  }

  startClean(): void {
    this.#startsClean = this.#options.renew !== null;
  }

  beside(): TestPlace {
    return this;
  }

  async prepare(phase: TestPhase, { entries: wanted, gone, commit }: PlacedFiles): Promise<ReadyPlace> {
    const { snapshot, policy, root } = this.#options;
    const isFirst = this.#restorePoint === null;
    const point = this.#restorePoint ?? new RestorePoint(this.#checkout, snapshot, await policy());
    this.#restorePoint = point;
    // The base run of a second command may come after a write: then the files are restored first.
    const isLate = phase === 'baseline' && !isFirst;
    const isRestored = isProof(phase) || isLate || this.#startsClean;
    const restored = isRestored ? await this.#restore(point, wanted) : NOTHING_RESTORED;
    this.#runs = isRestored ? 1 : this.#runs + 1;
    this.#startsClean = false;
    this.#takeBack(new Set(wanted.map(({ path }) => path)));
    for (const entry of wanted) this.#write(entry);
    for (const path of gone) this.#checkout.remove(path);
    if (commit !== null && !isFirst) await this.#checkOut(commit);
    const temp = isProof(phase) ? leaseTempFolder('tmp', tmpdir()) : null;
    return {
      root,
      written: root,
      temp: { here: tmpdir(), seen: tmpdir() },
      env: temp === null ? {} : { TMPDIR: temp.path },
      restored,
      start: isProof(phase) && this.#options.renew !== null ? 'clean' : undefined,
      touched: isProof(phase) ? noteFiles({ written: root, isWhole: true }, root, snapshot.tree) : undefined,
      run: async (command) => {
        const cwd = folderIn(root, command.workingDirectory);
        if (cwd === null) return noFolder(command);
        return runProcess({ ...command, cwd, reserves: () => readReserves([command.scratch, root]) });
      },
      [Symbol.asyncDispose]: async () => {
        this.#endedAtMs = Date.now();
        temp?.[Symbol.dispose]();
        if (!isOfEarlierCommit({ phase })) return;
        // After a run at an earlier commit, the checkout gets the base commit's files again.
        this.#takeBack(new Set());
        await this.#restore(point, []);
      },
    };
  }

  async #restore(point: RestorePoint, wanted: readonly JournalEntry[]): Promise<Restored> {
    this.built = null;
    const { renew } = this.#options;
    const kept = wanted.map(({ path }) => path);
    if (renew === null) return point.restore(new Set(kept));
    // In a renewed checkout every file has a new ctime: a restore would compare the content of all, and `renew` replaces all anyway.
    const restored = this.#isRenewed ? NOTHING_RESTORED : await restoreIfPossible(point, new Set(kept));
    await renew();
    this.#isRenewed = true;
    return restored;
  }

  #write({ path, bytes, mode }: JournalEntry): void {
    if (!this.#before.has(path) && this.#options.snapshot.tree.find(path) === null)
      this.#before.set(path, this.#checkout.keep(path));
    this.#checkout.write(path, { kind: 'file', bytes, isExecutable: mode === '100755' }, this.#endedAtMs);
  }

  /** Git is started as the tests are, and without hooks: it may find what they have written. */
  async #checkOut(commit: CopyCommit): Promise<void> {
    const { root, isCopy } = this.#options;
    const git = isCopy ? await gitOf(root).catch(() => null) : null;
    if (git === null) return;
    using folder = leaseTempFolder('tests');
    await runProcess({
      program: '/bin/sh',
      args: ['-c', checkOutScript(git, commit)],
      cwd: root,
      env: {},
      timeoutMs: CHECK_OUT_MS,
      graceMs: 0,
      signal: new AbortController().signal,
      scratch: folder.path,
    });
  }

  /** Undoes the files that an earlier run's patch has created and that are not in `wanted`. */
  #takeBack(wanted: ReadonlySet<RepoPath>): void {
    for (const [path, before] of this.#before) {
      if (wanted.has(path)) continue;
      if (before.kind === 'file' || before.kind === 'link')
        this.#checkout.write(path, before, this.#endedAtMs);
      else this.#checkout.remove(path);
    }
  }

  [Symbol.dispose](): void {}
}

/** Git takes milliseconds; a FIFO that tests have put in its way would hold it for ever. */
const CHECK_OUT_MS = 60_000;

/** Restores a checkout that is made anew next, so a file that cannot be restored does not matter. */
async function restoreIfPossible(point: RestorePoint, written: ReadonlySet<RepoPath>): Promise<Restored> {
  try {
    return await point.restore(written);
  } catch (error) {
    if (error instanceof RestoreError) return NOTHING_RESTORED;
    throw error;
  }
}

/**
 * Tests run in a sandbox, on a layer over the checkout. Each run that proves something gets a new layer; the runs in between share one,
 * so that what they build is built once. The checkout itself is never written to.
 */
export class CellPlace implements TestPlace {
  built: string | null = null;
  readonly #cell: Cell;
  readonly #root: string;
  readonly #snapshot: Snapshot;
  #layer: Layer | null = null;
  /** The files of the patch that the last run has written to this layer. */
  #applied: readonly JournalEntry[] = [];
  hadLeftovers = false;
  /** Where the sandbox of the last run mounted something. */
  #mountPoints: readonly string[] = [];
  /** Whether the next layer begins without what the base run has built. */
  #startsClean = false;
  /** Whether a run was in this layer. */
  #isUsed = false;
  /** When the last run in this layer ended; in a new one with what the base run has built, when that ended; else 0. */
  #endedAtMs = 0;
  #baseEndedAtMs = 0;
  /** Whether the base run has built something that git ignores, other than caches. */
  #hasBuilt = false;
  readonly #git = once(() => gitOf(this.#root).catch(() => null));
  readonly #times = new Map<string, { readonly size: number; readonly second: number }>();

  /** `root`: the checkout's path on this machine. */
  constructor(cell: Cell, root: string, snapshot: Snapshot) {
    this.#cell = cell;
    this.#root = root;
    this.#snapshot = snapshot;
  }

  written(): string | null {
    return this.#layer?.written ?? null;
  }

  startClean(): void {
    this.#drop();
    this.#startsClean = true;
  }

  /** Over the same cell, so it begins with the same base outputs. Never disposed of: its layer ends with its run. */
  beside(): TestPlace {
    return new CellPlace(this.#cell, this.#root, this.#snapshot);
  }

  async prepare(
    phase: TestPhase,
    { entries: wanted, gone: removed, commit }: PlacedFiles,
  ): Promise<ReadyPlace> {
    if (isProof(phase)) this.#drop();
    const isOfBase = phase === 'baseline' && this.#layer === null && wanted.length === 0;
    // Where files are removed, the layer starts clean: what was built from them at the base commit would still be found.
    const isClean = removed.length > 0 || this.#startsClean;
    const isRestarted = this.#startsClean;
    this.#startsClean = false;
    this.#layer ??= await this.#open(isClean);
    const layer = this.#layer;
    const before = commit === null ? null : await this.#checkOut(layer, commit);
    const { checkout, home, temp } = layer.seen;
    const paths = new Set(wanted.map(({ path }) => path));
    const dropped = [...this.#applied].filter(({ path }) => !paths.has(path));
    // A file of the base gets its content back; a file that the patch had created is removed.
    const asBefore = dropped.flatMap((entry) =>
      entry.base === null ? [] : [{ ...entry, bytes: entry.base }],
    );
    const gone = [...dropped.filter(({ base }) => base === null).map(({ path }) => path), ...removed];
    const patch = [...wanted, ...asBefore];
    this.hadLeftovers = this.#holdsMore(layer);
    if (this.hadLeftovers && patch.some((entry) => !this.#applied.includes(entry)))
      await nextSecond(this.#endedAtMs);
    let first: FirstOfRun | null = { patch, gone, before };
    this.#applied = wanted;
    return {
      root: checkout,
      written: layer.written,
      temp: { here: layer.temp, seen: temp },
      env: { TMPDIR: temp, ...(home === null ? { HOME: `${temp}/home` } : { HOME: home }) },
      restored: NOTHING_RESTORED,
      ...(isProof(phase) || isRestarted ? { start: layer.hasBaseOutputs ? 'base_outputs' : 'clean' } : {}),
      ...(isProof(phase) ? { touched: noteFiles(layer, this.#root, this.#snapshot.tree) } : {}),
      run: async (command) => {
        // Later commands of the run find the files as the earlier ones have left them: a build may write over the patch.
        const begun = first;
        first = null;
        return this.#run(layer, command, begun ?? NOTHING_FIRST);
      },
      [Symbol.asyncDispose]: async () => {
        this.#isUsed = true;
        this.#endedAtMs = Date.now();
        // A proving run leaves nothing to the next run.
        if (isProof(phase)) this.#drop();
        else layer.reopen();
        if (isOfBase) {
          this.#baseEndedAtMs = this.#endedAtMs;
          await this.#keepBuilt(layer);
        }
      },
    };
  }

  [Symbol.dispose](): void {
    this.#drop();
    this.#cell[Symbol.dispose]();
  }

  async #keepBuilt(layer: Layer): Promise<void> {
    // If that fails, later runs build everything again.
    const outputs = await findBaseOutputs(layer, this.#root, this.#snapshot).catch(() => null);
    this.#hasBuilt = (outputs ?? []).some((path) => !CACHE_NAMES.test(basename(path)));
    await layer.keepBuilt(outputs);
  }

  async #open(isClean: boolean): Promise<Layer> {
    const layer = await this.#cell.openLayer({ isClean });
    this.#endedAtMs = layer.hasBaseOutputs ? this.#baseEndedAtMs : 0;
    return layer;
  }

  /** Whether a layer holds what runs have built or left, other than caches. */
  #holdsMore(layer: Layer): boolean {
    const hasOutputs = this.#hasBuilt && (layer.hasBaseOutputs || this.#isUsed);
    const wasThere = (folder: string): boolean =>
      existsSync(join(this.#root, folder)) || this.#applied.some(({ path }) => path.startsWith(`${folder}/`));
    return (
      hasOutputs ||
      (this.#isUsed &&
        hasLeftovers(layer, { applied: this.#applied, mountPoints: this.#mountPoints, wasThere }))
    );
  }

  #drop(): void {
    this.#layer?.[Symbol.dispose]();
    this.#layer = null;
    this.#applied = [];
    this.#isUsed = false;
    this.built = null;
  }

  /**
   * How git in the layer gets to the commit, and its packs; null where it is there already, or where the git directory is none of the
   * layer: that of a worktree in a copy of the checkout.
   */
  async #checkOut(layer: Layer, commit: CopyCommit): Promise<CheckOut | null> {
    const isThere =
      commit.id === this.#snapshot.commit && commit.packs === null && !this.#isUsed && !layer.isWhole;
    const git = isThere ? null : await this.#git();
    if (git === null || (layer.isWhole && !isIn(git.gitDir, this.#root))) return null;
    const seen = (path: string): string =>
      isIn(path, this.#root) ? layer.seen.checkout + path.slice(this.#root.length) : path;
    return { git: { gitDir: seen(git.gitDir), objects: seen(git.objects) }, commit };
  }

  async #run(
    layer: Layer,
    placed: CommandInPlace,
    { patch, gone, before }: FirstOfRun,
  ): Promise<CommandResult | string> {
    const { scratch, seenScratch, workingDirectory, program, args, env } = placed;
    // A shell script sets the variables, and a script cannot hold a NUL.
    if (Object.values(env).some((value) => value.includes('\0'))) return 'A variable holds a NUL character.';
    const staging = join(scratch, 'patch');
    const files = this.#stage(patch, staging, `${seenScratch}/patch`);
    const packs = before?.commit.packs ?? null;
    if (packs !== null) cpSync(packs, join(staging, 'packs'), { recursive: true });
    const seenPacks = packs === null ? null : `${seenScratch}/patch/packs`;
    const { mountPoints, ...launch } = this.#cell.launch(layer, {
      checkout: layer.seen.checkout,
      workingDirectory,
      files,
      gone,
      ...(before === null
        ? {}
        : { before: checkOutScript(before.git, { id: before.commit.id, packs: seenPacks }) }),
      staging: { here: staging, seen: `${seenScratch}/patch` },
      env,
      command: [program, ...args],
    });
    this.#mountPoints = mountPoints;
    this.#cell.give(scratch);
    const reserves = () => readReserves([scratch, layer.written]);
    const result = await runProcess({ ...placed, ...launch, cwd: '/', reserves });
    this.#cell.sweep();
    // The sandbox removes `staging` right before the command starts: if the folder is there, the command has not run.
    if (result.end.kind !== 'exited' || !existsSync(staging)) return result;
    return existsSync(join(staging, REASON_FILE)) ? noFolder(placed) : `The sandbox failed: ${result.output}`;
  }

  /** Writes the patch to a new folder, which tests know as `seen`. */
  #stage(patch: readonly JournalEntry[], folder: string, seen: string): readonly StagedFile[] {
    mkdirSync(folder);
    return patch.map(({ path, bytes, mode }, number) => {
      const file = join(folder, String(number));
      writeFileSync(file, bytes);
      const second = this.#timeFor(path, bytes.length);
      utimesSync(file, second, second);
      return { from: `${seen}/${number}`, to: path, isExecutable: mode === '100755' };
    });
  }

  /**
   * The time stamp for a file of the patch, in seconds. Python takes a compiled file for current when the source has the same
   * size and the same whole second of change: two contents of one size must get different seconds.
   */
  #timeFor(path: string, size: number): number {
    const before = this.#times.get(path) ?? this.#timeInCheckout(path);
    // Kept to the millisecond: build tools compare the time of a source with that of what they built in the same second.
    const now = Date.now() / 1000;
    const second = before?.size === size && before.second >= Math.floor(now) ? before.second + 1 : now;
    this.#times.set(path, { size, second: Math.floor(second) });
    return second;
  }

  #timeInCheckout(path: string): { readonly size: number; readonly second: number } | undefined {
    const stats = lstatSync(join(this.#root, path), { throwIfNoEntry: false });
    return stats === undefined ? undefined : { size: stats.size, second: Math.floor(stats.mtimeMs / 1000) };
  }
}

/**
 * Waits for the second after a run that has built something: rebar3, mix and others compare whole seconds, and take a source of the
 * same one for built. A model takes longer. A time to come would do as well, but make warns of it.
 */
async function nextSecond(endedAtMs: number): Promise<void> {
  const leftMs = newerThan(endedAtMs) * 1000 - Date.now();
  if (leftMs > 0) await setTimeout(Math.ceil(leftMs));
}

/** Caches that no command stumbles over. */
const CACHE_NAMES = /^(?:\.git|__pycache__|\.(?:pytest|mypy|ruff)_cache|\.vite|\.cache)$/;

/** What runs have not left: files of the patch, places of mounts, and folders that the checkout or the patch has. */
interface KnownInLayer {
  readonly applied: readonly JournalEntry[];
  readonly mountPoints: readonly string[];
  wasThere(folder: string): boolean;
}

/** Whether runs have left anything in a layer but the patch and caches: in the checkout, in HOME, or in temporary folders. */
function hasLeftovers(layer: Layer, { applied, mountPoints, wasThere }: KnownInLayer): boolean {
  const { written, isWhole, temp, varTemp } = layer;
  const patch = new Set(applied.map(({ path }): string => path));
  const isOurs = (path: string): boolean =>
    /^(?:home|\.?agent-fix-.*)$/.test(basename(path)) || mountPoints.some((at) => isIn(at, path));
  const holds = (folder: string): boolean =>
    orElse(true, () =>
      readdirSync(join(written, folder), { withFileTypes: true }).some((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (CACHE_NAMES.test(entry.name) || patch.has(path)) return false;
        if (!entry.isDirectory()) return true;
        return !wasThere(path) || holds(path);
      }),
    );
  const inTemporary = [
    ...orElse([], () => readdirSync(temp)).map((name) => join('/tmp', name)),
    ...orElse([], () => readdirSync(varTemp)).map((name) => join('/var/tmp', name)),
  ];
  return isWhole || layer.leftInHome() || !inTemporary.every(isOurs) || holds('');
}
