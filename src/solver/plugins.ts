import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs that run inside of test runners, each under the name of its file. The build puts a module with nothing but these
 * strings in the place of this one (scripts/build.ts).
 */
const pluginText = (name: string): string => readFileSync(join(import.meta.dirname, 'plugins', name), 'utf8');

export const WARM_PYTEST = pluginText('agent_fix_warm.py');
export const WARM_NODE = pluginText('agent_fix_warm.mjs');
export const PYTEST_LINES = pluginText('agent_fix_lines.py');
