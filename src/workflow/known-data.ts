import { data } from '@actions/expressions';
import { orElse } from '../core/errors.ts';

export type Data = data.ExpressionData;
export type Pairs = Readonly<Record<string, Data>>;

/** Thrown out of an evaluation that needs a value which we do not have: it depends on a secret, or on what only the job knew. */
export class NotKnown extends Error {
  readonly why: 'secret' | 'unknown';

  constructor(why: 'secret' | 'unknown') {
    super(why);
    this.why = why;
  }
}

/** The NotKnown behind an error, which the evaluator may have wrapped; null when it is another's. */
export function notKnownIn(error: unknown): NotKnown | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NotKnown) return at;
  return null;
}

/** An object of which some members are known, and nothing is known about the others. */
export class Partly extends data.Dictionary {
  readonly #why: 'secret' | 'unknown';
  readonly #secret: ReadonlySet<string>;

  constructor(
    known: Pairs,
    {
      why = 'unknown',
      secret = [],
    }: { readonly why?: 'secret' | 'unknown'; readonly secret?: readonly string[] } = {},
  ) {
    super(...pairsOf(known));
    this.#why = why;
    this.#secret = new Set(secret);
  }

  override get(key: string): Data {
    const found = this.#secret.has(key.toLowerCase()) ? undefined : super.get(key);
    if (found !== undefined) return found;
    throw new NotKnown(this.#secret.has(key.toLowerCase()) ? 'secret' : this.#why);
  }

  override values(): never {
    throw new NotKnown(this.#secret.size > 0 ? 'secret' : this.#why);
  }

  override pairs(): never {
    return this.values();
  }
}

/** Members are looked up by their exact names, as `env` does on Linux; a member that throws is one that is not known. */
export class Lookup extends data.Dictionary {
  readonly #find: (name: string) => string | null;

  constructor(find: (name: string) => string | null) {
    super();
    this.#find = find;
  }

  override get(key: string): Data | undefined {
    const text = this.#find(key);
    return text === null ? undefined : new data.StringData(text);
  }

  override values(): never {
    throw new NotKnown('unknown');
  }

  override pairs(): never {
    throw new NotKnown('unknown');
  }
}

export function dictionary(known: Pairs): data.Dictionary {
  return new data.Dictionary(...pairsOf(known));
}

export const string = (text: string): Data => new data.StringData(text);

/** JSON as an expression sees it; null when the text is none. */
export const fromJson = (text: string): Data | null => orElse(null, () => JSON.parse(text, data.reviver));

/** Everything as JSON texts, for telling equal data from different. */
export const toJson = (value: Data): string => JSON.stringify(value, data.replacer);

const pairsOf = (known: Pairs) => Object.entries(known).map(([key, value]) => ({ key, value }));
