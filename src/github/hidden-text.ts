import { UNSEEN } from '../story/safe-text.ts';

/** How much was taken out of a text because nobody who reads it on GitHub sees it (I18). */
export interface Removed {
  readonly comments: number;
  readonly definitions: number;
  readonly bidi: number;
  readonly tags: number;
  readonly invisible: number;
}

export interface Cleaned {
  readonly text: string;
  readonly removed: Removed;
}

/** To the end of the text when it is not closed: so GitHub shows it, or rather does not. */
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** A link definition with a title, as in `[//]: # (text)`: Markdown's other comment, never shown. */
const DEFINITION =
  /^ {0,3}\[[^\]\n]+\]:[ \t]*(?:#|<|\/|https?:)\S*[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\))[ \t]*$/gm;
const BIDI = /\p{Bidi_Control}/gu;
const TAGS = /[\u{E0000}-\u{E007F}]/gu;
/** Everything else that draws nothing; but a carriage return ends a line. */
const INVISIBLE = new RegExp(`(?!\\r)${UNSEEN.source}`, 'gu');

/** Text as a person reads it rendered: without HTML comments, link definitions and invisible characters. */
export function removeHidden(text: string): Cleaned {
  // Characters first: an invisible one may break up `<!--` for us and not for GitHub.
  const visible = removeInvisible(text);
  const [withoutComments, comments] = without(visible.text, HTML_COMMENT);
  const [rest, definitions] = without(withoutComments, DEFINITION);
  return { text: rest, removed: { ...visible.removed, comments, definitions } };
}

/** Text without bidi, tag, zero-width and control characters; tabs and line ends stay. */
export function removeInvisible(text: string): Cleaned {
  const [withoutBidi, bidi] = without(text, BIDI);
  const [withoutTags, tags] = without(withoutBidi, TAGS);
  const [rest, invisible] = without(withoutTags, INVISIBLE);
  return { text: rest, removed: { comments: 0, definitions: 0, bidi, tags, invisible } };
}

function without(text: string, pattern: RegExp): readonly [rest: string, count: number] {
  let count = 0;
  const rest = text.replace(pattern, () => {
    count++;
    return '';
  });
  return [rest, count];
}

export function addRemoved(a: Removed, b: Removed): Removed {
  return {
    comments: a.comments + b.comments,
    definitions: a.definitions + b.definitions,
    bidi: a.bidi + b.bidi,
    tags: a.tags + b.tags,
    invisible: a.invisible + b.invisible,
  };
}

/** For people: what was taken out; null when nothing was. */
export function describeRemoved(removed: Removed): string | null {
  const parts = [
    count(removed.comments, 'HTML comment'),
    count(removed.definitions, 'hidden link definition'),
    count(removed.bidi, 'bidi character'),
    count(removed.tags, 'tag character'),
    count(removed.invisible, 'invisible character'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

const count = (n: number, what: string): string | null =>
  n === 0 ? null : `${n} ${what}${n === 1 ? '' : 's'}`;
