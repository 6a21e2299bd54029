import { readFileSync } from 'node:fs';

/** Stands in every trace and in the user agent. It is told in package.json alone; scripts/build.ts writes it into the bundle. */
export const { version: VERSION }: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
