import * as z from 'zod';

// The parts of webhook payloads that are used, in their published form:
// https://docs.github.com/en/webhooks/webhook-events-and-payloads

const AccountSchema = z.object({ login: z.string(), id: z.number(), type: z.string() });
export type Account = z.infer<typeof AccountSchema>;

const RepositorySchema = z.object({ id: z.number(), default_branch: z.string() });
const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/** Has the same form in a payload and from the API. */
export const WorkflowRunSchema = z.object({
  id: z.number(),
  run_attempt: z.number(),
  workflow_id: z.number(),
  name: z.string().nullish(),
  path: z.string(),
  conclusion: z.string().nullable(),
  head_branch: z.string().nullable(),
  head_sha: sha,
  /** null when the repository, a fork, is gone. */
  head_repository: z.object({ id: z.number() }).nullable(),
  triggering_actor: AccountSchema.nullish(),
  actor: AccountSchema.nullish(),
  event: z.string().optional(),
  run_number: z.number().optional(),
  pull_requests: z.array(z.object({ base: z.object({ ref: z.string() }) })).nullish(),
});
export type WorkflowRun = z.infer<typeof WorkflowRunSchema>;

export const WorkflowRunPayload = z.object({
  action: z.string(),
  sender: AccountSchema,
  repository: RepositorySchema,
  workflow_run: WorkflowRunSchema,
  workflow: z.object({ name: z.string() }).nullish(),
});

export const IssuesPayload = z.object({
  action: z.string(),
  sender: AccountSchema,
  repository: RepositorySchema,
  label: z.object({ name: z.string() }).nullish(),
  issue: z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullable(),
    updated_at: z.string(),
    pull_request: z.unknown().optional(),
  }),
});

export const DispatchPayload = z.object({
  sender: AccountSchema,
  repository: RepositorySchema,
  inputs: z.record(z.string(), z.unknown()).nullish(),
});

/** Any event, for a step under `if: failure()`. Schedules have no sender. */
export const StepPayload = z.object({
  sender: AccountSchema.nullish(),
  repository: RepositorySchema,
  deleted: z.boolean().nullish(),
  pull_request: z
    .object({
      number: z.number(),
      head: z.object({ ref: z.string(), sha, repo: z.object({ id: z.number() }).nullable() }),
    })
    .nullish(),
});

const PullRequestSchema = z.object({
  number: z.number(),
  title: z.string(),
  state: z.string(),
  head: z.object({ ref: z.string(), sha, repo: z.object({ id: z.number() }).nullable() }),
  base: z.object({ ref: z.string() }),
});
/** Has the same form in a payload and from the API. */
export type PullRequest = z.infer<typeof PullRequestSchema>;

export const IssueCommentPayload = z.object({
  action: z.string(),
  sender: AccountSchema,
  repository: RepositorySchema,
  issue: z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullable(),
    pull_request: z.unknown().optional(),
  }),
  comment: z.object({
    id: z.number(),
    body: z.string(),
    user: AccountSchema.nullable(),
    created_at: z.string(),
  }),
});

export const ReviewPayload = z.object({
  action: z.string(),
  sender: AccountSchema,
  repository: RepositorySchema,
  pull_request: PullRequestSchema,
  review: z.object({
    id: z.number(),
    state: z.string(),
    body: z.string().nullable(),
    user: AccountSchema.nullable(),
  }),
});
