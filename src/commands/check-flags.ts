import type * as z from 'zod';

/** Checks parsed flags. Throws an Error naming each wrong flag, what it was given, and what it takes. */
export function checkFlags<S extends z.ZodType>(schema: S, values: object): z.infer<S> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const flag = String(path[0]);
    return `--${flag} ${JSON.stringify(Reflect.get(values, flag))}: ${message}`;
  });
  throw new Error(problems.join('\n'));
}
