import { execFile } from 'node:child_process';
import type { TestCommand } from '../core/task.ts';

/** Whose commands a step's `shell:` reads; null is the runner's own choice. */
export function shellFamily(shell: string | null): 'posix' | 'windows' | 'other' {
  const program = /^(?:\S*[\\/])?([\w-]*)/.exec(shell?.trim() ?? '')?.[1] ?? '';
  if (/^(?:(?:ba|da|z|k|a|mk)?sh)?$/.test(program)) return 'posix';
  return /^(?:pwsh|powershell|cmd)$/.test(program) ? 'windows' : 'other';
}

/** How to run a script: the program, its arguments, and the file it reads. */
export interface ShellPlan {
  readonly program: string;
  /** With `{0}` where the script's path goes. */
  readonly args: readonly string[];
  readonly extension: '.sh' | '.py' | '.ps1' | '';
  readonly script: string;
}

/**
 * The runner's own words for a step's `shell:`, with the arguments it gives them:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
 * Null is a step that names no shell. Throws for a template without `{0}`.
 */
export function planShell(
  shell: string | null,
  run: string,
  isOnPath: (program: string) => boolean,
): ShellPlan {
  const script = run.replaceAll('\r\n', '\n');
  switch (shell?.trim() ?? '') {
    case '':
      return { program: isOnPath('bash') ? 'bash' : 'sh', args: ['-e', '{0}'], extension: '.sh', script };
    case 'bash':
      return {
        program: 'bash',
        args: '--noprofile --norc -e -o pipefail {0}'.split(' '),
        extension: '.sh',
        script,
      };
    case 'sh':
      return { program: 'sh', args: ['-e', '{0}'], extension: '.sh', script };
    case 'python':
      return { program: 'python', args: ['{0}'], extension: '.py', script };
    case 'pwsh':
    case 'powershell':
      return planPowerShell(shell?.trim() ?? '', script);
    default:
      return planTemplate(shell?.trim() ?? '', script);
  }
}

/** The lines that the runner puts around a PowerShell script, so that it fails as other shells do. */
function planPowerShell(program: string, script: string): ShellPlan {
  const end = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }';
  return {
    program,
    args: ['-command', ". '{0}'"],
    extension: '.ps1',
    script: `$ErrorActionPreference = 'stop'\n${script}\n${end}\n`,
  };
}

function planTemplate(template: string, script: string): ShellPlan {
  const words = [...template.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);
  const [program, ...args] = words;
  if (program === undefined || !args.some((arg) => arg.includes('{0}'))) {
    throw new Error(
      `shell "${template}" is neither bash, sh, python or pwsh nor a template with {0} for the script's path`,
    );
  }
  return { program, args, extension: program === 'bash' || program === 'sh' ? '.sh' : '', script };
}

/** One word for a POSIX shell, whatever it holds but NUL. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const quoteAll = (words: readonly string[]): string => words.map(quote).join(' ');

/** A shell reads megabytes in that time. */
const READING_MS = 2_000;

/**
 * Why a shell cannot even read the command, in its own words; null where it can, where it is no shell's, or where nobody
 * can tell. Nothing of the command is run.
 */
export async function scriptProblem(
  { shell, run }: Pick<TestCommand, 'shell' | 'run'>,
  findProgram: (name: string) => string | null,
): Promise<string | null> {
  const { program: name, extension, script } = planShell(shell, run, (each) => findProgram(each) !== null);
  const program = findProgram(name);
  if (extension !== '.sh' || program === null) return null;
  // Patterns that a line of the script may switch on itself are no mistake.
  const args = name === 'bash' ? ['-O', 'extglob', '-n'] : ['-n'];
  return new Promise((resolve) => {
    // Without BASH_ENV, which would be run, and in English.
    const child = execFile(program, args, { env: {}, timeout: READING_MS }, (error, _, stderr) => {
      const isRefused = error !== null && typeof error.code === 'number';
      resolve(isRefused ? (stderr.split('\n')[0] ?? '').replace(/^\S*sh: /, '').trim() : null);
    });
    child.stdin?.on('error', () => {}).end(script);
  });
}
