import * as z from 'zod';

const backend = { workflow_run_backend_id: z.string(), workflow_job_run_backend_id: z.string() };

/** Requests of `github.actions.results.api.v1.ArtifactService`, as `@actions/artifact` 6 writes them in JSON. */
export const requests = {
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
