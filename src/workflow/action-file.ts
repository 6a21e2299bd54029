import { type Files, inFolder } from './folder.ts';
import { entries, parseFile, textOf } from './parse.ts';
import { type InputSource, inputsOf, type StepSource, stepsOf } from './workflow-file.ts';

/** An action of the repository. `steps` null: it is no composite one. */
export interface ActionSource {
  /** Relative to the repository. */
  readonly folder: string;
  readonly inputs: ReadonlyMap<string, InputSource>;
  readonly steps: readonly StepSource[] | null;
}

/** Reads `action.yml` or `action.yaml` of a folder; null when there is none that can be read. */
export async function readAction(files: Files, folder: string): Promise<ActionSource | null> {
  for (const name of ['action.yml', 'action.yaml']) {
    const path = inFolder(folder, name);
    const content = await files.readFile(path);
    if (content === null) continue;
    const token = parseFile('action', path, content);
    if (token === null) return null;
    const root = entries(token);
    const runs = entries(root.get('runs'));
    const isComposite = textOf(runs.get('using'))?.toLowerCase() === 'composite';
    return {
      folder,
      inputs: inputsOf(root.get('inputs')),
      steps: isComposite ? stepsOf(runs.get('steps')) : null,
    };
  }
  return null;
}
