import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  judge: Pick<StartedProgram, 'program' | 'args'>,
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
