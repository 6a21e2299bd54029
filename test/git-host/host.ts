import { spawn } from 'node:child_process';
import type { GitRequest, GitResult } from './run-git.ts';

// The process that starts git for a test worker: see run-git.ts.

process.on('message', ({ id, args, cwd, env, input }: GitRequest & { readonly id: number }) => {
  const answer = (found: GitResult | { readonly error: string }) => process.send?.({ id, ...found });
  const child = spawn('git', args, { cwd, env });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on('error', () => {}); // git may end without reading its input
  child.once('error', (error) => answer({ error: String(error) }));
  child.once('close', (code) =>
    answer({ code: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() }),
  );
  child.stdin.end(input);
});
