import {
  ARITHMETIC,
  ASSIGN,
  BITS,
  BRACED_CONDITIONS,
  BRACED_WORDS,
  families,
  fieldsIn,
  type Language,
  LOGIC,
  namesIn,
  ORDER,
  STRICT_EQUALITY,
} from '../language.ts';

export const JAVASCRIPT: Language = {
  id: 'javascript',
  grammar: 'javascript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  isTyped: false,
  hasMeasuredOrder: false,
  types: {
    functions: namesIn(
      `function_declaration method_definition arrow_function function_expression
       generator_function_declaration generator_function`,
    ),
    classes: ['class_declaration', 'class'],
    blocks: ['program', 'statement_block', 'switch_case', 'switch_default'],
    expressions: namesIn(
      `identifier member_expression call_expression subscript_expression binary_expression
       unary_expression ternary_expression array object parenthesized_expression number string
       template_string true false null undefined new_expression this await_expression arrow_function regex
       non_null_expression`,
    ),
    identifiers: ['identifier', 'shorthand_property_identifier'],
    members: ['member_expression'],
    calls: ['call_expression', 'new_expression'],
    argumentLists: ['arguments'],
    binaries: namesIn(
      `binary_expression augmented_assignment_expression update_expression assignment_expression`,
    ),
    subscripts: ['subscript_expression'],
    integers: ['number'],
    strings: ['string'],
    lists: ['array'],
    assignments: ['assignment_expression', 'augmented_assignment_expression', 'variable_declarator'],
    returns: ['return_statement'],
    conditionals: ['if_statement'],
    loops: ['for_statement', 'for_in_statement', 'while_statement', 'do_statement'],
    parameters: ['formal_parameters'],
  },
  declarations: fieldsIn(
    `function_declaration.name generator_function_declaration.name class_declaration.name
     variable_declarator.name for_in_statement.left catch_clause.parameter arrow_function.parameter
     import_specifier.name import_clause`,
  ),
  scopes: namesIn(
    `program statement_block function_declaration method_definition arrow_function class_body
     function_expression generator_function_declaration for_statement for_in_statement catch_clause`,
  ),
  conditions: BRACED_CONDITIONS,
  iterables: [['for_in_statement', 'right']],
  operators: [ORDER, STRICT_EQUALITY, ARITHMETIC, BITS, ASSIGN, LOGIC],
  words: {
    ...BRACED_WORDS,
    emptyList: '[]',
    length: (expression) => `${expression}.length`,
    isEmpty: (expression) => `${expression}.length === 0`,
    has: (collection, element) => `${collection}.has(${element})`,
    adders: ['push', 'add'],
    await: 'await',
    yield: 'yield',
  },
  siblings: families(
    `some every, max min, floor ceil round trunc, toLowerCase toUpperCase, startsWith endsWith includes,
     trim trimStart trimEnd, indexOf lastIndexOf, find filter findLast, findIndex indexOf,
     map flatMap forEach filter, push unshift concat, pop shift, slice splice, slice substring,
     padStart padEnd, keys values entries, parseInt parseFloat Number, replace replaceAll, sort reverse,
     has get, all allSettled race, reduce reduceRight, isNaN isFinite isInteger,
     getDate getDay, charAt charCodeAt codePointAt`,
  ),
  builtins: new Set(
    namesIn(
      `Math Object Array String Number Boolean JSON Promise Map Set Date Error TypeError console undefined
     null this require module exports parseInt parseFloat Symbol RegExp Infinity NaN`,
    ),
  ),
};

export const TYPESCRIPT: Language = {
  ...JAVASCRIPT,
  id: 'typescript',
  grammar: 'typescript',
  extensions: ['.ts', '.mts', '.cts'],
};

export const TSX: Language = { ...TYPESCRIPT, id: 'tsx', grammar: 'tsx', extensions: ['.tsx'] };
