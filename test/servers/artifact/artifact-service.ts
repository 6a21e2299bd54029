import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import * as z from 'zod';
import type { JsonObject } from '../json.ts';
import type { Reply } from '../loopback.ts';
import type { BlobStore } from './blob-store.ts';
import { readZip } from './read-zip.ts';

const backend = { workflow_run_backend_id: z.string(), workflow_job_run_backend_id: z.string() };

/** Requests of `github.actions.results.api.v1.ArtifactService`, as `@actions/artifact` 6 writes them in JSON. */
const requests = {
  CreateArtifact: z.strictObject({
    ...backend,
    // Characters that artifacts cannot have: https://github.com/actions/toolkit/tree/main/packages/artifact
    name: z
      .string()
      .min(1)
      .regex(/^[^":<>|*?\r\n\\/]+$/),
    expires_at: z.iso.datetime({ offset: true }).exactOptional(),
    version: z.literal(7),
    // An archive, or a single file as it is: then the name is the file's own.
    mime_type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  }),
  FinalizeArtifact: z.strictObject({
    ...backend,
    name: z.string(),
    size: z.string().regex(/^\d+$/),
    hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  }),
};

/** An artifact that was uploaded and finalized. */
export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** As it lies in the storage: an archive, or a single file. */
  readonly stored: Buffer;
  readonly mimeType: string;
  /** How the storage is asked for it. */
  readonly url: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

interface ArtifactServiceOptions {
  readonly runId: string;
  readonly jobId: string;
  readonly blobs: BlobStore;
  readonly report: (violation: string) => void;
}

interface FromJob {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
}

/** The results service of one job: each name is created once, written to the storage, and finalized. */
export class ArtifactService {
  readonly stored: StoredArtifact[] = [];
  /** Media types of the names taken so far. */
  readonly #created = new Map<string, string>();
  readonly #options: ArtifactServiceOptions;

  constructor(options: ArtifactServiceOptions) {
    this.#options = options;
  }

  answer(method: string, body: JsonObject | undefined): Reply {
    switch (method) {
      case 'CreateArtifact':
        return this.#checked(requests.CreateArtifact, body, (message) => this.#create(message));
      case 'FinalizeArtifact':
        return this.#checked(requests.FinalizeArtifact, body, (message) => this.#finalize(message));
      default:
        return this.#refuse(404, 'bad_route', `unknown method ${method}`);
    }
  }

  #checked<T extends FromJob>(
    schema: z.ZodType<T>,
    body: JsonObject | undefined,
    answer: (message: T) => Reply,
  ): Reply {
    const parsed = schema.safeParse(body);
    if (!parsed.success) return this.#refuse(400, 'malformed', parsed.error.message);
    const { workflow_run_backend_id: run, workflow_job_run_backend_id: job } = parsed.data;
    const isOurs = run === this.#options.runId && job === this.#options.jobId;
    return isOurs ? answer(parsed.data) : this.#refuse(403, 'permission_denied', 'the ids of another job');
  }

  #create({ name, mime_type: mimeType }: z.infer<typeof requests.CreateArtifact>): Reply {
    if (this.#created.has(name))
      return this.#refuse(409, 'already_exists', `an artifact ${name} exists already`);
    const expected = isArchive(mimeType) ? 'application/zip' : MIME_TYPES[extname(name)];
    if (mimeType !== expected)
      return this.#refuse(400, 'invalid_argument', `${name} is of no type ${mimeType}`);
    this.#created.set(name, mimeType);
    return {
      status: 200,
      body: { ok: true, signed_upload_url: this.#options.blobs.urlOf(blobOf(name, mimeType)) },
    };
  }

  #finalize({ name, size, hash }: z.infer<typeof requests.FinalizeArtifact>): Reply {
    const mimeType = this.#created.get(name);
    const blob = mimeType === undefined ? '' : blobOf(name, mimeType);
    const { blobs } = this.#options;
    const stored = blobs.contentOf(blob);
    if (mimeType === undefined || stored === undefined) {
      return this.#refuse(404, 'not_found', `${name} was not created and uploaded`);
    }
    if (blobs.typeOf(blob) !== mimeType)
      return this.#refuse(400, 'invalid_argument', `${name} was announced as ${mimeType}`);
    const digest = `sha256:${createHash('sha256').update(stored).digest('hex')}`;
    if (Number(size) !== stored.length || hash !== digest) {
      return this.#refuse(400, 'invalid_argument', `${name}: size or hash is not that of the upload`);
    }
    const id = 7000 + this.stored.length;
    const files = isArchive(mimeType) ? readZip(stored) : new Map([[name, stored]]);
    this.stored.push({ id, name, stored, mimeType, url: blobs.urlOf(blob), files });
    return { status: 200, body: { ok: true, artifact_id: String(id) } };
  }

  #refuse(status: number, code: string, msg: string): Reply {
    this.#options.report(msg);
    return { status, body: { code, msg } };
  }
}

const isArchive = (mimeType: string): boolean => mimeType === 'application/zip';

const blobOf = (name: string, mimeType: string): string => (isArchive(mimeType) ? `${name}.zip` : name);

/** What single files are uploaded as, of the kinds that a browser or a later job reads. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.json': 'application/json',
};
