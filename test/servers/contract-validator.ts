import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from './json.ts';

/** Says what is wrong with `value` by `schema`. A schema is compiled once, when it is first needed. */
export type Validate = (schema: JsonObject, value: Json) => readonly string[];

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const maxProblems = 12;

/** Validates against schemas that refer into `document` as `id`; `coerceTypes` reads "12" as a number where one is due. */
export function validatorFor(document: JsonObject, id: string, coerceTypes: boolean): Validate {
  const ajv = new Ajv2020({
    code: { optimize: false },
    inlineRefs: false,
    strict: false,
    allErrors: true,
    coerceTypes,
  });
  ajv.addFormat('date-time', dateTime);
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  ajv.addFormat('email', /^[^@\s]+@[^@\s]+$/);
  ajv.addFormat('repo.nwo', /^[^/\s]+\/[^/\s]+$/);
  ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger });
  for (const anything of ['float', 'unixtime']) ajv.addFormat(anything, true);
  ajv.addSchema(document, id);
  const compiled = new Map<JsonObject, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    // A union complains once for each member, whatever was meant: its tags come last.
    const [tags, others] = [errors.filter(isOfTag), errors.filter((error) => !isOfTag(error))];
    return [...new Set([...others, ...tags].map(describeError))].slice(0, maxProblems);
  };
}

const isOfTag = ({ keyword, instancePath }: ErrorObject): boolean =>
  keyword === 'anyOf' || (keyword === 'enum' && /\/(?:type|role)$/.test(instancePath));

function describeError({ instancePath, message, params }: ErrorObject): string {
  const details = Object.values(params).filter((value) => typeof value === 'string' || Array.isArray(value));
  return `${instancePath || '/'} ${message ?? 'is wrong'} ${JSON.stringify(details)}`;
}
