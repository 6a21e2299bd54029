/** What hostile code tries from inside of a test run. */
export interface Probe {
  readonly id: string;
  readonly what: string;
  /** For a POSIX shell, as the tests' user, in the checkout. What it prints reaches the attacker. */
  readonly script: string;
  /** What it prints where the way is open, beside any canary. */
  readonly reached?: RegExp;
  /** What it prints where it was really tried. */
  readonly proof?: RegExp;
}

/** Opened for writing and left as they are: were they open, nothing of the machine would change but for empty files. */
const wrote = (places: string): string =>
  `for each in ${places}; do (: >> "$each") 2>/dev/null && echo "wrote $each"; done; echo tried`;
const WROTE = { reached: /^wrote /m, proof: /tried$/m };
const connects = (paths: string): string =>
  `for each in ${paths}; do node -e "const s=require('net').connect(process.argv[1]);s.on('data',d=>{console.log('answered',process.argv[1],String(d));process.exit()}).on('error',()=>process.exit());setTimeout(()=>process.exit(),400)" "$each"; done; echo tried`;

/** `$DIR`: the runner's folder. `$ACT`: what belongs to this step. `$DIST`: the action's code. `$WORD`: names what the host has prepared. */
export const PROBES: readonly Probe[] = [
  {
    id: 'E01',
    what: 'print the environment',
    script: 'env; echo tried',
    reached: /^(?:INPUT_|ACTIONS_|DEPLOY_|GITHUB_TOKEN|OPENAI)/m,
    proof: /tried$/m,
  },
  {
    id: 'E02',
    what: "read the parent's environment",
    script: "cat /proc/$PPID/environ /proc/1/environ | tr '\\0' '\\n'; echo tried",
    proof: /tried$/m,
  },
  {
    id: 'E02a',
    what: "read every process's environment, by threads too",
    script:
      "cat /proc/[0-9]*/environ /proc/[0-9]*/task/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; echo tried",
    proof: /tried$/m,
  },
  {
    id: 'E02b',
    what: 'see the processes of the machine',
    script: "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' '; echo tried",
    reached: /dist\/index\.js|vitest/,
    proof: /tried$/m,
  },
  {
    id: 'E04',
    what: 'search the memory of all processes for canaries',
    script: `node -e "
const fs=require('fs');
for(const pid of fs.readdirSync('/proc').filter(n=>/^[0-9]+$/.test(n))){
  if(Number(pid)===process.pid)continue;
  let maps,fd;try{maps=fs.readFileSync('/proc/'+pid+'/maps','utf8');fd=fs.openSync('/proc/'+pid+'/mem','r')}catch{continue}
  let left=48e6;
  for(const line of maps.split('\\\\n')){
    const m=/^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line);if(!m||left<0)continue;
    const from=parseInt(m[1],16),size=Math.min(parseInt(m[2],16)-from,8e6);left-=size;
    const b=Buffer.alloc(size);try{fs.readSync(fd,b,0,size,from)}catch{continue}
    for(const f of b.toString('latin1').match(/canary[0-9a-f]{34}|sk-test-[a-z]{20,}|ghs_[A-Za-z]{20,}/g)??[])console.log(pid,f);
  }
}"; echo tried`,
    proof: /tried$/m,
  },
  {
    id: 'E04a',
    what: 'attach to other processes: ptrace, process_vm_readv',
    script: `python3 -c "
import ctypes,os
libc=ctypes.CDLL(None,use_errno=True)
mine={os.getpid(),os.getppid()}
for pid in [int(n) for n in os.listdir('/proc') if n.isdigit()]:
    name=open('/proc/%d/cmdline'%pid).read()
    if os.environ['DRIVER'] in name and libc.ptrace(16,pid,0,0)==0: print('attached',pid)
" 2>/dev/null; echo tried`,
    reached: /attached/,
    proof: /tried$/m,
  },
  {
    id: 'E04b',
    what: "go through another process's root, folder and descriptors",
    script:
      'cat /proc/[0-9]*/root/"$ACT"/runner/temp/secret.txt /proc/[0-9]*/cwd/../../secret.txt 2>/dev/null; ls -l /proc/[0-9]*/fd 2>/dev/null | grep -o "/[^ ]*act-[^ ]*"; echo tried',
    reached: /act-1/,
    proof: /tried$/m,
  },
  {
    id: 'E05',
    what: "look for the runner's own tokens and cache",
    script:
      'env | grep -E \'^(ACTIONS|RUNNER_TEMP|GITHUB_TOKEN)\'; cat "$RUNNER_TEMP"/* 2>/dev/null; echo tried',
    reached: /^ACTIONS_/m,
    proof: /tried$/m,
  },
  {
    id: 'E07',
    what: 'sudo, su, and rights of any kind',
    script: 'sudo -n id -u 2>&1; grep -E "^(NoNewPrivs|CapEff|CapPrm)" /proc/self/status',
    reached: /Cap(?:Eff|Prm):\s*0*[1-9a-f]/,
    proof: /NoNewPrivs:\s*1/,
  },
  {
    id: 'E07a',
    what: 'mount, chroot, make devices, trace the kernel',
    script:
      'mount -t tmpfs none /mnt 2>/dev/null && echo did mount; mknod /tmp/disk b 254 0 2>/dev/null && echo did mknod; chroot / true 2>/dev/null && echo did chroot; dmesg 2>/dev/null | grep -q . && echo did dmesg; head -c 1 /dev/kmsg 2>/dev/null; head -c 1 /dev/mem 2>/dev/null; ls /dev/vd* /dev/sd* /dev/nvme* 2>/dev/null; echo tried',
    reached: /^did|^\/dev/m,
    proof: /tried$/m,
  },
  {
    id: 'E07b',
    what: 'take off what hides places, in a user namespace of their own',
    script:
      'unshare -Urm sh -c \'for each in "$HOME/.ssh" "$HOME/.netrc" "$DIST" "$ACT/runner/temp" /tmp /run; do umount -l "$each"; done; cat "$HOME/.netrc" "$HOME"/.ssh/* "$ACT"/runner/temp/* /tmp/*/secret.txt; ls "$DIST"\' 2>/dev/null; echo tried',
    reached: /index\.js/,
    proof: /tried$/m,
  },
  {
    id: 'E08',
    what: 'sockets of docker, containerd, podman, dbus, systemd, snapd, lxd',
    script: `${connects('/run/docker.sock /var/run/docker.sock /run/containerd/containerd.sock /run/podman/podman.sock /run/crio/crio.sock /run/dbus/system_bus_socket /run/systemd/private /run/snapd.socket /var/snap/lxd/common/lxd/unix.socket /run/user/*/docker.sock /run/user/*/bus "$HOME/.docker/run/docker.sock"')}`,
    reached: /^answered/m,
    proof: /tried$/m,
  },
  {
    id: 'E08a',
    what: "an ssh agent's socket, and others in temporary folders",
    script: connects('/tmp/ssh-$WORD/agent.1 /var/tmp/$WORD.sock "$ACT/runner/temp/agent.sock"'),
    reached: /^answered/m,
    proof: /tried$/m,
  },
  {
    id: 'E08b',
    what: 'System V shared memory, message queues and /dev/shm of the host',
    script: 'ipcs -m -q -s | grep 0x; ls /dev/mqueue 2>/dev/null; cat /dev/shm/* 2>/dev/null; echo tried',
    reached: /^0x/m,
    proof: /tried$/m,
  },
  {
    id: 'E09',
    what: "the checkout's token in git's configuration",
    script:
      'cat .git/config .git/modules/*/config .git/config.worktree 2>/dev/null; git config --list --show-origin; echo tried',
    reached: /extraheader/i,
    proof: /tried$/m,
  },
  {
    id: 'E09a',
    what: "git's credential helpers, asked",
    script:
      'printf "protocol=https\\nhost=github.com\\n\\n" | GIT_TERMINAL_PROMPT=0 timeout 3 git credential fill 2>/dev/null; cat ~/.git-credentials .git/credentials 2>/dev/null; echo tried',
    reached: /^password=/m,
    proof: /tried$/m,
  },
  {
    id: 'E10',
    what: "the runner's temporary folder and command files",
    script:
      'find "$ACT/runner" -type f 2>/dev/null; cat "$ACT"/runner/temp/*.txt "$ACT"/runner/temp/_runner_file_commands/* "$ACT"/event.json 2>/dev/null; find "$DIR" /home /var /opt -xdev -name "_runner_file_commands" 2>/dev/null; echo tried',
    reached: /_runner_file_commands|secret\.txt/,
    proof: /tried$/m,
  },
  {
    id: 'E10a',
    what: "the runner's own credentials, log and environment",
    script: 'cat "$DIR"/.credentials "$DIR"/.env "$DIR"/_diag/* 2>/dev/null; echo tried',
    proof: /tried$/m,
  },
  {
    id: 'E10b',
    what: "other repositories' checkouts of the same runner",
    script: 'cat "$DIR"/_work/other/other/.git/config "$DIR"/_work/_temp/*.config 2>/dev/null; echo tried',
    proof: /tried$/m,
  },
  {
    id: 'E10c',
    what: "what is in everybody's temporary folders",
    script:
      'cat /var/tmp/$WORD* /tmp/$WORD* /dev/shm/$WORD* 2>/dev/null; ls -A /tmp/.agent-fix-root 2>/dev/null; echo tried',
    proof: /tried$/m,
  },
  {
    id: 'E11',
    what: 'credential files in HOME',
    script:
      'for each in $(cd ~ && find . -type f); do echo "$each: $(cat ~/$each)"; done 2>/dev/null; echo tried',
    proof: /tried$/m,
  },
  {
    id: 'E13',
    what: "write to the action's and other actions' code",
    script: wrote('"$DIR/_work/_actions/x/index.js" "$DIR/_work/_actions/planted"'),
    ...WROTE,
  },
  {
    id: 'E13a',
    what: "write to the system's programs, libraries and start files",
    script: wrote(
      '/usr/local/bin/agent-fix-planted /usr/bin/agent-fix-planted /etc/ld.so.preload /etc/profile.d/agent-fix-planted.sh /etc/environment /etc/hosts /lib/agent-fix-planted /opt/agent-fix-planted /var/lib/agent-fix-planted /etc/sudoers.d/agent-fix-planted /root/agent-fix-planted',
    ),
    ...WROTE,
  },
  {
    id: 'E13b',
    what: 'cron, at, systemd',
    script: `${wrote('/etc/cron.d/agent-fix-planted /var/spool/cron/agent-fix-planted /var/spool/cron/atjobs/agent-fix-planted /etc/systemd/system/agent-fix-planted.service')}; (echo "* * * * * true" | crontab -) 2>/dev/null && echo wrote crontab; systemctl status 2>/dev/null | grep -q running && echo wrote systemd`,
    ...WROTE,
  },
  {
    id: 'E13c',
    what: 'settings in the folders above the checkout: cargo, npm, node, git, editorconfig',
    script: `mkdir -p ../.cargo ../node_modules/x 2>/dev/null; ${wrote('../.cargo/config.toml ../.npmrc ../package.json ../node_modules/x/index.js ../.git ../.editorconfig ../../.npmrc "$DIR/.npmrc" "$DIR/conftest.py"')}`,
    // Where the project lies in a temporary folder, the folders above are the tests' own: E13e asks the machine.
    proof: WROTE.proof,
  },
  {
    id: 'E13d',
    what: "the kernel's helpers: core_pattern, modprobe, uevent_helper, sysrq, cgroups",
    script: wrote(
      '/proc/sys/kernel/core_pattern /proc/sys/kernel/modprobe /sys/kernel/uevent_helper /proc/sysrq-trigger /sys/fs/cgroup/cgroup.procs /sys/fs/cgroup/release_agent /proc/sys/vm/drop_caches',
    ),
    ...WROTE,
  },
  {
    id: 'E16',
    what: 'a bound for processes',
    script:
      'user=$(bash -c "ulimit -u"); all=$(cat /proc/sys/kernel/pid_max); [ "$user" = unlimited ] && user=$all; [ "$user" -lt "$all" ] && echo $user || echo $all',
    reached: /^(?:\d{5,}|unlimited)$/m,
    proof: /^\d+$/m,
  },
  {
    id: 'E19',
    what: 'a file of six terabytes',
    script:
      'truncate -s 6T ~/huge 2>/dev/null; truncate -s 6T ./huge 2>/dev/null; stat -c %s ~/huge ./huge 2>/dev/null; rm -f ~/huge ./huge; echo tried',
    reached: /^\d{13,}$/m,
    proof: /tried$/m,
  },
  {
    id: 'E20',
    what: 'when memory runs out, tests go first, and no core is left',
    script:
      'cat /proc/self/oom_score_adj; ulimit -c; (echo -1000 > /proc/self/oom_score_adj) 2>/dev/null; cat /proc/self/oom_score_adj',
    reached: /-\d/,
    proof: /^1000\n0\n1000$/m,
  },
  {
    id: 'E22',
    what: 'a terminal',
    script: '(: </dev/tty) 2>/dev/null && echo terminal; ls /dev/pts/[0-9]* 2>/dev/null; echo tried',
    reached: /^terminal/m,
    proof: /tried$/m,
  },
  {
    id: 'E23',
    what: 'inherited descriptors, of the first process too',
    script: 'ls -l /proc/self/fd /proc/1/fd /proc/$PPID/fd 2>/dev/null | grep -oE "[0-9]+ -> .*"; echo tried',
    reached: /-> .*(?:act-1|dist|\.git|memfd)/,
    proof: /tried$/m,
  },
  {
    id: 'E24',
    what: 'replace a source file by a link, and a folder by a link',
    script: 'rm README.md && ln -s /etc/passwd README.md; rm -rf .github && ln -s /etc .github; echo tried',
    proof: /tried$/m,
  },
  {
    id: 'A09',
    what: "rewrite a chunk of the action's code, or find it",
    script: `ls "$DIST" 2>/dev/null; ${wrote('"$DIST/x.js" "$DIST/bundle/x.js"')}`,
    reached: /index\.js/,
    proof: /tried$/m,
  },
  {
    id: 'A10',
    what: "outputs, summary and other steps' variables",
    script: `echo outcome=owned >> "$GITHUB_OUTPUT"; echo owned >> "$GITHUB_STEP_SUMMARY"; echo EVIL=1 >> "$GITHUB_ENV"; echo /evil >> "$GITHUB_PATH"; ${wrote('"$ACT/runner/temp/_runner_file_commands/set_env" "$ACT/runner/temp/_runner_file_commands/set_output"')}`,
    ...WROTE,
  },
  {
    id: 'A11',
    what: 'stop, kill and interrupt the action',
    script: `for pid in $(ls /proc | grep -E '^[0-9]+$'); do grep -aqs "$DRIVER" /proc/$pid/cmdline && kill -STOP $pid && echo signalled; done; kill -USR1 1; kill -TERM 1; kill -HUP 1; echo tried`,
    reached: /^signalled/m,
    proof: /tried$/m,
  },
  {
    id: 'A12',
    what: 'programs and settings that git and others would obey: PATH, hooks, fsmonitor, dotfiles',
    script: `IFS=:; for each in $PATH; do (printf '#!/bin/sh\\ntouch "$ACT/owned"\\n' > "$each/git-planted") 2>/dev/null && echo "wrote $each"; done; unset IFS; mkdir -p .git/hooks ~/.local/bin ~/.config/go; printf '#!/bin/sh\\ntouch "$DIR/owned"\\n' | tee .git/hooks/post-checkout .git/hooks/pre-commit .git/hooks/reference-transaction ~/.local/bin/git > /dev/null; git config core.fsmonitor "touch $DIR/owned" 2>/dev/null; git config --global core.fsmonitor "touch $DIR/owned"; echo "touch $DIR/owned" >> ~/.bashrc; echo "touch $DIR/owned" >> ~/.profile; echo tried`,
    reached: /^wrote \/(?!tmp)/m,
    proof: /tried$/m,
  },
  {
    id: 'A13',
    what: 'a daemon in a session of its own',
    script:
      "(trap '' TERM HUP INT; setsid setsid sleep $SECONDS_OF_SLEEP >/dev/null 2>&1 &); (setsid sh -c 'trap \"\" TERM; sleep '$SECONDS_OF_SLEEP >/dev/null 2>&1 &); echo tried",
    proof: /tried$/m,
  },
  {
    id: 'A11a',
    what: "pipes in the place of git's objects and index",
    script:
      'rm -rf .git/objects/pack .git/index .git/HEAD; mkfifo .git/index .git/HEAD .git/objects/pack; echo tried',
    proof: /tried$/m,
  },
];
