import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { JsonObject } from '../json.ts';
import type { Reply } from '../loopback.ts';
import type { BlobStore } from './blob-store.ts';
import { readZip } from './read-zip.ts';
import { requests } from './twirp-messages.ts';

/** An artifact that was uploaded and finalized. */
export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  /** ISO 8601, when a retention was asked for. */
  readonly expiresAt: string | undefined;
  readonly zip: Buffer;
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface ArtifactServiceOptions {
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
  /** Names taken so far, with when they expire. */
  readonly #created = new Map<string, string | undefined>();
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
      case 'ListArtifacts':
        return this.#checked(requests.ListArtifacts, body, (message) => this.#list(message));
      case 'GetSignedArtifactURL':
        return this.#checked(requests.GetSignedArtifactURL, body, (message) => this.#sign(message));
      case 'DeleteArtifact':
        return this.#checked(requests.DeleteArtifact, body, (message) => this.#delete(message));
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

  #create({ name, expires_at }: z.infer<typeof requests.CreateArtifact>): Reply {
    if (this.#created.has(name))
      return this.#refuse(409, 'already_exists', `an artifact ${name} exists already`);
    this.#created.set(name, expires_at);
    return { status: 200, body: { ok: true, signed_upload_url: this.#options.blobs.urlOf(`${name}.zip`) } };
  }

  #finalize({ name, size, hash }: z.infer<typeof requests.FinalizeArtifact>): Reply {
    const zip = this.#options.blobs.contentOf(`${name}.zip`);
    if (!this.#created.has(name) || zip === undefined) {
      return this.#refuse(404, 'not_found', `${name} was not created and uploaded`);
    }
    const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`;
    if (Number(size) !== zip.length || hash !== digest) {
      return this.#refuse(400, 'invalid_argument', `${name}: size or hash is not that of the upload`);
    }
    const id = 7000 + this.stored.length;
    this.stored.push({ id, name, expiresAt: this.#created.get(name), zip, files: readZip(zip) });
    return { status: 200, body: { ok: true, artifact_id: String(id) } };
  }

  #list({ name_filter: name, id_filter: id, ...job }: z.infer<typeof requests.ListArtifacts>): Reply {
    const found = this.stored
      .filter((artifact) => name === undefined || artifact.name === name)
      .filter((artifact) => id === undefined || String(artifact.id) === id);
    const artifacts = found.map((artifact) => ({
      ...job,
      database_id: String(artifact.id),
      name: artifact.name,
      size: String(artifact.zip.length),
    }));
    return { status: 200, body: { artifacts } };
  }

  #sign({ name }: z.infer<typeof requests.GetSignedArtifactURL>): Reply {
    const isStored = this.stored.some((artifact) => artifact.name === name);
    if (!isStored) return this.#refuse(404, 'not_found', `no artifact ${name}`);
    return { status: 200, body: { signed_url: this.#options.blobs.urlOf(`${name}.zip`) } };
  }

  #delete({ name }: z.infer<typeof requests.DeleteArtifact>): Reply {
    const index = this.stored.findIndex((artifact) => artifact.name === name);
    const [artifact] = index < 0 ? [] : this.stored.splice(index, 1);
    if (artifact === undefined) return this.#refuse(404, 'not_found', `no artifact ${name}`);
    this.#created.delete(name);
    return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } };
  }

  #refuse(status: number, code: string, msg: string): Reply {
    this.#options.report(msg);
    return { status, body: { code, msg } };
  }
}
