import type { Language } from '../language.ts';
import { bracedGuard, C_OPERATORS, C_WORDS, families, fieldsIn, namesIn } from '../language.ts';

export const RUST: Language = {
  id: 'rust',
  grammar: 'rust',
  extensions: ['.rs'],
  isTyped: true,
  hasMeasuredOrder: false,
  types: {
    functions: ['function_item', 'closure_expression'],
    classes: ['impl_item', 'struct_item', 'trait_item'],
    blocks: ['block', 'source_file'],
    expressions: namesIn(
      `identifier field_expression call_expression index_expression binary_expression unary_expression
       parenthesized_expression integer_literal float_literal string_literal boolean_literal
       reference_expression range_expression self macro_invocation`,
    ),
    identifiers: ['identifier'],
    members: ['field_expression'],
    calls: ['call_expression'],
    argumentLists: ['arguments'],
    binaries: ['binary_expression', 'compound_assignment_expr', 'assignment_expression', 'range_expression'],
    subscripts: ['index_expression'],
    integers: ['integer_literal'],
    strings: ['string_literal'],
    lists: [],
    assignments: ['assignment_expression', 'compound_assignment_expr', 'let_declaration'],
    returns: ['return_expression'],
    conditionals: ['if_expression'],
    loops: ['for_expression', 'while_expression', 'loop_expression'],
    parameters: ['parameters', 'closure_parameters'],
  },
  declarations: fieldsIn(
    `function_item.name let_declaration.pattern for_expression.pattern let_condition.pattern
     const_item.name static_item.name`,
  ),
  scopes: namesIn(
    `source_file block function_item closure_expression for_expression if_expression impl_item`,
  ),
  conditions: fieldsIn('if_expression.condition while_expression.condition'),
  iterables: [['for_expression', 'value']],
  operators: [...C_OPERATORS, { kind: 'order', tokens: { '..': ['..='], '..=': ['..'] } }],
  words: {
    ...C_WORDS,
    nothing: null,
    isNothing: () => null,
    emptyList: null,
    statementEnd: ';',
    self: 'self',
    length: (expression) => `${expression}.len()`,
    isEmpty: (expression) => `${expression}.is_empty()`,
    has: (collection, element) => `${collection}.contains(&${element})`,
    guard: bracedGuard,
    loopSkips: ['continue;', 'break;'],
    max: (a, b) => `${a}.max(${b})`,
    min: (a, b) => `${a}.min(${b})`,
    adders: ['push', 'insert', 'push_back'],
    await: null,
    yield: null,
  },
  siblings: families(
    `any all, max min, floor ceil round, to_lowercase to_uppercase, starts_with ends_with contains,
     trim trim_start trim_end, find rfind, push_back push_front, pop_back pop_front, keys values iter,
     is_some is_none, is_ok is_err, saturating_sub wrapping_sub, checked_add saturating_add wrapping_add,
     take skip, min_by_key max_by_key, first last`,
  ),
  builtins: new Set(namesIn(`Some None Ok Err Vec String Box self Self vec println panic assert assert_eq`)),
};
