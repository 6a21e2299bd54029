import { agentFix } from './commands/agent-fix.ts';
import { isShownToTests } from './oracle/test-environment.ts';
import { eraseEnvironment, readSchemasPlainly } from './own-process.ts';

/** The exit code that a shell gives for an end by SIGPIPE. */
const CLOSED_PIPE = 141;
/** Commands without anything to clean up: they end at once. */
const HOLDS_NOTHING: ReadonlySet<string | undefined> = new Set(['inspect', 'view']);
const closed = new AbortController();

/** Writes to a stream until its reader has gone (`| head`, a closed terminal): then the command cleans up and writes nothing else. */
function writeTo(stream: NodeJS.WriteStream): (text: string) => void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    closed.abort();
    if (HOLDS_NOTHING.has(process.argv[2])) process.exit(CLOSED_PIPE);
  });
  return (text) => {
    if (!closed.signal.aborted) stream.write(text);
  };
}

// Tests that we start, and programs started by tests that outlive them, must not read our keys.
eraseEnvironment((name) => !isShownToTests(name));

readSchemasPlainly();
process.exitCode = await agentFix(process.argv.slice(2), {
  stdout: writeTo(process.stdout),
  stderr: writeTo(process.stderr),
  isTTY: process.stdout.isTTY === true,
  ...(process.stderr.isTTY && process.env['TERM'] !== 'dumb'
    ? { columns: () => process.stderr.columns || 80 }
    : {}),
  closed: closed.signal,
});
if (closed.signal.aborted) process.exitCode = CLOSED_PIPE;
