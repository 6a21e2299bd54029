import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from './json.ts';

/** Says what is wrong with `value` by `schema`. A schema is compiled once, when it is first needed. */
export type Validate = (schema: JsonObject, value: Json) => readonly string[];

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Validates against schemas that refer into `document` as `id`; `coerceTypes` reads "12" as a number where one is due. */
export function validatorFor(document: JsonObject, id: string, coerceTypes: boolean): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
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
    return validate(value) ? [] : explain(validate.errors ?? []);
  };
}

/** A union complains once for each member: members whose tag names another kind are left out, the deepest is told first. */
function explain(errors: readonly ErrorObject[]): readonly string[] {
  const otherKinds = errors
    .filter(({ keyword, instancePath }) => keyword === 'enum' && /\/(type|role)$/.test(instancePath))
    .map(({ instancePath, schemaPath }) => ({
      object: instancePath.slice(0, instancePath.lastIndexOf('/')),
      schema: schemaPath.slice(0, schemaPath.lastIndexOf('/properties/')),
    }));
  const meant = errors.filter(
    ({ instancePath, schemaPath }) =>
      !otherKinds.some(
        ({ object, schema }) => instancePath.startsWith(object) && schemaPath.startsWith(schema),
      ),
  );
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const told = (meant.some(({ keyword }) => keyword !== 'anyOf') ? meant : errors).filter(
    (e) => e.keyword !== 'anyOf',
  );
  const lines = [
    ...Map.groupBy(
      told.toSorted((a, b) => depth(b) - depth(a)),
      (error) => error.instancePath,
    ).values(),
  ];
  return lines
    .flatMap((errorsOfOneValue) => [...new Set(errorsOfOneValue.map(describe))].slice(0, 5))
    .slice(0, 15);
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const details = Object.values(params).filter((value) => typeof value === 'string' || Array.isArray(value));
  return `${instancePath === '' ? '/' : instancePath} ${message ?? 'is wrong'} ${JSON.stringify(details)}`;
}
