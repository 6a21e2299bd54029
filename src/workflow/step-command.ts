import { planShell, programName, shellFamily } from '../command/command.ts';
import type { TestCommand } from '../core/task.ts';
import {
  type Contexts,
  evaluateCondition,
  evaluateText,
  evaluateToken,
  lookup,
  markCheckout,
  markedText,
  NotKnown,
  PATH_MARKS,
  type Pieces,
  plainText,
  type RunnerFacts,
  type Surroundings,
  splitAtMarks,
  stepContexts,
  type Why,
  withContexts,
} from './evaluate.ts';
import type { ResolvedJob } from './jobs.ts';
import { readAlone } from './script-purpose.ts';
import { fitText, type HeaderTemplate, type TrustedHeader } from './step-log.ts';
import { type TextEdit, withEdits } from './text-edit.ts';
import {
  entries,
  expression,
  type RunSettings,
  type StepSource,
  splitTemplate,
  type Template,
  type Token,
  templateOf,
  templateText,
  withoutDots,
} from './workflow-file.ts';

/** An `env:` of a workflow, a job or a step, with what its expressions see. */
interface EnvLayer {
  readonly level: 'workflow' | 'job' | 'step';
  readonly source: Token | undefined;
  readonly contexts: Contexts;
}

/** A step that runs something itself: one of a job, or one of a composite action. */
export interface Leaf {
  readonly job: ResolvedJob;
  readonly source: StepSource;
  /** All contexts but `env`. */
  readonly contexts: Contexts;
  /** The `env:` around the step and its own, the outermost first. */
  readonly layers: readonly EnvLayer[];
  /** The `defaults.run` that hold for the step; none in an action. */
  readonly defaults: readonly RunSettings[];
  /** The folder of the local action that the step stands in, relative to the repository; null for a step of a job. */
  readonly actionFolder: string | null;
  /** Where it stands in the action that the job's step uses, and in those that this one uses: `[1, 0]`. Empty for a step of a job. */
  readonly place: readonly number[];
  readonly runner: RunnerFacts;
  /** The steps of the job before it. */
  readonly before: readonly StepSource[];
  readonly here: Surroundings;
  /** What the log shows of the step; null: nothing. */
  readonly header: TrustedHeader | null;
}

export function leafOf(
  job: ResolvedJob,
  source: StepSource,
  { runner, here }: Pick<Leaf, 'runner' | 'here'>,
): Leaf {
  const { id: jobId, env, defaults, steps } = job.job;
  const contexts = stepContexts(job.contexts, jobId, runner);
  return {
    job,
    source,
    contexts,
    layers: [
      { level: 'workflow', source: job.file.env, contexts },
      { level: 'job', source: env, contexts },
      { level: 'step', source: source.env, contexts },
    ],
    defaults: [defaults, job.file.defaults],
    actionFolder: null,
    place: [],
    runner,
    before: steps.slice(0, steps.indexOf(source)),
    here,
    header: null,
  };
}

/** A variable that the command does not get, since its value is not known. Named `env` where a whole `env:` is an expression. */
export interface LeftOut {
  readonly name: string;
  readonly level: EnvLayer['level'];
  readonly why: Why;
}

/** The variables of a step, and what its expressions see. Where two layers set a variable, the later layer counts. */
function view(leaf: Leaf) {
  const values = new Map<string, { readonly pieces: Pieces; readonly level: EnvLayer['level'] }>();
  const lost: LeftOut[] = [];
  const env = lookup((name) => {
    const value = values.get(name);
    return value === undefined ? otherVariable(leaf, name) : markedText(value.pieces);
  });
  for (const { level, source, contexts } of leaf.layers) {
    const added = readLayer(source, withContexts(contexts, { env }));
    if (added instanceof NotKnown) {
      lost.push({ name: 'env', level, why: added.why });
      continue;
    }
    for (const [name, written] of added) {
      const pieces = (level === 'step' ? null : replacedValue(leaf, name, written)) ?? written;
      values.set(name, { pieces, level });
    }
  }
  return { values, lost, contexts: withContexts(leaf.contexts, { env }) };
}

/** What the condition, the name and the inputs of a step see. */
export const contextsOf = (leaf: Leaf): Contexts => view(leaf).contexts;

function readLayer(
  source: Token | undefined,
  contexts: Contexts,
): readonly (readonly [string, Pieces])[] | NotKnown {
  if (!source?.isExpression) {
    return [...entries(source)].map(([name, text]) => [name, evaluateText(templateOf(text), contexts)]);
  }
  try {
    const value = evaluateToken(source, contexts);
    const pairs = 'pairs' in value ? value.pairs() : [];
    return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
  } catch (error) {
    return error instanceof NotKnown ? error : new NotKnown('unknown');
  }
}

/** A variable that the workflow does not set; null: there is none. Throws a NotKnown. */
function otherVariable({ here, header }: Leaf, name: string): string | null {
  if (header !== null) {
    const value = header.env.get(name);
    if (value?.includes('***')) throw new NotKnown('secret');
    return value === undefined ? null : markCheckout(value);
  }
  if (here.currentJob === null) throw new NotKnown('unknown');
  if (SECRET_NAME.test(name)) throw new NotKnown('secret');
  return here.env[name] ?? null;
}

/** What an earlier step may have made of a variable of the job or the workflow; null: nothing. */
function replacedValue(leaf: Leaf, name: string, pieces: Pieces): Pieces | null {
  const { header, here } = leaf;
  if (!settingScripts(leaf).some((script) => namesVariable(script, name))) return null;
  const value = header?.env.get(name);
  if (value !== undefined && !value.includes('***')) {
    const isSame = fitText(pieces, value) !== null || plainText(pieces)?.trimEnd() === value.trimEnd();
    return isSame ? null : splitAtMarks(markCheckout(value));
  }
  if (header !== null) return null;
  const text = currentValue(here, name);
  return text === undefined
    ? [{ kind: 'hole', source: `env.${name}`, why: 'unknown' }]
    : [{ kind: 'text', text }];
}

/** Scripts of earlier steps that may have set variables for this step. */
const settingScripts = ({ before }: Leaf): readonly string[] =>
  before
    .map(({ run }) => templateText(run, (source) => source))
    .filter((script) => namesStepFile(script, 'ENV'));

/** Whether a script, in whatever language, names a file by which GitHub hands values from one step to the next. */
export const namesStepFile = (script: string, ...files: readonly ('ENV' | 'OUTPUT' | 'PATH')[]): boolean =>
  files.some((file) => new RegExp(`\\bGITHUB_${file}\\b`).test(script));

/** Whether a variable's name stands in a script, as a word of its own. */
export const namesVariable = (script: string, name: string): boolean =>
  new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(script);

/** A variable with such a name is taken for a secret: its value is never read from our own environment. */
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/i;

/** What our own environment says of a variable of the step; nothing unless the step is one of the job that we run in. */
const currentValue = ({ currentJob, env }: Surroundings, name: string): string | undefined =>
  currentJob === null || SECRET_NAME.test(name) ? undefined : env[name];

function variablesOf(leaf: Leaf, { values, lost }: ReturnType<typeof view>) {
  const { here, header, actionFolder } = leaf;
  const env: Record<string, string> = {};
  const leftOut = [...lost];
  for (const [name, { pieces, level }] of values) {
    const value = variableValue(leaf, name, pieces);
    if (typeof value === 'string') env[name] = value;
    else leftOut.push({ name, level, why: value.why });
  }
  // These variables were set by earlier steps through GITHUB_ENV. If this runner has a value of its own, that one is right
  // here.
  for (const [name, value] of header?.env ?? []) {
    if (values.has(name) || here.env[name] !== undefined) continue;
    const text = valueShown(value, here);
    if (typeof text === 'string') env[name] = text;
    else leftOut.push({ name, level: 'job', why: text.why });
  }
  for (const name of header === null ? writtenNames(leaf) : []) {
    const value = currentValue(here, name);
    if (value !== undefined && !values.has(name)) env[name] = value;
  }
  if (actionFolder !== null && here.workspace !== null) {
    env['GITHUB_ACTION_PATH'] = actionFolder === '.' ? here.workspace : `${here.workspace}/${actionFolder}`;
  }
  return { env, leftOut };
}

function variableValue({ here, header }: Leaf, name: string, pieces: Pieces): string | { readonly why: Why } {
  const holes = pieces.filter((piece) => piece.kind === 'hole');
  const text = holes.length > 0 ? null : rendered(markedText(pieces), here.workspace);
  if (text !== null) return text;
  if (holes.some(({ why }) => why === 'secret')) return { why: 'secret' };
  const shown = header?.env.get(name);
  if (shown !== undefined && (shown.includes('***') || fitText(pieces, shown) !== null)) {
    return valueShown(shown, here);
  }
  return currentValue(here, name) ?? { why: 'unknown' };
}

/** A value as the log shows it, with this runner's folder for the checkout. */
const valueShown = (shown: string, here: Surroundings): string | { readonly why: Why } =>
  shown.includes('***')
    ? { why: 'secret' }
    : (rendered(markCheckout(shown), here.workspace) ?? { why: 'unknown' });

/** A text with this runner's folder in place of its mark; null where a folder is not known. */
function rendered(text: string, workspace: string | null): string | null {
  if (text.includes(PATH_MARKS.temp)) return null;
  const isKnown = workspace !== null || !text.includes(PATH_MARKS.workspace);
  return isKnown ? text.replaceAll(PATH_MARKS.workspace, workspace ?? '') : null;
}

/** Names that earlier steps write to GITHUB_ENV, as far as the scripts hold them literally. */
const writtenNames = (leaf: Leaf): readonly string[] =>
  settingScripts(leaf).flatMap((script) =>
    [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''),
  );

/** A step as it would run here. */
export interface StepCommand {
  readonly command: Omit<TestCommand, 'source'>;
  readonly leftOut: readonly LeftOut[];
}

/** Why there is no command: a value that is secret or not known, with its expression. */
interface MissingValue {
  readonly of: string;
  readonly source: string;
  /**
   * The folder is known, but is no folder of the repository: `outside` of the workspace, `above` the checkout, or in a
   * `foreign` checkout, of another repository.
   */
  readonly why: Why | 'outside' | 'above' | 'foreign';
}

/** `it runs in /tmp, which is …`: a missing value as a part of a sentence about the step. */
export function missingValue({ of, source, why }: MissingValue): string {
  if (why === 'outside') return `it runs in ${source}, which is no folder of the repository`;
  if (why === 'above') return 'it runs above the folder that its job checks the repository out to';
  if (why === 'foreign') return `it runs in a checkout of ${source}, which is another repository`;
  return why === 'secret'
    ? `${of} needs a secret (\${{ ${source} }}), which tests never get`
    : `the value of \${{ ${source} }} in ${of} is not known here`;
}

/** What the header of a step's log must fit, from the workflow alone. */
export function headerTemplate(leaf: Leaf): HeaderTemplate {
  const { contexts, values } = view(leaf);
  const ofStep = [...values].filter(([, { level }]) => level === 'step');
  return {
    script: evaluateText(leaf.source.run, contexts),
    stepEnv: new Map(ofStep.map(([name, { pieces }]) => [name, pieces])),
  };
}

/** The command of a step. Values that the workflow alone does not tell are taken from the step's log. */
export async function commandOfStep(leaf: Leaf): Promise<StepCommand | MissingValue> {
  const { source, defaults, here } = leaf;
  const seen = view(leaf);
  const textOf = (templates: readonly Template[]): Pieces =>
    evaluateText(templates.find(({ length }) => length > 0) ?? [], seen.contexts);
  const shell = shellOf(leaf, textOf([source.shell, ...defaults.map((each) => each.shell)]));
  if (typeof shell === 'object' && shell !== null) return shell;
  const script = markedScript(leaf, textOf([source.run]));
  if (typeof script !== 'string') return script;
  const run = await renderScript(script, shell, here.workspace);
  if (run === null) return { of: 'its script', source: 'github.workspace', why: 'unknown' };
  const folder = textOf([source.workingDirectory, ...defaults.map((each) => each.workingDirectory)]);
  const workingDirectory = folderInCheckouts(checkoutsBefore(leaf), fromCheckout(folder, seen.contexts));
  if (typeof workingDirectory !== 'string') return workingDirectory;
  const { env, leftOut } = variablesOf(leaf, seen);
  return { command: { run, shell, workingDirectory, env }, leftOut };
}

/** The script, with marks for folders; where the workflow does not tell all of it, the one that the log shows. */
function markedScript({ header }: Leaf, pieces: Pieces): string | MissingValue {
  const holes = pieces.filter((piece) => piece.kind === 'hole');
  const hole = holes.find(({ why }) => why === 'secret') ?? holes[0];
  if (hole === undefined) return markedText(pieces);
  const missing = { of: 'its script', source: hole.source };
  if (hole.why === 'secret' || header === null) return { ...missing, why: hole.why };
  if (header.script.includes('***')) return { ...missing, why: 'secret' };
  const last = pieces.at(-1);
  const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
  return markCheckout(header.script) + end;
}

const VARIABLES: Readonly<Record<string, string>> = {
  [PATH_MARKS.workspace]: 'GITHUB_WORKSPACE',
  [PATH_MARKS.temp]: 'RUNNER_TEMP',
};
const MARK = new RegExp(Object.values(PATH_MARKS).join('|'), 'g');

/** Replaces folders by the variables that hold them while the tests run; null where this shell or place does not allow it. */
async function renderScript(
  text: string,
  shell: string | null,
  workspace: string | null,
): Promise<string | null> {
  if (text.search(MARK) < 0) return text;
  const edits = await variableEdits(text, shell);
  return edits === null ? rendered(text, workspace) : withEdits(text, edits);
}

/** The edits that put a variable in place of each mark, quoted as its place needs; null where a variable cannot stand there. */
async function variableEdits(text: string, shell: string | null): Promise<readonly TextEdit[] | null> {
  const marks = [...text.matchAll(MARK)].map(({ 0: mark, index: start }) => {
    return { start, end: start + mark.length, variable: VARIABLES[mark] };
  });
  if (/^(?:pwsh|powershell)\b/.test(shell ?? '')) {
    // Windows shells are not parsed: without an apostrophe, every variable in the text is expanded.
    if (text.includes("'")) return null;
    return marks.map(({ variable, ...place }) => ({ ...place, text: `$\{env:${variable}}` }));
  }
  const script = await readAlone(text, shell);
  const edits: TextEdit[] = [];
  for (const { start, end, variable } of marks) {
    const quoting = script.quotingAt(start);
    const value = /\w/.test(text[end] ?? '') ? `$\{${variable}}` : `$${variable}`;
    if (quoting === null || quoting.kind === 'escaped') return null;
    if (quoting.kind === 'literal') {
      const opened = openedDocument(text, quoting.document, edits);
      if (opened === null) return null;
      edits.push(...opened);
    }
    const isQuoted = quoting.kind === 'single' || quoting.kind === 'ansi';
    const reopened = quoting.kind === 'ansi' ? "$'" : "'";
    edits.push({ start, end, text: isQuoted ? `'"${value}"${reopened}` : value });
  }
  return edits;
}

/**
 * Unquotes the delimiter of a here document, so that variables in it are expanded, and escapes the rest of it; null where the
 * delimiter needs its quotes.
 */
function openedDocument(
  text: string,
  {
    delimiter,
    body,
  }: Readonly<Record<'delimiter' | 'body', { readonly start: number; readonly end: number }>>,
  edits: readonly TextEdit[],
): readonly TextEdit[] | null {
  const { start, end } = delimiter;
  if (edits.some((edit) => edit.start === start)) return [];
  const [, quoted, escaped] = /^(?:["'](\w+)["']|\\(\w+))$/.exec(text.slice(start, end)) ?? [];
  const bare = quoted ?? escaped;
  if (bare === undefined) return null;
  const special = [...text.slice(body.start, body.end).matchAll(/[\\$`]/g)];
  const escapes = special.map(({ index }) => ({
    start: body.start + index,
    end: body.start + index,
    text: '\\',
  }));
  return [{ start, end, text: bare }, ...escapes];
}

function shellOf({ header, runner, here }: Leaf, pieces: Pieces): string | null | MissingValue {
  const shell = plainText(pieces);
  if (shell !== null && shell !== '') return shell;
  if (header !== null) return shellOfHeader(header.shell);
  const hole = pieces.find((piece) => piece.kind === 'hole');
  if (hole !== undefined) return { of: 'its shell', source: hole.source, why: hole.why };
  if (runner.os === 'Windows') return 'pwsh';
  // No shell is looked up in a container: actions/runner, ScriptHandler.cs.
  return here.currentJob !== null && here.isInContainer ? 'sh' : null;
}

/** `bash` of `/usr/bin/bash -e {0}`: the word for `shell:` that makes the runner print this; null where there is none. */
function shellOfHeader(shown: string): string | null {
  const end = shown.search(/ (?:-|\S*\{0\})/);
  const path = end < 0 ? shown : shown.slice(0, end);
  const program = programName(path.replace(/\.exe$/i, ''));
  const args = end < 0 ? '' : shown.slice(end + 1).trim();
  if (shellFamily(program) === 'windows') return program;
  const known = [null, 'bash', 'sh', 'python'].find((shell) => {
    const plan = planShell(shell, '', () => true);
    return plan.program === program && plan.args.join(' ') === args;
  });
  return known === undefined ? `${program} ${args}`.trim() : known;
}

/** A step of `actions/checkout`. */
interface CheckoutPlace {
  /** The repository that is checked out; null: that of the run. */
  readonly foreign: string | null;
  /** Where the repository is checked out to, as `folderText` gives it. */
  readonly path: string;
}

/** What the checkout steps before a step do, with their expressions evaluated as those see them. */
const checkoutsBefore = ({ job, before, runner, here, header }: Leaf): readonly CheckoutPlace[] =>
  before
    .filter(({ uses }) => /^actions\/checkout@/.test(uses ?? ''))
    .map((step) => leafOf(job, step, { runner, here }))
    .filter((leaf) => evaluateCondition(leaf.source.condition, contextsOf(leaf)) !== false)
    .map((leaf) => checkoutOf({ ...leaf, header }));

function checkoutOf(leaf: Leaf): CheckoutPlace {
  const contexts = contextsOf(leaf);
  const inputText = (name: string) => evaluateText(templateOf(leaf.source.with.get(name)), contexts);
  const named = inputText('repository');
  const thisRepository = evaluateText(splitTemplate(expression('github.repository')), contexts);
  // `github.event…` names the head of a pull request, for one: our repository or a fork of it.
  const isOurs = named.every((piece) => piece.kind === 'hole' && /\bgithub\b/.test(piece.source));
  const repository = plainText(named) ?? folderText(named);
  const isThisRepository = isOurs || repository.toLowerCase() === plainText(thisRepository)?.toLowerCase();
  return { foreign: isThisRepository ? null : repository, path: folderText(inputText('path')) };
}

/** The folder relative to the workspace, without `.` parts; empty for the workspace. Values that are not known stay as expressions. */
function folderText(pieces: Pieces): string {
  const [first, ...rest] = pieces;
  const isAbsolute = first?.kind === 'path' && first.path === 'workspace';
  const text = (isAbsolute ? rest : pieces)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'hole') return expression(piece.source);
      return expression(piece.path === 'temp' ? 'runner.temp' : 'github.workspace');
    })
    .join('');
  return (!isAbsolute && text.startsWith('/') ? '/' : '') + withoutDots(text);
}

/** A folder that is named from the one above the workspace, which is called as the repository is: `${{ runner.workspace }}/app/build`. */
function fromCheckout(pieces: Pieces, contexts: Contexts): Pieces {
  const [first, second] = pieces;
  if (first?.kind !== 'hole' || first.source !== 'runner.workspace') return pieces;
  const repository = plainText(evaluateText(splitTemplate(expression('github.repository')), contexts));
  const [, name, inside = ''] = second?.kind === 'text' ? (/^\/([^/]+)(.*)$/s.exec(second.text) ?? []) : [];
  const isCheckout = name !== undefined && name === repository?.replace(/^.*\//, '');
  return isCheckout
    ? [{ kind: 'path', path: 'workspace' }, { kind: 'text', text: inside }, ...pieces.slice(2)]
    : [{ kind: 'path', path: 'workspace' }, { kind: 'text', text: '/..' }, ...pieces.slice(1)];
}

/** The folder relative to the repository, without `.` parts. */
function folderInCheckouts(checkouts: readonly CheckoutPlace[], pieces: Pieces): string | MissingValue {
  const missing = (source: string, why: MissingValue['why']) => ({
    of: 'its working-directory',
    source,
    why,
  });
  const folder = folderText(pieces);
  const around = checkouts.filter(
    ({ path }) => path === '' || folder === path || folder.startsWith(`${path}/`),
  );
  const [inner] = around.toReversed().toSorted((a, b) => b.path.length - a.path.length);
  if (inner === undefined && checkouts.some(({ foreign }) => foreign === null))
    return missing(folder, 'above');
  const foreign = (inner ?? checkouts[0])?.foreign ?? null;
  if (foreign !== null) return missing(foreign, 'foreign');
  const inside = folder.slice(inner?.path.length ?? 0).replace(/^\//, '');
  const hole = pieces.find((piece) => piece.kind === 'hole');
  if (hole !== undefined && inside.includes(expression(hole.source))) return missing(hole.source, hole.why);
  if (inside.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)|\\|\$\{\{/.test(inside))
    return missing(inside, 'outside');
  return inside || '.';
}
