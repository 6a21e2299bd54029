import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { FUNCTION_SPECS } from '../../../src/core/model/tools.ts';

const SchemaNode = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
  items: z.unknown().optional(),
});

/** Keywords of OpenAI's strict mode: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
const STRICT_KEYWORDS = 'type description properties required additionalProperties items enum'.split(' ');

/** All nodes of a schema, each checked against what strict mode wants. */
function checkStrict(schema: unknown): void {
  const node = SchemaNode.parse(schema);
  for (const keyword of Object.keys(node)) expect(STRICT_KEYWORDS).toContain(keyword);
  if ([node.type].flat().includes('object')) {
    expect(node.additionalProperties).toBe(false);
    expect(node.required).toEqual(Object.keys(node.properties ?? {}));
  }
  for (const property of Object.values(node.properties ?? {})) checkStrict(property);
  if (node.items !== undefined) checkStrict(node.items);
}

describe('the functions', () => {
  test('are the five tools, final and reflect, in an order that never changes', () => {
    const tools = ['list_files', 'read_file', 'grep', 'read_symbol', 'write_file'];
    expect(FUNCTION_SPECS.map(({ name }) => name)).toEqual([...tools, 'final', 'reflect']);
  });

  test.each(FUNCTION_SPECS.map((spec) => [spec.name, spec] as const))('%s suits strict mode', (_, spec) => {
    checkStrict(spec.parameters);
    expect(spec.description).not.toBe('');
  });

  test('take less than 3 KB of every prompt', () => {
    expect(JSON.stringify(FUNCTION_SPECS).length).toBeLessThan(3 * 1024);
  });

  test('tell the bounds that their schemas leave out', () => {
    const reflect = FUNCTION_SPECS.find(({ name }) => name === 'reflect');
    expect(reflect?.description).toContain('one to five');
  });

  test('have nullable optional arguments', () => {
    const [, readFile] = FUNCTION_SPECS;
    expect(readFile?.parameters).toEqual({
      type: 'object',
      properties: {
        rel_path: { type: 'string' },
        start_line: { type: ['integer', 'null'] },
        end_line: { type: ['integer', 'null'] },
        max_chars: { type: ['integer', 'null'] },
      },
      required: ['rel_path', 'start_line', 'end_line', 'max_chars'],
      additionalProperties: false,
    });
  });
});
