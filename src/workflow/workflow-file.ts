import { entries, items, parseFile, type Template, type Token, templateOf, textOf } from './parse.ts';

/** The texts of an `env:`; or one expression that gives all of them. */
export type EnvSource =
  | { readonly kind: 'texts'; readonly texts: ReadonlyMap<string, Template> }
  | { readonly kind: 'expression'; readonly token: Token };

/** `defaults.run` */
export interface RunDefaults {
  readonly shell: Template | null;
  readonly workingDirectory: Template | null;
}

export interface StepSource {
  readonly id: string | null;
  readonly name: Template | null;
  readonly condition: string | null;
  readonly run: Template | null;
  readonly uses: string | null;
  readonly with: ReadonlyMap<string, Token>;
  readonly shell: Template | null;
  readonly workingDirectory: Template | null;
  readonly env: EnvSource;
}

/** An input of a workflow that others call, of a workflow that is started by hand, or of an action. */
export interface InputSource {
  /** `string`, `number`, `boolean`, `choice`, `environment`; an action's inputs are all strings. */
  readonly type: string;
  readonly fallback: Token | undefined;
}

export interface JobSource {
  readonly id: string;
  readonly name: Template | null;
  /** Of the reusable workflow that the job calls; null for a job with steps. */
  readonly uses: string | null;
  readonly with: ReadonlyMap<string, Token>;
  readonly strategy: Token | undefined;
  readonly runsOn: Token | undefined;
  readonly condition: string | null;
  readonly needs: readonly string[];
  readonly container: Token | undefined;
  readonly services: readonly string[];
  readonly environment: Token | undefined;
  readonly env: EnvSource;
  readonly defaults: RunDefaults;
  readonly steps: readonly StepSource[];
}

export interface WorkflowSource {
  readonly env: EnvSource;
  readonly defaults: RunDefaults;
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
    env: envOf(root.get('env')),
    defaults: defaultsOf(root),
    callInputs: inputsOf(entries(events.get('workflow_call')).get('inputs')),
    dispatchInputs: inputsOf(entries(events.get('workflow_dispatch')).get('inputs')),
    jobs: [...entries(root.get('jobs'))].map(([id, job]) => jobOf(id, job)),
  };
}

function jobOf(id: string, token: Token): JobSource {
  const job = entries(token);
  const needs = job.get('needs');
  return {
    id,
    name: templateOf(job.get('name')),
    uses: textOf(job.get('uses')),
    with: entries(job.get('with')),
    strategy: job.get('strategy'),
    runsOn: job.get('runs-on'),
    condition: textOf(job.get('if')),
    needs: [needs, ...items(needs)].map(textOf).filter((name) => name !== null),
    container: job.get('container'),
    services: [...entries(job.get('services')).keys()],
    environment: job.get('environment'),
    env: envOf(job.get('env')),
    defaults: defaultsOf(job),
    steps: stepsOf(job.get('steps')),
  };
}

/** Steps that run side by side (`parallel:`) are steps like others: each has its name, its log and its end. */
export function stepsOf(token: Token | undefined): readonly StepSource[] {
  return items(token).flatMap((item) => {
    const step = entries(item);
    return step.has('parallel') ? stepsOf(step.get('parallel')) : [stepOf(step)];
  });
}

function stepOf(step: ReadonlyMap<string, Token>): StepSource {
  return {
    id: textOf(step.get('id')),
    name: templateOf(step.get('name')),
    condition: textOf(step.get('if')),
    run: templateOf(step.get('run')),
    uses: textOf(step.get('uses')),
    with: entries(step.get('with')),
    shell: templateOf(step.get('shell')),
    workingDirectory: templateOf(step.get('working-directory')),
    env: envOf(step.get('env')),
  };
}

export function inputsOf(token: Token | undefined): ReadonlyMap<string, InputSource> {
  return new Map(
    [...entries(token)].map(([name, definition]) => {
      const of = entries(definition);
      return [name, { type: textOf(of.get('type')) ?? 'string', fallback: of.get('default') }];
    }),
  );
}

function envOf(token: Token | undefined): EnvSource {
  if (token?.isExpression) return { kind: 'expression', token };
  const texts = [...entries(token)].map(([name, value]) => [name, templateOf(value) ?? []] as const);
  return { kind: 'texts', texts: new Map(texts) };
}

function defaultsOf(scope: ReadonlyMap<string, Token>): RunDefaults {
  const run = entries(entries(scope.get('defaults')).get('run'));
  return { shell: templateOf(run.get('shell')), workingDirectory: templateOf(run.get('working-directory')) };
}
