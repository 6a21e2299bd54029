import { parse } from 'yaml';
import { orElse } from '../base/errors.ts';

const MAX_ALIASES = 100;

/**
 * null: the text is no YAML. Values with tags of a tool's own, such as GitLab's `!reference`, are read without them: the library would
 * print a warning for each.
 */
export const readYaml = (text: string): unknown =>
  orElse(null, () => parse(text, { maxAliasCount: MAX_ALIASES, logLevel: 'error' }));
