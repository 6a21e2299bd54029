import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAYLOADS } from '../../src/agent/events.ts';
import { OwnLineSchema } from '../../src/trace/trace-line.ts';

const document = readFileSync(new URL('../../docs/trace.md', import.meta.url), 'utf8');

test.each(Object.entries(PAYLOADS))('the document names %s and its fields', (kind, { shape }) => {
  const row = document.split('\n').find((line) => line.startsWith(`| \`${kind}\` |`));
  const request = document.split('\n').find((line) => line.startsWith('| `llm_request` |'));
  const said = kind === 'reflection_request' ? `${row} ${request}` : row;
  for (const field of Object.keys(shape)) expect(said).toContain(`\`${field}\``);
});

test('the document names the members of a line', () => {
  for (const member of Object.keys(OwnLineSchema.shape)) expect(document).toContain(`\`${member}\``);
});
