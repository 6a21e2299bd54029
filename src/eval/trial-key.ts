import { createHash } from 'node:crypto';
import { isJsonObject, type Json } from '../agent/json.ts';
import type { Settings } from '../agent/settings.ts';
import type { EvalTask } from './load-suite.ts';
import type { Configuration } from './result.ts';

/** One run to make: a task, from a commit, with all settings, for the n-th time. */
export interface Trial {
  readonly task: EvalTask;
  readonly commit: string;
  readonly settings: Settings;
  readonly configuration: Configuration;
  /** From 1. */
  readonly number: number;
}

/** Names a trial by everything it depends on, so that one that stands is never made again, and one that changed is. */
export function trialKey({ task, commit, settings, configuration, number }: Trial): string {
  const { id, goal, test, setup, workingDirectory, hidden } = task;
  const identity = {
    id,
    goal,
    test,
    setup,
    workingDirectory,
    hidden: hidden?.run ?? null,
    commit,
    settings,
    configuration,
  };
  const hash = createHash('sha256').update(canonical(JSON.parse(JSON.stringify({ ...identity, number }))));
  return `${id}.${number}.${hash.digest('hex').slice(0, 16)}`;
}

/** Tells configurations apart, in a few letters. */
export const configurationId = (configuration: Configuration): string =>
  createHash('sha256').update(canonical(configuration)).digest('hex').slice(0, 8);

/** JSON with its keys in order: equal values, equal text. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}
