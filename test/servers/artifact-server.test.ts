import { expect, test } from 'vitest';
import * as z from 'zod';
import { serve } from './serve.ts';

test('the storage takes signed requests without the token only, and no list of blocks it does not have', async () => {
  await using servers = await serve();
  const server = servers.artifacts;
  const { ACTIONS_RESULTS_URL: origin, ACTIONS_RUNTIME_TOKEN: token } = server.environment;
  const authorization = `Bearer ${token}`;
  const created = await fetch(`${origin}twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, name: 'trace', version: 7, mime_type: 'application/zip' }),
  });
  const { signed_upload_url: signed } = z
    .object({ signed_upload_url: z.string() })
    .parse(await created.json());
  const put = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const versioned = { 'x-ms-version': '2025-01-05', ...headers };
    return (
      await fetch(url, {
        method: 'PUT',
        headers: versioned,
        body: '<BlockList><Latest>QQ==</Latest></BlockList>',
      })
    ).status;
  };
  expect(await put(`${signed}&comp=block&blockid=Qg==`)).toBe(201);
  expect(server.violations).toEqual([]);
  expect(await put(`${signed}&comp=blocklist`)).toBe(400);
  expect(await put(`${signed.split('?')[0]}?comp=block&blockid=QQ==`)).toBe(400);
  expect(await put(`${signed}&comp=block&blockid=QQ==`, { authorization })).toBe(400);
  expect(server.violations).toEqual([
    expect.stringContaining('lists block QQ==, which was not put'),
    expect.stringContaining('unsigned'),
    expect.stringContaining('the runtime token went to the storage'),
  ]);
});

const ids = {
  workflow_run_backend_id: 'ce7f54c7-61c7-4aae-887f-30da475f5f1a',
  workflow_job_run_backend_id: 'ca395085-040a-526b-2ce8-bdc85f692774',
};
const nothing = { ...ids, name: 'x', size: '1', hash: `sha256:${'0'.repeat(64)}` };

test.each([
  ['an unknown method', 'MigrateArtifact', {}, {}, 'unknown method'],
  ['a field in the wrong case', 'CreateArtifact', { workflowRunBackendId: 'x' }, {}, 'workflowRunBackendId'],
  [
    'the ids of another job',
    'FinalizeArtifact',
    { ...nothing, workflow_job_run_backend_id: 'x' },
    {},
    'another job',
  ],
  ['a wrong token', 'FinalizeArtifact', nothing, { authorization: 'Bearer x' }, 'runtime token'],
  [
    'another content type',
    'FinalizeArtifact',
    nothing,
    { 'content-type': 'application/protobuf' },
    'not JSON',
  ],
  ['finalizing nothing', 'FinalizeArtifact', nothing, {}, 'not created'],
])('%s is a violation', async (_, method, body, headers, problem) => {
  await using servers = await serve();
  const server = servers.artifacts;
  const { ACTIONS_RESULTS_URL: origin, ACTIONS_RUNTIME_TOKEN: token } = server.environment;
  const url = `${origin}twirp/github.actions.results.api.v1.ArtifactService/${method}`;
  const usual = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...usual, ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(false);
  expect(server.violations).toEqual([expect.stringContaining(problem)]);
});
