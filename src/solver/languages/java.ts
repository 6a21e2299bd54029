import {
  BRACED_CONDITIONS,
  BRACED_WORDS,
  C_OPERATORS,
  families,
  fieldsIn,
  type Language,
  namesIn,
} from '../language.ts';

export const JAVA: Language = {
  id: 'java',
  grammar: 'java',
  extensions: ['.java'],
  isTyped: true,
  hasMeasuredOrder: false,
  types: {
    functions: ['method_declaration', 'constructor_declaration', 'lambda_expression'],
    classes: ['class_declaration', 'record_declaration', 'enum_declaration', 'interface_declaration'],
    blocks: ['block', 'constructor_body', 'switch_block_statement_group'],
    expressions: namesIn(
      `identifier field_access method_invocation array_access binary_expression unary_expression
       ternary_expression parenthesized_expression decimal_integer_literal decimal_floating_point_literal
       string_literal character_literal true false null_literal object_creation_expression
       array_creation_expression cast_expression this instanceof_expression`,
    ),
    identifiers: ['identifier'],
    members: ['field_access'],
    calls: ['method_invocation', 'object_creation_expression'],
    argumentLists: ['argument_list'],
    binaries: ['binary_expression', 'assignment_expression', 'update_expression'],
    subscripts: ['array_access'],
    integers: ['decimal_integer_literal'],
    strings: ['string_literal'],
    lists: [],
    assignments: ['assignment_expression', 'variable_declarator'],
    returns: ['return_statement'],
    conditionals: ['if_statement'],
    loops: ['for_statement', 'enhanced_for_statement', 'while_statement', 'do_statement'],
    parameters: ['formal_parameters'],
  },
  declarations: fieldsIn(
    `variable_declarator.name enhanced_for_statement.name catch_formal_parameter.name resource.name
     lambda_expression.parameters`,
  ),
  scopes: namesIn(
    `program class_body block constructor_body method_declaration constructor_declaration for_statement
     enhanced_for_statement lambda_expression catch_clause enum_body_declarations`,
  ),
  conditions: BRACED_CONDITIONS,
  iterables: [['enhanced_for_statement', 'value']],
  operators: C_OPERATORS,
  words: {
    ...BRACED_WORDS,
    emptyList: null,
    length: (expression) => `${expression}.size()`,
    isEmpty: (expression) => `${expression}.isEmpty()`,
    has: (collection, element) => `${collection}.contains(${element})`,
    adders: ['add', 'push'],
    await: null,
    yield: null,
  },
  siblings: families(
    `anyMatch allMatch noneMatch, max min, floor ceil round, toLowerCase toUpperCase,
     startsWith endsWith contains, indexOf lastIndexOf, add addAll push, addFirst addLast add,
     removeFirst removeLast poll, pollFirst pollLast, peekFirst peekLast, keySet values entrySet,
     get getOrDefault containsKey, put putIfAbsent, isEmpty isBlank,
     containsAll retainAll addAll removeAll, isBefore isAfter, equals equalsIgnoreCase, parseInt parseLong,
     isDigit isLetter isLetterOrDigit, getFirst getLast, offerFirst offerLast, firstKey lastKey,
     floorKey ceilingKey lowerKey higherKey, headMap tailMap`,
  ),
  builtins: new Set(
    namesIn(
      `Math Integer String List Map Set Arrays Collections System Objects Object Long Double this super`,
    ),
  ),
};
