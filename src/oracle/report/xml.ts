/** What a reader of XML needs of a document: elements with their attributes, and text. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** The document is no XML that we read; the message says why. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The tokens of a document, in order and in linear time. No document type is read, so no entity can be defined: only
 * the five of XML and numeric ones are expanded, once. An empty element gives both of its tokens.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const end = start === -1 ? xml.length : start;
    if (end > at) yield { kind: 'text', text: expand(xml.slice(at, end)) };
    if (start === -1) return;
    if (xml.startsWith('<![CDATA[', start)) {
      at = endOf(xml, ']]>', start);
      yield { kind: 'text', text: xml.slice(start + 9, at - 3) };
    } else if (xml.startsWith('<!--', start)) {
      at = endOf(xml, '-->', start + 4);
    } else if (xml.startsWith('<?', start)) {
      at = endOf(xml, '?>', start);
    } else if (xml.startsWith('<!', start)) {
      throw new XmlError('it declares a document type');
    } else {
      at = endOfTag(xml, start);
      yield* tagTokens(xml.slice(start + 1, at - 1));
    }
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw new XmlError(`it ends before ${mark}`);
  return at + mark.length;
}

/** A `>` in a quoted value does not end the tag. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at++) {
    const char = xml.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at + 1;
  }
  throw new XmlError('it ends within a tag');
}

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

function* tagTokens(inside: string): Generator<XmlToken> {
  const isEmpty = inside.endsWith('/');
  const text = isEmpty ? inside.slice(0, -1) : inside;
  const [, slash = '', name = ''] = /^(\/?)([\w:.-]+)/.exec(text) ?? [];
  if (name === '') throw new XmlError(`<${inside.slice(0, 20)} is no tag`);
  if (slash !== '') {
    yield { kind: 'close', name };
    return;
  }
  yield { kind: 'open', name, attributes: attributesOf(text.slice(name.length)) };
  if (isEmpty) yield { kind: 'close', name };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++;
    if (at >= text.length) return attributes;
    ATTRIBUTE.lastIndex = at;
    const [whole, name, double, single] = ATTRIBUTE.exec(text) ?? [];
    if (whole === undefined || name === undefined) throw new XmlError('an attribute has no value');
    attributes.set(name, expand(double ?? single ?? ''));
    at += whole.length;
  }
}

function expand(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,5}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole;
  });
}
