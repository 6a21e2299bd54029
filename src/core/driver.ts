import { defined } from '../base/json.ts';
import { byteLength } from '../base/text.ts';
import { earlierText } from './attempts.ts';
import { conclude, type RunResult } from './conclude.ts';
import type { Payload, RunEvent } from './events.ts';
import { checkKey } from './jobs.ts';
import { openingText } from './model/prompt.ts';
import { turn } from './model/turn.ts';
import { NOTES } from './notes.ts';
import type { FailureText } from './ports.ts';
import { redactFault, redactJson } from './redaction.ts';
import { type DriverPorts, notedPlaces, type Run, record, say, startRun } from './run.ts';
import { failureTextOf, searchTurn } from './search-turn.ts';
import { isJudged, type RunSetup } from './state.ts';
import { toTrace } from './trace-form.ts';
import { findFirstGoal } from './verdict/base.ts';
import { controlOf } from './verdict/control.ts';
import type { Ending } from './verdict/outcome.ts';

const OVERVIEW_BYTES = 1500;

/**
 * Drives one run to its Outcome. Never throws for anything a model, an endpoint or a test command does (I11);
 * a fault of our own ends the run as `infra_error`, recorded. Throws only when the record cannot be written.
 */
export async function drive(setup: RunSetup, ports: DriverPorts): Promise<RunResult> {
  const run = startRun(setup, ports);
  recordStart(run);
  return conclude(run, await findEnding(run));
}

async function findEnding(run: Run): Promise<Ending> {
  try {
    const early = await baseline(run);
    if (early !== null) return early;
    const found = await searchTurn(run);
    if (found !== null) return found;
    for (;;) {
      const ending = await turn(run);
      if (ending !== null) return ending;
    }
  } catch (error) {
    return { stop: 'internal_error', detail: redactFault(error, run.ports.redact) };
  }
}

function recordStart(run: Run): void {
  const { runId, version, task, settings, attempt } = run.state.setup;
  const { llm, workspace, redact } = run.ports;
  record(run, {
    kind: 'run_start',
    payload: {
      run_id: runId,
      goal: redact(task.goal),
      version,
      task: redactJson(toTrace(task), redact),
      settings: toTrace(settings),
      llm: {
        api: llm.api,
        model: llm.model,
        endpoint: redact(llm.endpoint),
        reasoning_effort: llm.reasoningEffort,
      },
      files: workspace.fileCount,
      ...defined({ attempt }),
    },
  });
}

/** BASELINE: runs the tests before the first model call. Ends the run when there is nothing to fix, or nothing to judge by. */
async function baseline(run: Run): Promise<Ending | null> {
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const found = isJudged(run.state.setup) ? await findFirstGoal(run) : { tests: null };
  if ('ending' in found) return found.ending;
  if ((await run.ports.workspace.hasOpenFile?.()) === false) recordLead(run, NOTES.nothingOpen, NOTHING_OPEN);
  if (run.state.setup.settings.solver !== 'builtin') await sayOpening(run, found.tests);
  return null;
}

async function sayOpening(run: Run, tests: Payload<'tests'> | null): Promise<void> {
  const { workspace, redact } = run.ports;
  const { task, attempt } = run.state.setup;
  const key = checkKey(tests ?? {});
  const goal = task.jobs.find(({ command }) => checkKey(command) === key) ?? task.jobs[0];
  const failure = failureTextOf(task, goal, tests);
  const places = await linesOfPlaces(run, failure);
  // Redacted before anything is shortened: a cut could leave a piece of a key that no pattern recognizes any more.
  const evidence = [...(goal?.evidence ?? []), ...task.context].map(({ source, text }) => ({
    source: redact(source),
    text: redact(text),
  }));
  const facts = {
    evidence,
    command: goal?.command ?? null,
    tree: workspace.overview(OVERVIEW_BYTES),
    places,
    testSource: await sourceOfTests(run, failure),
    installed: await installedFolders(run),
    control: controlOf(run.state),
    earlier: attempt === undefined ? '' : earlierText(attempt),
  };
  const plain = { ...task, goal: redact(task.goal) };
  const room = MAX_OPENING_BYTES - byteLength(openingText(plain, tests, facts));
  const code = await codeOfFailure(run, failure, Math.min(MAX_CODE_BYTES, room));
  say(run, { type: 'user', text: redact(openingText(plain, tests, { ...facts, code })) });
}

/** The most bytes of the opening with the code of the failure. System message, tools and JSON make a request 6 KB larger. */
const MAX_OPENING_BYTES = 8 * 1024;
const MAX_CODE_BYTES = 3 * 1024;
const MIN_CODE_BYTES = 200;

/** The code that the failure went through, for the opening. Recorded, so that a replay shows the same. */
async function codeOfFailure(run: Run, failure: FailureText, maxBytes: number): Promise<string> {
  if (maxBytes < MIN_CODE_BYTES) return '';
  const places = notedPlaces(run.state.history);
  const code = (await run.ports.failureCode?.(failure, { places, maxBytes })) ?? '';
  if (code !== '') recordLead(run, NOTES.failureCode, code);
  return code;
}

const NOTHING_OPEN =
  'no tracked file may be changed: all are tests, settings, tools, or of a kind that is no source; allow-paths opens files';

/** The most places that a model's opening names. */
const MAX_PLACES = 12;
const MAX_PLACES_BYTES = 1500;

/**
 * The opening's lines `path:line name`, at most 12 in 1.5 KB; none where the run has no `places`. They are recorded,
 * because what git's history says of a place can differ from clone to clone: a replay uses the recorded ones.
 */
async function linesOfPlaces(run: Run, failure: FailureText): Promise<readonly string[]> {
  const { places, redact } = run.ports;
  if (places === undefined) return [];
  const found = await places(failure, MAX_PLACES);
  const lines: string[] = [];
  const printable = found.filter(({ path }) => !/\p{Cc}/u.test(path));
  for (const { path, line, name } of printable.slice(0, MAX_PLACES)) {
    const next = redact(`${path}:${line} ${name}`);
    if (byteLength([...lines, next].join('\n')) >= MAX_PLACES_BYTES) break;
    lines.push(next);
  }
  if (lines.length > 0) recordLead(run, NOTES.places, lines.join('\n'));
  return lines;
}

const recordLead = (run: Run, reason: string, note: string): void =>
  void record(run, { kind: 'driver_note', payload: { t: run.state.t, reason, note } });

/** The source of the failing tests, for the opening. Recorded, so that a replay shows the same: it does not know the run's secrets. */
async function sourceOfTests(run: Run, failure: FailureText): Promise<string> {
  const source = (await run.ports.testSource?.(failure)) ?? '';
  if (source !== '') recordLead(run, NOTES.testSource, source);
  return source;
}

/** The folders of installed packages, for the opening. Recorded, because a replay has other folders or none. */
async function installedFolders(run: Run): Promise<string> {
  const folders = (await run.ports.installed?.()) ?? [];
  const note = run.ports.redact(folders.filter((folder) => !/\p{C}/u.test(folder)).join(', '));
  if (note !== '') recordLead(run, NOTES.installed, note);
  return note;
}

/** Ports by which a replay takes from the record what the run found without a model: likely places, sources, installed folders. */
export function recordedLeads(
  events: readonly RunEvent[],
): Required<Pick<DriverPorts, 'places' | 'testSource' | 'failureCode' | 'installed'>> {
  const noteOf = (reason: string): string => {
    const note = events.find((event) => event.kind === 'driver_note' && event.payload.reason === reason);
    return note?.kind === 'driver_note' ? note.payload.note : '';
  };
  const installed = [noteOf(NOTES.installed)].filter((note) => note !== '');
  return {
    places: async () => notedPlaces(events),
    testSource: async () => noteOf(NOTES.testSource),
    failureCode: async () => noteOf(NOTES.failureCode),
    installed: async () => installed,
  };
}
