import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** PATH with Python itself first, where a version manager's script stands: it looks for its version at each start, for longer than most of our scripts run. */
export function quickPath(): string {
  const path = process.env['PATH'] ?? '';
  const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  const folder = dirname((stdout ?? '').trim());
  return folder === '.' || path.split(delimiter).includes(folder) ? path : `${folder}${delimiter}${path}`;
}
