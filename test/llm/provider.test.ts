import { expect, test } from 'vitest';
import {
  checkApiKey,
  checkBaseUrl,
  isOpenAI,
  keyFor,
  type ProviderChoice,
  resolveProvider,
  withoutKey,
} from '../../src/llm/provider.ts';

const choose = (more: Partial<ProviderChoice>) =>
  resolveProvider({ provider: 'openai', key: null, baseUrl: null, model: null, api: null, env: {}, ...more });

test.each([
  ['openai', 'OPENAI', 'responses', 'https://api.openai.com/v1', 'gpt-5.4-mini'],
  [
    'together',
    'TOGETHER',
    'chat-completions',
    'https://api.together.xyz/v1',
    'Qwen/Qwen2.5-72B-Instruct-Turbo',
  ],
] as const)('%s needs nothing but its key', (provider, names, api, baseUrl, model) => {
  const keyName = `${names}_API_KEY`;
  const access = { api, baseUrl, key: 'k', model, keyName, baseUrlName: `${names}_BASE_URL` };
  expect(choose({ provider, env: { [keyName]: 'k' } })).toEqual(access);
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

test('a key is wanted, except for a model on this machine', () => {
  const keyOf = (url: string, value = '') => keyFor(checkBaseUrl(url, 'url'), { name: 'key', value });
  expect(() => keyOf('https://api.openai.com/v1')).toThrow(/^Input key: missing, and https:/);
  expect(() => keyOf('https://127.0.0.1.evil.example')).toThrow(/missing/);
  for (const url of ['http://127.0.0.1:8080/v1', 'http://localhost:1', 'http://[::1]:1/v1'])
    expect(keyOf(url)).toBe('none');
  expect(keyOf('http://localhost:1', 'mine')).toBe('mine');
});

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
  [' https://api.openai.com/v1/ ', 'https://api.openai.com/v1'],
  ['https://llm.example:8443/openai/v1//', 'https://llm.example:8443/openai/v1'],
  ['https://10.0.0.5/v1', 'https://10.0.0.5/v1'],
  ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
  ['http://127.8.8.8', 'http://127.8.8.8'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
  ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ['HTTP://LOCALHOST/v1', 'http://localhost/v1'],
])('%s is accepted', (text, expected) => {
  expect(checkBaseUrl(text, 'openai-base-url')).toBe(expected);
});

test.each([
  ['', 'is not a URL'],
  ['api.openai.com/v1', 'is not a URL'],
  ['file:///etc/passwd', 'scheme "file:"'],
  ['javascript:alert(1)', 'scheme "javascript:"'],
  ['ftp://example.com', 'scheme "ftp:"'],
  ['http://api.openai.com/v1', 'clear text'],
  ['http://10.0.0.5/v1', 'clear text'],
  ['http://0.0.0.0/v1', 'clear text'],
  ['http://localhost.evil.example/v1', 'clear text'],
  ['http://127.0.0.1.evil.example/v1', 'clear text'],
  ['http://[::2]/v1', 'clear text'],
  ['https://169.254.169.254/latest', 'link-local'],
  ['http://169.254.169.254/latest', 'link-local'],
  ['https://2852039166/latest', 'link-local'],
  ['https://0xa9.0xfe.0xa9.0xfe/', 'link-local'],
  ['https://[::ffff:169.254.169.254]/', 'link-local'],
  ['https://[fe80::1]/', 'link-local'],
  ['https://[fd00:ec2::254]/', 'link-local'],
  ['https://user:hunter2@api.openai.com/v1', 'credentials'],
  ['https://user@api.openai.com/v1', 'credentials'],
  ['https://api.openai.com/v1?key=hunter2', 'query'],
  ['https://api.openai.com/v1?', 'query'],
  ['https://api.openai.com/v1#hunter2', 'fragment'],
])('%s is refused: %s', (text, reason) => {
  expect(() => checkBaseUrl(text, 'openai-base-url')).toThrow(new RegExp(`^openai-base-url .*${reason}`));
});

test('an error never repeats a password or a query', () => {
  for (const text of ['https://u:hunter2@h/', 'https://h/?hunter2', 'ht!tp://u:hunter2@h']) {
    expect(() => checkBaseUrl(text, '--base-url')).toThrow(/^(?!.*hunter2)/);
  }
});
