import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type AnyNode, parse } from 'acorn';

/**
 * What a user can read of agent-fix, found in its sources and not kept in a list: what an error is made with; a member of an object that says
 * why; and what a function gives that answers with a reason or null. `…` stands for words that vary.
 */

/** The members that say why. */
const SAYS_WHY = new Set(['problem', 'why', 'reason', 'failure', 'detail', 'doubt']);
/** A function that gives a reason or nothing. */
const GIVES_A_REASON = /:\s*(?:Promise<)?(?:string \| null|null \| string)>?\s*(?:=>\s*)?$/;

/** One place where messages of a kind come from, and what to do about them. The first whose paths begin so. */
interface Origin {
  readonly title: string;
  readonly cure: string;
  readonly paths: readonly string[];
}

export const ORIGINS: readonly Origin[] = [
  {
    title: 'An input, a flag or the environment of the job',
    cure: 'The message names it, and what would be right ([inputs](inputs.md), [providers](providers.md)).',
    paths: [
      'github/inputs.ts',
      'core/settings.ts',
      'core/usage.ts',
      'llm/provider.ts',
      'llm/create-llm.ts',
      'github/context.ts',
      'github/event.ts',
      'own-process.ts',
      'command/',
      'action/script-problem.ts',
      'action/action-context.ts',
      'workspace/repo-path.ts',
    ],
  },
  {
    title: 'A step, job or check that cannot judge here',
    cure: 'Set `test-command` to a command that shows the failure, or run agent-fix [in the failing job](../examples/in-failing-job.yml) ([why](oracle.md)).',
    paths: [
      'workflow/step-',
      'workflow/test-command.ts',
      'workflow/guards.ts',
      'workflow/',
      'action/task.ts',
    ],
  },
  {
    title: 'A bundle or a record that was not taken',
    cure: 'Re-run all jobs. If that does not help: both jobs need the same version and inputs, and only they may write the bundle ([bundle.md](bundle.md)).',
    paths: [
      'action/bundle',
      'core/verdict/record-proof.ts',
      'action/publish-bundle.ts',
      'workspace/claimed-patch.ts',
      'github/patch-check.ts',
      'github/artifacts.ts',
      'base/json-bounds.ts',
    ],
  },
  {
    title: 'GitHub, asked for something',
    cure: 'Give the job the permission that the message names; else re-run the job later: GitHub’s own answer stands in brackets.',
    paths: ['github/', 'action/'],
  },
  {
    title: 'What proves nothing',
    cure: 'Read the test output in the record: the change, chance, or the tests themselves are to blame ([design](design.md#what-fixed-means)).',
    paths: ['core/verdict/', 'core/conclude.ts'],
  },
  {
    title: 'The place where the tests run',
    cure: 'Free the disk or the folder that is named, or see what the sandbox needs ([sandbox.md](sandbox.md)).',
    paths: ['oracle/'],
  },
  {
    title: 'An answer of the model’s endpoint',
    cure: 'Check `openai-base-url` and `openai-api`: what answers there does not keep to the protocol ([providers](providers.md)).',
    paths: ['llm/'],
  },
  {
    title: 'From a terminal',
    cure: 'The message names the flag, file or commit, and what it should be; `--help` lists the flags.',
    paths: [
      'commands/',
      'trace/',
      'story/trace-view.ts',
      'workspace/git.ts',
      'workspace/changes.ts',
      'workspace/snapshot.ts',
      'workspace/programs.ts',
    ],
  },
  {
    title: 'A note on the change, or on an attempt',
    cure: 'Look at the change with it in mind; the record shows what was tried.',
    paths: ['core/attempts.ts', 'solve.ts'],
  },
  {
    title: 'A fault of agent-fix',
    cure: '[Report it](../CONTRIBUTING.md) with the trace.',
    paths: ['base/', 'core/', 'solver/', 'tree-sitter/'],
  },
];

/**
 * What a model reads, and no user (observations of the tools, prompts); rows of data; and pages, which only show what others say. What stands
 * in ORIGINS by its whole path is read by users all the same.
 */
const FOR_NO_USER =
  /^(?:core\/model|core\/verdict\/(?:missing-rows|noise-lines|tripwires)|runners|workspace|story|trace\/page|index|cli|bundle)\b/;

export interface MessageSource {
  readonly path: string;
  readonly message: string;
}

/** Every message of the sources below a folder, each once. */
export function messagesOf(src: string): readonly MessageSource[] {
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .toSorted();
  const found = new Map<string, MessageSource>();
  for (const path of paths)
    if (originOf(path) !== null)
      for (const message of messagesIn(readFileSync(join(src, path), 'utf8')))
        if (!found.has(message)) found.set(message, { path, message });
  return [...found.values()];
}

/** Where a file's messages belong; null where no user reads them. Throws for a file of a new place. */
export function originOf(path: string): Origin | null {
  const origin = ORIGINS.find(({ paths }) => paths.some((start) => path.startsWith(start)));
  const isNamed = origin?.paths.includes(path) === true;
  if (FOR_NO_USER.test(path) && !isNamed) return null;
  if (origin === undefined) throw new Error(`scripts/messages.ts says nothing of src/${path}`);
  return origin;
}

export function messagesIn(source: string): readonly string[] {
  // What is stripped becomes blanks, so that positions stay.
  const ast = parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' });
  const found: string[] = [];
  const take = (node: AnyNode): void => {
    for (const text of textsOf(node)) if (isSentence(text)) found.push(text);
  };
  const visit = (node: AnyNode, reasons: boolean): void => {
    let givesReason = reasons;
    switch (node.type) {
      case 'NewExpression':
        if (
          node.callee.type === 'Identifier' &&
          /(?:Error|Problem|Refusal|Stream|Cut)$/.test(node.callee.name)
        )
          node.arguments.forEach(take);
        break;
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && /^(?:refuse|deny|demand)/.test(node.callee.name))
          node.arguments.forEach(take);
        break;
      case 'Property':
        if (node.key.type === 'Identifier' && SAYS_WHY.has(node.key.name)) take(node.value);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        givesReason = GIVES_A_REASON.test(source.slice(node.start, node.body.start));
        if (givesReason && node.body.type !== 'BlockStatement') take(node.body);
        break;
      case 'ReturnStatement':
        if (reasons && node.argument != null) take(node.argument);
        break;
      default:
    }
    for (const child of childrenOf(node)) visit(child, givesReason);
  };
  visit(ast, false);
  return found;
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is AnyNode =>
        typeof value === 'object' && value !== null && typeof value.type === 'string',
    );
}

/** The texts that an expression can be. */
function textsOf(node: AnyNode): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? '').join('…')];
    case 'BinaryExpression': {
      if (node.operator !== '+') return [];
      const [before, after] = [node.left, node.right].map((side) => textsOf(side)[0] ?? '…');
      return [`${before}${after}`];
    }
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    default:
      return [];
  }
}

/** At least three words of its own. */
const isSentence = (text: string): boolean =>
  /^(?:\S*\s+){2}/.test(text) && (text.match(/[A-Za-z-]{2,}/g) ?? []).length >= 3;

/** The messages that the tables above do not hold, as Markdown: by what to do about them. */
export function otherMessages(page: string, messages: readonly MessageSource[]): string {
  const quotes = quotesIn(page);
  const others = messages.filter(({ message }) => !quotes.some((parts) => quotesIt(message, parts)));
  return ORIGINS.flatMap((origin) => {
    const ofOrigin = others.filter(({ path }) => originOf(path) === origin);
    return ofOrigin.length === 0
      ? []
      : [`**${origin.title}.** ${origin.cure}\n\n${wrapped(ofOrigin.map(quoted))}\n`];
  }).join('\n');
}

const quoted = ({ message }: MessageSource): string => {
  const text = message.trim().replace(/\s+/g, ' ');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
};

const MAX_LINE_CHARS = 140;

/** In lines of a paragraph, each quote whole. */
function wrapped(quotes: readonly string[]): string {
  const lines = [''];
  for (const [at, quote] of quotes.entries()) {
    const piece = at === quotes.length - 1 ? quote : `${quote} ·`;
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + piece.length >= MAX_LINE_CHARS) lines.push(piece);
    else lines[lines.length - 1] = line === '' ? piece : `${line} ${piece}`;
  }
  return lines.join('\n');
}

/** Blanks and signs around the words of a quote. */
export const EDGES = /^[\s.,;:()"]+|[\s.,;:()"]+$/g;

/** What the tables of docs/troubleshooting.md quote, each as the pieces between its `…`. */
export function quotesIn(page: string): readonly (readonly string[])[] {
  const [, byMessage = ''] = page.split(/^## (?:By message|Every other message)$/m);
  return [...byMessage.matchAll(/`([^`]+)`/g)].map(([, quote = '']) =>
    quote.split('…').map((part) => part.replace(EDGES, '')),
  );
}

/** The words of a quote stand in the message, in their order; a few letters would stand in any. */
export function quotesIt(message: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    at = message.indexOf(part, at);
    if (at < 0) return false;
    at += part.length;
  }
  return parts.join('').length >= Math.min(14, message.replaceAll('…', '').length / 2);
}
