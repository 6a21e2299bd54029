import { expect, test } from 'vitest';
import { endpointOf } from '../../src/action/preflight.ts';
import { DEFAULT_SETTINGS, type Solver } from '../../src/agent/settings.ts';
import { checkApiKey } from '../../src/llm/provider.ts';
import { endpointThat, failing } from '../llm/scripted-endpoint.ts';

const REFUSED = 'The model endpoint refused the key (401): "no". Check openai-api-key.';

test.each([
  ['model', { warnings: [], problems: [REFUSED] }],
  [
    'builtin-then-model',
    { warnings: [`${REFUSED} The built-in search tries first; no model can go on from it.`], problems: [] },
  ],
] as const satisfies readonly (readonly [Solver, unknown])[])(
  'with `solver: %s` a refused key is %j',
  async (solver, found) => {
    await using endpoint = await endpointThat(failing(401, 'no'), failing(401, 'no'));
    const { baseUrl } = endpoint;
    const access = {
      api: 'responses',
      baseUrl,
      key: checkApiKey('sk-test-0123456789abcdef', 'openai-api-key'),
      model: 'gpt-5.4-mini',
      keyName: 'openai-api-key',
      baseUrlName: 'openai-base-url',
    } as const;
    const asked = {
      access,
      llm: { endpoint: `${baseUrl}/responses` },
      inputs: { settings: { ...DEFAULT_SETTINGS, solver } },
    };
    expect(await endpointOf(asked, new AbortController().signal)).toEqual(found);
  },
);
