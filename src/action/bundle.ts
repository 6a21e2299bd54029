import type { SolvedBest } from '../attempts.ts';
import type { AttemptsMade } from '../core/attempts.ts';
import { errorText } from '../core/errors.ts';
import type { RunEvent } from '../core/events.ts';
import type { Json, JsonObject } from '../core/json.ts';
import { settingsToTrace } from '../core/settings.ts';
import { taskToTrace } from '../core/task.ts';
import type { Context } from '../github/context.ts';
import { endsThatFit } from '../story/markdown.ts';
import type { RunRecord, TokenPrices } from '../story/run-record.ts';
import type { SolvingContext } from './action-context.ts';
import { uploadAlone, writeAlone } from './record.ts';

// What a `solve` job leaves for a `publish` job. docs/bundle.md documents the format, bundle-schema.ts reads it.

export const BUNDLE_VERSION = 1;
/** Twenty files of the largest size, in base64, and room for the record; `publish` reads no more. */
export const MAX_BUNDLE_BYTES = 40 * 1024 * 1024;
/** Of all events, as JSON. */
export const MAX_EVENTS_BYTES = 4 * 1024 * 1024;
export const MAX_EVENTS = 5_000;

export interface BundleRequest {
  readonly solved: Pick<SolvedBest, 'setup' | 'result' | 'events' | 'tries'>;
  readonly model: { readonly name: string; readonly api: string };
  readonly prices: TokenPrices;
  /** Where it was made: `owner/name`, and the id of GitHub's run. */
  readonly github: { readonly repository: string; readonly runId: number };
  readonly baseBranch: string;
  readonly durationMs: number;
  readonly notes: readonly string[];
  readonly trace: {
    readonly sha256: string;
    readonly artifactId: number | null;
    readonly pageId: number | null;
  };
}

/** Named by its run: the artifact of a single file takes the file's name, and names are taken once in a workflow run. */
const bundleName = (runId: string): string => `${BUNDLE_PREFIX}-${runId}.json`;
/** What a job says of the run that it is part of. */
export const originOf = ({ repository: { owner, repo }, runId }: Context): BundleRequest['github'] => ({
  repository: `${owner}/${repo}`,
  runId,
});

/** What `publish` looks for among the artifacts of its own run. */
export const BUNDLE_PREFIX = 'agent-fix-bundle';

/** The bundle's text. Throws an Error when it would be larger than `publish` reads. */
export function bundleText(request: BundleRequest): string {
  const { setup, result, events } = request.solved;
  const { patch } = result;
  const bundle: Json = {
    version: BUNDLE_VERSION,
    agent_fix: setup.version,
    run_id: setup.runId,
    github: { repository: request.github.repository, run_id: request.github.runId },
    task: taskToTrace(setup.task),
    settings: settingsToTrace(setup.settings),
    outcome: result.outcome,
    model: { name: request.model.name, api: request.model.api },
    prices: {
      input: request.prices.input,
      cached_input: request.prices.cachedInput,
      output: request.prices.output,
    },
    base: { commit: setup.task.baseCommit, branch: request.baseBranch },
    patch: {
      sha256: patch.sha256,
      diff: patch.diff,
      files: patch.files.map(({ path, status, mode, content, addedLines, removedLines }) => ({
        path,
        status,
        mode,
        content: Buffer.from(content).toString('base64'),
        added_lines: addedLines,
        removed_lines: removedLines,
      })),
    },
    ...(request.solved.tries === null ? {} : { tries: triesToBundle(request.solved.tries) }),
    duration_ms: Math.round(request.durationMs),
    notes: request.notes.slice(0, 100).map((note) => cut(note, 1_000)),
    trace: {
      sha256: request.trace.sha256,
      artifact_id: request.trace.artifactId,
      page_id: request.trace.pageId,
    },
    events: boundedEvents(events),
  };
  const text = `${JSON.stringify(bundle)}\n`;
  if (Buffer.byteLength(text) <= MAX_BUNDLE_BYTES) return text;
  throw new Error(`the bundle would have more than ${MAX_BUNDLE_BYTES} bytes, which publish does not read`);
}

const triesToBundle = ({ of, chosen, runs }: AttemptsMade): Json => ({
  of,
  chosen,
  runs: runs.map(({ runId, model, outcome, usage }) => ({ run_id: runId, model, outcome, usage })),
});

type Said = { readonly kind: RunEvent['kind']; readonly payload: Json };

/** Longest texts that are kept, tried in turn until all events fit. */
const TEXT_CHARS = [16_000, 2_000];
/** Where they do not, the middle of the run is left out as well. */
const SHORTEST = 300;

/** What a report is made of: without the prompts and the replies as they came, which only the trace needs. */
export function boundedEvents(events: readonly RunEvent[]): readonly JsonObject[] {
  const told = events.flatMap(withoutPrompt);
  for (const chars of TEXT_CHARS) {
    const kept = bothEnds(told, chars);
    if (kept.length === told.length) return kept;
  }
  return bothEnds(told, SHORTEST);
}

function withoutPrompt(event: RunEvent): readonly Said[] {
  switch (event.kind) {
    case 'llm_request':
    case 'reflection_request':
    case 'llm_trailing_text':
      return [];
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return [{ kind: event.kind, payload: { ...event.payload, raw: null } }];
    case 'outcome': {
      // The patch stands beside the events.
      const { diff: _, ...payload } = event.payload;
      return [{ kind: event.kind, payload: jsonOf(payload) }];
    }
    default:
      return [{ kind: event.kind, payload: jsonOf(event.payload) }];
  }
}

const jsonOf = (payload: object): Json => JSON.parse(JSON.stringify(payload));

/** From the start and from the end: those tell how it began and what proves it. */
function bothEnds(events: readonly Said[], chars: number): readonly JsonObject[] {
  const kept = events.map(({ kind, payload }) => ({ kind, payload: cutTexts(payload, chars) }));
  const sizeOf = (event: JsonObject): number => Buffer.byteLength(JSON.stringify(event)) + 1;
  const { head, tail } = endsThatFit<JsonObject>(kept, {
    room: MAX_EVENTS_BYTES - 2,
    most: MAX_EVENTS,
    sizeOf,
  });
  return [...head, ...tail];
}

function cutTexts(value: Json, chars: number): Json {
  if (typeof value === 'string') return cut(value, chars);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((each) => cutTexts(each, chars));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutTexts(each, chars)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Says so (I14), and splits no character. */
function cut(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const half = Math.floor(chars / 2);
  const left = text.length - 2 * half;
  return `${text.slice(0, half)}\n[… ${left} characters are in the trace …]\n${text.slice(-half)}`.toWellFormed();
}

/** What a job with `mode: solve` leaves. */
export interface LeftBundle {
  /** '' when it could not be written. */
  readonly path: string;
  /** Why the job after this one cannot have it; null when it can. */
  readonly problem: string | null;
}

export interface BundleToLeave extends Pick<RunRecord, 'durationMs' | 'notes'> {
  readonly solved: SolvedBest;
  readonly trace: {
    readonly sha256: string;
    readonly artifactId: number | null;
    readonly pageId: number | null;
  };
}

/** Writes the bundle and uploads it as an artifact of its own, whatever the outcome: the job after this one tells of it. Never throws. */
export async function leaveBundle(
  { inputs, context, event, runner }: SolvingContext,
  { solved, durationMs, notes, trace }: BundleToLeave,
): Promise<LeftBundle> {
  let path = '';
  try {
    const text = bundleText({
      solved,
      model: { name: solved.llm.model, api: solved.llm.api },
      prices: inputs.prices,
      github: originOf(context),
      baseBranch: event.base.branch,
      durationMs,
      notes,
      trace,
    });
    path = writeAlone(
      { name: bundleName(solved.setup.runId), bytes: Buffer.from(text) },
      runner.env['RUNNER_TEMP'],
    );
    const upload = await runner.log.group('Bundle for the job that publishes', () =>
      uploadAlone(path, inputs),
    );
    return { path, problem: 'id' in upload ? null : `it could not be uploaded (${upload.problem})` };
  } catch (error) {
    return { path, problem: errorText(error) };
  }
}
