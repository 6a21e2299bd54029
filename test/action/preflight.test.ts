import { expect, test } from 'vitest';
import { endpointOf } from '../../src/action/preflight.ts';
import { DEFAULT_SETTINGS, type Solver } from '../../src/agent/settings.ts';
import { type BaseUrl, checkApiKey } from '../../src/llm/provider.ts';
import { endpointThat, failing, json } from '../llm/scripted-endpoint.ts';

const REFUSED = 'The model endpoint refused the key (401): "no". Check openai-api-key.';

const KEY = checkApiKey('sk-test-0123456789abcdef', 'openai-api-key');

const asking = (baseUrl: BaseUrl, solver: Solver, fallbackModel: string | null = null) => ({
  access: {
    api: 'responses' as const,
    baseUrl,
    key: KEY,
    model: 'gpt-5.4-mini',
    keyName: 'openai-api-key',
    baseUrlName: 'openai-base-url',
  },
  llm: { endpoint: `${baseUrl}/responses` },
  inputs: { settings: { ...DEFAULT_SETTINGS, solver }, fallbackModel },
});

test.each([
  ['gpt-5.4', []],
  ['gpt-6', ['The model endpoint does not list "gpt-6" among its 2 models. Check the input fallback-model.']],
])('the model that later attempts ask is looked for as well: %s', async (fallback, warnings) => {
  const data = ['gpt-5.4', 'gpt-5.4-mini'].map((id) => ({ id }));
  await using endpoint = await endpointThat(json(200, { object: 'list', data }));
  const asked = asking(endpoint.baseUrl, 'model', fallback);
  expect(await endpointOf(asked, new AbortController().signal)).toEqual({ warnings, problems: [] });
});

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
    const asked = asking(endpoint.baseUrl, solver);
    expect(await endpointOf(asked, new AbortController().signal)).toEqual(found);
  },
);
