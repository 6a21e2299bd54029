import { quote, quoteAll } from '../../shell/shells.ts';
import type { Bait } from './probe.ts';
import { type HiddenPlaces, isIn } from './world.ts';

export interface ProbeRequest {
  readonly bait: Bait;
  readonly hidden: HiddenPlaces;
  /** Where tests may write. */
  readonly writable: readonly string[];
  readonly checkout: string;
  /** The folder of the program that runs now. */
  readonly program: string;
  readonly sudo: string | null;
  readonly bash: string | null;
}

/**
 * A POSIX shell script that tries each way out, and prints `name=closed detail` or `name=open detail` for each. What a
 * shell can do itself it does itself: each program that it starts takes a millisecond.
 */
export function probeScript(request: ProbeRequest): string {
  return [
    'closed() { echo "$1=closed $2"; }',
    'open() { echo "$1=open $2"; }',
    'cd /',
    ...otherProcesses(request.bait),
    ...moreRights(request),
    sockets(),
    runnerTemp(request.bait),
    credentials(request.hidden, request.program),
    checkoutToken(request.checkout),
    workspace(request),
    writesOutside(request),
    network(request),
    descriptors(),
    "if (: </dev/tty) 2>/dev/null; then open terminal 'there is one'; else closed terminal 'there is none'; fi",
    `(setsid sleep ${request.bait.seconds} </dev/null >/dev/null 2>&1 &)`,
    'wait',
    'echo probe=done',
    '',
  ].join('\n');
}

function otherProcesses({ word, pid }: Bait): readonly string[] {
  const isSeen = `grep -aqs sleep /proc/${pid}/cmdline`;
  return [
    `if grep -aqs ${word} /proc/[0-9]*/environ; then open environment 'the variables of another process were read'; else closed environment 'the variables of no other process can be read'; fi`,
    `if ${isSeen} && (: </proc/${pid}/mem) 2>/dev/null; then open memory 'the memory of another process was opened'; else closed memory 'the memory of no other process can be opened'; fi`,
    `if ${isSeen} && kill -0 ${pid} 2>/dev/null; then open signals 'another process takes signals'; else closed signals 'no other process takes signals'; fi`,
  ];
}

function moreRights({ sudo }: ProbeRequest): readonly string[] {
  return [
    // In the background: it asks the machine's services, and takes longer than all the rest.
    sudo === null
      ? "closed sudo 'not installed'"
      : `if ${quote(sudo)} -n true 2>/dev/null; then open sudo 'works without a password'; else closed sudo 'refused'; fi &`,
    'bound=; while read -r name value; do case $name$value in NoNewPrivs:1) bound=1 ;; esac; done </proc/self/status',
    'while read -r name value; do case $name in CapEff:) case $value in *[1-9a-f]*) bound= ;; esac ;; esac; done </proc/self/status',
    "if [ -n \"$bound\" ]; then closed rights 'none, and no program gives more'; else open rights 'special rights, or setuid programs that work'; fi",
  ];
}

function sockets(): string {
  const names =
    'docker.sock containerd/containerd.sock podman/podman.sock dbus/system_bus_socket snapd.socket';
  const places = names.split(' ').flatMap((name) => [`/run/${name}`, `/var/run/${name}`]);
  return `found=; for each in ${places.join(' ')}; do [ -S $each ] && [ -w $each ] && found="$found $each"; done; ${verdict(
    'sockets',
    'reached:$found',
    'docker, containerd, podman, dbus, snapd: none is reached',
  )}`;
}

function runnerTemp({ folder }: Bait): string {
  return `found=; [ -e ${quote(`${folder}/_runner_file_commands/set_env`)} ] && found=1; ${verdict(
    'runner temp',
    'its files are seen',
    'its files are not seen',
  )}`;
}

/** Empty is closed, and so is what a program takes for empty. */
function credentials({ folders: all, files, shown }: HiddenPlaces, program: string): string {
  const folders = all.filter((folder) => folder !== program && !shown.some((place) => isIn(place, folder)));
  return [
    'found=',
    ...(folders.length === 0
      ? []
      : [
          `for each in ${quoteAll(folders)}; do [ -z "$(ls -A "$each" 2>/dev/null)" ] || found="$found $each"; done`,
        ]),
    ...(files.length === 0
      ? []
      : [
          `for each in ${quoteAll(files)}; do if [ -s "$each" ] && [ -r "$each" ]; then read -r line <"$each"; case $line in '{}'|'<settings/>') ;; *) found="$found $each" ;; esac; fi; done`,
        ]),
    verdict(
      'credentials',
      'read:$found',
      `${folders.length + files.length} places with credentials or of the runner are empty`,
    ),
  ].join('; ');
}

function checkoutToken(checkout: string): string {
  const file = quote(`${checkout}/.git/config`);
  return `found=; grep -Eiqs 'extraheader|includeif|//[^/@ ]*:[^/@ ]*@' ${file} && found=1; ${verdict(
    'checkout token',
    '.git/config holds credentials',
    'none in .git/config',
  )}`;
}

function workspace({ bait, writable }: ProbeRequest): string {
  return `found=; for each in ${quoteAll(writable)}; do (echo probe >"$each/${bait.mark}") 2>/dev/null || found="$found $each"; done; ${verdict(
    'workspace',
    'cannot be written:$found',
    'can be written',
  )}`;
}

function writesOutside({ bait, program, writable, checkout }: ProbeRequest): string {
  // The action can be part of the checkout itself (`uses: ./`): then tests have a copy of it.
  const isTheirs = isIn(program, checkout) || writable.some((place) => isIn(place, program));
  const places = [bait.folder, ...(isTheirs ? [] : [program]), '/etc', '/usr/local', '/var/lib', '/'];
  // A folder that is not the machine's own there (hidden, made anew) may take what it likes.
  const isReal = `[ "$each" != ${quote(bait.folder)} ] || [ -e "$each/_runner_file_commands" ]`;
  return `found=; for each in /proc/sys/kernel/core_pattern /proc/sys/vm/drop_caches /proc/sysrq-trigger; do if [ -e $each ] && (: >>$each) 2>/dev/null; then found="$found $each"; fi; done; for each in ${quoteAll(places)}; do if [ -n "$(ls -A "$each" 2>/dev/null)" ] && { ${isReal}; } && (echo probe >"$each/${bait.mark}") 2>/dev/null; then rm -f "$each/${bait.mark}"; found="$found $each"; fi; done; ${verdict(
    'writes outside',
    'wrote to$found',
    'only the checkout, HOME and temporary folders',
  )}`;
}

/** Other interfaces than loopback are the outside; a loopback that is down would fail tests that listen on it. */
function network({ bait, bash }: ProbeRequest): string {
  const connects =
    bash === null ? 'false' : `${quote(bash)} -c ': <>/dev/tcp/127.0.0.1/${bait.port}' 2>/dev/null`;
  return `if ${connects} || [ "$(sed 1,2d /proc/net/dev | grep -vc '^ *lo:')" != 0 ]; then open network 'that of the machine, with abstract sockets of its services'; elif grep -qs 127.0.0.1 /proc/net/fib_trie; then closed network 'a loopback of its own'; else open network 'loopback is down'; fi`;
}

/** Up to 255, one by one: to list a folder, the shell would open a descriptor itself. */
function descriptors(): string {
  return `found=; number=3; while [ $number -lt 256 ]; do each=/proc/$$/fd/$number; if [ -e $each ] && [ "$(readlink $each)" != /dev/null ]; then found="$found $number"; fi; number=$((number+1)); done; ${verdict(
    'descriptors',
    'inherited:$found',
    'only 0, 1 and 2',
  )}`;
}

const verdict = (name: string, ifFound: string, ifNot: string): string =>
  `if [ -n "$found" ]; then open '${name}' "${ifFound}"; else closed '${name}' '${ifNot}'; fi`;
