import { camelKeys } from './codec.ts';
import type { Json } from './json.ts';
import { type Settings, SettingsSchema } from './settings.ts';
import { type Task, TaskSchema } from './task.ts';

// What `run_start` holds, read again; apart from codec.ts, because a run only writes it and need not load the schemas.

/** Throws a ZodError for what is none. */
export const taskFromTrace = (json: Json): Task => TaskSchema.parse(camelKeys(json));
export const settingsFromTrace = (json: Json): Settings => SettingsSchema.parse(camelKeys(json));
