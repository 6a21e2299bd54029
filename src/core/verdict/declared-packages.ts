import * as z from 'zod';
import { readJson } from '../json.ts';

/** Files that say which packages have to be installed, by their names. */
export const PACKAGE_MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.(?:cfg|py)|Pipfile|Gemfile|[\w.-]*requirements[\w.-]*\.(?:txt|in))$/;

const Packages = z.record(z.string(), z.unknown()).default({});
const PackageJson = z.object({
  dependencies: Packages,
  devDependencies: Packages,
  optionalDependencies: Packages,
});

/** Sections of an INI or TOML file that name no dependency. */
const OTHER_SECTIONS =
  /^\[(?!project\]|project\.optional-dependencies|dependency-groups|(?:dev-)?packages|options\]|options\.extras_require|tool\.(?:poetry|pdm|uv|hatch|rye|pixi|flit))[^\n]*(?:\n(?!\[)[^\n]*)*/gm;

/** How a project names itself and what it is made of. */
const OWN_NAMES =
  /\b(?:name|packages|py[-_]modules|package_dir|include|keywords)\s*[=:]\s*(?:\[[^\]]*\]|\{[^}]*\}|["']?[^\n,]*)/g;

/** Whether a manifest declares the package with the name of a module; not for a module within a package. */
export function declaresModule({ name, text }: Manifest, module: string): boolean {
  if (name === 'package.json')
    return Object.values(readJson(PackageJson, text) ?? {}).some((packages) =>
      Object.hasOwn(packages, module),
    );
  if (!/^[\w-]+$/.test(module)) return false;
  if (name === 'Gemfile') return new RegExp(`^\\s*gem ['"]${module}['"]`, 'm').test(text);
  // Names of distributions are often those of their modules with `py` in front; all hyphens are equal.
  const pattern = `(?:py|python-)?${module.replace(/[-_]/g, '[-_.]')}`;
  return new RegExp(`(?:^|["'])[ \\t]*${pattern}[ \\t]*(?:$|[\\[<>=~!;"',@#])`, 'im').test(
    text.replace(OTHER_SECTIONS, '').replace(OWN_NAMES, ''),
  );
}

export interface Manifest {
  /** Of the file, without its folder. */
  readonly name: string;
  readonly text: string;
}
