/** What the templates must know of a language: node types by their role in the grammar, and how to write things. */
export interface Language {
  readonly id: string;
  /** The grammar's file is `tree-sitter-<grammar>.wasm`. */
  readonly grammar: string;
  readonly extensions: readonly string[];
  /** Declared types are checked before anything runs: a wrong one costs a whole run of the tests. */
  readonly isTyped: boolean;
  /** The order of its candidates was measured on QuixBugs (docs/evaluation.md); templates that came later leave it alone. */
  readonly hasMeasuredOrder: boolean;
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
    readonly strings: readonly string[];
    readonly lists: readonly string[];
    readonly assignments: readonly string[];
    readonly returns: readonly string[];
    readonly conditionals: readonly string[];
    readonly loops: readonly string[];
    readonly parameters: readonly string[];
  };
  /** `[node type, field]` whose identifiers are declared there; a type stands in the same node's field `type`. */
  readonly declarations: readonly (readonly [string, string])[];
  /** A declared name is seen inside of the innermost of these. */
  readonly scopes: readonly string[];
  /** `[node type, field]` where a condition stands. */
  readonly conditions: readonly (readonly [string, string])[];
  /** `[node type, field]` where something is iterated over. */
  readonly iterables: readonly (readonly [string, string])[];
  /** Tokens that are written for one another, by what they do. */
  readonly operators: readonly OperatorGroup[];
  readonly words: {
    readonly and: string;
    readonly or: string;
    not(expression: string): string;
    readonly true: string;
    readonly false: string;
    /** null where the language has none. */
    readonly nothing: string | null;
    isNothing(expression: string): string | null;
    readonly emptyList: string | null;
    readonly statementEnd: string;
    readonly self: string | null;
    length(expression: string): string | null;
    /** null where a plain `not` says it. */
    isEmpty(expression: string): string | null;
    /** Whether the collection has the element. */
    has(collection: string, element: string): string;
    /** A statement that leaves when the condition holds; `indent` is that of the statement, `unit` one step more. */
    guard(condition: string, body: string, indent: string, unit: string): string;
    readonly loopSkips: readonly string[];
    max(a: string, b: string): string | null;
    min(a: string, b: string): string | null;
    /** How a collection takes one more element: method names, the likeliest first. */
    readonly adders: readonly string[];
    readonly await: string | null;
    readonly yield: string | null;
  };
  /** Functions and methods that are taken for one another. */
  readonly siblings: readonly (readonly string[])[];
  /** Names that every file knows and that are never the culprit. */
  readonly builtins: ReadonlySet<string>;
}

export interface OperatorGroup {
  readonly kind: 'order' | 'equality' | 'arithmetic' | 'logic' | 'bits' | 'assign' | 'membership';
  /** Each token with its replacements, the likeliest first. */
  readonly tokens: Readonly<Record<string, readonly string[]>>;
}

/** Off by one at a boundary first, then the other direction, then any comparison for any other. */
export const ORDER: OperatorGroup = {
  kind: 'order',
  tokens: {
    '<': ['<=', '>', '>=', '!=', '=='],
    '<=': ['<', '>=', '>', '=='],
    '>': ['>=', '<', '<=', '!=', '=='],
    '>=': ['>', '<=', '<', '=='],
  },
};

export const EQUALITY: OperatorGroup = {
  kind: 'equality',
  tokens: { '==': ['!=', '<=', '>=', '<', '>'], '!=': ['==', '<', '>', '<=', '>='] },
};

export const STRICT_EQUALITY: OperatorGroup = {
  kind: 'equality',
  tokens: {
    '===': ['!==', '<=', '>=', '<', '>'],
    '!==': ['===', '<', '>', '<=', '>='],
    '==': ['!=', '===', '<=', '>='],
    '!=': ['==', '!==', '<', '>'],
  },
};

export const ARITHMETIC: OperatorGroup = {
  kind: 'arithmetic',
  tokens: { '+': ['-', '*'], '-': ['+', '*'], '*': ['/', '+', '-'], '/': ['*', '%', '-'], '%': ['/', '*'] },
};

export const PYTHON_ARITHMETIC: OperatorGroup = {
  kind: 'arithmetic',
  tokens: {
    '+': ['-', '*'],
    '-': ['+', '*'],
    '*': ['/', '+', '**', '//', '-'],
    '/': ['//', '*', '%'],
    '//': ['/', '%', '*'],
    '%': ['//', '/', '*'],
    '**': ['*'],
  },
};

export const BITS: OperatorGroup = {
  kind: 'bits',
  tokens: {
    '&': ['|', '^'],
    '|': ['&', '^'],
    '^': ['&', '|'],
    '<<': ['>>'],
    '>>': ['<<', '>>>'],
    '>>>': ['>>'],
  },
};

export const ASSIGN: OperatorGroup = {
  kind: 'assign',
  tokens: {
    '+=': ['-=', '=', '*='],
    '-=': ['+=', '='],
    '*=': ['/=', '+=', '='],
    '/=': ['*=', '='],
    '//=': ['/=', '*=', '%='],
    '%=': ['/=', '='],
    '&=': ['|=', '^=', '='],
    '|=': ['&=', '^=', '='],
    '^=': ['&=', '|=', '='],
    '<<=': ['>>='],
    '>>=': ['<<='],
    '=': ['+=', '-='],
    '++': ['--'],
    '--': ['++'],
  },
};

export const LOGIC: OperatorGroup = {
  kind: 'logic',
  tokens: { '&&': ['||'], '||': ['&&', '??'], '??': ['||', '&&'] },
};

/** Logic in the languages that know no `??`. */
const AND_OR: OperatorGroup = { kind: 'logic', tokens: { '&&': ['||'], '||': ['&&'] } };

/** What all languages whose operators come from C write for one another. */
export const C_OPERATORS: readonly OperatorGroup[] = [ORDER, EQUALITY, ARITHMETIC, BITS, ASSIGN, AND_OR];

/** How those languages write logic. */
export const C_WORDS = {
  and: '&&',
  or: '||',
  not: (expression: string) => `!${expression}`,
  true: 'true',
  false: 'false',
} as const;

/** What Java and JavaScript write in the same way besides. */
export const BRACED_WORDS = {
  ...C_WORDS,
  nothing: 'null',
  isNothing: (expression: string) => `${expression} == null`,
  statementEnd: ';',
  self: 'this',
  guard: (condition: string, body: string) => `if (${condition}) ${body}`,
  loopSkips: ['continue;', 'break;'],
  max: (a: string, b: string) => `Math.max(${a}, ${b})`,
  min: (a: string, b: string) => `Math.min(${a}, ${b})`,
} as const;

/** Where the two have a condition. */
export const BRACED_CONDITIONS: Language['conditions'] = [
  'if_statement',
  'while_statement',
  'do_statement',
  'for_statement',
  'ternary_expression',
].map((type) => [type, 'condition']);

/** A guard in the languages that want no brackets around a condition and braces around what follows. */
export const bracedGuard = (condition: string, body: string, indent: string, unit: string): string =>
  `if ${condition} {\n${indent}${unit}${body}\n${indent}}`;

/** The names in a text, told apart by white space. */
export const namesIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/** `type.field` each; a type alone stands with the field ''. */
export const fieldsIn = (text: string): Language['declarations'] =>
  namesIn(text).map((name) => {
    const [type = '', field = ''] = name.split('.');
    return [type, field];
  });

/** Names that are taken for one another, told apart by commas. */
export const families = (text: string): Language['siblings'] => text.split(',').map(namesIn);
