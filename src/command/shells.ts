/** The family of shells that a step's `shell:` belongs to; null is the runner's own choice. */
export function shellFamily(shell: string | null): 'posix' | 'windows' | 'other' {
  const program = /^(?:\S*[\\/])?([\w-]*)/.exec(shell?.trim() ?? '')?.[1] ?? '';
  if (/^(?:(?:ba|da|z|k|a|mk)?sh)?$/.test(program)) return 'posix';
  return /^(?:pwsh|powershell|cmd)$/.test(program) ? 'windows' : 'other';
}

/** How to run a script: the program, its arguments, and the file it reads. */
interface ShellPlan {
  readonly program: string;
  /** The arguments, with `{0}` in the place of the script's path. */
  readonly args: readonly string[];
  readonly extension: '.sh' | '.py' | '.ps1' | '';
  readonly script: string;
}

/**
 * How to run a script as GitHub's runner does for a step's `shell:`, with the arguments that the runner gives each shell:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell
 * Null is a step that names no shell. Throws for a template without `{0}`.
 */
export function planShell(
  shell: string | null,
  run: string,
  isOnPath: (program: string) => boolean,
): ShellPlan {
  const script = run.replaceAll('\r\n', '\n');
  const name = shell?.trim() ?? '';
  if (name === '') return { ...SHELLS.sh, program: isOnPath('bash') ? 'bash' : 'sh', script };
  if (name === 'bash' || name === 'sh' || name === 'python') return { ...SHELLS[name], script };
  return name === 'pwsh' || name === 'powershell' ? planPowerShell(name, script) : planTemplate(name, script);
}

const SHELLS = {
  bash: { program: 'bash', args: '--noprofile --norc -e -o pipefail {0}'.split(' '), extension: '.sh' },
  sh: { program: 'sh', args: ['-e', '{0}'], extension: '.sh' },
  python: { program: 'python', args: ['{0}'], extension: '.py' },
} as const;

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
