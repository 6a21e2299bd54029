import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { explain } from './contract-explain.ts';
import { at, type Json, type JsonObject } from './json.ts';

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
  const judge = {
    errorsOf(schema: JsonObject, value: Json) {
      const validate = compiled.get(schema) ?? ajv.compile(schema);
      compiled.set(schema, validate);
      return validate(value) ? [] : (validate.errors ?? []);
    },
    resolve: (ref: string) => at(document, ...ref.slice(`${id}#/`.length).split('/')),
  };
  return (schema, value) => {
    const errors = judge.errorsOf(schema, value);
    if (errors.length === 0) return [];
    const told = explain(schema, value, { judge }).slice(0, maxProblems);
    return told.length > 0
      ? told
      : errors.slice(0, maxProblems).map((e) => `${e.instancePath || '/'} ${e.message}`);
  };
}
