import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { FUNCTION_SPECS, toolName } from '../../../src/core/model/tools.ts';

const SchemaNode = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.boolean().optional(),
  items: z.unknown().optional(),
});

/** Keywords of OpenAI's strict mode, and bounds, which it is not sent: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
const STRICT_KEYWORDS =
  'type description properties required additionalProperties items enum minimum minLength minItems maxItems'.split(
    ' ',
  );

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

  test('take at most 3.1 KB of every prompt', () => {
    expect(JSON.stringify(FUNCTION_SPECS).length).toBeLessThan(3200);
  });

  test('tell the bounds that OpenAI’s schemas leave out', () => {
    const reflect = FUNCTION_SPECS.find(({ name }) => name === 'reflect');
    expect(reflect?.description).toContain('one to five');
  });

  test('have nullable optional arguments', () => {
    const [, readFile] = FUNCTION_SPECS;
    expect(readFile?.parameters).toEqual({
      type: 'object',
      properties: {
        rel_path: { type: 'string' },
        start_line: { type: ['integer', 'null'], minimum: 1 },
        end_line: { type: ['integer', 'null'], minimum: 1 },
        max_chars: { type: ['integer', 'null'], minimum: 1 },
      },
      required: ['rel_path', 'start_line', 'end_line', 'max_chars'],
      additionalProperties: false,
    });
  });
});

describe('a name that a template or a server has changed', () => {
  test.each([
    'functions.read_file',
    'default_api:read_file',
    'default_api.read_file',
    'functions.read_file:0',
    'read_file<|channel|>commentary',
    'read_file<|constrain|>json',
    'read_file</s>',
    'read_file[ARGS]',
    ' read_file\n',
    'to=functions.read_file',
  ])('%j is the tool', (written) => expect(toolName(written)).toBe('read_file'));

  test.each(['read_files', 'os.read_file', 'read_file2', 'functions.open', 'read file', ''])(
    '%j stays as it is',
    (written) => expect(toolName(written)).toBe(written),
  );
});
