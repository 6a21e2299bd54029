import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { errorText, orElse } from '../base/errors.ts';
import { isPlainObject, type Json, type JsonObject } from '../base/json.ts';
import { exceededBound } from '../base/json-bounds.ts';
import { firstChars, lastChars } from '../base/text.ts';
import type { RunEvent } from '../core/events.ts';
import { HARD_LIMITS } from '../core/limits.ts';
import { wellFormed } from '../core/redaction.ts';
import { Settings } from '../core/settings.ts';
import { Task } from '../core/task.ts';
import { fromTrace, toTrace } from '../core/trace-form.ts';
import type { TokenPrices } from '../core/usage.ts';
import { Outcome } from '../core/verdict/outcome.ts';
import { VERSION } from '../own-process.ts';
import type { Solved } from '../solve.ts';
import type { RunRecord } from '../story/tell.ts';
import { knownEvent } from '../trace/trace.ts';
import type { ClaimRule } from '../workspace/claimed-patch.ts';
import type { SolvingContext } from './action-context.ts';
import { uploadAlone, writeAlone } from './record.ts';

// A bundle is the file that a `solve` job leaves for a `publish` job. This module writes and reads bundles; docs/bundle.md documents
// them. The schema refuses unknown members, since nothing could check them.

/** Larger files of a patch are in its diff alone. */
const MAX_WHOLE_BYTES = 1024 * 1024;

/** The most bytes of a bundle: twenty whole files, in base64, and room for the record. */
export const MAX_BUNDLE_BYTES = 40 * 1024 * 1024;
/** The most bytes of all events together, as JSON. */
export const MAX_EVENTS_BYTES = 4 * 1024 * 1024;
const MAX_EVENTS = 5_000;
/** Each value in an event counts as at least this many bytes: to parse and check a short value costs `publish` as much. */
const BYTES_A_VALUE = 128;
/** Limits on a bundle's JSON, checked before it is parsed. A trace nests less than 20 deep; a file of a patch has six values. */
const BUNDLE_BOUNDS = {
  depth: 100,
  values: 100_000,
  members: {
    patch: { bytes: 27 * 1024 * 1024, values: 2_000 },
    events: { bytes: MAX_EVENTS_BYTES + 100, values: MAX_EVENTS_BYTES / BYTES_A_VALUE },
    task: { bytes: 2 * 1024 * 1024, values: 20_000 },
  },
  others: { bytes: 512 * 1024, values: 5_000 },
};

/** How the names of artifacts begin that are bundles: `agent-fix-bundle-0a1b2c3d-1-0123456789.json`. */
export const BUNDLE_PREFIX = 'agent-fix-bundle';
const BUNDLE_NAME = new RegExp(`^${BUNDLE_PREFIX}-([0-9a-f]{8})-(\\d{1,9})-[0-9a-f]{10}\\.json$`);

/** Names of the rules that a bundle may break, as messages show them. */
export type BundleRule =
  | 'size'
  | 'form'
  | 'repository'
  | 'workflow run'
  | 'event'
  | 'base commit'
  | 'base branch'
  | 'outcome'
  | 'attempts'
  | ClaimRule;

/** Thrown for a bundle that is refused. The message completes `bundle "…" was refused (size): it …`. */
export class BundleRefusal extends Error {
  readonly rule: BundleRule;

  constructor(rule: BundleRule, message: string) {
    super(message);
    this.rule = rule;
  }
}

const COUNT_SCHEMA = z.number().int().min(0).max(1_000_000_000);
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const PRICE = z.number().min(0).max(1_000_000);
const RUN_ID = z.string().regex(/^[0-9a-f]{10}$/);
const OUTCOME = Outcome.exclude(['refused', 'skipped']);
const ID = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();

/** Schema of a member that is written as in the trace (core/trace-form.ts) and, once read, fits `schema`. */
const inTraceForm = <S extends z.ZodType>(schema: S) =>
  z.json().transform((json, context): z.infer<S> => {
    const parsed = schema.safeParse(fromTrace(json));
    if (parsed.data !== undefined) return parsed.data;
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', message: `${path.join('.')}: ${message}` });
    return z.NEVER;
  });

/** Checks only the types: bundle-rules.ts and workspace/claimed-patch.ts judge paths, modes and contents. */
const BundleFileSchema = z.strictObject({
  path: z.string(),
  status: z.enum(['added', 'modified']),
  /** As git writes it: `100644`. */
  mode: z.string(),
  /** The whole new bytes, in base64; null of a file over MAX_WHOLE_BYTES, which the diff makes of the base's. */
  content: z.string().nullable(),
  added_lines: COUNT_SCHEMA,
  removed_lines: COUNT_SCHEMA,
});

const EventsSchema = z
  .array(z.unknown())
  .max(MAX_EVENTS)
  .pipe(z.array(z.strictObject({ kind: z.string(), payload: z.unknown() })))
  .transform((events, context): readonly RunEvent[] => {
    const known: RunEvent[] = [];
    for (const [at, each] of events.entries()) {
      const event = knownEvent(each);
      if (typeof event === 'string') {
        context.addIssue({ code: 'custom', path: [at], message: event.slice(0, 300) });
        return z.NEVER;
      }
      known.push(event);
    }
    return known;
  });

const TriesSchema = z
  .strictObject({
    of: z.number().int().min(2).max(HARD_LIMITS.attempts),
    chosen: z.number().int().min(0),
    runs: z
      .array(
        z.strictObject({
          run_id: RUN_ID,
          model: z.string().max(200),
          outcome: OUTCOME,
          usage: z.strictObject({
            input_tokens: COUNT_SCHEMA,
            cached_input_tokens: COUNT_SCHEMA,
            output_tokens: COUNT_SCHEMA,
          }),
        }),
      )
      .min(1)
      .max(HARD_LIMITS.attempts),
  })
  .refine(({ chosen, of, runs }) => chosen < runs.length && runs.length <= of, 'names no try of its own');

const BundleSchema = z.strictObject({
  agent_fix: z.literal(VERSION),
  run_id: RUN_ID,
  github: z.strictObject({
    repository: z.string().max(300),
    run_id: z.int().min(0),
    run_attempt: COUNT_SCHEMA,
    job: z.string().regex(/^[0-9a-f]{8}$/),
  }),
  task: inTraceForm(Task),
  settings: inTraceForm(Settings),
  outcome: OUTCOME,
  model: z.strictObject({
    name: z.string().max(200),
    api: z.enum(['responses', 'chat-completions', 'none']),
  }),
  /** Per million tokens. */
  prices: z.strictObject({ input: PRICE, cached: PRICE, output: PRICE }).nullable(),
  base: z.strictObject({
    commit: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    branch: z.string().min(1).max(255),
  }),
  patch: z.strictObject({ sha256: SHA256, diff: z.string(), files: z.array(BundleFileSchema) }),
  /** The attempts of the solving job; absent: there was only one. */
  tries: TriesSchema.exactOptional(),
  duration_ms: COUNT_SCHEMA,
  notes: z.array(z.string().max(1_100)).max(100),
  trace: z.strictObject({ sha256: SHA256, artifact_id: ID, page_id: ID }),
  events: EventsSchema,
});
export type Bundle = z.infer<typeof BundleSchema>;

/** The version that wrote a bundle, read before all else: a bundle of another version may lack members that this one expects. */
const WriterSchema = z.object({ agent_fix: z.string().regex(/^\d{1,5}(\.\d{1,5}){2}(-[\w.]{1,30})?$/) });

/** The workflow run, and the attempt of that run, that a job is part of. */
export interface BundleOrigin {
  /** `owner/name` */
  readonly repository: string;
  readonly runId: number;
  readonly runAttempt: number;
}

export const originOf = ({
  repository: { owner, repo },
  runId,
  runAttempt,
}: SolvingContext['context']): BundleOrigin => ({
  repository: `${owner}/${repo}`,
  runId,
  runAttempt,
});

/** `agent-fix-bundle-0a1b2c3d-1-0123456789.json`: a bundle's artifact. `job` is the same in all attempts of a job or matrix entry. */
export const bundleName = ({
  github: { job, run_attempt: attempt },
  run_id: id,
}: {
  readonly github: { readonly job: string; readonly run_attempt: number };
  readonly run_id: string;
}): string => `${BUNDLE_PREFIX}-${job}-${attempt}-${id}.json`;

/** The bundles of each job's newest attempt: after "Re-run failed jobs", the run's artifacts include bundles of earlier attempts too. */
export function newestBundles<T extends { readonly name: string }>(artifacts: readonly T[]): readonly T[] {
  const bundles = artifacts.flatMap((artifact) => {
    const [, job, attempt] = BUNDLE_NAME.exec(artifact.name) ?? [];
    return job === undefined ? [] : [{ artifact, job, attempt: Number(attempt) }];
  });
  const isNewest = ({ job, attempt }: (typeof bundles)[number]) =>
    bundles.every((other) => other.job !== job || other.attempt <= attempt);
  return bundles.filter(isNewest).map(({ artifact }) => artifact);
}

type BundledRecord = Pick<
  RunRecord,
  | 'runId'
  | 'version'
  | 'task'
  | 'settings'
  | 'outcome'
  | 'model'
  | 'baseBranch'
  | 'tries'
  | 'durationMs'
  | 'notes'
  | 'trace'
>;

interface BundledRun {
  readonly events: Solved['events'];
  readonly patch: Solved['result']['patch'];
  readonly prices: TokenPrices | null;
  readonly github: BundleOrigin & { readonly job: string };
}

/** The bundle's text. Throws an Error where `publish` would refuse that text as too large. */
export function bundleText(record: BundledRecord, { events, patch, prices, github }: BundledRun): string {
  const { tries, trace } = record;
  const bundle: Json = {
    agent_fix: record.version,
    run_id: record.runId,
    github: {
      repository: github.repository,
      run_id: github.runId,
      run_attempt: github.runAttempt,
      job: github.job,
    },
    task: toTrace(record.task),
    settings: toTrace(record.settings),
    outcome: record.outcome,
    model: { name: record.model.name, api: record.model.api },
    prices: prices === null ? null : { ...prices },
    base: { commit: record.task.baseCommit, branch: record.baseBranch },
    patch: {
      sha256: patch.sha256,
      diff: patch.diff,
      files: patch.files.map(({ path, status, mode, content, addedLines, removedLines }) => ({
        path,
        status,
        mode,
        content: content.length > MAX_WHOLE_BYTES ? null : Buffer.from(content).toString('base64'),
        added_lines: addedLines,
        removed_lines: removedLines,
      })),
    },
    ...(tries === null
      ? {}
      : { tries: { ...tries, runs: tries.runs.map(({ runId, ...run }) => ({ run_id: runId, ...run })) } }),
    duration_ms: Math.round(record.durationMs),
    notes: record.notes.slice(0, 100).map((note) => withoutMiddle(note, 1_000)),
    trace: { sha256: trace.sha256, artifact_id: trace.artifactId, page_id: trace.pageId ?? null },
    events: boundedEvents(events),
  };
  const text = `${JSON.stringify(bundle)}\n`;
  const excess = excessOf(Buffer.from(text));
  if (excess === null) return text;
  throw new Error(`publish would not read the bundle, because it ${excess}`);
}

/** Limits on the characters of each text, tried in turn until all events fit. If none suffices, events from the middle are left out too. */
const TEXT_CHARS = [16_000, 2_000, 300];

/** The events that a report needs, cut to fit a bundle. Prompts and raw replies are left out: only the trace holds them. */
export function boundedEvents(events: readonly RunEvent[]): readonly JsonObject[] {
  const withoutPrompts = events.flatMap(withoutPrompt);
  let kept: readonly JsonObject[] = [];
  for (const chars of TEXT_CHARS) {
    const cut = withoutPrompts.map(({ kind, payload }) => ({ kind, payload: cutTexts(payload, chars) }));
    const sizeOf = (event: JsonObject): number =>
      Math.max(Buffer.byteLength(JSON.stringify(event)) + 1, countValues(event) * BYTES_A_VALUE);
    // Events are dropped from the middle: the first ones say what the run was about, the last ones hold the proof.
    const { head, tail } = endsThatFit(cut, { room: MAX_EVENTS_BYTES - 2, most: MAX_EVENTS, sizeOf });
    kept = [...head, ...tail];
    if (kept.length === withoutPrompts.length) break;
  }
  return kept;
}

function withoutPrompt(event: RunEvent): readonly { readonly kind: string; readonly payload: Json }[] {
  switch (event.kind) {
    case 'llm_request':
    case 'llm_trailing_text':
      return [];
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return [{ kind: event.kind, payload: { ...event.payload, raw: null } }];
    case 'outcome': {
      // The diff is dropped here: the bundle holds the patch apart from the events.
      const { diff: _, ...payload } = event.payload;
      return [{ kind: event.kind, payload: jsonOf(payload) }];
    }
    default:
      return [{ kind: event.kind, payload: jsonOf(event.payload) }];
  }
}

const jsonOf = (payload: object): Json => wellFormed(JSON.parse(JSON.stringify(payload)));

const countValues = (value: Json): number =>
  typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce((sum: number, each: Json) => sum + countValues(each), 1);

function cutTexts(value: Json, chars: number): Json {
  if (typeof value === 'string') return withoutMiddle(value, chars);
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cutTexts(each, chars)]));
  return typeof value === 'object' && value !== null ? value.map((each) => cutTexts(each, chars)) : value;
}

/** As many items as fit in `room`, taken from the start and from the end in turn, until the next does not fit. */
function endsThatFit<T>(
  items: readonly T[],
  limits: {
    readonly room: number;
    /** The most items; absent: no limit. */
    readonly most?: number;
    sizeOf(item: T): number;
  },
): { readonly head: readonly T[]; readonly tail: readonly T[] } {
  const { room, most = items.length, sizeOf } = limits;
  let left = room;
  let [from, to] = [0, items.length];
  while (from < to && from + items.length - to < most) {
    const isHead = from <= items.length - to;
    const item = items[isHead ? from : to - 1];
    left -= item === undefined ? 0 : sizeOf(item);
    if (left < 0) break;
    if (isHead) from += 1;
    else to -= 1;
  }
  return { head: items.slice(0, from), tail: items.slice(to) };
}

/** `start [… 900 characters are in the trace …] end`: a text of more than `chars` characters without its middle (I14). */
function withoutMiddle(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const half = Math.floor(chars / 2);
  const left = text.length - 2 * half;
  return `${firstChars(text, half)}\n[… ${left} characters are in the trace …]\n${lastChars(text, half)}`;
}

/** The bundle that a job with `mode: solve` has left. */
interface LeftBundle {
  /** The path of the bundle's file, '' when no path was found for it. */
  readonly path: string;
  /** Why the publishing job cannot get the bundle; null when it can. */
  readonly problem: string | null;
}

/**
 * Writes the bundle to the file that the input `bundle` names; where that is empty, uploads it as an artifact. Does so for every
 * outcome, since the publishing job reports the outcome. Never throws.
 */
export async function leaveBundle(
  { inputs, context, runner, github: { upload: send } }: SolvingContext,
  record: BundledRecord,
  { events, result }: Solved,
): Promise<LeftBundle> {
  let path = '';
  try {
    const named = [context.job, JSON.stringify(inputs.jobMatrix)].join('\0');
    const job = createHash('sha256').update(named).digest('hex').slice(0, 8);
    const github = { ...originOf(context), job };
    const text = bundleText(record, { events, patch: result.patch, prices: inputs.prices, github });
    if (inputs.bundle !== null) {
      path = resolve(runner.env['GITHUB_WORKSPACE'] ?? '.', inputs.bundle);
      // The flag makes this fail if the tests have put something at this path.
      writeFileSync(path, text, { flag: 'wx' });
      return { path, problem: null };
    }
    // A file uploaded alone gives its artifact the file's name, which must be unique in a workflow run.
    const name = bundleName({ github: { job, run_attempt: github.runAttempt }, run_id: record.runId });
    path = writeAlone({ name, bytes: Buffer.from(text) }, runner.env['RUNNER_TEMP']);
    const upload = await runner.log.group('Bundle for the job that publishes', () => uploadAlone(send, path));
    return { path, problem: 'id' in upload ? null : `it could not be uploaded (${upload.problem})` };
  } catch (error) {
    return { path, problem: errorText(error) };
  }
}

const excessOf = (bytes: Buffer): string | null =>
  bytes.length > MAX_BUNDLE_BYTES
    ? `has more than ${MAX_BUNDLE_BYTES} bytes`
    : exceededBound(bytes, BUNDLE_BOUNDS);

/** Reads a bundle's bytes, whoever wrote them. Throws a BundleRefusal, and nothing else. */
export function readBundle(bytes: Buffer): Bundle {
  const excess = excessOf(bytes);
  if (excess !== null) throw new BundleRefusal('size', excess);
  const json: unknown = orElse(undefined, () => JSON.parse(bytes.toString('utf8'), plainKeys));
  if (json === undefined || !isUtf8(bytes)) throw new BundleRefusal('form', 'is not JSON in UTF-8');
  const writer = WriterSchema.safeParse(json).data?.agent_fix ?? VERSION;
  if (writer !== VERSION)
    throw new BundleRefusal(
      'form',
      `was left by agent-fix ${writer}, and this job runs ${VERSION}: let both jobs use the same version`,
    );
  const parsed = BundleSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => {
    const place = path.join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  throw new BundleRefusal('form', `is not of the published form (${issues.join('; ').slice(0, 600)})`);
}

/** Makes JSON.parse fail at the key `__proto__`: code that assigns such a key would change an object's prototype. */
function plainKeys(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that no object has of its own');
  return value;
}
