import type { Grammar } from '../tree-sitter/syntax-tree.ts';

/** What is known of a language, as plain data: node types by their role in the grammar. */
export interface Language {
  /** Also names the file of the grammar: `tree-sitter-<id>.wasm`. */
  readonly id: Grammar;
  readonly extensions: readonly string[];
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
    /** Values of several parts, whose named children can be the rows of a table. */
    readonly tables: readonly string[];
    readonly assignments: readonly string[];
    readonly parameters: readonly string[];
  };
  /** Where identifiers are declared; a type stands in the same node's field `type`. */
  readonly declarations: readonly Field[];
  /** A declared name is seen inside of the innermost of these. */
  readonly scopes: readonly string[];
  /** The word for the object whose method runs; null: the receiver has a name of its own, or there is none. */
  readonly self: string | null;
}

/** A child of a node, by the name of its field; or '' for a child without a field. */
type Field = readonly [type: string, field: string];

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

const COMMON_TYPES = {
  identifiers: ['identifier'],
  calls: ['call_expression'],
  argumentLists: ['argument_list'],
  subscripts: ['subscript_expression'],
} as const;

const PYTHON_LANGUAGE: Language = {
  id: 'python',
  extensions: ['.py', '.pyi'],
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
    tables: ['list', 'tuple', 'set', 'dictionary'],
    assignments: ['assignment', 'augmented_assignment'],
    parameters: ['parameters', 'lambda_parameters'],
  },
  declarations: fields`function_definition.name class_definition.name assignment.left
     augmented_assignment.left for_statement.left for_in_clause.left as_pattern.alias named_expression.name
     import_from_statement.name import_statement.name`,
  scopes: list`module function_definition class_definition lambda list_comprehension set_comprehension
     generator_expression dictionary_comprehension`,
  self: 'self',
};

const JAVASCRIPT: Language = {
  id: 'javascript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
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
    tables: ['array', 'object'],
    assignments: ['assignment_expression', 'augmented_assignment_expression', 'variable_declarator'],
    parameters: ['formal_parameters'],
  },
  declarations: fields`function_declaration.name generator_function_declaration.name class_declaration.name
     variable_declarator.name for_in_statement.left catch_clause.parameter arrow_function.parameter
     import_specifier.name import_clause`,
  scopes: list`program statement_block function_declaration method_definition arrow_function class_body
     function_expression generator_function_declaration for_statement for_in_statement catch_clause`,
  self: 'this',
};

const GO_LANGUAGE: Language = {
  id: 'go',
  extensions: ['.go'],
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
    tables: ['literal_value'],
    assignments: ['assignment_statement', 'short_var_declaration'],
    parameters: ['parameter_list'],
  },
  declarations: fields`function_declaration.name short_var_declaration.left range_clause.left var_spec.name
     const_spec.name`,
  scopes: list`source_file block function_declaration method_declaration func_literal for_statement
     if_statement expression_case default_case communication_case type_case`,
  self: null,
};

const JAVA_LANGUAGE: Language = {
  id: 'java',
  extensions: ['.java'],
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
    tables: ['array_initializer'],
    assignments: ['assignment_expression', 'variable_declarator'],
    parameters: ['formal_parameters'],
  },
  declarations: fields`variable_declarator.name enhanced_for_statement.name catch_formal_parameter.name
     resource.name lambda_expression.parameters`,
  scopes: list`program class_body block constructor_body method_declaration constructor_declaration
     for_statement enhanced_for_statement lambda_expression catch_clause enum_body_declarations`,
  self: 'this',
};

const RUST_LANGUAGE: Language = {
  id: 'rust',
  extensions: ['.rs'],
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
    tables: ['array_expression'],
    assignments: ['assignment_expression', 'compound_assignment_expr', 'let_declaration'],
    parameters: ['parameters', 'closure_parameters'],
  },
  declarations: fields`function_item.name let_declaration.pattern for_expression.pattern let_condition.pattern
     const_item.name static_item.name`,
  scopes: list(`source_file block function_item closure_expression for_expression if_expression impl_item`),
  self: 'self',
};

const PHP: Language = {
  id: 'php',
  extensions: ['.php'],
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
    tables: ['array_creation_expression'],
    assignments: ['assignment_expression', 'augmented_assignment_expression'],
    parameters: ['formal_parameters'],
  },
  declarations: fields('function_definition.name const_element assignment_expression.left foreach_statement'),
  scopes: list`program function_definition method_declaration anonymous_function arrow_function
     declaration_list`,
  self: '$this',
};

const RUBY: Language = {
  id: 'ruby',
  extensions: ['.rb'],
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
    tables: ['array'],
    assignments: ['assignment', 'operator_assignment'],
    parameters: ['method_parameters', 'block_parameters', 'lambda_parameters'],
  },
  declarations: fields('assignment.left operator_assignment.left for.pattern method.name'),
  scopes: list('program method singleton_method block do_block lambda class module'),
  self: 'self',
};

/** Reads C as well, since C++ holds nearly all of it. */
const CPP: Language = {
  id: 'cpp',
  extensions: ['.cpp', '.cc', '.cxx', '.c', '.hpp', '.hh', '.h'],
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
    tables: ['initializer_list'],
    assignments: ['assignment_expression', 'init_declarator'],
    parameters: ['parameter_list'],
  },
  declarations: fields('declaration.declarator for_range_loop.declarator preproc_def.name enumerator.name'),
  scopes: list`translation_unit namespace_definition compound_statement function_definition lambda_expression
     for_statement for_range_loop field_declaration_list`,
  self: null,
};

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

const BY_EXTENSION = new Map(
  LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language] as const)),
);

export function languageOf(path: string): Language | null {
  return BY_EXTENSION.get(path.slice(path.lastIndexOf('.'))) ?? null;
}
