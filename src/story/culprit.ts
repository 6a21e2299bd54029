import type { StoryEvent } from './moment.ts';
import { listAt, numberAt, textAt, valueAt } from './read-json.ts';

/** The commit that broke a test, as runs of that test have shown. Texts are raw. */
export interface Culprit {
  readonly commit: string;
  /** '' where it is not known. */
  readonly subject: string;
  /** The number of its pull request, where that is known. */
  readonly pullRequest: number | null;
  /** '' where single tests are not known. */
  readonly test: string;
  /** It changed nothing but lock files and workflows. */
  readonly isOutsideCode: boolean;
}

/** The culprit that a record names. Its subject comes from the task: the event has ids alone. */
export function culpritIn(events: readonly StoryEvent[], start: unknown): Culprit | null {
  const told = events.findLast(({ kind }) => kind === 'culprit')?.payload;
  const commit = textAt(told, 'commit');
  if (commit === '') return null;
  const known = listAt(start, 'task', 'changes', 'commits').find((each) => textAt(each, 'id') === commit);
  const pullRequest = numberAt(known, 'pull_request');
  return {
    commit,
    // The number stands behind it, made anew.
    subject: textAt(known, 'subject').replace(/ ?\(#\d+\)$/, ''),
    pullRequest,
    test: textAt(told, 'test'),
    isOutsideCode: valueAt(told, 'outside_code') === true,
  };
}

/** How the parts of a sentence are made safe where it is shown. */
export interface SentenceParts {
  commit(id: string): string;
  subject(text: string): string;
  test(id: string): string;
}

/** `abc1234 *Refactor chunking* (#12) broke `test_chunk_ranges`: its parent passes it, it fails`. */
export function culpritSentence(culprit: Culprit, parts: SentenceParts): string {
  const { commit, subject, pullRequest, test, isOutsideCode } = culprit;
  const named = [
    parts.commit(commit),
    ...(subject === '' ? [] : [parts.subject(subject)]),
    ...(pullRequest === null ? [] : [`(#${pullRequest})`]),
  ].join(' ');
  const broke =
    test === ''
      ? 'the tests: they pass at its parent and fail at it'
      : `${parts.test(test)}: its parent passes it, it fails`;
  const outside = isOutsideCode
    ? '. It changed only lock files or workflows: the cause lies outside of the code'
    : '';
  return `${named} broke ${broke}${outside}`;
}
