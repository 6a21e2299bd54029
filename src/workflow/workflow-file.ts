import { type Expr, Lexer, Parser } from '@actions/expressions';
import {
  isBasicExpression,
  isMapping,
  isScalar,
  isSequence,
  NoOperationTraceWriter,
  type parseWorkflow,
} from '@actions/workflow-parser';
import { getActionSchema } from '@actions/workflow-parser/actions/action-schema';
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context';
import { readTemplate } from '@actions/workflow-parser/templates/template-reader';
import { NumberToken } from '@actions/workflow-parser/templates/tokens/number-token';
import { StringToken } from '@actions/workflow-parser/templates/tokens/string-token';
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema';
import { YamlObjectReader } from '@actions/workflow-parser/workflows/yaml-object-reader';
import { orElse } from '../base/errors.ts';
import { collapsed } from '../base/text.ts';

export type Token = NonNullable<ReturnType<typeof parseWorkflow>['value']>;

/** A file of aliases of aliases has billions of values. The largest of real ones have some thousands. */
const MAX_VALUES = 50_000;
class TooManyValues extends Error {}

/**
 * Parses a workflow or an `action.yml` with GitHub's own parser; null when it is no YAML, or holds more than MAX_VALUES. Its schema's
 * complaints are passed over: GitHub's is newer.
 */
export function parseFile(kind: 'workflow' | 'action', name: string, content: string): Token | null {
  const schema = kind === 'workflow' ? getWorkflowSchema() : getActionSchema();
  const context = new TemplateContext(new TemplateValidationErrors(), schema, new NoOperationTraceWriter());
  // GitHub runs these for everybody; the parser still asks its editor.
  context.state['featureFlags'] = { isEnabled: (feature: string) => feature === 'allowBackgroundSteps' };
  const fileId = context.getFileId(name);
  const reader = new ValueReader(fileId, content);
  if (reader.errors.length > 0) return null;
  try {
    return readTemplate(context, `${kind}-root`, reader, fileId) ?? null;
  } catch (error) {
    if (error instanceof TooManyValues) return null;
    throw error;
  }
}

/** What a parser of YAML has against a file that GitHub took: the two differ in corners. '' where it has nothing. */
export function yamlProblem(content: string): string {
  const [first] = new YamlObjectReader(1, content).errors;
  return first === undefined ? '' : collapsed(first.message.split('\n')[0] ?? '').replace(/:$/, '');
}

/**
 * The parser serves an editor: it reads a block scalar's expressions from the source, with the indentation and line ends as
 * written. A runner sees the value, and without a source the parser uses that.
 */
class ValueReader extends YamlObjectReader {
  #values = 0;

  override allowLiteral() {
    this.#values += 1;
    if (this.#values > MAX_VALUES) throw new TooManyValues();
    const token = super.allowLiteral();
    if (token instanceof NumberToken)
      return new PrintedNumber(token.file, token.range, token.value, undefined);
    return token instanceof StringToken
      ? new StringToken(token.file, token.range, token.value, undefined)
      : token;
  }
}

/** Where a text is wanted (`env:`), the parser takes what `toString` gives. */
class PrintedNumber extends NumberToken {
  override toString(): string {
    return numberText(this.value);
  }
}

/** A path without its `.` parts and double slashes. */
export const withoutDots = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** `actions/x` of `./actions/x`, or of the newer `$/actions/x`: the folder of an action in the repository; null for any other. */
export function localFolder(uses: string | null): string | null {
  const path = /^[.$]\/(.*)$/.exec(uses ?? '')?.[1];
  return path === undefined ? null : withoutDots(path) || '.';
}

// These readers treat a value of the wrong form as empty.

export function entries(token: Token | undefined): ReadonlyMap<string, Token> {
  if (token === undefined || !isMapping(token)) return new Map();
  return new Map([...token].map(({ key, value }) => [key.toString(), value]));
}

/** A scalar's value, its expressions with their `${{ }}`; null for all else. */
export function scalarText(token: Token | undefined): string | null {
  if (token === undefined || !isScalar(token)) return null;
  if (!isBasicExpression(token)) return token.toString();
  return token.originalExpressions === undefined ? expression(token.expression) : (token.source ?? null);
}

/** A number as GitHub prints it: .NET's format `G15`, fifteen significant digits (actions/runner, NumberToken.cs). */
export function numberText(value: number): string {
  const [digits, power] = value.toExponential(14).split('e');
  const exponent = Number(power);
  if (value === 0 || Number.isNaN(exponent) || (exponent > -5 && exponent < 15))
    return `${Number(value.toPrecision(15))}`;
  return `${Number(digits)}E${exponent < 0 ? '-' : '+'}${`${Math.abs(exponent)}`.padStart(2, '0')}`;
}

/** `${{ inner }}`: an expression as a workflow writes it. */
export const expression = (inner: string): string => `\${{ ${inner} }}`;

/** A part of a text with expressions, without the `${{ }}`. `ast` null: an expression that the parser cannot read. */
type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly source: string; readonly ast: Expr | null };

/** A text with expressions; empty where the text is empty or absent. */
export type Template = readonly TemplatePart[];

/** A template with each expression written as `ofExpression` says. */
export const templateText = (template: Template, ofExpression: (source: string) => string): string =>
  template.map((part) => (part.kind === 'text' ? part.text : ofExpression(part.source))).join('');

const CONTEXTS = 'github env vars job jobs steps runner secrets strategy matrix needs inputs'.split(' ');

/** Functions that expressions of steps have besides the general ones. */
const FUNCTIONS = [
  ...['success', 'failure', 'always', 'cancelled'].map((name) => ({ name, minArgs: 0, maxArgs: 255 })),
  { name: 'hashFiles', minArgs: 1, maxArgs: 255 },
];

/** The template of a scalar; empty where there is none. */
export const templateOf = (token: Token | undefined): Template => splitTemplate(scalarText(token) ?? '');

/** Finds expressions in a text as the runner does: an apostrophe opens a string in which `}}` closes nothing. */
export function splitTemplate(text: string): Template {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (let at = text.indexOf('${{'); at >= 0; at = text.indexOf('${{', from)) {
    const end = endOfExpression(text, at + 3);
    if (end === null) break;
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) });
    parts.push(parseExpression(text.slice(at + 3, end - 2)));
    from = end;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function endOfExpression(text: string, from: number): number | null {
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "'") isInString = !isInString;
    else if (!isInString && text[at] === '}' && text[at - 1] === '}' && at > from) return at + 1;
  }
  return null;
}

type Expression = Extract<TemplatePart, { kind: 'expression' }>;

export function parseExpression(text: string): Expression {
  const source = text.trim();
  const ast = orElse(null, () => new Parser(new Lexer(source).lex().tokens, CONTEXTS, FUNCTIONS).parse());
  return { kind: 'expression', source, ast };
}

/** The expression that is all of a text; null where there is another part. */
export function soleExpression([only, ...others]: Template): Expression | null {
  return only?.kind === 'expression' && others.length === 0 ? only : null;
}

/** How a script is run, by a step or by `defaults.run`. */
export interface RunSettings {
  readonly shell: Template;
  readonly workingDirectory: Template;
}

export interface StepSource extends RunSettings {
  readonly id: string | null;
  readonly name: Template;
  readonly condition: string | null;
  /** Empty in a step that uses an action. */
  readonly run: Template;
  readonly uses: string | null;
  readonly with: ReadonlyMap<string, Token>;
  readonly env: Token | undefined;
  readonly continueOnError: Token | undefined;
  /** The job goes on while the step runs (`background: true`). */
  readonly isInBackground: boolean;
  /** The ids of steps in the background that this step ends (`cancel:`) or waits for (`wait:`, `wait-all:`); null for any other step. */
  readonly ends: { readonly how: 'wait' | 'cancel'; readonly ids: readonly string[] | 'all' } | null;
}

/** An input of a workflow that others call, of a workflow that is started by hand, or of an action. */
export interface InputSource {
  /** `string`, `number`, `boolean`, `choice`, `environment`; an action's inputs are all strings. */
  readonly type: string;
  readonly fallback: Token | undefined;
}

export interface JobSource {
  readonly id: string;
  readonly name: Template;
  /** Names the reusable workflow that the job calls; null for a job with steps. */
  readonly uses: string | null;
  readonly with: ReadonlyMap<string, Token>;
  readonly strategy: Token | undefined;
  readonly runsOn: Token | undefined;
  readonly condition: string | null;
  readonly continueOnError: Token | undefined;
  readonly timeoutMinutes: Token | undefined;
  readonly container: Token | undefined;
  readonly services: readonly string[];
  readonly environment: Token | undefined;
  readonly env: Token | undefined;
  readonly defaults: RunSettings;
  readonly steps: readonly StepSource[];
}

export interface WorkflowSource {
  readonly env: Token | undefined;
  readonly defaults: RunSettings;
  readonly callInputs: ReadonlyMap<string, InputSource>;
  readonly dispatchInputs: ReadonlyMap<string, InputSource>;
  readonly jobs: readonly JobSource[];
}

/** Reads a workflow file; null when it is no YAML. Nothing is evaluated. */
export function readWorkflowFile(name: string, content: string): WorkflowSource | null {
  const token = parseFile('workflow', name, content);
  if (token === null) return null;
  const root = entries(token);
  const events = entries(root.get('on'));
  return {
    env: root.get('env'),
    defaults: defaultsOf(root),
    callInputs: inputsOf(entries(events.get('workflow_call')).get('inputs')),
    dispatchInputs: inputsOf(entries(events.get('workflow_dispatch')).get('inputs')),
    jobs: [...entries(root.get('jobs'))].map(([id, job]) => jobOf(id, job)),
  };
}

function jobOf(id: string, token: Token): JobSource {
  const job = entries(token);
  return {
    id,
    name: templateOf(job.get('name')),
    uses: scalarText(job.get('uses')),
    with: entries(job.get('with')),
    strategy: job.get('strategy'),
    runsOn: job.get('runs-on'),
    condition: scalarText(job.get('if')),
    continueOnError: job.get('continue-on-error'),
    timeoutMinutes: job.get('timeout-minutes'),
    container: job.get('container'),
    services: [...entries(job.get('services')).keys()],
    environment: job.get('environment'),
    env: job.get('env'),
    defaults: defaultsOf(job),
    steps: stepsOf(job.get('steps')),
  };
}

/**
 * Steps that run side by side (`parallel:`) are steps like others: each has its name, its log and its end. One that waits for them
 * comes after them.
 */
export function stepsOf(token: Token | undefined): readonly StepSource[] {
  const items = token !== undefined && isSequence(token) ? [...token] : [];
  return items.map(entries).flatMap((step) => [...stepsOf(step.get('parallel')), stepOf(step)]);
}

/** Steps that wait for others or end them, with the names that GitHub gives them (@actions/workflow-parser, steps.ts). */
const CONTROL_NAMES = {
  wait: 'Wait',
  'wait-all': 'Wait for all',
  cancel: 'Cancel',
  parallel: 'Parallel group',
} as const;

function stepOf(step: ReadonlyMap<string, Token>): StepSource {
  const nameTemplate = templateOf(step.get('name'));
  const control = Object.entries(CONTROL_NAMES).find(([key]) => step.has(key));
  return {
    id: scalarText(step.get('id')),
    name:
      nameTemplate.length === 0 && control !== undefined
        ? [{ kind: 'text', text: control[1] }]
        : nameTemplate,
    condition: scalarText(step.get('if')),
    run: templateOf(step.get('run')),
    uses: scalarText(step.get('uses')),
    with: entries(step.get('with')),
    ...runSettingsIn(step),
    env: step.get('env'),
    continueOnError: step.get('continue-on-error'),
    isInBackground: scalarText(step.get('background')) === 'true',
    ends: endsOf(step),
  };
}

function endsOf(step: ReadonlyMap<string, Token>): StepSource['ends'] {
  if (step.has('wait-all')) return { how: 'wait', ids: 'all' };
  if (step.has('parallel')) return { how: 'wait', ids: [] };
  const how = step.has('cancel') ? 'cancel' : 'wait';
  const token = step.get(how);
  if (token === undefined) return null;
  return {
    how,
    ids: isSequence(token) ? [...token].flatMap((each) => scalarText(each) ?? []) : [scalarText(token) ?? ''],
  };
}

export function inputsOf(token: Token | undefined): ReadonlyMap<string, InputSource> {
  return new Map(
    [...entries(token)].map(([name, definition]) => {
      const of = entries(definition);
      return [name, { type: scalarText(of.get('type')) ?? 'string', fallback: of.get('default') }];
    }),
  );
}

const defaultsOf = (scope: ReadonlyMap<string, Token>): RunSettings =>
  runSettingsIn(entries(entries(scope.get('defaults')).get('run')));

const runSettingsIn = (scope: ReadonlyMap<string, Token>): RunSettings => ({
  shell: templateOf(scope.get('shell')),
  workingDirectory: templateOf(scope.get('working-directory')),
});
