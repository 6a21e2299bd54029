import type { parseWorkflow } from '@actions/workflow-parser';

/** A job with plain steps. Texts may still hold `${{ }}`. */
export interface WorkflowJob {
  readonly id: string;
  readonly name: string | null;
  readonly hasContainer: boolean;
  readonly steps: readonly WorkflowStep[];
}

/** A step, with what it inherits from its job and its workflow (`defaults.run`, `env`). */
export interface WorkflowStep {
  readonly name: string | null;
  readonly run: string | null;
  readonly uses: string | null;
  readonly shell: string | null;
  readonly workingDirectory: string | null;
  readonly env: Readonly<Record<string, string>>;
}

export interface WorkflowFile {
  readonly jobs: readonly WorkflowJob[];
}

type Token = NonNullable<ReturnType<typeof parseWorkflow>['value']>;
type Parser = typeof import('@actions/workflow-parser');

/** Parses a workflow file with GitHub's own parser; null when that cannot read it at all. */
export async function parseWorkflowFile(name: string, content: string): Promise<WorkflowFile | null> {
  const parser = await import('@actions/workflow-parser');
  const { value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
  if (value === undefined) return null;
  // The parser's own model drops shell, working-directory and defaults: they are read from its tokens.
  const read = new TokenReader(parser);
  const root = read.entries(value);
  const jobs = read.entries(root.get('jobs'));
  return { jobs: [...jobs].map(([id, job]) => jobOf(read, id, job, root)) };
}

function jobOf(read: TokenReader, id: string, token: Token, root: ReadonlyMap<string, Token>): WorkflowJob {
  const job = read.entries(token);
  const defaults = [job, root].map((scope) => read.entries(read.entries(scope.get('defaults')).get('run')));
  const isOnWindows = (read.text(job.get('runs-on')) ?? '').startsWith('windows');
  return {
    id,
    name: read.text(job.get('name')),
    hasContainer: job.has('container'),
    steps: read.items(job.get('steps')).map((item) => {
      const step = read.entries(item);
      const inherited = (key: string) =>
        [step, ...defaults].map((scope) => read.text(scope.get(key))).find((value) => value !== null) ?? null;
      return {
        name: read.text(step.get('name')),
        run: read.text(step.get('run')),
        uses: read.text(step.get('uses')),
        shell: inherited('shell') ?? (isOnWindows ? 'pwsh' : null),
        workingDirectory: inherited('working-directory'),
        env: Object.assign({}, ...[root, job, step].map((scope) => read.texts(scope.get('env')))),
      };
    }),
  };
}

/** Reads the parser's tokens; what is not of the wanted form reads as empty. */
class TokenReader {
  readonly #parser: Parser;

  constructor(parser: Parser) {
    this.#parser = parser;
  }

  entries(token: Token | undefined): ReadonlyMap<string, Token> {
    if (token === undefined || !this.#parser.isMapping(token)) return new Map();
    return new Map([...token].map(({ key, value }) => [key.toString(), value]));
  }

  items(token: Token | undefined): readonly Token[] {
    return token !== undefined && this.#parser.isSequence(token) ? [...token] : [];
  }

  /** A scalar as it was written; an expression with its `${{ }}`. */
  text(token: Token | undefined): string | null {
    if (token === undefined || !this.#parser.isScalar(token)) return null;
    return this.#parser.isBasicExpression(token) ? (token.source ?? token.toString()) : token.toString();
  }

  texts(token: Token | undefined): Readonly<Record<string, string>> {
    const texts = [...this.entries(token)].map(([name, value]) => [name, this.text(value)] as const);
    return Object.fromEntries(texts.filter((pair): pair is [string, string] => pair[1] !== null));
  }
}
