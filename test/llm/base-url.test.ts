import { expect, test } from 'vitest';
import { checkBaseUrl } from '../../src/llm/base-url.ts';

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
