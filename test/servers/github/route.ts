import { type JsonObject, numberAt, optionalNumberAt } from '../json.ts';
import type { Reply } from '../loopback.ts';
import type { GitStore } from './git-store.ts';
import type { Issue } from './model.ts';
import type { Scene } from './render.ts';

/** A request that has been found valid. */
export interface Call {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly body: JsonObject;
  /** Path and query as they came, for links to other pages. */
  readonly url: URL;
}

/** An artifact as the API knows it; `url` is its signed address in the storage, on another origin. */
export interface RunArtifact {
  readonly id: number;
  readonly name: string;
  readonly stored: Buffer;
  readonly url: string;
  readonly expired?: boolean;
}

/** What the routes act on. */
export interface World {
  readonly scene: Scene;
  readonly git: GitStore;
  /** Whose token it is. */
  readonly login: string;
  /** What the run under way has uploaded so far. */
  readonly artifacts: () => Iterable<RunArtifact>;
  /** Where job logs are served. */
  readonly logOrigin: string;
}

/** Answers one operation of the contract. */
export type Route = (call: Call, world: World) => Reply | Promise<Reply>;

/** Raised for a request that is valid but certainly not meant: it is recorded as a violation. */
export class Mistake extends Error {}

const docs = 'https://docs.github.com/rest';

export function ok(body: JsonObject): Reply {
  return { status: 200, body };
}

export function created(body: JsonObject): Reply {
  return { status: 201, body };
}

/** An error with the service's usual body (basic-error). */
export function refused(status: number, message: string): Reply {
  return { status, body: { message, documentation_url: docs, status: String(status) } };
}

export const notFound = refused(404, 'Not Found');

/** 422 in the service's form (validation-error). */
export function unprocessable(message: string, errors: readonly JsonObject[] = []): Reply {
  return {
    status: 422,
    body: { message, documentation_url: docs, ...(errors.length === 0 ? {} : { errors }) },
  };
}

export interface Page {
  readonly skip: number;
  /** At most 100, whatever was asked for. */
  readonly limit: number;
  readonly number: number;
}

export function pageOf({ query }: Call): Page {
  const number = Math.max(1, optionalNumberAt(query, 'page') ?? 1);
  const limit = Math.min(100, Math.max(1, optionalNumberAt(query, 'per_page') ?? 30));
  return { number, limit, skip: (number - 1) * limit };
}

/** The `link` header for a list of `total` items, or of that many at least, that goes on after this page. */
export function linkToNext(call: Call, page: Page, total: number): Readonly<Record<string, string>> {
  const last = Math.ceil(total / page.limit);
  if (page.number >= last) return {};
  const at = (number: number) => {
    const url = new URL(call.url);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return { link: `<${at(page.number + 1)}>; rel="next", <${at(last)}>; rel="last"` };
}

/** One page of `items`, as a bare list or inside the object that `wrap` makes of it. */
export function paged(
  call: Call,
  items: readonly JsonObject[],
  wrap: (page: readonly JsonObject[], total: number) => JsonObject | readonly JsonObject[] = (page) => page,
): Reply {
  const page = pageOf(call);
  const shown = items.slice(page.skip, page.skip + page.limit);
  const headers = linkToNext(call, page, items.length);
  return { status: 200, body: wrap(shown, items.length), headers };
}

/** The issue (or pull request) that the path names. */
export function issueIn(call: Call, { scene }: World): Issue | undefined {
  return scene.state.issues.get(numberAt(call.path, 'issue_number'));
}
