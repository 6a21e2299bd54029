import { headersOf, type Loopback, listen } from '../loopback.ts';
import type { RunOptions } from './model.ts';
import { findJob } from './routes-actions.ts';

/** A request that reached the origin of the job logs. */
export interface LogRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LogOriginOptions {
  readonly runs: () => Iterable<RunOptions>;
  readonly record: (request: LogRequest) => void;
  readonly report: (violation: string) => void;
}

/** The storage that job logs are redirected to: another origin, which must never see the token. */
export function startLogOrigin({ runs, record, report }: LogOriginOptions): Promise<Loopback> {
  return listen(
    async (request, response) => {
      const headers = headersOf(request);
      const path = request.url ?? '/';
      record({ path, headers });
      if (headers['authorization'] !== undefined) report(`${path}: the token went to the origin of the logs`);
      const [, id = '', signature = ''] = /^\/jobs\/(\d+)\/logs\?sig=signed-for-(\d+)$/.exec(path) ?? [];
      const log = id === signature ? findJob(Number(id), runs())?.log : undefined;
      if (log === undefined || request.method !== 'GET') {
        report(`${request.method} ${path}: no such log`);
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(log);
    },
    (error) => report(`the origin of the logs crashed: ${error}`),
  );
}
