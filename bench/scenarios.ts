import { MAX_READS } from '../src/core/model/tools.ts';
import { CULPRIT, chapterFile, FIX, partFile } from './repositories.ts';
import { type Call, renderReply } from './responses-server.ts';

/** What the scripted model does in one kind of run; every scenario ends fixed. */
export interface Scenario {
  readonly name: string;
  /** Those of all replies. */
  readonly calls: readonly Call[];
  readonly replies: readonly Buffer[];
  /** `--no-sandbox`: the tests run in the repository itself, which is restored before the confirming run. */
  readonly isInPlace: boolean;
}

function scenario(name: string, replies: readonly (readonly Call[])[]): Scenario {
  return { name, calls: replies.flat(), replies: replies.map(renderReply), isInPlace: false };
}

/**
 * The opening names the function of the failing test and lists the files, so that no read waits for another: as many as a reply may
 * hold come together, then write and final.
 */
function repair(name: string, reads: readonly Call[]): Scenario {
  const replies = range(Math.ceil(reads.length / MAX_READS)).map((at) =>
    reads.slice(at * MAX_READS, (at + 1) * MAX_READS),
  );
  return scenario(name, [...replies, [write], [final]]);
}

/** The same calls, each in a reply of its own. */
export const oneByOne = ({ name, calls }: Scenario): Scenario =>
  scenario(
    `${name}, one a reply`,
    calls.map((call) => [call]),
  );

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
const readFunction: Call = { name: 'read_symbol', args: { name: 'clampToRange' } };
const read = (path: string): Call => ({
  name: 'read_file',
  args: { rel_path: path, start_line: null, end_line: null, max_chars: null },
});

const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

/** list, grep, read the faulty function and `calls` − 5 files of 1 KB, write, final. */
export function callsScenario(calls: number): Scenario {
  const others = range(calls - 5).map((at) => read(partFile(at).path));
  return repair(`${calls} calls`, [list, grep, readFunction, ...others]);
}

/** 30 reads of 5.8 KB, then write and final. */
export const readsScenario = (): Scenario =>
  repair(
    '30 reads of 5.8 KB',
    range(30).map((at) => read(chapterFile(at).path)),
  );

/** list, grep over everything, read the faulty function, write, final. */
export const sizeScenario = (files: number): Scenario =>
  repair(`${files.toLocaleString('en')} files`, [list, grep, readFunction]);

/** The turns of `oneByOne(sizeScenario(…))` that list and grep. */
export const LIST_TURN = 0;
export const GREP_TURN = 1;
