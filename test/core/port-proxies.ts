/** A port of which one member is replaced. */
export function replacing<T extends object>(port: T, key: keyof T, replacement: unknown): T {
  return new Proxy(port, {
    get(target, property) {
      if (property === key) return replacement;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A port that works until one method was called `at` times. */
export function breaking<T extends object>(port: T, method: keyof T, at = 0): T {
  let calls = 0;
  const original: unknown = Reflect.get(port, method, port);
  return replacing(port, method, (...args: readonly unknown[]) => {
    if (calls++ >= at) throw new Error(`${String(method)} broke`);
    if (typeof original !== 'function') throw new Error(`${String(method)} is no method`);
    return Reflect.apply(original, port, args);
  });
}
