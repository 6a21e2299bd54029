import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/core/json.ts';
import { createRedact } from '../../src/core/redaction.ts';
import { type Played, play } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call } from './scripted.ts';
import { green, red } from './scripted-oracle.ts';
import { cannotFix, read, reflect, write } from './steps.ts';
import { SECRET, WAYS_IN } from './ways-in.ts';

const ports = () => ({ redact: createRedact([SECRET]) });
const everything = ({ events, requests, result }: Played): string =>
  JSON.stringify([events, requests, result.summary, result.changes]);

describe('a secret reaches neither record nor requests nor result', () => {
  test.each(WAYS_IN)('by way of %s', async (_, scene) => {
    const played = await play({ ...scene, ports: (given) => ({ ...scene.ports?.(given), ...ports() }) });
    expect(everything(played)).not.toContain(SECRET);
    expect(everything(played)).toContain('[redacted:secret]');
  });

  test('in the path of a patch', async () => {
    const path = `src/${SECRET}.js`;
    const played = await play({
      model: [read, write('x\n'), cannotFix],
      tests: [red(), green()],
      ports: ({ workspace }) => ({
        ...ports(),
        workspace: replacing(workspace, 'patch', async () => {
          const patch = await workspace.patch();
          return { ...patch, files: patch.files.map((file) => ({ ...file, path })) };
        }),
      }),
    });
    expect(everything(played)).not.toContain(SECRET);
    expect(played.result.patch.files[0]?.path).toBe(path);
  });

  test('when an endpoint spells it in escapes', async () => {
    const escaped = [...SECRET].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join('');
    const played = await play({
      model: [
        call('grep', `{"pattern":"${escaped}"}`),
        call('final', `{"status":"cannot_fix","summary":"${escaped}","changes":[]}`),
      ],
      ports,
    });
    expect(everything(played)).not.toContain(SECRET);
    expect(everything(played)).not.toContain(escaped.slice(0, 60));
  });

  test('when the digest cuts it in two', async () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0B\n'.repeat(800)}-----END PRIVATE KEY-----`;
    const scene = { model: [read, cannotFix], tests: [red(`${'ok\n'.repeat(400)}${key}\nerror: x`)] };
    const played = await play({
      ...scene,
      task: { evidence: [{ source: 'log', text: `${'log line\n'.repeat(2_000)}${key}` }] },
      ports,
    });
    expect(everything(played)).not.toContain('MIIEvQ');
  });
});

describe('redaction happens where text enters', () => {
  test('so that the model, the record and the result see the same text', async () => {
    const played = await play({
      model: [read, call('final', { status: 'cannot_fix', summary: `not ${SECRET}`, changes: [] })],
      files: { 'src/sum.js': `key = ${SECRET}` },
      ports,
    });
    expect(played.result.summary).toBe('not [redacted:secret]');
    const seen = played.requests.at(-1)?.items.join('') ?? '';
    expect(seen).toContain('1: key = [redacted:secret]');
    expect(JSON.stringify(played.events)).toContain('1: key = [redacted:secret]');
  });

  test('and what a reply says is read from what is left of it', async () => {
    const marked: Json = {
      rel_path: '[redacted:secret].js',
      start_line: null,
      end_line: null,
      max_chars: null,
    };
    const { workspace } = await play({
      model: [call('read_file', { rel_path: `${SECRET}.js` }), reflect('a'), cannotFix],
      ports,
    });
    expect(workspace.executed[0]?.args).toEqual(marked);
  });
});
