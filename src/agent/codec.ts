import * as z from 'zod';
import type { Json } from './json.ts';
import { type Settings, SettingsSchema } from './settings.ts';
import { type Task, TaskSchema } from './task.ts';

// The trace on disk is snake_case. Keys are renamed by these two functions, both ways, except under `env`,
// whose keys are names of the user's own.

const OWN_KEYS = new Set(['env']);

export const taskToTrace = (task: Task): Json => snakeKeys(task);
export const taskFromTrace = (json: Json): Task => TaskSchema.parse(renameKeys(json, camelCase));
export const settingsToTrace = (settings: Settings): Json => snakeKeys(settings);
export const settingsFromTrace = (json: Json): Settings => SettingsSchema.parse(renameKeys(json, camelCase));

/** Any plain value as it stands on disk. */
export const snakeKeys = (value: unknown): Json => renameKeys(z.json().parse(value), snakeCase);

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (key: string): string =>
  key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function renameKeys(value: Json, rename: (key: string) => string): Json {
  if (Array.isArray(value)) return value.map((each: Json) => renameKeys(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      rename(key),
      OWN_KEYS.has(key) ? each : renameKeys(each, rename),
    ]),
  );
}
