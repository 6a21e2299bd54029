import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that tests see with other content; `path` is relative. */
export interface Replaced {
  readonly path: string;
  readonly content: string;
}

/** Those that hold a credential, without it. */
export function settingsOf(root: string, paths: readonly string[]): readonly Replaced[] {
  return paths.flatMap((path) => {
    const text = readText(join(root, path));
    const content = text === null ? '' : withoutCredentials(text);
    return text === null || content === text ? [] : [{ path, content }];
  });
}

/** Whole sections that send credentials, or fetch them from elsewhere. */
const SECRET_SECTION = /^\s*\[\s*(?:credential|include|includeif)\b/i;
const SECRET_KEY = /^\s*(?:extraheader|cookiefile|askpass|sshcommand|helper|password|token|proxy)\s*=/i;
const USER_IN_URL = /(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s"]+@/gi;

/** A git configuration without headers, helpers, included files, and passwords in addresses: https://git-scm.com/docs/git-config */
export function withoutCredentials(config: string): string {
  let isSecret = false;
  const kept: string[] = [];
  for (const line of config.split('\n')) {
    if (/^\s*\[/.test(line)) isSecret = SECRET_SECTION.test(line);
    if (!isSecret && !SECRET_KEY.test(line.replace(/^\s*\[[^\]]*\]/, '')))
      kept.push(line.replace(USER_IN_URL, '$1'));
  }
  return kept.join('\n');
}

/** null where it cannot be read. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
