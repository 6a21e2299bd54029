/** Whether two JSON values are the same, whatever the order of keys. */
export function deepEqual(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keysA = Object.keys(a);
  return keysA.every((key) => Object.hasOwn(b, key) && deepEqual(a[key], b[key]));
}
