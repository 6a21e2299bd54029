import { parseArgs } from 'node:util';

/** The inspector's flags; null where a flag was not given. */
export interface InspectOptions {
  readonly trace: string;
  readonly run: string | null;
  readonly kind: string | null;
  /** From 0, among the events of the kind. */
  readonly index: number | null;
  /** 0: no limit. */
  readonly max: number;
  readonly full: boolean;
  readonly prettyOnlyPrompt: boolean;
  readonly dumpPrompt: string | null;
  readonly promptWithHistory: boolean;
  readonly preserveNewlines: boolean;
  readonly historyWindow: number;
  readonly verify: boolean;
  readonly sha256: string | null;
}

export type ParsedOptions =
  | { readonly kind: 'options'; readonly options: InspectOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const USAGE = `Usage: agent-fix inspect [--trace FILE] [--run ID] [options]

Without --run: the runs in the file (with one run only, an option that selects events means that run).

  --trace FILE            the trace (default runs/trace.jsonl)
  --run ID                the run to show
  --kind KIND             only events of this kind, such as llm_request
  --index N               only the Nth of them, from 0
  --max N                 at most N of them
  --full                  whole payloads and prompts
  --pretty-only-prompt    only the prompts of llm_request events
  --dump-prompt FILE      write one prompt to a file (with --kind llm_request --index N)
  --prompt-with-history   one prompt and the events around it (with --kind llm_request --index N)
  --preserve-newlines     with --prompt-with-history: the prompt in lines
  --history-window N      events before and after (default 5)
  --verify                check the hash chains; exit code 3 when a line is not what was written
  --sha256 HEX            with --verify: the file must have this sha256
`;

const FLAGS = {
  trace: { type: 'string', default: 'runs/trace.jsonl' },
  run: { type: 'string' },
  kind: { type: 'string' },
  index: { type: 'string' },
  max: { type: 'string', default: '0' },
  full: { type: 'boolean', default: false },
  'pretty-only-prompt': { type: 'boolean', default: false },
  'dump-prompt': { type: 'string' },
  'prompt-with-history': { type: 'boolean', default: false },
  'preserve-newlines': { type: 'boolean', default: false },
  'history-window': { type: 'string', default: '5' },
  verify: { type: 'boolean', default: false },
  sha256: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export function parseOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS });
    if (values.help) return { kind: 'help' };
    const options = {
      trace: values.trace,
      run: values.run ?? null,
      kind: values.kind ?? null,
      index: values.index === undefined ? null : wholeNumber('--index', values.index),
      max: wholeNumber('--max', values.max),
      full: values.full,
      prettyOnlyPrompt: values['pretty-only-prompt'],
      dumpPrompt: values['dump-prompt'] ?? null,
      promptWithHistory: values['prompt-with-history'],
      preserveNewlines: values['preserve-newlines'],
      historyWindow: Math.max(0, wholeNumber('--history-window', values['history-window'])),
      verify: values.verify,
      sha256: values.sha256?.toLowerCase() ?? null,
    };
    return wrongUse(options) ?? { kind: 'options', options };
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
}

function wholeNumber(flag: string, text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`${flag} wants a whole number, not ${JSON.stringify(text)}`);
  return Number(text);
}

/** The kinds that hold a prompt. */
export const PROMPT_KINDS: ReadonlySet<string> = new Set(['llm_request', 'reflection_request']);

function wrongUse(options: InspectOptions): ParsedOptions | null {
  const { kind, index, dumpPrompt, promptWithHistory, verify, sha256 } = options;
  const flag = dumpPrompt !== null ? '--dump-prompt' : promptWithHistory ? '--prompt-with-history' : null;
  if (flag !== null && (kind === null || !PROMPT_KINDS.has(kind))) {
    return wrong(`Error: ${flag} requires --kind llm_request and --index`);
  }
  if (flag !== null && index === null)
    return wrong(`Error: ${flag} requires --index to select a single event`);
  if (sha256 !== null && !verify) return wrong('Error: --sha256 goes with --verify');
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256)) return wrong('Error: --sha256 wants 64 hex digits');
  return null;
}

const wrong = (message: string): ParsedOptions => ({ kind: 'wrong', message });

/** True when the options ask for events, so that they need a run. */
export function selectsEvents(options: InspectOptions): boolean {
  const { kind, index, max, full, prettyOnlyPrompt, dumpPrompt, promptWithHistory } = options;
  const asks = [kind !== null, index !== null, max > 0, full, prettyOnlyPrompt, dumpPrompt !== null];
  return promptWithHistory || asks.includes(true);
}
