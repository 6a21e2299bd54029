import { describe, expect, it } from 'vitest';
import type { Service } from '../../../src/core/task.ts';
import { processesThat } from '../../processes.ts';
import { nameOf, openConfined, WAYS } from './confined.ts';

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const MARK = `served-${Math.random().toString(36).slice(2)}`;
const server = `exec python3 -c "
import http.server, sys
sys.stderr.write('${MARK} up\\\\n')
class H(http.server.BaseHTTPRequestHandler):
  def do_GET(self):
    self.send_response(200); self.end_headers(); self.wfile.write(open('src/a.txt', 'rb').read())
http.server.HTTPServer(('127.0.0.1', ${PORT}), H).serve_forever()" ${MARK}`;
const step = (name: string, run: string, isInBackground = false): Service => ({
  ...{ step: name, run, isInBackground, shell: null, workingDirectory: '.', env: {} },
});
const WAIT = step(
  'Wait',
  `for each in $(seq 100); do curl -sf http://127.0.0.1:${PORT} >/dev/null && exit 0; sleep 0.1; done; exit 1`,
);
const JUDGE = `set -e\ncurl -sf http://127.0.0.1:${PORT} | grep patched || { echo "assertion failed"; exit 1; }`;
const isServing = (): boolean => processesThat((commandLine) => commandLine.includes(MARK)).length > 0;

describe.each(WAYS.map((way) => [nameOf(way), way] as const))('services of the job, in %s', (_, way) => {
  it.each([
    ['kept by the workflow', [step('Start', server, true), WAIT]],
    ['left by a script', [step('Start', `nohup sh -c '${server.replaceAll("'", `'\\''`)}' &`), WAIT]],
    [
      'in a session of its own',
      [step('Start', `setsid sh -c '${server.replaceAll("'", `'\\''`)}' >/dev/null 2>&1 &`), WAIT],
    ],
  ])('are there while the tests run, with the patch, and end with them: %s', async (_, services) => {
    const { run, edit } = await openConfined(way, JUDGE, { services });
    const base = await run('baseline');
    expect(base).toMatchObject({ verdict: 'red' });
    expect(base.output).toContain('assertion failed');
    expect(isServing()).toBe(false);
    await edit('src/a.txt', ['base', 'wrong']);
    expect(await run()).toMatchObject({ verdict: 'red' });
    await edit('src/a.txt', ['wrong', 'patched']);
    expect(await run()).toMatchObject({ verdict: 'green', output: 'patched\n' });
    expect(await run('confirm')).toMatchObject({ verdict: 'green' });
    expect(await run('counterfactual')).toMatchObject({ verdict: 'red' });
    expect(isServing()).toBe(false);
  });

  it('that fail where they passed in CI end the run at the base; after a change the run is red', async () => {
    const services = [step('Check', 'cat src/a.txt; grep -q base src/a.txt || { echo "no base"; exit 3; }')];
    const { run, edit } = await openConfined(way, 'echo judged', { services });
    expect(await run('baseline')).toMatchObject({ verdict: 'green', output: 'judged\n' });
    await edit('src/a.txt', ['base', 'broken']);
    const { verdict, output } = await run();
    expect(verdict).toBe('red');
    expect(output).toContain('[agent-fix: step "Check" fails before the tests: no base]');
    const none = await openConfined(way, 'echo judged', {
      services: [step('Start', 'echo "no such host"; exit 1')],
    });
    expect(await none.run('baseline')).toMatchObject({
      verdict: 'not_found',
      output: 'Step "Start", which passed in CI, fails here: no such host',
    });
  });
});
