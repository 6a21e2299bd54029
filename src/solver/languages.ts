import type { Grammar } from '../tree-sitter/syntax-tree.ts';

/** What the templates must know of a language, as plain data: node types by their role in the grammar, and how things are written. */
export interface Language {
  /** Also names the file of the grammar: `tree-sitter-<id>.wasm`. */
  readonly id: Grammar;
  readonly extensions: readonly string[];
  /** Whether types are checked before anything runs: an edit with a wrong type then costs a whole test run. */
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
    /** Values of several parts, whose named children can be the rows of a table. */
    readonly tables: readonly string[];
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
  /** Families of functions and methods that are often confused with one another. */
  readonly siblings: readonly (readonly string[])[];
  /** Names that every file knows and that are never the culprit. */
  readonly builtins: readonly string[];
}

/** A child of a node, by the name of its field; by its index among the named children, such as `0`; or '' for a child without a field. */
type Field = readonly [type: string, field: string];

/** Tokens that are often written for one another, the likeliest replacement first. */
interface OperatorGroup {
  readonly kind: 'order' | 'equality' | 'arithmetic' | 'logic' | 'bits' | 'assign' | 'membership';
  readonly tokens: ReadonlyMap<string, readonly string[]>;
}

/** How things are written. Forms have `$1`, `$2`, … for what `written` fills in; null: the language has no such thing. */
interface LanguageWords {
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly true: string;
  readonly false: string;
  readonly nothing: string | null;
  readonly isNothing: string | null;
  readonly statementEnd: string;
  readonly self: string | null;
  /** How to ask whether `$1` is empty; null where `not $1` does. */
  readonly isEmpty: string | null;
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

/** A text, or a template that a function stands before as its tag. */
type Names = string | TemplateStringsArray;

/** The names in a text, with white space between them. */
export const list = (names: Names): readonly string[] => String(names).trim().split(/\s+/);

/** `[['call', 'name'], ['block', '']]` of `call.name block`. */
const fields = (names: Names): readonly Field[] =>
  list(names).map((name) => {
    const [type = '', field = ''] = name.split('.');
    return [type, field];
  });

/** `[['min', 'max'], ['any', 'all']]` of `min max, any all`. */
const families = (names: Names): readonly (readonly string[])[] => String(names).split(',').map(list);

/** `< <= >, not_in in`: a token and then its replacements, entries with commas between them; `not_in` is the token `not in`. */
const operatorGroup = (kind: OperatorGroup['kind'], names: string): OperatorGroup => ({
  kind,
  tokens: new Map(
    families(names).map(([token = '', ...others]) => [
      token.replace('_', ' '),
      others.map((other) => other.replace('_', ' ')),
    ]),
  ),
});

/** Order of the edits: off by one at a boundary first, then the other direction, then any comparison for any other. */
const ORDER = operatorGroup('order', '< <= > >= != ==, <= < >= > ==, > >= < <= != ==, >= > <= < ==');
const EQUALITY = operatorGroup('equality', '== != <= >= < >, != == < > <= >=');
const BITS = operatorGroup('bits', '& | ^, | & ^, ^ & |, << >>, >> << >>>, >>> >>');
const ASSIGN = operatorGroup(
  'assign',
  `+= -= = *=, -= += =, *= /= += =, /= *= =, //= /= *= %=, %= /= =, &= |= ^= =, |= &= ^= =, ^= &= |= =,
   <<= >>=, >>= <<=, = += -=, ++ --, -- ++`,
);
const C_ARITHMETIC = operatorGroup('arithmetic', '+ - *, - + *, * / + -, / * % -, % / *');

/** Comparisons and logic of JavaScript and PHP. */
const SCRIPT_COMPARISONS = [
  ORDER,
  operatorGroup('equality', '=== !== <= >= < >, !== === < > <= >=, == != === <= >=, != == !== < >'),
  operatorGroup('logic', '&& ||, || && ??, ?? || &&'),
];

/** The operators of all languages but Python, JavaScript and PHP. */
const C_OPERATORS = [ORDER, EQUALITY, C_ARITHMETIC, BITS, ASSIGN, operatorGroup('logic', '&& ||, || &&')];

const COMMON_WORDS = {
  statementEnd: '',
  loopSkips: ['continue', 'break'],
  max: 'max($1, $2)',
  min: 'min($1, $2)',
  adder: null,
  await: null,
  slices: null,
} as const;
const C_WORDS = { ...COMMON_WORDS, and: '&&', or: '||', not: '!$1', true: 'true', false: 'false' } as const;

/** What Java and JavaScript write in the same way. */
const JAVA_WORDS = {
  ...C_WORDS,
  nothing: 'null',
  isNothing: '$1 == null',
  statementEnd: ';',
  self: 'this',
  loopSkips: ['continue;', 'break;'],
  max: 'Math.max($1, $2)',
  min: 'Math.min($1, $2)',
} as const;

const JAVA_CONDITIONS = fields(
  `if_statement.condition while_statement.condition do_statement.condition for_statement.condition
   ternary_expression.condition`,
);

const BRACKET_SLICES = { from: '$1[$2:]', to: '$1[:$2]' } as const;

const COMMON_TYPES = {
  identifiers: ['identifier'],
  calls: ['call_expression'],
  argumentLists: ['argument_list'],
  subscripts: ['subscript_expression'],
  lists: [],
  returns: ['return_statement'],
  conditionals: ['if_statement'],
} as const;

const PYTHON_LANGUAGE: Language = {
  id: 'python',
  extensions: ['.py', '.pyi'],
  isTyped: false,
  types: {
    ...COMMON_TYPES,
    functions: ['function_definition'],
    classes: ['class_definition'],
    blocks: ['module', 'block'],
    expressions: list`identifier attribute call subscript binary_operator unary_operator boolean_operator
       comparison_operator not_operator conditional_expression list tuple dictionary set
       list_comprehension generator_expression set_comprehension dictionary_comprehension
       parenthesized_expression integer float string true false none await lambda`,
    members: ['attribute'],
    calls: ['call'],
    binaries: ['binary_operator', 'comparison_operator', 'boolean_operator', 'augmented_assignment'],
    subscripts: ['subscript'],
    integers: ['integer'],
    lists: ['list'],
    tables: ['list', 'tuple', 'set', 'dictionary'],
    assignments: ['assignment', 'augmented_assignment'],
    conditionals: ['if_statement', 'elif_clause'],
    loops: ['for_statement', 'while_statement'],
    parameters: ['parameters', 'lambda_parameters'],
  },
  declarations: fields`function_definition.name class_definition.name assignment.left
     augmented_assignment.left for_statement.left for_in_clause.left as_pattern.alias named_expression.name
     import_from_statement.name import_statement.name`,
  scopes: list`module function_definition class_definition lambda list_comprehension set_comprehension
     generator_expression dictionary_comprehension`,
  conditions: fields(`if_statement.condition elif_clause.condition while_statement.condition if_clause
     conditional_expression.1`),
  iterables: fields('for_statement.right for_in_clause.right'),
  operators: [
    ORDER,
    EQUALITY,
    operatorGroup('arithmetic', '+ - *, - + *, * / + ** // -, / // * %, // / % *, % // / *, ** *'),
    BITS,
    ASSIGN,
    operatorGroup('logic', 'and or, or and'),
    operatorGroup('membership', 'in not_in, not_in in, is is_not ==, is_not is !='),
  ],
  words: {
    ...COMMON_WORDS,
    and: 'and',
    or: 'or',
    not: 'not $1',
    true: 'True',
    false: 'False',
    nothing: 'None',
    isNothing: '$1 is None',
    self: 'self',
    isEmpty: null,
    adder: 'append',
    await: 'await',
    slices: { ...BRACKET_SLICES, butLast: '$1[:-1]' },
  },
  siblings: families`any all, min max, append extend add, floor ceil round, lower upper, startswith endswith,
     strip lstrip rstrip, find rfind index, keys values items,
     union intersection difference symmetric_difference, issubset issuperset, sum max len,
     list set tuple sorted, int float str round, pop popleft, append appendleft, sort reverse,
     sorted reversed, iter reversed, encode decode, split rsplit splitlines, isdigit isalpha isalnum,
     copy deepcopy`,
  builtins: list`len range enumerate zip map filter sum min max abs any all sorted reversed list dict set
     tuple str int float bool print isinstance iter next open super type round repr self cls True False None
     Exception ValueError TypeError KeyError IndexError`,
};

const JAVASCRIPT: Language = {
  id: 'javascript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  isTyped: false,
  types: {
    ...COMMON_TYPES,
    functions: list`function_declaration method_definition arrow_function function_expression
       generator_function_declaration generator_function`,
    classes: ['class_declaration', 'class'],
    blocks: ['program', 'statement_block', 'switch_case', 'switch_default'],
    expressions: list`identifier member_expression call_expression subscript_expression binary_expression
       unary_expression ternary_expression array object parenthesized_expression number string
       template_string true false null undefined new_expression this await_expression arrow_function regex
       non_null_expression`,
    identifiers: ['identifier', 'shorthand_property_identifier'],
    members: ['member_expression'],
    calls: ['call_expression', 'new_expression'],
    argumentLists: ['arguments'],
    binaries: list`binary_expression augmented_assignment_expression update_expression assignment_expression`,
    integers: ['number'],
    lists: ['array'],
    tables: ['array', 'object'],
    assignments: ['assignment_expression', 'augmented_assignment_expression', 'variable_declarator'],
    loops: ['for_statement', 'for_in_statement', 'while_statement', 'do_statement'],
    parameters: ['formal_parameters'],
  },
  declarations: fields`function_declaration.name generator_function_declaration.name class_declaration.name
     variable_declarator.name for_in_statement.left catch_clause.parameter arrow_function.parameter
     import_specifier.name import_clause`,
  scopes: list`program statement_block function_declaration method_definition arrow_function class_body
     function_expression generator_function_declaration for_statement for_in_statement catch_clause`,
  conditions: JAVA_CONDITIONS,
  iterables: fields('for_in_statement.right'),
  operators: [...SCRIPT_COMPARISONS, C_ARITHMETIC, BITS, ASSIGN],
  words: {
    ...JAVA_WORDS,
    isEmpty: '$1.length === 0',
    adder: 'push',
    await: 'await',
    slices: { from: '$1.slice($2)', to: '$1.slice(0, $2)', butLast: '$1.slice(0, -1)' },
  },
  siblings: families`some every, max min, floor ceil round trunc, toLowerCase toUpperCase, startsWith
     endsWith includes, trim trimStart trimEnd, indexOf lastIndexOf, find filter findLast, findIndex
     indexOf, map flatMap forEach filter, push unshift concat, pop shift, slice splice, slice substring,
     padStart padEnd, keys values entries, parseInt parseFloat Number, replace replaceAll, sort reverse, has
     get, all allSettled race, reduce reduceRight, isNaN isFinite isInteger, getDate getDay, charAt
     charCodeAt codePointAt`,
  builtins: list`Math Object Array String Number Boolean JSON Promise Map Set Date Error TypeError console
     undefined null this require module exports parseInt parseFloat Symbol RegExp Infinity NaN`,
};

const GO_LANGUAGE: Language = {
  id: 'go',
  extensions: ['.go'],
  isTyped: true,
  types: {
    ...COMMON_TYPES,
    functions: ['function_declaration', 'method_declaration', 'func_literal'],
    classes: ['type_declaration'],
    blocks: ['statement_list', 'source_file'],
    expressions: list`identifier selector_expression call_expression index_expression slice_expression
       binary_expression unary_expression parenthesized_expression int_literal float_literal
       interpreted_string_literal raw_string_literal rune_literal true false nil composite_literal
       type_conversion_expression`,
    members: ['selector_expression'],
    binaries: ['binary_expression', 'assignment_statement', 'inc_statement', 'dec_statement'],
    subscripts: ['index_expression', 'slice_expression'],
    integers: ['int_literal'],
    tables: ['literal_value'],
    assignments: ['assignment_statement', 'short_var_declaration'],
    loops: ['for_statement'],
    parameters: ['parameter_list'],
  },
  declarations: fields`function_declaration.name short_var_declaration.left range_clause.left var_spec.name
     const_spec.name`,
  scopes: list`source_file block function_declaration method_declaration func_literal for_statement
     if_statement expression_case default_case communication_case type_case`,
  conditions: fields('if_statement.condition for_clause.condition for_statement.condition'),
  iterables: fields('range_clause.right'),
  operators: [...C_OPERATORS, operatorGroup('assign', ':= =')],
  words: {
    ...C_WORDS,
    nothing: 'nil',
    isNothing: '$1 == nil',
    self: null,
    isEmpty: 'len($1) == 0',
    slices: { ...BRACKET_SLICES, butLast: '$1[:len($1)-1]' },
  },
  siblings: families`Max Min, max min, Floor Ceil Round Trunc, ToLower ToUpper, HasPrefix HasSuffix Contains,
     TrimSpace TrimLeft TrimRight, TrimPrefix TrimSuffix, Index LastIndex, Before After Equal,
     Split SplitN Fields, Lock RLock, Unlock RUnlock, Ints Strings, len cap, Front Back,
     PushFront PushBack, MoveToFront MoveToBack, Next Prev, Add Sub, Hours Minutes Seconds Milliseconds`,
  builtins: list(`len cap append make new panic recover copy delete nil true false error string int`),
};

const JAVA_LANGUAGE: Language = {
  id: 'java',
  extensions: ['.java'],
  isTyped: true,
  types: {
    ...COMMON_TYPES,
    functions: ['method_declaration', 'constructor_declaration', 'lambda_expression'],
    classes: ['class_declaration', 'record_declaration', 'enum_declaration', 'interface_declaration'],
    blocks: ['block', 'constructor_body', 'switch_block_statement_group'],
    expressions: list`identifier field_access method_invocation array_access binary_expression
       unary_expression ternary_expression parenthesized_expression decimal_integer_literal
       decimal_floating_point_literal string_literal character_literal true false null_literal
       object_creation_expression array_creation_expression cast_expression this instanceof_expression`,
    members: ['field_access'],
    calls: ['method_invocation', 'object_creation_expression'],
    binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
    subscripts: ['array_access'],
    integers: ['decimal_integer_literal'],
    tables: ['array_initializer'],
    assignments: ['assignment_expression', 'variable_declarator'],
    loops: ['for_statement', 'enhanced_for_statement', 'while_statement', 'do_statement'],
    parameters: ['formal_parameters'],
  },
  declarations: fields`variable_declarator.name enhanced_for_statement.name catch_formal_parameter.name
     resource.name lambda_expression.parameters`,
  scopes: list`program class_body block constructor_body method_declaration constructor_declaration
     for_statement enhanced_for_statement lambda_expression catch_clause enum_body_declarations`,
  conditions: JAVA_CONDITIONS,
  iterables: fields('enhanced_for_statement.value'),
  operators: C_OPERATORS,
  words: {
    ...JAVA_WORDS,
    isEmpty: '$1.isEmpty()',
    adder: 'add',
  },
  siblings: families`anyMatch allMatch noneMatch, max min, floor ceil round, toLowerCase toUpperCase,
     startsWith endsWith contains, indexOf lastIndexOf, add addAll push, addFirst addLast add,
     removeFirst removeLast poll, pollFirst pollLast, peekFirst peekLast, keySet values entrySet,
     get getOrDefault containsKey, put putIfAbsent, isEmpty isBlank,
     containsAll retainAll addAll removeAll, isBefore isAfter, equals equalsIgnoreCase, parseInt parseLong,
     isDigit isLetter isLetterOrDigit, getFirst getLast, offerFirst offerLast, firstKey lastKey,
     floorKey ceilingKey lowerKey higherKey, headMap tailMap`,
  builtins: list`Math Integer String List Map Set Arrays Collections System Objects Object Long Double this
     super`,
};

const RUST_LANGUAGE: Language = {
  id: 'rust',
  extensions: ['.rs'],
  isTyped: true,
  types: {
    ...COMMON_TYPES,
    functions: ['function_item', 'closure_expression'],
    classes: ['impl_item', 'struct_item', 'trait_item'],
    blocks: ['block', 'source_file'],
    expressions: list`identifier field_expression call_expression index_expression binary_expression
       unary_expression parenthesized_expression integer_literal float_literal string_literal
       boolean_literal reference_expression range_expression self macro_invocation`,
    members: ['field_expression'],
    argumentLists: ['arguments'],
    binaries: ['binary_expression', 'compound_assignment_expr', 'assignment_expression', 'range_expression'],
    subscripts: ['index_expression'],
    integers: ['integer_literal'],
    tables: ['array_expression'],
    assignments: ['assignment_expression', 'compound_assignment_expr', 'let_declaration'],
    returns: ['return_expression'],
    conditionals: ['if_expression'],
    loops: ['for_expression', 'while_expression', 'loop_expression'],
    parameters: ['parameters', 'closure_parameters'],
  },
  declarations: fields`function_item.name let_declaration.pattern for_expression.pattern let_condition.pattern
     const_item.name static_item.name`,
  scopes: list(`source_file block function_item closure_expression for_expression if_expression impl_item`),
  conditions: fields('if_expression.condition while_expression.condition'),
  iterables: fields('for_expression.value'),
  operators: [...C_OPERATORS, operatorGroup('order', '.. ..=, ..= ..')],
  words: {
    ...C_WORDS,
    nothing: null,
    isNothing: null,
    statementEnd: ';',
    self: 'self',
    isEmpty: '$1.is_empty()',
    loopSkips: ['continue;', 'break;'],
    max: '$1.max($2)',
    min: '$1.min($2)',
    adder: 'push',
  },
  siblings: families`any all, max min, floor ceil round, to_lowercase to_uppercase, starts_with ends_with
     contains, trim trim_start trim_end, find rfind, push_back push_front, pop_back pop_front, keys values
     iter, is_some is_none, is_ok is_err, saturating_sub wrapping_sub, checked_add saturating_add
     wrapping_add, take skip, min_by_key max_by_key, first last`,
  builtins: list(`Some None Ok Err Vec String Box self Self vec println panic assert assert_eq`),
};

const PHP: Language = {
  id: 'php',
  extensions: ['.php'],
  isTyped: false,
  types: {
    ...COMMON_TYPES,
    functions: ['function_definition', 'method_declaration', 'anonymous_function', 'arrow_function'],
    classes: ['class_declaration', 'trait_declaration', 'interface_declaration', 'enum_declaration'],
    blocks: ['program', 'compound_statement'],
    expressions: list`name variable_name member_access_expression member_call_expression
       scoped_call_expression function_call_expression object_creation_expression
       class_constant_access_expression binary_expression unary_op_expression conditional_expression
       subscript_expression parenthesized_expression array_creation_expression integer float string
       encapsed_string boolean null arrow_function`,
    identifiers: ['variable_name', 'name'],
    members: ['member_access_expression'],
    calls: list`function_call_expression member_call_expression scoped_call_expression
       object_creation_expression`,
    // Each argument is a node of its own within them.
    argumentLists: ['arguments', 'argument'],
    binaries: list`binary_expression assignment_expression augmented_assignment_expression update_expression`,
    integers: ['integer'],
    lists: ['array_creation_expression'],
    tables: ['array_creation_expression'],
    assignments: ['assignment_expression', 'augmented_assignment_expression'],
    conditionals: ['if_statement', 'else_if_clause'],
    loops: ['for_statement', 'foreach_statement', 'while_statement', 'do_statement'],
    parameters: ['formal_parameters'],
  },
  declarations: fields('function_definition.name const_element assignment_expression.left foreach_statement'),
  scopes: list`program function_definition method_declaration anonymous_function arrow_function
     declaration_list`,
  conditions: fields`if_statement.condition else_if_clause.condition while_statement.condition
     do_statement.condition for_statement.condition conditional_expression.condition`,
  iterables: [],
  operators: [...SCRIPT_COMPARISONS, C_ARITHMETIC, BITS, ASSIGN],
  words: {
    ...JAVA_WORDS,
    isNothing: '$1 === null',
    self: '$this',
    isEmpty: 'empty($1)',
    max: 'max($1, $2)',
    min: 'min($1, $2)',
    slices: {
      from: 'array_slice($1, $2)',
      to: 'array_slice($1, 0, $2)',
      butLast: 'array_slice($1, 0, -1)',
    },
  },
  siblings: families`max min, floor ceil round intdiv, strtolower strtoupper, ucfirst lcfirst ucwords,
     str_starts_with str_ends_with str_contains, trim ltrim rtrim, strpos strrpos stripos, count strlen,
     array_keys array_values, array_push array_unshift, array_pop array_shift, array_slice array_splice,
     array_filter array_map, array_merge array_replace array_combine, array_diff array_intersect,
     array_diff_key array_intersect_key, sort rsort usort, asort arsort uasort, ksort krsort uksort,
     isset empty, in_array array_key_exists, str_replace str_ireplace, substr mb_substr, strlen mb_strlen,
     is_int is_float is_numeric, array_sum array_product, intval floatval, first last`,
  builtins: list('count strlen isset empty array_map in_array this self static parent Exception'),
};

const RUBY: Language = {
  id: 'ruby',
  extensions: ['.rb'],
  isTyped: false,
  types: {
    ...COMMON_TYPES,
    functions: ['method', 'singleton_method'],
    classes: ['class', 'module'],
    blocks: list('program body_statement then else do block_body'),
    expressions: list`identifier constant instance_variable call binary unary conditional
       parenthesized_statements element_reference array hash integer float string simple_symbol range true
       false nil self lambda`,
    identifiers: ['identifier', 'constant', 'instance_variable'],
    members: [],
    calls: ['call'],
    binaries: ['binary', 'operator_assignment', 'range'],
    subscripts: ['element_reference'],
    integers: ['integer'],
    lists: ['array'],
    tables: ['array'],
    assignments: ['assignment', 'operator_assignment'],
    returns: ['return'],
    conditionals: ['if', 'unless', 'elsif'],
    loops: ['while', 'until', 'for'],
    parameters: ['method_parameters', 'block_parameters', 'lambda_parameters'],
  },
  declarations: fields('assignment.left operator_assignment.left for.pattern method.name'),
  scopes: list('program method singleton_method block do_block lambda class module'),
  conditions: fields`if.condition unless.condition elsif.condition while.condition until.condition
     conditional.condition if_modifier.condition unless_modifier.condition while_modifier.condition
     until_modifier.condition`,
  iterables: fields('for.value'),
  operators: [
    ...C_OPERATORS,
    operatorGroup('order', '.. ..., ... ..'),
    operatorGroup('logic', 'and or, or and, ||= &&= =, &&= ||= ='),
  ],
  words: {
    ...C_WORDS,
    nothing: 'nil',
    isNothing: '$1.nil?',
    self: 'self',
    isEmpty: '$1.empty?',
    loopSkips: ['next', 'break'],
    max: '[$1, $2].max',
    min: '[$1, $2].min',
    adder: 'push',
    slices: { from: '$1[$2..]', to: '$1[0...$2]', butLast: '$1[0...-1]' },
  },
  siblings: families`any? all? none? one?, max min, max_by min_by, floor ceil round truncate, upcase
     downcase capitalize, start_with? end_with? include?, strip lstrip rstrip chomp, index rindex, find
     find_all select reject, select reject filter_map, take drop, take_while drop_while, map flat_map each,
     push unshift, pop shift, first last, keys values, key? value?, sum count size length, sub gsub, to_i
     to_f to_s, even? odd?, zero? positive? negative?, nil? empty?, each_slice each_cons, uniq compact
     flatten, sort reverse, sort_by group_by, upto downto, succ pred, next_day prev_day, fetch dig`,
  builtins: list('puts raise require require_relative self nil true false attr_reader attr_accessor'),
};

/** Reads C as well, since C++ holds nearly all of it. */
const CPP: Language = {
  id: 'cpp',
  extensions: ['.cpp', '.cc', '.cxx', '.c', '.hpp', '.hh', '.h'],
  isTyped: true,
  types: {
    ...COMMON_TYPES,
    functions: ['function_definition', 'lambda_expression'],
    classes: ['class_specifier', 'struct_specifier', 'namespace_definition'],
    blocks: ['translation_unit', 'compound_statement'],
    expressions: list`identifier qualified_identifier field_expression call_expression subscript_expression
       binary_expression unary_expression pointer_expression conditional_expression parenthesized_expression
       cast_expression number_literal string_literal char_literal true false null this sizeof_expression`,
    members: ['field_expression'],
    binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
    integers: ['number_literal'],
    tables: ['initializer_list'],
    assignments: ['assignment_expression', 'init_declarator'],
    loops: ['for_statement', 'for_range_loop', 'while_statement', 'do_statement'],
    parameters: ['parameter_list'],
  },
  declarations: fields('declaration.declarator for_range_loop.declarator preproc_def.name enumerator.name'),
  scopes: list`translation_unit namespace_definition compound_statement function_definition lambda_expression
     for_statement for_range_loop field_declaration_list`,
  conditions: fields`condition_clause.value if_statement.condition while_statement.condition
     do_statement.condition for_statement.condition conditional_expression.condition`,
  iterables: fields('for_range_loop.right'),
  operators: C_OPERATORS,
  words: {
    ...JAVA_WORDS,
    nothing: 'NULL',
    isNothing: '!$1',
    self: null,
    isEmpty: '$1.empty()',
    max: 'std::max($1, $2)',
    min: 'std::min($1, $2)',
    adder: 'push_back',
  },
  siblings: families`any_of all_of none_of, max min, fmax fmin, floor ceil round trunc, tolower toupper,
     isalpha isdigit isalnum, find rfind, find_first_of find_last_of find_first_not_of find_last_not_of,
     push_back push_front emplace_back, pop_back pop_front, front back, begin rbegin, end rend, lower_bound
     upper_bound, strcmp strncmp strcasecmp, strcpy strncpy, strchr strrchr, strlen sizeof, memcpy memmove,
     malloc calloc, atoi atol strtol, abs labs fabs, insert emplace, size length capacity`,
  builtins: list('printf malloc free sizeof std this NULL nullptr'),
};

/** A template compares a language's `id` only where it is about an idiom of that language alone. */
const LANGUAGES: readonly Language[] = [
  PYTHON_LANGUAGE,
  JAVASCRIPT,
  { ...JAVASCRIPT, id: 'typescript', extensions: ['.ts', '.mts', '.cts'] },
  { ...JAVASCRIPT, id: 'tsx', extensions: ['.tsx'] },
  GO_LANGUAGE,
  JAVA_LANGUAGE,
  RUST_LANGUAGE,
  PHP,
  RUBY,
  CPP,
];

export function languageOf(path: string): Language | null {
  return LANGUAGES.find(({ extensions }) => extensions.some((extension) => path.endsWith(extension))) ?? null;
}
