import type { ScriptedRun } from '../trace/scripted-run.ts';

const ADD = `   1  // Adds two numbers.
   2  export function add(a, b) {
   3    return a - b;
   4  }`;

const FAILING = `TAP version 13
not ok 1 - adds two numbers
  ---
  location: 'add.test.js:4:1'
  error: 'Expected values to be strictly equal: -1 !== 3'
  expected: 3
  actual: -1
  ...`;

/** A run a person can follow: look, read, a wrong fix, a reflection, a right fix, the end. */
export function goldenRun(run: ScriptedRun): void {
  run.start('Make the tests pass', FAILING);
  run.tool('list_files', { rel_dir: '.', max_files: null, glob: null }, 'add.js\nadd.test.js\npackage.json');
  run.tool('read_file', { rel_path: 'add.js', start_line: null, end_line: null, max_chars: null }, ADD);
  const content =
    '// Adds two numbers, or concatenates two strings.\nexport function add(a, b) {\n  return b - a;\n}\n';
  run.tool('write_file', { rel_path: 'add.js', content, edits: null }, '-  return a - b;\n+  return b - a;');
  run.tests({ output: FAILING.replaceAll('-1', '1') });
  run.reflect(['add() subtracts; the order of its operands does not matter.']);
  const edits = [{ old: 'return b - a;', new: 'return a + b;' }];
  run.tool('write_file', { rel_path: 'add.js', content: null, edits }, '-  return b - a;\n+  return a + b;');
  run.tests({ ok: true, verdict: 'green', exit_code: 0, output: 'ok 1 - adds two numbers', signature: '' });
  run.end();
}
