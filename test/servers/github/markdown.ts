import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });
/** The default schema is GitHub's. */
const sanitized = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize).use(rehypeStringify);

/** Markdown as GitHub renders it: made HTML of first, of which then only what GitHub allows stays. */
export const renderMarkdown = (text: string): string =>
  String(sanitized.processSync(String(markdown.processSync(text))));
