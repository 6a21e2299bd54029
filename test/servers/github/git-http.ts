import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { gitEnvironment } from './git-store.ts';
import type { RepositoryOptions } from './model.ts';
import { isGitLogin } from './request-rules.ts';

export interface GitRemote {
  readonly repository: RepositoryOptions;
  readonly gitDir: string;
  readonly token: string;
  readonly takesPushes: boolean;
  readonly report: (violation: string) => void;
}

interface GitRequest {
  /** What follows `/{owner}/{name}.git`, for instance `/info/refs`. */
  readonly subpath: string;
  readonly query: string;
  readonly body: Uint8Array;
}

const service = /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/info\/refs|\/git-(?:upload|receive)-pack)$/;

/** The part of a path that git's protocol adds to the repository's address; undefined: not a git request. */
export function gitSubpath(path: string, { owner, name }: RepositoryOptions): string | undefined {
  const [, pathOwner = '', pathName = '', subpath] = service.exec(path) ?? [];
  const isOurs =
    pathOwner.toLowerCase() === owner.toLowerCase() && pathName.toLowerCase() === name.toLowerCase();
  return isOurs ? subpath : undefined;
}

/** Serves a git client; pushes only where they are expected, and private repositories only with the token. */
export async function answerGit(
  request: IncomingMessage,
  response: ServerResponse,
  of: GitRequest & { readonly remote: GitRemote },
): Promise<void> {
  const { remote, subpath, query } = of;
  const { authorization } = request.headers;
  const isSignedIn = authorization !== undefined && isGitLogin(authorization, remote.token);
  const isPush = subpath.endsWith('receive-pack') || query.includes('git-receive-pack');
  if (authorization !== undefined && !isSignedIn) remote.report(`git ${subpath}: wrong credentials`);
  if (isPush && !remote.takesPushes) {
    remote.report(`git ${subpath}: a push, and the publisher works over the API only`);
    response.writeHead(403).end();
    return;
  }
  if (!isSignedIn && (isPush || remote.repository.private === true || authorization !== undefined)) {
    // git asks without credentials first, and again after this answer.
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    return;
  }
  await serveGit(request, response, of);
}

// As on github.com: any reachable commit can be fetched by its sha, and clones may be partial.
const serverSettings = { 'uploadpack.allowAnySHA1InWant': 'true', 'uploadpack.allowFilter': 'true' };

/** Answers one request of git's smart HTTP protocol through `git http-backend`, a CGI program (git-http-backend(1)). */
async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  of: GitRequest & { readonly remote: GitRemote },
): Promise<void> {
  const { gitDir, takesPushes } = of.remote;
  const settings = Object.entries({ ...serverSettings, 'http.receivepack': String(takesPushes) });
  const { GIT_DIR: _, ...env } = gitEnvironment(gitDir);
  const child = spawn('git', ['http-backend'], {
    env: {
      ...env,
      GIT_PROJECT_ROOT: dirname(gitDir),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], i) => [
          [`GIT_CONFIG_KEY_${i}`, key],
          [`GIT_CONFIG_VALUE_${i}`, value],
        ]),
      ),
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      PATH_INFO: `/${basename(gitDir)}${of.subpath}`,
      QUERY_STRING: of.query,
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(of.body.length),
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      ...(takesPushes ? { REMOTE_USER: 'x-access-token' } : {}),
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
