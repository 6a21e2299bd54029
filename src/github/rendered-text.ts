import { Parser, Tokenizer } from 'htmlparser2';

/** What a person reads of a text on GitHub. */
interface ReadableText {
  readonly text: string;
  /** How many characters were left out because nobody sees them. */
  readonly removed: number;
}

/** Zero-width, bidi and tag characters, variation selectors, fillers, and control characters but tab and line ends. */
const NEVER_SHOWN = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\uFFF9-\uFFFB](?<![\t\n\r])/u;

export function removeInvisible(text: string): ReadableText {
  const parts = text.split(NEVER_SHOWN);
  return { text: parts.join(''), removed: parts.length - 1 };
}

// Characters that mark breaks between blocks and between lines, until `lines` makes line feeds of them. `ontext` removes any that the
// text itself holds.
const [BLOCK, LINE] = ['\ue000', '\ue001'];
const BREAKS = new RegExp(` ?[${BLOCK}${LINE}][ ${BLOCK}${LINE}]*`, 'g');

const block = (text: string): string => BLOCK + text + BLOCK;
const line = (text: string): string => LINE + text + LINE;
const lines = (text: string): string =>
  text.replace(BREAKS, (breaks) => (breaks.includes(BLOCK) ? '\n\n' : '\n')).trim();

/** An element that is open, and the text in it so far. */
interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether white space in the text is kept as it is, as in `<pre>`. */
  readonly isCode: boolean;
  /** How many elements around it and with it are of `REREAD`. */
  readonly depth: number;
  text: string;
  items: number;
}

/**
 * The text of the HTML that GitHub makes of an issue, a comment or a review: `body_html` of
 * https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types. Code stays code. An image becomes
 * `[image]` and a drawing `[diagram]`, since a person does not see their source. Attributes are left out.
 */
export function renderedText(html: string): ReadableText {
  const root: OpenElement = { name: '', attributes: {}, isCode: false, depth: 0, text: '', items: 0 };
  const open = [root];
  const current = (): OpenElement => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isCode = current().isCode || name === 'pre' || hasClass(attributes, 'blob-code-inner');
      const depth = current().depth + (REREAD.has(name) ? 1 : 0);
      open.push({ name, attributes, isCode, depth, text: '', items: 0 });
    },
    ontext(text) {
      const { isCode } = current();
      current().text += text.replace(isCode ? /[\ue000\ue001]/g : /[\s\ue000\ue001]+/g, isCode ? '' : ' ');
    },
    onclosetag() {
      const closed = open.pop() ?? root;
      current().text += elementText(closed, current());
    },
  });
  parser.end(withoutDepths(html));
  return removeInvisible(lines(root.text));
}

/** Far deeper than people nest; the parser takes seconds over ten thousands of open elements. */
const MAX_OPEN = 200;
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** The HTML without what stands in more than `MAX_OPEN` open elements. */
function withoutDepths(html: string): string {
  const kept: string[] = [];
  let open = 0;
  let from = 0;
  const close = (end: number) => {
    if (open === MAX_OPEN + 1) from = end + 1;
    open = Math.max(0, open - 1);
  };
  let isVoid = false;
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname(start, end) {
        isVoid = VOID.has(html.slice(start, end).toLowerCase());
        if (isVoid) return;
        open += 1;
        if (open === MAX_OPEN + 1) kept.push(html.slice(from, start - 1));
      },
      onclosetag: (_, end) => close(end),
      onselfclosingtag: (end) => (isVoid ? undefined : close(end)),
      onopentagend: ignore,
      onattribdata: ignore,
      onattribend: ignore,
      onattribentity: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return open > MAX_OPEN ? kept.join('') : `${kept.join('')}${html.slice(from)}`;
}

/** Elements whose whole text is read once more, and may grow, where they end: a line in ten lists has ten indents. */
const REREAD: ReadonlySet<string> = new Set('blockquote li td th tr pre'.split(' '));

/** Nobody follows deeper nesting. Elements below that are lines of text, which bounds time and memory (I18). */
const MAX_ELEMENT_DEPTH = 12;

function elementText({ name, attributes, isCode, depth, text }: OpenElement, parent: OpenElement): string {
  if (hasClass(attributes, 'js-render-needs-enrichment')) return block('[diagram]');
  if (hasClass(attributes, 'sr-only') || 'data-footnote-backref' in attributes) return '';
  if ('data-footnote-ref' in attributes) return `[${text}]`;
  if (depth > MAX_ELEMENT_DEPTH && REREAD.has(name)) return line(text);
  switch (name) {
    case 'script':
    case 'style':
    case 'template':
    case 'svg':
    case 'rp':
      return '';
    case 'img':
    case 'video':
    case 'audio':
      return `[${name === 'img' ? 'image' : name}]`;
    // TeX commands can make their arguments invisible, and TeX comments are not drawn.
    case 'math-renderer':
      return /[\\%]/.test(text) ? '[formula]' : text;
    case 'input':
      return 'checked' in attributes ? '[x]' : '[ ]';
    case 'br':
      return LINE;
    case 'hr':
      return block('---');
    case 'code':
    case 'tt':
      return parent.isCode ? text : `\`${text}\``;
    case 'pre':
      return block(fenced(text));
    case 'del':
    case 's':
      return `~~${text}~~`;
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return block(`${'#'.repeat(Number(name[1]))} ${text}`);
    case 'blockquote':
      return block(lines(text).replace(/^/gm, '> '));
    case 'li': {
      parent.items += 1;
      const marker =
        parent.name === 'ol' ? `${Number(parent.attributes['start'] ?? 1) + parent.items - 1}.` : '-';
      return line(`${marker} ${lines(text).replaceAll('\n', '\n  ')}`);
    }
    case 'td':
    case 'th':
      return cellText(attributes, text);
    case 'tr': {
      const row = text.trim();
      return line(row.startsWith('|') ? `${row} |` : row);
    }
    case 'ul':
    case 'ol':
      return parent.name === 'li' ? line(text) : block(text);
    case 'dt':
    case 'dd':
    case 'div':
      return line(text);
    default:
      return BLOCKS.has(name) && !isCode ? block(text) : text;
  }
}

const BLOCKS: ReadonlySet<string> = new Set(
  'p dl table section details summary figure figcaption'.split(' '),
);

const hasClass = (attributes: OpenElement['attributes'], name: string): boolean =>
  attributes['class']?.split(' ').includes(name) ?? false;

/** Code between two fences that are longer than any run of backticks in the code, so that none of these closes the block. */
function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** A cell of a table; GitHub shows the change that a remark suggests as a table whose rows are lines of a diff. */
function cellText(attributes: OpenElement['attributes'], text: string): string {
  if (hasClass(attributes, 'blob-num')) return '';
  if (!hasClass(attributes, 'blob-code-inner')) return `| ${lines(text).replace(/\s+/g, ' ')}`;
  return `${hasClass(attributes, 'blob-code-deletion') ? '-' : '+'}${text}`;
}
