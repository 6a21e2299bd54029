import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../base/errors.ts';
import { lastChars, shellWord } from '../base/text.ts';
import type { Service } from '../core/task.ts';
import { readRegularFile } from './folders.ts';

/** A program with its whole environment and the folder that it starts in, as tests name it. */
interface StartedProgram {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
}

export interface StartedService extends StartedProgram {
  readonly service: Service;
}

const FAILED = 'service-failed';
const logOf = (number: number): string => `service-${number}.log`;

/**
 * A shell script that starts the services of a job, waits for those of its steps that end, and then becomes the judge: all of them
 * are in one sandbox, and end with it. `scratch`: a private folder, as tests name it, for what the services print.
 */
export function servingScript(
  services: readonly StartedService[],
  judge: { readonly program: string; readonly args: readonly string[] },
  scratch: string,
): string {
  const lines = services.map(({ program, args, env, folder, service: { isInBackground } }, number) => {
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const words = ['/usr/bin/env', '-i', ...variables, program, ...args].map(shellWord).join(' ');
    const log = shellWord(join(scratch, logOf(number)));
    const started = `( cd ${shellWord(folder)} && exec ${words} ) </dev/null >${log} 2>&1`;
    const failed = shellWord(join(scratch, FAILED));
    return isInBackground ? `${started} &` : `${started} || { echo ${number} >${failed}; exit 1; }`;
  });
  return [...lines, `exec ${[judge.program, ...judge.args].map(shellWord).join(' ')}`, ''].join('\n');
}

const MAX_SERVICE_LOG_BYTES = 4 * 1024 * 1024;
const SHOWN_CHARS = 2000;

/** What the services of a run have printed, and the step that failed before the judge began; null: none did. `scratch`: on this machine. */
export function readServices(
  services: readonly Service[],
  scratch: string,
): {
  readonly printed: readonly string[];
  readonly failed: { readonly step: string; readonly last: string } | null;
} {
  const texts = services.map(
    (_, number) => readRegularFile(join(scratch, logOf(number)), MAX_SERVICE_LOG_BYTES) ?? '',
  );
  const printed = services.flatMap(({ step }, number) => {
    const text = lastChars((texts[number] ?? '').trimEnd(), SHOWN_CHARS);
    // The mark keeps the lines from being read as those of a test runner.
    const lines = text.split('\n').map((line) => `| ${line}`);
    return text === '' ? [] : [[`[agent-fix: printed by step "${step}"]`, ...lines].join('\n')];
  });
  if (!existsSync(join(scratch, FAILED))) return { printed, failed: null };
  const number = Number(readRegularFile(join(scratch, FAILED), 100) ?? '0');
  const step = services[number]?.step ?? '';
  return { printed, failed: { step, last: (texts[number] ?? '').trim().split('\n').at(-1) ?? '' } };
}

/** Makes the file of a serving script; gives its path as tests name it. */
export function writeServing(script: string, here: string, seen: string): string {
  writeFileSync(join(here, 'services.sh'), script);
  return join(seen, 'services.sh');
}

/**
 * A server that an earlier step of the job in which we run has started: the program of the process and its port; null: none is known. Where
 * tests share the network with it, they ask it, and not the service that is started with the change.
 */
export function serverOfJob(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly program: string; readonly port: number } | null {
  const { GITHUB_RUN_ID: run = '', GITHUB_JOB: job = '', RUNNER_TRACKING_ID: runner = '' } = environment;
  if (run === '' || job === '') return null;
  // Of two jobs of a matrix on one machine, only this tells the processes apart. A step may have emptied it, so that its server stays.
  const isOfOther = (variable: string): boolean =>
    runner !== '' && /^RUNNER_TRACKING_ID=./.test(variable) && variable !== `RUNNER_TRACKING_ID=${runner}`;
  const ports = new Map(['tcp', 'tcp6'].flatMap((table) => listening(`/proc/net/${table}`)));
  for (const pid of orElse([], () => readdirSync('/proc')).filter((name) => /^\d+$/.test(name))) {
    const variables = orElse('', () => readFileSync(`/proc/${pid}/environ`, 'utf8')).split('\0');
    if (!variables.includes(`GITHUB_RUN_ID=${run}`) || !variables.includes(`GITHUB_JOB=${job}`)) continue;
    if (variables.some(isOfOther)) continue;
    for (const descriptor of orElse([], () => readdirSync(`/proc/${pid}/fd`))) {
      const port = ports.get(orElse('', () => readlinkSync(`/proc/${pid}/fd/${descriptor}`)));
      if (port === undefined) continue;
      // Its arguments may hold secrets of the step that started it, which redaction does not know.
      return { program: orElse('', () => readFileSync(`/proc/${pid}/comm`, 'utf8')).trim(), port };
    }
  }
  return null;
}

/** `["socket:[4711]", 8080]` for each socket that waits for connections: https://docs.kernel.org/networking/proc_net_tcp.html */
const listening = (table: string): readonly (readonly [socket: string, port: number])[] =>
  orElse('', () => readFileSync(table, 'utf8'))
    .split('\n')
    .flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      return state === '0A'
        ? [[`socket:[${inode}]`, Number.parseInt(local.split(':').at(-1) ?? '', 16)]]
        : [];
    });
