import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads every chunk of the bundle that lies in `dist`: where nothing keeps the tests from our files, one that they
 * rewrite must not be what we load next. A chunk only holds modules; none runs before it is asked for. Not bundled (in
 * development), there is nothing to load.
 */
export async function loadEverything(dist: string): Promise<void> {
  const bundle = join(dist, 'bundle');
  const chunks = existsSync(bundle)
    ? readdirSync(bundle).filter((name) => /^\d+\.index\.js$/.test(name))
    : [];
  await Promise.all(
    chunks.map((name) => import(/* webpackIgnore: true */ pathToFileURL(join(bundle, name)).href)),
  );
}
