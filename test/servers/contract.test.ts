import { expect, test } from 'vitest';
import { contractLines } from '../../scripts/extract-contracts.ts';
import { contractOf, readContract } from './contract.ts';
import { failing, pullCreationForbidden, secondaryRateLimit, validationFailed } from './github/faults.ts';
import { isObject, type Json, type JsonObject, parseJson } from './json.ts';

const path = '/things/{id}/parts/{part}';
const description: JsonObject = {
  openapi: '3.0.3',
  paths: {
    [path]: {
      post: {
        operationId: 'parts/create',
        parameters: [
          { $ref: '#/components/parameters/id' },
          { name: 'part', in: 'path', required: true, schema: { type: 'string' }, 'x-multi-segment': true },
          { name: 'page', in: 'query', schema: { type: 'integer' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/part' } } },
        },
        responses: {
          '201': { content: { 'application/json': { schema: { $ref: '#/components/schemas/shape' } } } },
        },
      },
    },
    '/things/{id}/parts/all': { post: { operationId: 'parts/all', parameters: [], responses: {} } },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' } } },
    schemas: {
      error: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
      named: { type: 'object', properties: { name: { type: 'string', nullable: true, enum: ['a', 'b'] } } },
      part: {
        allOf: [
          { $ref: '#/components/schemas/named' },
          {
            type: 'object',
            properties: { size: { type: 'number' }, shape: { $ref: '#/components/schemas/shape' } },
          },
        ],
      },
      shape: {
        oneOf: [
          {
            type: 'object',
            properties: { type: { type: 'string', enum: ['circle'] }, r: { type: 'number' } },
            required: ['type'],
          },
          {
            type: 'object',
            properties: { type: { type: 'string', enum: ['square'] }, a: { type: 'number' } },
            required: ['type'],
          },
        ],
      },
    },
  },
};

const CUT = { routes: [`POST ${path}`, 'POST /things/{id}/parts/all'], error: 'error' };
const LINES = contractLines(description, CUT);

function create() {
  const match = contractOf(LINES, 'error').match('POST', '/things/5/parts/left/upper');
  if (match === undefined) throw new Error('no match');
  return match;
}

test('a route is found by method and path, a literal segment first', () => {
  const contract = contractOf(LINES, 'error');
  expect(contract.match('POST', '/things/5/parts/left')?.id).toBe('parts/create');
  expect(contract.match('POST', '/things/5/parts/all')?.id).toBe('parts/all');
  expect(contract.match('GET', '/things/5/parts/left')).toBeUndefined();
  expect(contract.match('POST', '/things/5/6/parts/left')).toBeUndefined();
});

test('parameters come as their declared types, and undeclared ones are problems', () => {
  const { parameters } = create();
  expect(parameters(new URLSearchParams('page=2'))).toEqual({
    path: { id: 5, part: 'left/upper' },
    query: { page: 2 },
    problems: [],
  });
  expect(parameters(new URLSearchParams('page=two&sort=up')).problems).toEqual([
    '/query must NOT have additional properties ["sort"]',
    '/query/page must be integer ["integer"]',
  ]);
});

test.each<[string, Json | undefined, readonly string[]]>([
  ['a whole body', { name: 'a', size: 1, shape: { type: 'square', a: 2 } }, []],
  ['null where it is nullable', { name: null }, []],
  ['no body', undefined, ['has no JSON body']],
  ['a property of no part', { nam: 'a' }, ['/ must NOT have unevaluated properties ["nam"]']],
  ['a wrong value', { name: 'c' }, ['/name must be equal to one of the allowed values [["a","b",null]]']],
  [
    'a property of another member',
    { shape: { type: 'square', r: 2 } },
    ['/shape must NOT have additional properties ["r"]'],
  ],
  [
    'a union without that member',
    { shape: { type: 'line' } },
    ['/shape/type must be equal to one of the allowed values [["circle"]]'],
  ],
])('a request with %s', (_, body, problems) => {
  expect(create().problemsOfRequest(body).slice(0, 1)).toEqual(problems);
});

test('a response is judged by its status', () => {
  const { problemsOfResponse } = create();
  expect(problemsOfResponse(201, { type: 'circle' })).toEqual([]);
  expect(problemsOfResponse(201, undefined)).toEqual(['has no body']);
  expect(problemsOfResponse(200, {})).toEqual(['status 200 is not described']);
  expect(problemsOfResponse(404, { message: 'Not Found' })).toEqual([]);
  expect(problemsOfResponse(404, {})).toEqual([`/ must have required property 'message' ["message"]`]);
});

const github = readContract('github', 'basic-error');

test('a response is filled with what its description requires, and keeps what was said', () => {
  const match = github.match('GET', '/repos/o/r/pulls');
  const body = [{ number: 7, title: 'Fix', labels: [{ name: 'bot' }], user: null }];
  expect(match?.problemsOfResponse(200, body)).not.toEqual([]);
  const filled = match?.filled(200, body);
  expect(match?.problemsOfResponse(200, filled)).toEqual([]);
  expect(filled).toMatchObject(body);
});

test('a route is a line, with all that it alone names; what several name follows', () => {
  const lines = LINES.map(parseJson).filter(isObject);
  expect(lines.map(({ route, name }) => route ?? name)).toEqual([
    'POST /things/{id}/parts/{part+}',
    'POST /things/{id}/parts/all',
    'error',
    'shape',
  ]);
  expect(LINES[0]).toContain('"size":{"type":"number"}');
});

test('a member of a union that nobody speaks is no part of the contract', () => {
  const spoken = { ...CUT, types: ['square'] };
  const match = contractOf(contractLines(description, spoken), 'error').match('POST', '/things/5/parts/x');
  expect(match?.problemsOfResponse(201, { type: 'square' })).toEqual([]);
  expect(match?.problemsOfResponse(201, { type: 'circle' })[0]).toContain('/type must be equal');
});

test("GitHub's known failures are worded as its description says", () => {
  const match = github.match('POST', '/repos/o/r/pulls');
  const faults = [
    pullCreationForbidden,
    failing('pulls/create', 404),
    failing('pulls/create', 500),
    secondaryRateLimit('pulls/create', 403, 1),
    validationFailed('pulls/create', 'No commits'),
  ];
  for (const { status, body } of faults) expect(match?.problemsOfResponse(status, body)).toEqual([]);
});
