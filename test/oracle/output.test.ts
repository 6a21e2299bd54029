import { describe, expect, it } from 'vitest';
import { readOutput } from '../../src/core/output/test-output.ts';
import { OutputCapture } from '../../src/oracle/process.ts';

function captured(chunks: readonly (string | Buffer)[]): string {
  const capture = new OutputCapture();
  for (const chunk of chunks) capture.add(Buffer.from(chunk));
  return capture.text();
}

describe('captured output', () => {
  it('is whole up to 64 KB, however it comes in', () => {
    const text = `${'äöü line\n'.repeat(5000)}`;
    const bytes = Buffer.from(text);
    expect(captured([text])).toBe(text);
    for (const size of [1, 7, 1000, 20_000]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      expect(captured(chunks)).toBe(text);
    }
    expect(captured([])).toBe('');
  });

  it('I14: keeps head and tail of more, cut at line ends, and counts what is gone', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `line ${at}\n`);
    const output = captured(lines);
    const [, head = '', lost, tail = ''] =
      /^(.*)\n\[… (?:\d+ lines, )?(\d+) bytes left out …\]\n(.*)$/s.exec(output) ?? [];
    const all = lines.join('');
    expect(all.startsWith(`${head}\n`)).toBe(true);
    expect(all.endsWith(tail)).toBe(true);
    expect(tail).toMatch(/^line \d+\n/);
    expect(Buffer.byteLength(head) + Number(lost) + Buffer.byteLength(tail)).toBe(Buffer.byteLength(all));
    expect(output.length).toBeGreaterThan(60_000);
    expect(output.length).toBeLessThan(66_000);
  });

  it('keeps what names a failure between head and tail, with the lines around it, and counts the rest', () => {
    const passed = (from: number): string =>
      Array.from({ length: 9000 }, (_, at) => `ok ${from + at} - passes\n`).join('');
    const failure = 'not ok 9001 - adds\n  ---\n  compare: ===\n  diff: |\n    -3\n    +4\n  ...\n';
    const output = captured([passed(1), failure, passed(9002)]);
    expect(output).toContain(`left out …]\n${failure}[… `);
    const gaps = [...output.matchAll(/^\[… (\d+) lines left out …\]$/gm)];
    const left = gaps.reduce((sum, [, lines]) => sum + Number(lines), 0);
    expect(output.split('\n').length - 1 - gaps.length + left).toBe(18_007);
    const shown = readOutput(output, {
      failures: [{ id: 'a.js > adds', file: null, line: null, message: '===: expected 3, not 4' }],
    }).digest();
    expect(shown).toContain('- a.js > adds: ===: expected 3, not 4\n');
    expect(shown).toContain(failure.trimEnd());
    expect(shown).not.toMatch(/^ok /m);
  });

  it('counts no block for a failing test of which nothing is printed beside its name', () => {
    const tests = Array.from(
      { length: 9000 },
      (_, at) => `test a${at} ... ${at % 9 === 0 ? 'FAILED' : 'ok'}\n`,
    );
    expect(captured(tests)).toMatch(/\[… \d+ lines, \d+ bytes left out …\]/);
  });

  it('I14: its digest, and a digest of that, account for every line that was printed', () => {
    const names = ['ok', 'FAILED', 'expected 1', 'at a.js:3:4', 'E  assert', 'x'.repeat(500)];
    for (const count of [900, 3014, 50_000]) {
      const output = captured(Array.from({ length: count }, (_, at) => `#${at} ${names[at % 6]}\n`));
      const failures = [{ id: 'a > FAILED', file: null, line: null, message: 'E  assert' }];
      const first = readOutput(output).digest(8 * 1024);
      for (const text of [output, first])
        for (const digest of [
          readOutput(text).digest(),
          readOutput(text).digest(1500),
          readOutput(text, { failures }).digest(),
        ]) {
          const shown = digest.match(/^#\d+ /gm)?.length ?? 0;
          const gaps = [...digest.matchAll(/^\[… (\d+) lines? left out …\]$/gm)];
          expect(shown + gaps.reduce((sum, [, lines]) => sum + Number(lines), 0)).toBe(count);
          expect(digest).not.toMatch(/lines? left out …\]\n\[… \d+ lines? left out/);
          expect(digest).not.toContain(' bytes left out');
        }
    }
  });

  it('never shows half a character where it cuts', () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const output = captured(['x'.repeat(shift), '\u{1f600}'.repeat(50_000)]);
      expect(output).not.toContain('\ufffd');
      expect(output).toContain(' bytes left out …]');
    }
  });

  it('shows what is not UTF-8 as U+FFFD', () => {
    expect(captured([Buffer.from([0x61, 0xff, 0x62])])).toBe('a\ufffdb');
  });
});
