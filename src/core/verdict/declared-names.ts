import { addedLines } from './tripwires.ts';

const DECLARES =
  /\b(?:def|class|function|const|let|var|func|fn|type|struct|interface|module)\s+(?:self\.)?(\w+)/;
const DECLARES_METHOD = /^\s*(?:static |async )*(\w+)\([^)]*\) \{$/;

/** The names that the product's part of a patch, a unified diff, declares. */
export function declaredNames(diff: string, tests: readonly string[]): readonly string[] {
  const lines = addedLines(diff).filter(({ path }) => !tests.includes(path));
  return lines.flatMap(({ text }) => {
    const [, name] = DECLARES.exec(text) ?? DECLARES_METHOD.exec(text) ?? [];
    return name ?? [];
  });
}
