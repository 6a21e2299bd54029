import { withContexts } from './contexts.ts';
import {
  type Contexts,
  evaluateText,
  evaluateToken,
  markCheckout,
  markedText,
  type Piece,
  type Pieces,
  plainText,
  splitAtMarks,
} from './evaluate.ts';
import { fitText, type TrustedHeader } from './fit.ts';
import { Lookup, NotKnown } from './known-data.ts';
import type { RunnerFacts, Surroundings } from './runner.ts';
import type { Leaf } from './steps.ts';
import type { EnvSource } from './workflow-file.ts';

/** An `env:` of a workflow, a job or a step, with what its expressions see. */
export interface EnvLayer {
  readonly level: 'workflow' | 'job' | 'step';
  readonly source: EnvSource;
  readonly contexts: Contexts;
}

export interface EnvValue {
  readonly pieces: Pieces;
  readonly level: EnvLayer['level'];
}

/** What else is known of the variables of a step. */
export interface OtherEnv {
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

export interface StepEnvironment {
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
export function envLookup({ values, other }: StepEnvironment): Lookup {
  return new Lookup((name) => {
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

/** A variable that the command does without. */
export interface LeftOut {
  readonly name: string;
  readonly level: 'workflow' | 'job' | 'step';
  readonly why: 'secret' | 'unknown';
}

export function otherEnv(facts: LeafFacts, header: TrustedHeader | null): OtherEnv {
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

/** What nobody would call a variable that is not one. */
const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/i;

export function variablesOf(
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
  // Set by earlier steps through GITHUB_ENV. Where this runner has its own value, that is the one for this runner.
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

/** The names that scripts write to GITHUB_ENV, as far as they stand there in so many letters. */
function writtenNames(scripts: readonly string[]): readonly string[] {
  const writing = scripts.filter((script) => script.includes('GITHUB_ENV'));
  const names = writing.flatMap((script) =>
    [...script.matchAll(/(?:^|["'\s])([A-Za-z_]\w*)(?==|<<)/gm)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)];
}
