import type { Json } from '../agent/json.ts';
import { listAt, textAt } from './read-json.ts';

/** The model's list of what it changed; entries without a path are left out. */
export function claimedChanges(
  final: Json | undefined,
): readonly { readonly path: string; readonly description: string }[] {
  return listAt(final, 'changes')
    .map((change) => ({ path: textAt(change, 'path'), description: textAt(change, 'description') }))
    .filter(({ path }) => path !== '');
}
