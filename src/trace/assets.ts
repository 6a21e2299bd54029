import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page's stylesheet. The build puts a module with nothing but this string in the place of this one (scripts/build.ts). */
export const PAGE_STYLE = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8').replace(
  /^ *\/\*.*\*\/\n|^ +|\n(?=\n)/gm,
  '',
);
