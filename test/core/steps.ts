import { call, type Step } from './scripted.ts';

// What a model does in most scenes, over the files of `play.ts`.

export const read: Step = call('read_file', { rel_path: 'src/sum.js' });
export const list: Step = call('list_files', {});
export const write = (content: string, path = 'src/sum.js'): Step =>
  call('write_file', { rel_path: path, content });
export const fix: Step = write('export const sum = (a, b) => a + b;\n');
export const denied: Step = write('on: push\n', '.github/workflows/ci.yml');

export const done = (summary = 'It added, now it sums.', title?: string): Step =>
  call('final', {
    status: 'done',
    ...(title === undefined ? {} : { title }),
    summary,
    changes: [{ path: 'src/sum.js', description: 'adds' }],
  });
export const cannotFix: Step = call('final', {
  status: 'cannot_fix',
  summary: 'No correct fix.',
  changes: [],
});
export const reflect = (...notes: readonly [string, ...string[]]): Step =>
  call('reflect', { notes: [...notes], next_focus: null, risks: null });
