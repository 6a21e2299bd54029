import { createServer } from 'node:https';
import { expect, test } from 'vitest';
import type { Attempt } from '../../src/agent/ports.ts';
import { checkBaseUrl } from '../../src/llm/base-url.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { realConversation } from './conversations.ts';
import { modelAt } from './scripted-endpoint.ts';
import { selfSigned } from './self-signed.ts';

test('a certificate that nobody vouches for ends it at once, and nothing is sent', async () => {
  let requests = 0;
  const server = createServer(selfSigned(), (_, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const llm = createLLM({
    api: 'responses',
    ...modelAt(checkBaseUrl(`https://localhost:${port}/v1`, 'test')),
  });
  const attempts: Attempt[] = [];
  const completion = await llm.send(llm.render(realConversation([{ type: 'user', text: 'Goal' }])), {
    timeoutMs: 30_000,
    signal: new AbortController().signal,
    onAttempt: (attempt) => attempts.push(attempt),
  });
  server.close();
  expect(completion).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  expect(attempts).toEqual([{ status: null, error: 'DEPTH_ZERO_SELF_SIGNED_CERT', waitMs: null }]);
  expect(requests).toBe(0);
});
