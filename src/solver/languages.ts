import type { Language } from './language.ts';
import { GO } from './languages/go.ts';
import { JAVA } from './languages/java.ts';
import { JAVASCRIPT, TSX, TYPESCRIPT } from './languages/javascript.ts';
import { PYTHON } from './languages/python.ts';
import { RUST } from './languages/rust.ts';

/** A language is a table. A template asks for one by its id only where it is about an idiom of that language alone. */
export const LANGUAGES: readonly Language[] = [PYTHON, JAVASCRIPT, TYPESCRIPT, TSX, GO, JAVA, RUST];

export function languageOf(path: string): Language | null {
  return LANGUAGES.find(({ extensions }) => extensions.some((extension) => path.endsWith(extension))) ?? null;
}
