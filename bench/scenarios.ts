import { CULPRIT, chapterFile, FIX, partFile } from './repositories.ts';
import { type Call, renderReply } from './responses-server.ts';

/** What the scripted model does in one kind of run; every scenario ends fixed. */
export interface Scenario {
  readonly name: string;
  readonly calls: readonly Call[];
  readonly replies: readonly Buffer[];
  /** `--no-sandbox`: the tests run in the repository itself, which is restored before the confirming run. */
  readonly isInPlace: boolean;
}

function scenario(name: string, calls: readonly Call[]): Scenario {
  return { name, calls, replies: calls.map((call, at) => renderReply([call], at)), isInPlace: false };
}

/** Strict schemas want every argument, so a real model gives every one. */
const list: Call = { name: 'list_files', args: { rel_dir: null, max_files: null, glob: null } };
const grep: Call = {
  name: 'grep',
  args: { pattern: 'clampToRange', rel_dir: null, max_hits: null, regex: null, glob: null },
};
const write: Call = { name: 'write_file', args: { rel_path: CULPRIT, content: null, edits: [FIX] } };
const final: Call = {
  name: 'final',
  args: {
    status: 'done',
    summary: 'The upper bound was the larger of the two numbers; it is the smaller one now.',
    changes: [{ path: CULPRIT, description: 'Take the smaller of value and the upper bound.' }],
  },
};
const read = (path: string): Call => ({
  name: 'read_file',
  args: { rel_path: path, start_line: null, end_line: null, max_chars: null },
});

const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

/** list, grep, read the culprit and `turns` − 5 other files of 1 KB, write, final. */
export function turnsScenario(turns: number): Scenario {
  const others = range(turns - 5).map((at) => read(partFile(at).path));
  return scenario(`${turns} turns`, [list, grep, read(CULPRIT), ...others, write, final]);
}

/** 30 reads of 5.8 KB, then write and final. */
export function readsScenario(): Scenario {
  return scenario('30 reads of 5.8 KB', [...range(30).map((at) => read(chapterFile(at).path)), write, final]);
}

export const LIST_TURN = 0;
export const GREP_TURN = 1;

/** list, grep over everything, read, write, final. */
export function sizeScenario(files: number): Scenario {
  const calls = [list, grep, read(CULPRIT), write, final];
  return scenario(`${files.toLocaleString('en')} files`, calls);
}
