import { isObject, parseJson } from '../json.ts';
import { headersOf, listen, readBody, send } from '../loopback.ts';
import { ArtifactService, type StoredArtifact } from './artifact-service.ts';
import { startBlobStore } from './blob-store.ts';

export interface ArtifactScene {
  /** `down`: 503 always; `forbidden`: 403 always; `storage-down`: the service works, its storage answers 503. */
  readonly artifactFault?: 'down' | 'forbidden' | 'storage-down' | undefined;
}

/** Actions' results service, with its storage on another origin. Tests end with `violations` empty. */
export interface ArtifactServer {
  /**
   * What a step's process needs to find the service. The client also wants a GITHUB_SERVER_URL that is github.com or
   * below `.localhost`: the GitHub server's `serverUrl` is.
   */
  readonly environment: { readonly ACTIONS_RESULTS_URL: string; readonly ACTIONS_RUNTIME_TOKEN: string };
  /** Finalized ones, oldest first. */
  readonly artifacts: readonly StoredArtifact[];
  /** "CreateArtifact", "FinalizeArtifact", … in the order they came. */
  readonly calls: readonly string[];
  readonly violations: readonly string[];
  close(): Promise<void>;
}

const prefix = '/twirp/github.actions.results.api.v1.ArtifactService/';

export async function startArtifacts({ artifactFault: fault }: ArtifactScene): Promise<ArtifactServer> {
  const violations: string[] = [];
  const calls: string[] = [];
  const report = (violation: string) => void violations.push(violation);
  const [runId, jobId] = ['ce7f54c7-61c7-4aae-887f-30da475f5f1a', 'ca395085-040a-526b-2ce8-bdc85f692774'];
  const token = runtimeToken(runId, jobId);
  const blobs = await startBlobStore(fault === 'storage-down', report);
  const service = new ArtifactService({ runId, jobId, blobs, report });
  const server = await listen(
    async (request, response) => {
      const headers = headersOf(request);
      const body = parseJson((await readBody(request)).toString());
      const path = request.url ?? '/';
      const method = path.startsWith(prefix) ? path.slice(prefix.length) : path;
      calls.push(method);
      if (fault === 'down')
        return send(response, { status: 503, body: { code: 'unavailable', msg: 'down' } });
      if (fault === 'forbidden')
        return send(response, { status: 403, body: { code: 'permission_denied', msg: 'no' } });
      const problem = problemOf(request.method, headers, token);
      if (problem === undefined)
        return send(response, service.answer(method, isObject(body) ? body : undefined));
      report(`${request.method} ${path}: ${problem}`);
      send(response, { status: 401, body: { code: 'unauthenticated', msg: problem } });
    },
    (error) => report(`the fake crashed: ${error}`),
  );
  const close = async () => void (await Promise.all([server.close(), blobs.server.close()]));
  return {
    environment: { ACTIONS_RESULTS_URL: `${server.origin}/`, ACTIONS_RUNTIME_TOKEN: token },
    artifacts: service.stored,
    calls,
    violations,
    close,
  };
}

function problemOf(method: string | undefined, headers: Readonly<Record<string, string>>, token: string) {
  if (method !== 'POST') return 'Twirp takes POST only';
  if (headers['content-type']?.split(';')[0] !== 'application/json') return 'the body is not JSON';
  return headers['authorization'] === `Bearer ${token}`
    ? undefined
    : 'Authorization is not the runtime token';
}

/** A JWT in the form the runner hands to steps: the client reads its own ids from the scope. */
function runtimeToken(runId: string, jobId: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { scp: `Actions.GenericRead:00000000 Actions.Results:${runId}:${jobId}`, orchid: 'test' };
  return [encode({ alg: 'RS256', typ: 'JWT' }), encode(claims), 'c2lnbmF0dXJlLW9mLWEtdGVzdA'].join('.');
}
