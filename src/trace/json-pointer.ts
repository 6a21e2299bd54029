import { isJsonObject, type Json } from '../agent/json.ts';

// RFC 6901: '' is the whole value, '/a/0' its member `a`, element 0; '~' and '/' in a key stand as '~0' and '~1'.

export const pointerStep = (key: string | number): string =>
  `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value a pointer names; undefined when there is none. */
export function valueAt(value: Json, pointer: string): Json | undefined {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>(memberOf, value);
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (value === undefined) return undefined;
  if (isJsonObject(value)) return Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(value) && /^\d+$/.test(key) ? value[Number(key)] : undefined;
}
