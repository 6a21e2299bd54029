import {
  ASSIGN,
  BITS,
  EQUALITY,
  families,
  fieldsIn,
  type Language,
  namesIn,
  ORDER,
  PYTHON_ARITHMETIC,
} from '../language.ts';

export const PYTHON: Language = {
  id: 'python',
  grammar: 'python',
  extensions: ['.py', '.pyi'],
  isTyped: false,
  hasMeasuredOrder: true,
  types: {
    functions: ['function_definition'],
    classes: ['class_definition'],
    blocks: ['module', 'block'],
    expressions: namesIn(
      `identifier attribute call subscript binary_operator unary_operator boolean_operator
       comparison_operator not_operator conditional_expression list tuple dictionary set
       list_comprehension generator_expression set_comprehension dictionary_comprehension
       parenthesized_expression integer float string true false none await lambda`,
    ),
    identifiers: ['identifier'],
    members: ['attribute'],
    calls: ['call'],
    argumentLists: ['argument_list'],
    binaries: ['binary_operator', 'comparison_operator', 'boolean_operator', 'augmented_assignment'],
    subscripts: ['subscript'],
    integers: ['integer'],
    strings: ['string'],
    lists: ['list'],
    assignments: ['assignment', 'augmented_assignment'],
    returns: ['return_statement'],
    conditionals: ['if_statement', 'elif_clause'],
    loops: ['for_statement', 'while_statement'],
    parameters: ['parameters', 'lambda_parameters'],
  },
  declarations: fieldsIn(
    `function_definition.name class_definition.name assignment.left augmented_assignment.left
     for_statement.left for_in_clause.left as_pattern.alias named_expression.name
     import_from_statement.name import_statement.name`,
  ),
  scopes: namesIn(
    `module function_definition class_definition lambda list_comprehension set_comprehension
     generator_expression dictionary_comprehension`,
  ),
  conditions: fieldsIn(`if_statement.condition elif_clause.condition while_statement.condition if_clause`),
  iterables: fieldsIn('for_statement.right for_in_clause.right'),
  operators: [
    ORDER,
    EQUALITY,
    PYTHON_ARITHMETIC,
    BITS,
    ASSIGN,
    { kind: 'logic', tokens: { and: ['or'], or: ['and'] } },
    {
      kind: 'membership',
      tokens: { in: ['not in'], 'not in': ['in'], is: ['is not', '=='], 'is not': ['is', '!='] },
    },
  ],
  words: {
    and: 'and',
    or: 'or',
    not: (expression) => `not ${expression}`,
    true: 'True',
    false: 'False',
    nothing: 'None',
    isNothing: (expression) => `${expression} is None`,
    emptyList: '[]',
    statementEnd: '',
    self: 'self',
    length: (expression) => `len(${expression})`,
    isEmpty: () => null,
    has: (collection, element) => `${element} in ${collection}`,
    guard: (condition, body, indent, unit) => `if ${condition}:\n${indent}${unit}${body}`,
    loopSkips: ['continue', 'break'],
    max: (a, b) => `max(${a}, ${b})`,
    min: (a, b) => `min(${a}, ${b})`,
    adders: ['append', 'add'],
    await: 'await',
    yield: 'yield',
  },
  siblings: families(
    `any all, min max, append extend add, floor ceil round, lower upper, startswith endswith,
     strip lstrip rstrip, find rfind index, keys values items,
     union intersection difference symmetric_difference, issubset issuperset, sum max len,
     list set tuple sorted, int float str round, pop popleft, append appendleft, sort reverse,
     sorted reversed, encode decode, split rsplit splitlines, isdigit isalpha isalnum`,
  ),
  builtins: new Set(
    namesIn(
      `len range enumerate zip map filter sum min max abs any all sorted reversed list dict set tuple str
     int float bool print isinstance iter next open super type round repr self cls True False None
     Exception ValueError TypeError KeyError IndexError`,
    ),
  ),
};
