import { createHash } from 'node:crypto';

// A pull request's description belongs to people. Ours is a section between two marks, which a later run replaces; the
// end mark says what the section and the title were, so that a later run sees whether a person changed them.

const START = '<!-- agent-fix:start, kept up to date by agent-fix: write above or below -->';
const END = /\n*<!-- agent-fix:end section=([0-9a-f]{16}) title=([0-9a-f]{16}) draft=(true|false) -->/;

export interface OwnText {
  readonly title: string;
  readonly section: string;
  /** The pull request is a draft because this run proved nothing, not because somebody wanted one. */
  readonly isDraft: boolean;
}

/** The description of a new pull request. */
export function newBody({ title, section, isDraft }: OwnText): string {
  const text = section.trim();
  const mark = `<!-- agent-fix:end section=${digest(text)} title=${digest(title)} draft=${isDraft} -->`;
  return `${START}\n${text}\n${mark}`;
}

export interface Current {
  readonly title: string;
  readonly body: string;
}

export interface Updated extends Current {
  /** Ours as the last run left it. */
  readonly wasDraft: boolean;
}

/** The text of a pull request after a later run. What a person wrote or changed stays: title, words around the section, the section itself. */
export function updatedBody(current: Current, own: OwnText): Updated {
  const body = current.body.replaceAll('\r\n', '\n');
  const start = body.indexOf(START);
  const end = start < 0 ? null : END.exec(body.slice(start));
  if (start < 0 || end === null) {
    // Ours from before there were marks, or a person took them out: theirs stays, ours follows.
    const kept = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
    return { title: current.title, body: `${kept}${newBody(own)}`, wasDraft: false };
  }
  const [mark, sectionWas, titleWas, draftWas] = end;
  const before = body.slice(0, start);
  const section = body.slice(start + START.length, start + end.index).trim();
  const after = body.slice(start + end.index + mark.length);
  const theirs = digest(section) === sectionWas ? '' : `${section}\n\n`;
  const isTitleOurs = digest(current.title) === titleWas;
  return {
    title: isTitleOurs ? own.title : current.title,
    body: `${before}${theirs}${newBody(own)}${after}`,
    wasDraft: draftWas === 'true',
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
