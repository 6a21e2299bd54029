import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Programs that run inside of test runners, each by the name of its file. The build replaces this module by one that holds only
 * these strings (scripts/build.ts).
 */
const pluginText = (name: string): string => readFileSync(join(import.meta.dirname, 'plugins', name), 'utf8');

export const WARM_PYTEST = pluginText('agent_fix_warm.py');
export const WARM_NODE = pluginText('agent_fix_warm.mjs');
export const PYTEST_LINES = pluginText('agent_fix_lines.py');
