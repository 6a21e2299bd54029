import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_PROCESSES } from '../../../src/oracle/sandbox/launch.ts';
import { processesThat } from '../../processes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { LAYERED, nameOf, openConfined, WAYS } from './confined.ts';

const CANARY = 'canary-7f3a91c2d4e5';

/** About the fewest processes that a namespace can be held to. */
const FEW_PROCESSES = { processes: 400, fileBytes: 1024 ** 3 };
/** bash counts in blocks twice as large as other shells do. */
const SMALL_FILES = { processes: MAX_PROCESSES, fileBytes: 1024 ** 2 };

const processesWith = (word: string) => processesThat((commandLine) => commandLine.includes(word));

/** Stands for the driver: a process of our user that holds a secret. */
function holdSecret(): number {
  const child = spawn('sleep', ['120'], { env: { PATH: process.env['PATH'], KEY: CANARY }, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.pid === undefined) throw new Error('no process');
  return child.pid;
}

describe.each(WAYS.map((way) => [nameOf(way), way] as const))('tests by %s', (_, way) => {
  it('pass every isolation check of their tier', async () => {
    const { sandbox } = await openConfined(way, 'true');
    expect(sandbox.report).toMatchObject({ ...way, network: 'host' });
    const open = sandbox.report.items.filter(({ isClosed }) => !isClosed).map(({ name }) => name);
    expect(open.filter((name) => name !== 'network' && way.tier !== 'other_user')).toEqual([]);
    expect(sandbox.report.items.map(({ name }) => name)).toContain('daemons');
  });

  it('E01, E02, E04: read no variables and no memory of another process', async () => {
    const pid = holdSecret();
    const { run } = await openConfined(
      way,
      `env; cat /proc/[0-9]*/environ | tr '\\0' '\\n'; cat /proc/$PPID/environ; head -c 10 /proc/${pid}/mem; kill -9 ${pid}; true`,
    );
    const { output, verdict } = await run();
    expect(verdict).toBe('green');
    expect(output).not.toContain(CANARY);
    expect(existsSync(`/proc/${pid}/stat`)).toBe(true);
  });

  it('E01: get variables of any size and name, which stand in no list of processes', async () => {
    const text = 'marker-of-ours '.repeat(1366);
    const long = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`LONG_${at}`, text]));
    const set = { ...long, 'a-b': "it's", IFS: 'x', LINES: 'a\nb\n' };
    const command = [
      `cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n' | grep -c "[m]arker-of-ours"`,
      'env | grep ^LONG_ | wc -c',
      'env | grep -E "^(a-b=|LINES=|b$)"',
    ];
    const { run } = await openConfined(way, command.join('\n'), { testEnv: { pass: [], set } });
    const lines = (await run()).output.trim().split('\n');
    const bytes = 10 * ('LONG_0=\n'.length + text.length);
    expect(lines.toSorted()).toEqual(['0', `${bytes}`, 'LINES=a', "a-b=it's", 'b']);
  });

  it('E07: get no rights from sudo or any setuid program', async () => {
    const { run } = await openConfined(
      way,
      'sudo -n id; su -c id root </dev/null; grep -E "^(NoNewPrivs|CapEff|CapBnd)" /proc/self/status; true',
    );
    const { output } = await run();
    if (process.getuid?.() !== 0 || way.tier === 'other_user') expect(output).not.toContain('uid=0(root)');
    expect(output).toMatch(/NoNewPrivs:\s*1/);
    expect(output).toMatch(/CapEff:\s*0+\n/);
    expect(output).toMatch(/CapBnd:\s*0+(\n|$)/);
  });

  it('A13: leave no daemon behind, whatever session it is in', async () => {
    const number = `3${Math.floor(Math.random() * 1e6)}.5`;
    const { run } = await openConfined(
      way,
      `(trap '' TERM HUP; setsid setsid sleep ${number} >/dev/null 2>&1 &); echo started`,
    );
    expect(await run()).toMatchObject({ verdict: 'green' });
    // The kernel takes a moment to bury what was killed.
    await expect.poll(() => processesWith(number)).toEqual([]);
  });

  it('E18: are stopped at their time limit, with all they started, whatever they ignore', async () => {
    const number = `4${Math.floor(Math.random() * 1e6)}.5`;
    const { run } = await openConfined(
      way,
      `trap '' TERM HUP INT; setsid sleep ${number} & sleep ${number}; sleep ${number}`,
    );
    expect(await run('write', 700)).toMatchObject({ verdict: 'timeout', exitCode: null });
    expect(processesWith(number)).toEqual([]);
  });

  it('E22, E23: have no terminal, and only three descriptors', async () => {
    const { run } = await openConfined(
      way,
      '(: </dev/tty) 2>/dev/null && echo terminal; ls -l /proc/self/fd; true',
    );
    const { output } = await run();
    expect(output).not.toMatch(/^terminal$/m);
    const others = output
      .split('\n')
      .filter((line) => / \d+ -> /.test(line) && !/ [0-3] -> |\/dev\/null/.test(line));
    expect(others).toEqual([]);
  });

  it('E16: end with their fork bomb, which stays within the limit', async () => {
    const number = `5${Math.floor(Math.random() * 1e6)}.5`;
    const bombs = () => processesWith(number).length;
    const { run } = await openConfined(
      way,
      `bomb() { sleep ${number} & bomb & bomb; }; bomb 2>/dev/null; sleep 20`,
      { limits: FEW_PROCESSES },
    );
    let most = 0;
    const looking = setInterval(() => (most = Math.max(most, bombs())), 50);
    const { verdict } = await run('write', 1000);
    clearInterval(looking);
    expect(verdict).not.toBe('green');
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(FEW_PROCESSES.processes);
    await expect.poll(bombs).toBe(0);
  });

  it('E19: write no file beyond the limit', async () => {
    const { run } = await openConfined(
      way,
      'head -c 9000000 /dev/zero > big; echo "exit $?"; wc -c < big; head -c 9000000 /dev/zero > /tmp/big; wc -c < /tmp/big',
      { limits: SMALL_FILES },
    );
    const [exit = '', ...sizes] = (await run()).output
      .trim()
      .split('\n')
      .filter((line) => /^(?:exit )?\d+$/.test(line));
    expect(exit).toMatch(/^exit [1-9]/);
    expect(sizes).toHaveLength(2);
    for (const size of sizes) expect(Number(size)).toBeLessThanOrEqual(2 * SMALL_FILES.fileBytes);
  });

  it('are the first to be ended when memory runs out, and leave no core file', async () => {
    const { run } = await openConfined(way, 'cat /proc/self/oom_score_adj; ulimit -c');
    expect((await run()).output).toBe('1000\n0\n');
  });

  it('keep their exit code, the order of their output, and the meaning of signals', async () => {
    const { run } = await openConfined(
      way,
      `echo one; echo two >&2; echo three; bash -c 'kill -9 $$'; echo "killed $?"; bash -c 'trap "echo caught" INT; kill -INT $$'; echo last >/dev/stderr; exit 7`,
    );
    const { output, exitCode, verdict } = await run();
    expect({ exitCode, verdict }).toEqual({ exitCode: 7, verdict: 'red' });
    expect(output).toMatch(/^one\ntwo\nthree\n/);
    expect(output).toMatch(/killed 137\ncaught\nlast\n$/);
  });

  it('have the verdict not_found where their command is missing', async () => {
    const { run } = await openConfined(way, 'no-such-command-at-all');
    expect(await run()).toMatchObject({ verdict: 'not_found', exitCode: 127 });
  });
});

describe.each(LAYERED.map((way) => [nameOf(way), way] as const))('tests by %s', (_, way) => {
  it('E09, E11: find no credentials in HOME and none in the checkout', async () => {
    const inHome = '.netrc .npmrc .docker/config.json .ssh/id_ed25519 .aws/credentials';
    const more = '.config/gh/hosts.yml .cargo/credentials.toml .m2/settings.xml';
    const secrets = `${inHome} ${more}`.split(' ');
    const { run, root, home, sandbox } = await openConfined(
      way,
      `for each in ${secrets.map((name) => `~/${name}`).join(' ')} .git/config ~/.gitconfig; do echo "$each: $(cat "$each" 2>&1)"; done; git config --global user.name Tests && git config user.email t@example.com && git config user.email && cat ~/.gitconfig; echo key > ~/.netrc && cat ~/.netrc`,
      {
        prepare: (places) => {
          for (const name of secrets) {
            mkdirSync(join(places.home, name, '..'), { recursive: true });
            writeFileSync(join(places.home, name), `token = ${CANARY}\n`);
          }
          writeFileSync(
            join(places.home, '.gitconfig'),
            `[url "https://x:${CANARY}@github.com/"]\n\tinsteadOf = https://github.com/\n[core]\n\tabbrev = 9\n`,
          );
          const config = join(places.root, '.git/config');
          writeFileSync(
            config,
            `${readFileSync(config, 'utf8')}[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic ${CANARY}\n[includeIf "gitdir:/x"]\n\tpath = /tmp/${CANARY}\n`,
          );
        },
      },
    );
    const { output, verdict } = await run();
    expect(output).not.toContain(CANARY);
    expect(verdict).toBe('green');
    expect(output).toContain('t@example.com');
    expect(output).toContain('abbrev = 9');
    expect(output).toMatch(/\nkey\n$/);
    expect(sandbox.report.items.find(({ name }) => name === 'credentials')).toMatchObject({ isClosed: true });
    expect(readFileSync(join(home, '.netrc'), 'utf8')).toContain(CANARY);
    expect(readFileSync(join(root, '.git/config'), 'utf8')).toContain(CANARY);
  });

  it('E10, E13: see no runner temp and no folder of the action, and write nowhere else', async () => {
    const runner = temporaryFolder();
    mkdirSync(join(runner, '_temp/_runner_file_commands'), { recursive: true });
    writeFileSync(join(runner, '_temp/_runner_file_commands/set_env'), CANARY);
    mkdirSync(join(runner, '_temp/tool/bin'), { recursive: true });
    writeFileSync(join(runner, '_temp/tool/bin/needed'), '#!/bin/sh\necho needed\n', { mode: 0o755 });
    const temp = join(runner, '_temp');
    const { run } = await openConfined(
      way,
      `cat ${temp}/_runner_file_commands/set_env; ls -A ${temp}; touch /etc/x /usr/x /x ${runner}/x; echo "$RUNNER_TEMP" "$GITHUB_ENV"; echo x >> "$GITHUB_ENV"; needed`,
      {
        environment: {
          RUNNER_TEMP: temp,
          GITHUB_ACTIONS: 'true',
          PATH: `${temp}/tool/bin:${process.env['PATH']}`,
        },
      },
    );
    const { output, verdict } = await run();
    expect(output).not.toContain(CANARY);
    expect(verdict).toBe('green');
    expect(output).toMatch(/needed\n$/);
    expect(existsSync(join(runner, 'x'))).toBe(false);
    expect(existsSync('/etc/x') || existsSync('/x')).toBe(false);
  });

  it('find the tools of PATH in the temporary folder of the machine, and nothing else of it', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    for (const name of ['env/bin', 'env/lib', 'beside']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'beside/secret'), CANARY);
    writeFileSync(join(folder, 'env/lib/word'), 'from the library\n');
    writeFileSync(join(folder, 'env/lib/tool'), `#!/bin/sh\ncat ${folder}/env/lib/word\n`, { mode: 0o755 });
    symlinkSync('../lib/tool', join(folder, 'env/bin/tool'));
    const { run } = await openConfined(
      way,
      `tool; cat ${folder}/beside/secret; touch ${folder}/env/lib/new`,
      {
        environment: { PATH: `${folder}/env/bin:${process.env['PATH']}` },
      },
    );
    const { output } = await run();
    expect(output).toContain('from the library\n');
    expect(output).not.toContain(CANARY);
    expect(existsSync(join(folder, 'env/lib/new'))).toBe(false);
  });

  it('say which program the sandbox hides', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'tool'), '#!/bin/sh\necho here\n', { mode: 0o755 });
    const { run } = await openConfined(way, `${folder}/tool`);
    const { verdict, output } = await run();
    expect(verdict).toBe('not_found');
    expect(output).toContain(`[agent-fix: the sandbox hides ${folder}/tool]`);
  });

  it('E21: reach nothing but a loopback of their own with test-network none', async () => {
    const server = createServer((socket) => socket.end('outside'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const script = `const net=require('net');const s=net.createServer(c=>c.end('own')).listen(0,'127.0.0.1',()=>net.connect(s.address().port).on('data',d=>{console.log(String(d));s.close()}));net.connect(${port},'127.0.0.1').on('data',d=>console.log(String(d))).on('error',e=>console.log(e.code));net.connect(80,'169.254.169.254').on('error',e=>console.log(e.code))`;
    const { run, sandbox } = await openConfined(way, `node -e "${script}"`, { network: 'none' });
    expect(sandbox.report.items.find(({ name }) => name === 'network')).toMatchObject({ isClosed: true });
    const { output } = await run();
    expect(output.trim().split('\n').toSorted()).toEqual(['ECONNREFUSED', 'ENETUNREACH', 'own']);
  });
});
