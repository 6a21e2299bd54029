import { quote, quoteAll } from '../../shell/shells.ts';

/** A file of the patch, lying ready where tests see it. */
export interface StagedFile {
  /** As the tests' side names it. */
  readonly from: string;
  /** Relative to the checkout. */
  readonly to: string;
  readonly isExecutable: boolean;
}

export interface InnerRequest {
  readonly checkout: string;
  /** Relative to the checkout. */
  readonly workingDirectory: string;
  readonly files: readonly StagedFile[];
  /** Relative to the checkout: what an earlier run was given and this one is not. */
  readonly gone: readonly string[];
  /** A folder that is removed once the command is about to start: as long as it is there, nothing has run. */
  readonly staging: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly limits: Limits;
}

export interface Limits {
  /** Processes and threads of the user that tests run as; the kernel exempts root, for whom the namespace's own bound counts. */
  readonly processes: number;
  /** Of one file. */
  readonly fileBytes: number;
}

/** A fork bomb ends far below what the kernel has numbers for; a large test suite stays far below this. */
export const MAX_PROCESSES = 8192;

/**
 * What a POSIX shell does inside of the sandbox, as the tests' user and with no right but theirs: limits, the patch,
 * the command. It stays as the first process of the namespace: it takes in orphans, and when it ends, all end.
 */
export function innerScript({
  checkout,
  workingDirectory,
  files,
  gone,
  staging,
  env,
  command,
  limits,
}: InnerRequest): string {
  const folder = workingDirectory === '.' ? checkout : `${checkout}/${workingDirectory}`;
  return `${LIMITS(limits)}
cd ${quote(checkout)} || exit 125
${files.length + gone.length === 0 ? '' : PUT}
${gone.map((path) => `gone ${quote(path)} || exit 125`).join('\n')}
${files.map(({ from, to, isExecutable }) => `put ${quote(from)} ${quote(to)} ${isExecutable ? 755 : 644} || exit 125`).join('\n')}
cd -P ${quote(folder)} 2>/dev/null || { echo 'no folder' >${quote(staging)}/reason; exit 125; }
case $PWD/ in ${quote(checkout)}/*) ;; *) echo 'no folder' >${quote(staging)}/reason; exit 125 ;; esac
rm -rf ${quote(staging)}
${commandLine(env, command)}
exit $?
`;
}

const commandLine = (env: InnerRequest['env'], command: readonly string[]): string =>
  `env -i ${quoteAll([...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...command])}`;

/**
 * Limits can only go down here, so a failure means that a lower one holds already. When memory runs out, the tests go
 * first. dash counts processes by -p, other shells by -u; files are counted in blocks of 512 bytes (bash: 1024).
 */
const LIMITS = ({ processes, fileBytes }: Limits): string => `exec 2>&1
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
ulimit -c 0 2>/dev/null
ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} 2>/dev/null
ulimit -f ${Math.ceil(fileBytes / 512)} 2>/dev/null
umask 022
trap : TERM HUP INT QUIT`;

/** Writes as git does on checkout: no link is followed, what stands in the way goes, what is right already stays untouched. */
const PUT = `set -f
put() {
  case $2 in
  */*)
    at=.
    IFS=/
    for part in \${2%/*}; do
      at=$at/$part
      if [ -L "$at" ] || { [ -e "$at" ] && [ ! -d "$at" ]; }; then rm -rf "$at" || return; fi
      [ -d "$at" ] || mkdir "$at" || return
    done
    unset IFS
    ;;
  esac
  if [ ! -L "./$2" ] && [ -f "./$2" ] && cmp -s "$1" "./$2"; then
    if [ $3 = 755 ]; then [ -x "./$2" ] && return 0; else [ -x "./$2" ] || return 0; fi
  fi
  rm -rf "./$2" && cp -p "$1" "./$2" && chmod $3 "./$2"
}
gone() {
  at=.
  IFS=/
  for part in $1; do
    if [ -L "$at" ]; then unset IFS; return 0; fi
    at=$at/$part
  done
  unset IFS
  rm -rf "./$1"
}`;
