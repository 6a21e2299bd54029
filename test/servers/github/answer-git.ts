import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GitHttpRequest, serveGit } from './git-http.ts';
import type { RepositoryOptions } from './model.ts';
import { isGitLogin } from './request-rules.ts';

export interface GitRemote {
  readonly repository: RepositoryOptions;
  readonly gitDir: string;
  readonly token: string;
  readonly takesPushes: boolean;
  readonly report: (violation: string) => void;
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
  of: Pick<GitHttpRequest, 'subpath' | 'query' | 'body'> & { readonly remote: GitRemote },
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
  await serveGit(request, response, { ...of, gitDir: remote.gitDir, takesPushes: remote.takesPushes });
}
