/**
 * Loads what a run needs later: where nothing keeps the tests from our files, a chunk of `dist/` that they rewrite must
 * not be what we load next. `test/load-everything.test.ts` knows what is left out, and why.
 */
export async function loadEverything(): Promise<void> {
  await Promise.all([import('diff'), import('re2js')]);
}
