import type { RunResult } from './conclude.ts';
import type { RunSetup } from './run.ts';

/** Whether what a run found is the built-in solver's work, and no model's. */
export const isMechanical = (
  { settings }: Pick<RunSetup, 'settings'>,
  { state }: { readonly state: Pick<RunResult['state'], 'turns'> },
): boolean => settings.solver !== 'model' && state.turns === 0;
