import type { TestCommand } from '../core/task.ts';
import { programName } from '../shell/calls.ts';
import { type HereDocument, planShell, readScript, shellFamily } from '../shell/script.ts';
import {
  type Contexts,
  evaluateText,
  evaluateToken,
  lookup,
  type Members,
  markCheckout,
  markedText,
  NotKnown,
  PATH_MARKS,
  type PathName,
  type Piece,
  type Pieces,
  plainText,
  type RunnerFacts,
  type Surroundings,
  splitAtMarks,
  stepContexts,
  withContexts,
} from './evaluate.ts';
import { fitText, type HeaderTemplate, type TrustedHeader } from './step-log.ts';
import {
  type EnvSource,
  expression,
  type InputSource,
  type RunDefaults,
  type StepSource,
  splitTemplate,
  type Template,
  templateOf,
} from './workflow-file.ts';

/** An `env:` of a workflow, a job or a step, with what its expressions see. */
export interface EnvLayer {
  readonly level: 'workflow' | 'job' | 'step';
  readonly source: EnvSource;
  readonly contexts: Contexts;
}

/** A step that runs something itself: one of a job, or one of a composite action. */
export interface Leaf {
  readonly source: StepSource;
  /** All but `env`. */
  readonly contexts: Contexts;
  /** Outermost first. */
  readonly layers: readonly EnvLayer[];
  /** None in an action. */
  readonly defaults: readonly RunDefaults[];
  /** The local action that it stands in; null for a step of a job. */
  readonly action: ActionSource | null;
}

/** An action of the repository. `steps` null: it is no composite one. */
export interface ActionSource {
  /** Relative to the repository. */
  readonly folder: string;
  readonly inputs: ReadonlyMap<string, InputSource>;
  readonly steps: readonly StepSource[] | null;
}

interface EnvValue {
  readonly pieces: Pieces;
  readonly level: EnvLayer['level'];
}

/** What else is known of the variables of a step. */
interface OtherEnv {
  /** A variable that the workflow does not set; null: there is none. Throws a NotKnown. */
  extra(name: string): string | null;
  /** What an earlier step may have made of a variable of the job or the workflow; null: nothing. */
  replaced(name: string, pieces: Pieces): Pieces | null;
}

export const NOTHING_ELSE: OtherEnv = {
  extra: () => {
    throw new NotKnown('unknown');
  },
  replaced: () => null,
};

interface StepEnvironment {
  readonly values: ReadonlyMap<string, EnvValue>;
  readonly other: OtherEnv;
  /** Whole `env:` blocks that are an expression and not known. */
  readonly lost: readonly { readonly level: EnvLayer['level']; readonly why: 'secret' | 'unknown' }[];
}

/** The variables that the workflow gives a step; a later layer comes before an earlier one. */
export function environmentOf(layers: readonly EnvLayer[], other: OtherEnv): StepEnvironment {
  let environment: StepEnvironment = { values: new Map(), other, lost: [] };
  for (const { level, source, contexts } of layers) {
    const seen = withContexts(contexts, { env: envLookup(environment) });
    const { values, lost } = environment;
    const added = readLayer(source, seen);
    if (added instanceof NotKnown) {
      environment = { values, other, lost: [...lost, { level, why: added.why }] };
      continue;
    }
    const own = added.map(([name, pieces]): [string, EnvValue] => {
      const replaced = level === 'step' ? null : other.replaced(name, pieces);
      return [name, { pieces: replaced ?? pieces, level }];
    });
    environment = { values: new Map([...values, ...own]), other, lost };
  }
  return environment;
}

function readLayer(source: EnvSource, contexts: Contexts): readonly (readonly [string, Pieces])[] | NotKnown {
  if (source.kind === 'texts') {
    return [...source.texts].map(([name, template]) => [name, evaluateText(template, contexts)]);
  }
  try {
    const value = evaluateToken(source.token, contexts);
    const pairs = 'pairs' in value ? value.pairs() : [];
    return pairs.map(({ key, value }) => [key, [{ kind: 'text', text: value.coerceString() }]]);
  } catch (error) {
    return error instanceof NotKnown ? error : new NotKnown('unknown');
  }
}

/** The `env` context. */
export function envLookup({ values, other }: StepEnvironment): Members {
  return lookup((name) => {
    const value = values.get(name);
    return value === undefined ? other.extra(name) : markedText(value.pieces);
  });
}

export interface LeafFacts {
  readonly leaf: Leaf;
  readonly jobId: string;
  readonly runner: RunnerFacts;
  /** Scripts of the steps before it: they may have written to GITHUB_ENV. */
  readonly earlier: readonly string[];
  readonly here: Surroundings;
}

/** An environment variable that is left out of the command. */
export interface LeftOut {
  readonly name: string;
  readonly level: 'workflow' | 'job' | 'step';
  readonly why: 'secret' | 'unknown';
}

function otherEnv(facts: LeafFacts, header: TrustedHeader | null): OtherEnv {
  const { here, earlier } = facts;
  const isWritten = (name: string) =>
    earlier.some(
      (script) => script.includes('GITHUB_ENV') && new RegExp(`\\b${escaped(name)}\\b`).test(script),
    );
  const ofHere = (name: string): string | null => {
    if (here.ownJob === null) throw new NotKnown('unknown');
    if (SECRET_NAME.test(name)) throw new NotKnown('secret');
    return here.env[name] ?? null;
  };
  return {
    extra: (name) => {
      if (header === null) return ofHere(name);
      const value = header.env.get(name);
      if (value?.includes('***')) throw new NotKnown('secret');
      return value === undefined ? null : markCheckout(value);
    },
    replaced: (name, pieces) => {
      if (!isWritten(name)) return null;
      const value = header?.env.get(name);
      if (value !== undefined && !value.includes('***')) {
        const isSame = fitText(pieces, value) !== null || plainText(pieces)?.trimEnd() === value.trimEnd();
        return isSame ? null : splitAtMarks(markCheckout(value));
      }
      if (header !== null) return null;
      const text = here.ownJob === null || SECRET_NAME.test(name) ? undefined : here.env[name];
      return text === undefined
        ? [{ kind: 'hole', source: `env.${name}`, why: 'unknown' }]
        : [{ kind: 'text', text }];
    },
  };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A variable with such a name is taken for a secret: its value is never read from our own environment. */
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/i;

function variablesOf(
  environment: StepEnvironment,
  { facts, header }: { readonly facts: LeafFacts; readonly header: TrustedHeader | null },
) {
  const { here, leaf } = facts;
  const env: Record<string, string> = {};
  const leftOut: LeftOut[] = environment.lost.map(({ level, why }) => ({ name: 'env', level, why }));
  for (const [name, { pieces, level }] of environment.values) {
    const value = variableValue(name, pieces, { facts, header });
    if (typeof value === 'string') env[name] = value;
    else leftOut.push({ name, level, why: value.why });
  }
  const hasLines = [...environment.values.values()].some(({ pieces }) =>
    pieces.some((piece) => piece.kind === 'text' && piece.text.includes('\n')),
  );
  // These variables were set by earlier steps through GITHUB_ENV. If this runner has a value of its own, that one is right
  // here.
  for (const [name, value] of hasLines ? [] : (header?.env ?? [])) {
    if (environment.values.has(name) || here.env[name] !== undefined) continue;
    const text = value.includes('***') ? null : rendered(splitAtMarks(markCheckout(value)), here);
    if (text === null)
      leftOut.push({ name, level: 'job', why: value.includes('***') ? 'secret' : 'unknown' });
    else env[name] = text;
  }
  if (header === null && here.ownJob !== null) {
    for (const name of writtenNames(facts.earlier)) {
      const value = here.env[name];
      if (value !== undefined && !environment.values.has(name) && !SECRET_NAME.test(name)) env[name] = value;
    }
  }
  if (leaf.action !== null && here.workspace !== null) {
    env['GITHUB_ACTION_PATH'] =
      leaf.action.folder === '.' ? here.workspace : `${here.workspace}/${leaf.action.folder}`;
  }
  return { env, leftOut };
}

function variableValue(
  name: string,
  pieces: Pieces,
  { facts, header }: { readonly facts: LeafFacts; readonly header: TrustedHeader | null },
): string | { readonly why: 'secret' | 'unknown' } {
  const { here } = facts;
  const holes = pieces.filter((piece): piece is Extract<Piece, { kind: 'hole' }> => piece.kind === 'hole');
  const text = holes.length > 0 ? null : rendered(pieces, here);
  if (text !== null) return text;
  if (holes.some(({ why }) => why === 'secret')) return { why: 'secret' };
  const shown = header?.env.get(name);
  if (shown?.includes('***')) return { why: 'secret' };
  if (shown !== undefined && fitText(pieces, shown) !== null) {
    return rendered(splitAtMarks(markCheckout(shown)), here) ?? { why: 'unknown' };
  }
  const own = here.ownJob === null || SECRET_NAME.test(name) ? undefined : here.env[name];
  return own ?? { why: 'unknown' };
}

/** null where a folder is not known. */
function rendered(pieces: Pieces, { workspace }: Surroundings): string | null {
  let text = '';
  for (const piece of pieces) {
    if (piece.kind === 'text') text += piece.text;
    else if (piece.kind === 'path' && piece.path === 'workspace' && workspace !== null) text += workspace;
    else return null;
  }
  return text;
}

/** The names that scripts write to GITHUB_ENV, as far as they stand there literally. */
function writtenNames(scripts: readonly string[]): readonly string[] {
  const writing = scripts.filter((script) => script.includes('GITHUB_ENV'));
  const names = writing.flatMap((script) =>
    [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)];
}

/** A step as it would run here. */
export interface StepCommand {
  readonly command: Omit<TestCommand, 'source'>;
  readonly leftOut: readonly LeftOut[];
}

/** Why there is no command: a value that is secret or not known, with its expression. */
export interface MissingValue {
  readonly of: string;
  readonly source: string;
  /** Known, and no folder of the repository: `outside` of the workspace, `above` the checkout, in a `foreign` one. */
  readonly why: 'secret' | 'unknown' | 'outside' | 'above' | 'foreign';
}

/** What the header of a step's log must fit, from the workflow alone. */
export function headerTemplate(facts: LeafFacts): HeaderTemplate {
  const { contexts, environment } = view(facts, null);
  const own = [...environment.values].filter(([, { level }]) => level === 'step');
  return {
    script: evaluateText(facts.leaf.source.run ?? [], contexts),
    stepEnv: new Map(own.map(([name, { pieces }]) => [name, pieces])),
  };
}

/** The condition of a step sees what the step itself does. */
export function conditionContexts(facts: LeafFacts): Contexts {
  return view(facts, null).contexts;
}

/** The command of a step. Values that the workflow alone does not tell are taken from the step's log. */
export async function commandOfStep(
  facts: LeafFacts,
  { header, checkouts }: { readonly header: TrustedHeader | null; readonly checkouts: readonly Checkout[] },
): Promise<StepCommand | MissingValue> {
  const { contexts, environment } = view(facts, header);
  const { source, defaults } = facts.leaf;
  const shellText = firstOf([source.shell, ...defaults.map(({ shell }) => shell)]);
  const shell = shellOf(shellText === null ? null : evaluateText(shellText, contexts), { facts, header });
  if (typeof shell === 'object' && shell !== null) return shell;
  const script = shownScript(evaluateText(source.run ?? [], contexts), header);
  if ('of' in script) return script;
  const run = await renderScript(script.pieces, { shell, workspace: facts.here.workspace });
  if (run === null) return { of: 'its script', source: 'github.workspace', why: 'unknown' };
  const folderText = firstOf([source.workingDirectory, ...defaults.map((each) => each.workingDirectory)]);
  const folder = folderText === null ? [] : evaluateText(folderText, contexts);
  const workingDirectory = folderInCheckouts(checkouts, folder);
  if (typeof workingDirectory !== 'string') return workingDirectory;
  const { env, leftOut } = variablesOf(environment, { facts, header });
  return { command: { run, shell, workingDirectory, env }, leftOut };
}

const firstOf = (templates: readonly (Template | null)[]): Template | null =>
  templates.find((template) => template !== null) ?? null;

function view(facts: LeafFacts, header: TrustedHeader | null) {
  const { leaf, jobId, runner } = facts;
  const environment = environmentOf(leaf.layers.map(withJob), otherEnv(facts, header));
  const contexts = stepContexts(leaf.contexts, { jobId, runner });
  return { environment, contexts: withContexts(contexts, { env: envLookup(environment) }) };

  function withJob(layer: Leaf['layers'][number]): Leaf['layers'][number] {
    return { ...layer, contexts: stepContexts(layer.contexts, { jobId, runner }) };
  }
}

function shownScript(
  pieces: Pieces,
  header: TrustedHeader | null,
): { readonly pieces: Pieces } | MissingValue {
  const secret = pieces.find((piece) => piece.kind === 'hole' && piece.why === 'secret');
  const hole = secret ?? pieces.find((piece) => piece.kind === 'hole');
  if (hole === undefined || hole.kind !== 'hole') return { pieces };
  if (secret !== undefined || header === null)
    return { of: 'its script', source: hole.source, why: hole.why };
  if (header.script.includes('***')) return { of: 'its script', source: hole.source, why: 'secret' };
  const last = pieces.at(-1);
  const end = last?.kind === 'text' ? (/(?<!\n)\n*$/.exec(last.text)?.[0] ?? '') : '';
  return { pieces: splitAtMarks(markCheckout(header.script) + end) };
}

const VARIABLES: Readonly<Record<PathName, string>> = { workspace: 'GITHUB_WORKSPACE', temp: 'RUNNER_TEMP' };

/** Replaces folders by the variables that hold them while the tests run; null where this shell or place does not allow it. */
async function renderScript(
  pieces: Pieces,
  { shell, workspace }: { readonly shell: string | null; readonly workspace: string | null },
): Promise<string | null> {
  const text = markedText(pieces);
  const marks = marksIn(text);
  if (marks.length === 0) return text;
  const edits = await variableEdits(text, marks, shell);
  if (edits !== null) return withEdits(text, edits);
  if (workspace === null || marks.some(({ path }) => path !== 'workspace')) return null;
  return text.replaceAll(PATH_MARKS.workspace, workspace);
}

interface PathMark {
  readonly path: PathName;
  readonly start: number;
  readonly end: number;
}

interface ScriptEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const marksIn = (text: string): readonly PathMark[] =>
  [...text.matchAll(new RegExp(`(${PATH_MARKS.workspace})|${PATH_MARKS.temp}`, 'g'))].map(
    ({ 0: mark, 1: workspace, index }) => ({
      path: workspace === undefined ? 'temp' : 'workspace',
      start: index,
      end: index + mark.length,
    }),
  );

const withEdits = (text: string, edits: readonly ScriptEdit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);

/** The edits that put a variable in place of each mark, quoted as its place needs; null where a variable cannot stand there. */
async function variableEdits(
  text: string,
  marks: readonly PathMark[],
  shell: string | null,
): Promise<readonly ScriptEdit[] | null> {
  const inBraces = ({ end }: PathMark): boolean => /\w/.test(text[end] ?? '');
  if (/^(?:pwsh|powershell)\b/.test(shell ?? '')) {
    // Windows shells are not parsed: without an apostrophe, every variable in the text is expanded.
    if (text.includes("'")) return null;
    return marks.map((mark) => ({ ...mark, text: `$\{env:${VARIABLES[mark.path]}}` }));
  }
  const script = await readScript(text, shell);
  const edits: ScriptEdit[] = [];
  for (const mark of marks) {
    const quoting = script.quotingAt(mark.start);
    const variable = inBraces(mark) ? `$\{${VARIABLES[mark.path]}}` : `$${VARIABLES[mark.path]}`;
    if (quoting === null || quoting.kind === 'escaped') return null;
    if (quoting.kind === 'literal') {
      const opened = openedDocument(text, quoting.document, edits);
      if (opened === null) return null;
      edits.push(...opened);
    }
    const isQuoted = quoting.kind === 'single' || quoting.kind === 'ansi';
    edits.push({
      ...mark,
      text: isQuoted ? `'"${variable}"${quoting.kind === 'ansi' ? '$' : ''}'` : variable,
    });
  }
  return edits;
}

/**
 * Unquotes the delimiter of a here document, so that variables in it are expanded, and escapes the rest of it; null where the
 * delimiter needs its quotes.
 */
function openedDocument(
  text: string,
  { delimiter, body }: HereDocument,
  edits: readonly ScriptEdit[],
): readonly ScriptEdit[] | null {
  if (edits.some(({ start }) => start === delimiter.start)) return [];
  const [, quoted, escaped] =
    /^(?:["'](\w+)["']|\\(\w+))$/.exec(text.slice(delimiter.start, delimiter.end)) ?? [];
  const bare = quoted ?? escaped;
  if (bare === undefined) return null;
  const special = [...text.slice(body.start, body.end).matchAll(/[\\$`]/g)];
  return [
    { start: delimiter.start, end: delimiter.end, text: bare },
    ...special.map(({ 0: character, index }) => {
      const start = body.start + index;
      return { start, end: start + 1, text: `\\${character}` };
    }),
  ];
}

function shellOf(
  pieces: Pieces | null,
  { facts, header }: { readonly facts: LeafFacts; readonly header: TrustedHeader | null },
): string | null | MissingValue {
  const given = pieces === null ? '' : plainText(pieces);
  if (given !== null && given !== '') return given;
  if (header !== null) return shellOfHeader(header.shell);
  const hole = pieces?.find((piece) => piece.kind === 'hole');
  if (hole !== undefined) return { of: 'its shell', source: hole.source, why: hole.why };
  if (facts.runner.os === 'Windows') return 'pwsh';
  // No shell is looked up in a container: actions/runner, ScriptHandler.cs.
  return facts.here.ownJob !== null && facts.here.isInContainer ? 'sh' : null;
}

/** The `shell:` word behind what the runner prints, its program's path and its arguments; null is none. */
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
export interface Checkout {
  /** The repository that is checked out; null: that of the run. */
  readonly foreign: string | null;
  /** As `folderText` gives it. */
  readonly path: string;
}

/** What a checkout step does, with its expressions evaluated as that step sees them. */
export function checkoutOf(facts: LeafFacts, header: TrustedHeader | null): Checkout {
  const { contexts } = view(facts, header);
  const given = (name: string) => evaluateText(templateOf(facts.leaf.source.with.get(name)) ?? [], contexts);
  const named = given('repository');
  const own = evaluateText(splitTemplate(expression('github.repository')), contexts);
  const isOurs = named.every((piece) =>
    // Such as the head of a pull request: a fork of ours, or ours.
    piece.kind === 'hole' ? /\bgithub\b/.test(piece.source) : false,
  );
  const repository = plainText(named) ?? folderText(named);
  const isOwn = isOurs || repository.toLowerCase() === plainText(own)?.toLowerCase();
  return { foreign: isOwn ? null : repository, path: folderText(given('path')) };
}

/** Relative to the workspace, without `.` parts; empty for the workspace itself. Values that are not known stand as expressions. */
function folderText(pieces: Pieces): string {
  const [first, ...rest] = pieces;
  const isAbsolute = first?.kind === 'path' && first.path === 'workspace';
  const text = (isAbsolute ? rest : pieces)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      return expression(
        piece.kind === 'hole' ? piece.source : `${piece.path === 'temp' ? 'runner' : 'github'}.${piece.path}`,
      );
    })
    .join('');
  const root = !isAbsolute && text.startsWith('/') ? '/' : '';
  return (
    root +
    text
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/')
  );
}

/** Relative to the repository, without `.` parts. */
function folderInCheckouts(checkouts: readonly Checkout[], pieces: Pieces): string | MissingValue {
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
  if (inner === undefined && checkouts.length > 0) {
    const [foreign] = checkouts;
    const isOurs = checkouts.some((each) => each.foreign === null);
    return isOurs ? missing(folder, 'above') : missing(foreign?.foreign ?? '', 'foreign');
  }
  if (inner?.foreign != null) return missing(inner.foreign, 'foreign');
  const inside = folder.slice(inner?.path.length ?? 0).replace(/^\//, '');
  const hole = pieces.find((piece) => piece.kind === 'hole');
  if (hole?.kind === 'hole' && inside.includes(expression(hole.source)))
    return missing(hole.source, hole.why);
  if (inside.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)|\\|\$\{\{/.test(inside))
    return missing(inside, 'outside');
  return inside || '.';
}
