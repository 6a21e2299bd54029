import type { RebuiltPrompt } from '../../trace/prompt-rebuild.ts';
import type { TraceEvent } from '../../trace/reader.ts';
import { blockText, formatTime, lineText, MAX_PAYLOAD } from './event-text.ts';
import { tellWhatIsMissing } from './missing.ts';
import { type InspectOptions, PROMPT_KINDS } from './options.ts';
import { type RunQuery, scanRun } from './scan-run.ts';
import type { Terminal } from './terminal.ts';
import { wholePrompt } from './whole-prompt.ts';

/** Lists the selected events; with `full`, payloads indented and prompts as their messages. */
export async function showEvents(
  query: RunQuery,
  { full }: InspectOptions,
  terminal: Terminal,
): Promise<number> {
  let shown = 0;
  const tally = await scanRun(
    { ...query, wantsPrompts: full },
    (problem) => terminal.problem(problem),
    (event, prompt) => {
      if (shown++ === 0) terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
      const number = String(shown).padStart(3);
      const kind = terminal.paint('cyan', terminal.safe(`[${event.kind}]`));
      terminal.line(
        `${number}. ${formatTime(event.ts)} ${kind} (run=${terminal.safe(event.runId)})\n` +
          `    ${terminal.safe(full ? fullText(event, prompt, terminal) : shortText(event, terminal))}\n`,
      );
    },
  );
  return tellWhatIsMissing(query, tally, terminal);
}

const shortText = ({ payload }: TraceEvent, terminal: Terminal): string =>
  terminal.shorten(lineText(payload), MAX_PAYLOAD);

function fullText(event: TraceEvent, prompt: RebuiltPrompt | null, terminal: Terminal): string {
  if (!PROMPT_KINDS.has(event.kind)) return blockText(event.payload);
  const { messages, doubt } = wholePrompt(event, prompt);
  if (doubt !== null) terminal.doubt(doubt);
  if (messages.length === 0) return blockText(event.payload);
  return messages.map(({ role, content }) => `- role: ${role}\n  content:\n${content}\n`).join('\n');
}
