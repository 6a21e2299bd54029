import {
  bracedGuard,
  C_OPERATORS,
  C_WORDS,
  families,
  fieldsIn,
  type Language,
  namesIn,
} from '../language.ts';

export const GO: Language = {
  id: 'go',
  grammar: 'go',
  extensions: ['.go'],
  isTyped: true,
  hasMeasuredOrder: false,
  types: {
    functions: ['function_declaration', 'method_declaration', 'func_literal'],
    classes: ['type_declaration'],
    blocks: ['statement_list', 'source_file'],
    expressions: namesIn(
      `identifier selector_expression call_expression index_expression slice_expression binary_expression
       unary_expression parenthesized_expression int_literal float_literal interpreted_string_literal
       raw_string_literal rune_literal true false nil composite_literal type_conversion_expression`,
    ),
    identifiers: ['identifier'],
    members: ['selector_expression'],
    calls: ['call_expression'],
    argumentLists: ['argument_list'],
    binaries: ['binary_expression', 'assignment_statement', 'inc_statement', 'dec_statement'],
    subscripts: ['index_expression', 'slice_expression'],
    integers: ['int_literal'],
    strings: ['interpreted_string_literal'],
    lists: [],
    assignments: ['assignment_statement', 'short_var_declaration'],
    returns: ['return_statement'],
    conditionals: ['if_statement'],
    loops: ['for_statement'],
    parameters: ['parameter_list'],
  },
  declarations: fieldsIn(
    `function_declaration.name short_var_declaration.left range_clause.left var_spec.name const_spec.name`,
  ),
  scopes: namesIn(
    `source_file block function_declaration method_declaration func_literal for_statement if_statement
     expression_case default_case communication_case type_case`,
  ),
  conditions: fieldsIn('if_statement.condition for_clause.condition for_statement.condition'),
  iterables: [['range_clause', 'right']],
  operators: [...C_OPERATORS, { kind: 'assign', tokens: { ':=': ['='] } }],
  words: {
    ...C_WORDS,
    nothing: 'nil',
    isNothing: (expression) => `${expression} == nil`,
    emptyList: null,
    statementEnd: '',
    self: null,
    length: (expression) => `len(${expression})`,
    isEmpty: (expression) => `len(${expression}) == 0`,
    has: (collection, element) => `${collection}[${element}]`,
    guard: bracedGuard,
    loopSkips: ['continue', 'break'],
    max: (a, b) => `max(${a}, ${b})`,
    min: (a, b) => `min(${a}, ${b})`,
    adders: [],
    await: null,
    yield: null,
  },
  siblings: families(
    `Max Min, max min, Floor Ceil Round Trunc, ToLower ToUpper, HasPrefix HasSuffix Contains,
     TrimSpace TrimLeft TrimRight, TrimPrefix TrimSuffix, Index LastIndex, Before After Equal,
     Split SplitN Fields, Lock RLock, Unlock RUnlock, Ints Strings, len cap, Front Back, PushFront PushBack, MoveToFront MoveToBack, Next Prev, Add Sub,
     Hours Minutes Seconds Milliseconds`,
  ),
  builtins: new Set(
    namesIn(`len cap append make new panic recover copy delete nil true false error string int`),
  ),
};
