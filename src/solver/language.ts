/** What the templates must know of a language, as plain data: node types by their role in the grammar, and how things are written. */
export interface Language {
  /** Also of its grammar: `tree-sitter-<id>.wasm`. */
  readonly id: string;
  readonly extensions: readonly string[];
  /** Whether the search edits it; otherwise its functions are only found and ranked. */
  readonly isSearched: boolean;
  /** Declared types are checked before anything runs: a wrong one costs a whole run of the tests. */
  readonly isTyped: boolean;
  readonly types: {
    readonly functions: readonly string[];
    readonly classes: readonly string[];
    /** Their named children are statements. */
    readonly blocks: readonly string[];
    readonly expressions: readonly string[];
    readonly identifiers: readonly string[];
    /** `a.b`: an expression and the name of a member. */
    readonly members: readonly string[];
    readonly calls: readonly string[];
    readonly argumentLists: readonly string[];
    readonly binaries: readonly string[];
    readonly subscripts: readonly string[];
    readonly integers: readonly string[];
    readonly lists: readonly string[];
    readonly assignments: readonly string[];
    readonly returns: readonly string[];
    readonly conditionals: readonly string[];
    readonly loops: readonly string[];
    readonly parameters: readonly string[];
  };
  /** Where identifiers are declared; a type stands in the same node's field `type`. */
  readonly declarations: readonly Field[];
  /** A declared name is seen inside of the innermost of these. */
  readonly scopes: readonly string[];
  readonly conditions: readonly Field[];
  /** Where something is iterated over. */
  readonly iterables: readonly Field[];
  readonly operators: readonly OperatorGroup[];
  readonly words: LanguageWords;
  /** Functions and methods that are taken for one another. */
  readonly siblings: readonly (readonly string[])[];
  /** Names that every file knows and that are never the culprit. */
  readonly builtins: readonly string[];
}

/** A child of a node; the field is '' for a child that has none. */
export type Field = readonly [type: string, field: string];

/** Tokens that are written for one another; the likeliest replacement first. */
interface OperatorGroup {
  readonly kind: 'order' | 'equality' | 'arithmetic' | 'logic' | 'bits' | 'assign' | 'membership';
  readonly tokens: ReadonlyMap<string, readonly string[]>;
}

/** How things are written. Forms have `$1`, `$2`, … for what `written` fills in; null: the language has no such thing. */
export interface LanguageWords {
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly true: string;
  readonly false: string;
  readonly nothing: string | null;
  readonly isNothing: string | null;
  readonly statementEnd: string;
  readonly self: string | null;
  readonly length: string;
  /** null where a plain `not` says it. */
  readonly isEmpty: string | null;
  /** Whether the collection `$1` has the element `$2`. */
  readonly has: string;
  /** A statement that does `$2` when `$1` holds; `$3` is its indentation, `$4` one step more. */
  readonly guard: string;
  readonly loopSkips: readonly string[];
  readonly max: string;
  readonly min: string;
  /** The method by which a collection takes one more element. */
  readonly adder: string | null;
  readonly await: string | null;
  /** `$1` from `$2` on, `$1` up to `$2`, `$1` without its last element. */
  readonly slices: Readonly<Record<'from' | 'to' | 'butLast', string>> | null;
}

/** A form with its `$1`, `$2`, … filled in. */
export const written = (form: string, ...values: readonly string[]): string =>
  form.replace(/\$(\d)/g, (_, at) => values[Number(at) - 1] ?? '');

/** The names in a text, with white space between them. */
export const list = (names: string): readonly string[] => names.trim().split(/\s+/);

/** `type.field` each; a type alone stands with the field ''. */
export const fields = (names: string): readonly Field[] =>
  list(names).map((name) => {
    const [type = '', field = ''] = name.split('.');
    return [type, field];
  });

/** Lists with commas between them. */
export const families = (names: string): readonly (readonly string[])[] => names.split(',').map(list);

/** A token and its replacements each, with commas between them; `not_in` is the token `not in`. */
export const operatorGroup = (kind: OperatorGroup['kind'], names: string): OperatorGroup => ({
  kind,
  tokens: new Map(
    families(names).map(([token = '', ...others]) => [
      token.replace('_', ' '),
      others.map((other) => other.replace('_', ' ')),
    ]),
  ),
});
