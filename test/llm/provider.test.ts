import { expect, test } from 'vitest';
import { checkApiKey, withoutKey } from '../../src/llm/api-key.ts';
import { checkBaseUrl } from '../../src/llm/base-url.ts';
import { isOpenAI, type ProviderChoice, resolveProvider } from '../../src/llm/provider.ts';

const choose = (more: Partial<ProviderChoice>) =>
  resolveProvider({ provider: 'openai', key: null, baseUrl: null, model: null, api: null, env: {}, ...more });

test('OpenAI needs nothing but its key', () => {
  expect(choose({ env: { OPENAI_API_KEY: 'sk-openai' } })).toEqual({
    api: 'responses',
    baseUrl: 'https://api.openai.com/v1',
    key: 'sk-openai',
    model: 'gpt-5.4-mini',
    keyName: 'OPENAI_API_KEY',
    baseUrlName: 'OPENAI_BASE_URL',
  });
});

test('Together needs nothing but its key', () => {
  expect(choose({ provider: 'together', env: { TOGETHER_API_KEY: 'tg' } })).toEqual({
    api: 'chat-completions',
    baseUrl: 'https://api.together.xyz/v1',
    key: 'tg',
    model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
    keyName: 'TOGETHER_API_KEY',
    baseUrlName: 'TOGETHER_BASE_URL',
  });
});

test('a flag goes before the environment, the environment before the default', () => {
  const env = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'env-model', OPENAI_BASE_URL: 'https://env.example/v1' };
  expect(choose({ env })).toMatchObject({ model: 'env-model', baseUrl: 'https://env.example/v1' });
  const flags = {
    model: { name: '--model', value: 'flag-model' },
    baseUrl: { name: '--base-url', value: 'http://127.0.0.1:1/v1' },
    api: 'chat-completions',
  } as const;
  expect(choose({ env, ...flags })).toMatchObject({
    model: 'flag-model',
    baseUrl: 'http://127.0.0.1:1/v1',
    baseUrlName: '--base-url',
    api: 'chat-completions',
  });
});

test('an input left empty counts as not given', () => {
  const empty = { model: { name: 'model', value: '' }, baseUrl: { name: 'openai-base-url', value: ' ' } };
  const access = choose({ key: { name: 'openai-api-key', value: 'k' }, ...empty });
  expect(access).toMatchObject({
    model: 'gpt-5.4-mini',
    baseUrl: 'https://api.openai.com/v1',
    keyName: 'openai-api-key',
    baseUrlName: 'openai-base-url',
  });
});

test("one provider reads none of the other's variables", () => {
  const openai = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://evil.example', OPENAI_MODEL: 'm' };
  expect(() => choose({ provider: 'together', env: openai })).toThrow(/^TOGETHER_API_KEY is not set/);
  const both = { ...openai, TOGETHER_API_KEY: 'tg' };
  expect(choose({ provider: 'together', env: both })).toMatchObject({
    key: 'tg',
    baseUrl: 'https://api.together.xyz/v1',
    model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
  });
  const together = { TOGETHER_API_KEY: 'tg', TOGETHER_BASE_URL: 'https://api.together.xyz/v1' };
  expect(() => choose({ env: together })).toThrow(/^OPENAI_API_KEY is not set/);
});

test("a key from the environment is not sent to the other provider's address", () => {
  const baseUrl = { name: '--base-url', value: 'https://api.together.xyz/v1' };
  expect(() => choose({ env: { OPENAI_API_KEY: 'k' }, baseUrl })).toThrow(
    /^--base-url points at api\.together\.xyz, .* choose the provider "together" and set TOGETHER_API_KEY\.$/,
  );
  const env = { TOGETHER_API_KEY: 'k', TOGETHER_BASE_URL: 'https://eu.api.openai.com/v1' };
  expect(() => choose({ provider: 'together', env })).toThrow(
    /^TOGETHER_BASE_URL points at eu\.api\.openai\.com/,
  );
});

test('a dot at the end of a host hides nothing', () => {
  const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://api.together.xyz./v1' };
  expect(() => choose({ env })).toThrow(/^OPENAI_BASE_URL points at/);
});

test('a look-alike host is nobody’s provider, and needs to be chosen by hand', () => {
  expect(isOpenAI(checkBaseUrl('https://api.openai.com/v1', 'x'))).toBe(true);
  expect(isOpenAI(checkBaseUrl('https://api.openai.com.evil.example/v1', 'x'))).toBe(false);
  expect(isOpenAI(checkBaseUrl('https://evilopenai.com/v1', 'x'))).toBe(false);
  expect(isOpenAI(checkBaseUrl('https://me.openai.azure.com/openai/v1', 'x'))).toBe(false);
});

test('a key given as an input goes to the address given with it', () => {
  const access = choose({
    key: { name: 'openai-api-key', value: 'k' },
    baseUrl: { name: 'openai-base-url', value: 'https://api.together.xyz/v1' },
  });
  expect(access.baseUrl).toBe('https://api.together.xyz/v1');
});

test('a missing key is told by the name of its input', () => {
  expect(() => choose({ key: { name: 'openai-api-key', value: '' } })).toThrow(/^openai-api-key is not set/);
});

test('the line end of a pasted key is dropped; a key that no header takes is refused and not repeated', () => {
  expect(checkApiKey('sk-abc\n', 'k')).toBe('sk-abc');
  for (const bad of ['sk-abc\ndef', 'sk abc', 'sk-äbc', 'sk-"abc', 'sk-\\abc']) {
    expect(() => checkApiKey(bad, 'openai-api-key')).toThrow(/^openai-api-key (?!.*abc)/);
  }
});

test('an echoed key is blotted out, a placeholder is not', () => {
  const key = checkApiKey('sk-0123456789', 'k');
  expect(withoutKey('a sk-0123456789 b sk-0123456789', key)).toBe('a *** b ***');
  expect(withoutKey('ollama is a server', checkApiKey('ollama', 'k'))).toBe('ollama is a server');
});
