import type { Json } from '../agent/json.ts';
import { firstLine, formatCountOf } from './format.ts';
import { listAt, numberAt, textAt, valueAt } from './read-json.ts';

/** What the model wanted, as a verb and its object: `read_file` `src/a.ts, lines 1–40`. */
export interface ActionWords {
  readonly verb: string;
  readonly object: string;
}

/** Reads an action of any writer; an unknown one gives its type or name, and its first text argument. */
export function actionWords(action: Json | undefined): ActionWords {
  if (textAt(action, 'type') === 'final') {
    return { verb: 'final', object: firstLine(textAt(action, 'summary'), 90) };
  }
  const verb = textAt(action, 'name') || textAt(action, 'tool') || textAt(action, 'type') || 'action';
  return { verb: firstLine(verb, 60), object: firstLine(objectOf(verb, valueAt(action, 'args')), 240) };
}

function objectOf(verb: string, args: Json | undefined): string {
  const path = textAt(args, 'rel_path');
  const folder = textAt(args, 'rel_dir') || '.';
  switch (verb) {
    case 'list_files':
      return `${folder}${suffix(', ', textAt(args, 'glob'))}`;
    case 'read_file':
      return `${path}${linesOf(args)}`;
    case 'grep':
      return `“${firstLine(textAt(args, 'pattern'), 60)}” in ${textAt(args, 'glob') || folder}`;
    case 'write_file':
      return `${path}${extentOf(args)}`;
    default:
      return path;
  }
}

function linesOf(args: Json | undefined): string {
  const start = numberAt(args, 'start_line');
  const end = numberAt(args, 'end_line');
  if (start === null && end === null) return '';
  return end === null ? `, from line ${start}` : `, lines ${start ?? 1}–${end}`;
}

function extentOf(args: Json | undefined): string {
  const edits = listAt(args, 'edits').length;
  if (edits > 0) return `, ${formatCountOf(edits, 'edit')}`;
  const { length } = textAt(args, 'content');
  return length > 0 ? `, ${formatCountOf(length, 'character')}` : '';
}

function suffix(separator: string, text: string): string {
  return text === '' ? '' : `${separator}${text}`;
}
