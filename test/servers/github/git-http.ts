import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { gitEnvironment } from './git-store.ts';

export interface GitHttpRequest {
  readonly gitDir: string;
  /** What follows `/{owner}/{name}.git`, for instance `/info/refs`. */
  readonly subpath: string;
  readonly query: string;
  readonly body: Uint8Array;
  /** Whether pushes are taken. */
  readonly takesPushes: boolean;
}

// As on github.com: any reachable commit can be fetched by its sha, and clones may be partial.
const serverSettings = { 'uploadpack.allowAnySHA1InWant': 'true', 'uploadpack.allowFilter': 'true' };

/** Answers one request of git's smart HTTP protocol through `git http-backend`, a CGI program (git-http-backend(1)). */
export async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  of: GitHttpRequest,
): Promise<void> {
  const settings = Object.entries({ ...serverSettings, 'http.receivepack': String(of.takesPushes) });
  const { GIT_DIR: _, ...env } = gitEnvironment(of.gitDir);
  const child = spawn('git', ['http-backend'], {
    env: {
      ...env,
      GIT_PROJECT_ROOT: dirname(of.gitDir),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], i) => [
          [`GIT_CONFIG_KEY_${i}`, key],
          [`GIT_CONFIG_VALUE_${i}`, value],
        ]),
      ),
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      PATH_INFO: `/${basename(of.gitDir)}${of.subpath}`,
      QUERY_STRING: of.query,
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(of.body.length),
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      ...(of.takesPushes ? { REMOTE_USER: 'x-access-token' } : {}),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => {}); // the backend may answer before it has read everything
  child.stdin.end(of.body);
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk);
  answer(response, Buffer.concat(chunks));
}

function answer(response: ServerResponse, output: Buffer): void {
  const end = output.indexOf('\r\n\r\n');
  const lines = output.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = headers.find(([name]) => name === 'status')?.[1];
  const rest = headers.filter(([name]) => name !== 'status');
  response.writeHead(end < 0 ? 500 : Number.parseInt(status ?? '200', 10), Object.fromEntries(rest));
  response.end(output.subarray(end < 0 ? 0 : end + 4));
}
