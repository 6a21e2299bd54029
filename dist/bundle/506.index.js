export const id = 506;
export const ids = [506];
export const modules = {

  60506:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  LANGUAGES: () => (  LANGUAGES),
  e: () => (  languageOf)
});

; 
const ORDER = {
    kind: 'order',
    tokens: {
        '<': ['<=', '>', '>=', '!=', '=='],
        '<=': ['<', '>=', '>', '=='],
        '>': ['>=', '<', '<=', '!=', '=='],
        '>=': ['>', '<=', '<', '=='],
    },
};
const EQUALITY = {
    kind: 'equality',
    tokens: { '==': ['!=', '<=', '>=', '<', '>'], '!=': ['==', '<', '>', '<=', '>='] },
};
const STRICT_EQUALITY = {
    kind: 'equality',
    tokens: {
        '===': ['!==', '<=', '>=', '<', '>'],
        '!==': ['===', '<', '>', '<=', '>='],
        '==': ['!=', '===', '<=', '>='],
        '!=': ['==', '!==', '<', '>'],
    },
};
const ARITHMETIC = {
    kind: 'arithmetic',
    tokens: { '+': ['-', '*'], '-': ['+', '*'], '*': ['/', '+', '-'], '/': ['*', '%', '-'], '%': ['/', '*'] },
};
const PYTHON_ARITHMETIC = {
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
const BITS = {
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
const ASSIGN = {
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
const LOGIC = {
    kind: 'logic',
    tokens: { '&&': ['||'], '||': ['&&', '??'], '??': ['||', '&&'] },
};
const AND_OR = { kind: 'logic', tokens: { '&&': ['||'], '||': ['&&'] } };
const C_OPERATORS = [ORDER, EQUALITY, ARITHMETIC, BITS, ASSIGN, AND_OR];
const C_WORDS = {
    and: '&&',
    or: '||',
    not: (expression) => `!${expression}`,
    true: 'true',
    false: 'false',
};
const BRACED_WORDS = {
    ...C_WORDS,
    nothing: 'null',
    isNothing: (expression) => `${expression} == null`,
    statementEnd: ';',
    self: 'this',
    guard: (condition, body) => `if (${condition}) ${body}`,
    loopSkips: ['continue;', 'break;'],
    max: (a, b) => `Math.max(${a}, ${b})`,
    min: (a, b) => `Math.min(${a}, ${b})`,
};
const BRACED_CONDITIONS = [
    'if_statement',
    'while_statement',
    'do_statement',
    'for_statement',
    'ternary_expression',
].map((type) => [type, 'condition']);
const bracedGuard = (condition, body, indent, unit) => `if ${condition} {\n${indent}${unit}${body}\n${indent}}`;
const namesIn = (text) => text.trim().split(/\s+/);
const fieldsIn = (text) => namesIn(text).map((name) => {
    const [type = '', field = ''] = name.split('.');
    return [type, field];
});
const families = (text) => text.split(',').map(namesIn);

; 

const GO = {
    id: 'go',
    grammar: 'go',
    extensions: ['.go'],
    isTyped: true,
    hasMeasuredOrder: false,
    types: {
        functions: ['function_declaration', 'method_declaration', 'func_literal'],
        classes: ['type_declaration'],
        blocks: ['statement_list', 'source_file'],
        expressions: namesIn(`identifier selector_expression call_expression index_expression slice_expression binary_expression
       unary_expression parenthesized_expression int_literal float_literal interpreted_string_literal
       raw_string_literal rune_literal true false nil composite_literal type_conversion_expression`),
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
    declarations: fieldsIn(`function_declaration.name short_var_declaration.left range_clause.left var_spec.name const_spec.name`),
    scopes: namesIn(`source_file block function_declaration method_declaration func_literal for_statement if_statement
     expression_case default_case communication_case type_case`),
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
    siblings: families(`Max Min, max min, Floor Ceil Round Trunc, ToLower ToUpper, HasPrefix HasSuffix Contains,
     TrimSpace TrimLeft TrimRight, TrimPrefix TrimSuffix, Index LastIndex, Before After Equal,
     Split SplitN Fields, Lock RLock, Unlock RUnlock, Ints Strings, len cap, Front Back, PushFront PushBack, MoveToFront MoveToBack, Next Prev, Add Sub,
     Hours Minutes Seconds Milliseconds`),
    builtins: new Set(namesIn(`len cap append make new panic recover copy delete nil true false error string int`)),
};

; 

const JAVA = {
    id: 'java',
    grammar: 'java',
    extensions: ['.java'],
    isTyped: true,
    hasMeasuredOrder: false,
    types: {
        functions: ['method_declaration', 'constructor_declaration', 'lambda_expression'],
        classes: ['class_declaration', 'record_declaration', 'enum_declaration', 'interface_declaration'],
        blocks: ['block', 'constructor_body', 'switch_block_statement_group'],
        expressions: namesIn(`identifier field_access method_invocation array_access binary_expression unary_expression
       ternary_expression parenthesized_expression decimal_integer_literal decimal_floating_point_literal
       string_literal character_literal true false null_literal object_creation_expression
       array_creation_expression cast_expression this instanceof_expression`),
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
    declarations: fieldsIn(`variable_declarator.name enhanced_for_statement.name catch_formal_parameter.name resource.name
     lambda_expression.parameters`),
    scopes: namesIn(`program class_body block constructor_body method_declaration constructor_declaration for_statement
     enhanced_for_statement lambda_expression catch_clause enum_body_declarations`),
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
    siblings: families(`anyMatch allMatch noneMatch, max min, floor ceil round, toLowerCase toUpperCase,
     startsWith endsWith contains, indexOf lastIndexOf, add addAll push, addFirst addLast add,
     removeFirst removeLast poll, pollFirst pollLast, peekFirst peekLast, keySet values entrySet,
     get getOrDefault containsKey, put putIfAbsent, isEmpty isBlank,
     containsAll retainAll addAll removeAll, isBefore isAfter, equals equalsIgnoreCase, parseInt parseLong,
     isDigit isLetter isLetterOrDigit, getFirst getLast, offerFirst offerLast, firstKey lastKey,
     floorKey ceilingKey lowerKey higherKey, headMap tailMap`),
    builtins: new Set(namesIn(`Math Integer String List Map Set Arrays Collections System Objects Object Long Double this super`)),
};

; 

const JAVASCRIPT = {
    id: 'javascript',
    grammar: 'javascript',
    extensions: ['.js', '.mjs', '.cjs', '.jsx'],
    isTyped: false,
    hasMeasuredOrder: false,
    types: {
        functions: namesIn(`function_declaration method_definition arrow_function function_expression
       generator_function_declaration generator_function`),
        classes: ['class_declaration', 'class'],
        blocks: ['program', 'statement_block', 'switch_case', 'switch_default'],
        expressions: namesIn(`identifier member_expression call_expression subscript_expression binary_expression
       unary_expression ternary_expression array object parenthesized_expression number string
       template_string true false null undefined new_expression this await_expression arrow_function regex
       non_null_expression`),
        identifiers: ['identifier', 'shorthand_property_identifier'],
        members: ['member_expression'],
        calls: ['call_expression', 'new_expression'],
        argumentLists: ['arguments'],
        binaries: namesIn(`binary_expression augmented_assignment_expression update_expression assignment_expression`),
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
    declarations: fieldsIn(`function_declaration.name generator_function_declaration.name class_declaration.name
     variable_declarator.name for_in_statement.left catch_clause.parameter arrow_function.parameter
     import_specifier.name import_clause`),
    scopes: namesIn(`program statement_block function_declaration method_definition arrow_function class_body
     function_expression generator_function_declaration for_statement for_in_statement catch_clause`),
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
    siblings: families(`some every, max min, floor ceil round trunc, toLowerCase toUpperCase, startsWith endsWith includes,
     trim trimStart trimEnd, indexOf lastIndexOf, find filter findLast, findIndex indexOf,
     map flatMap forEach filter, push unshift concat, pop shift, slice splice, slice substring,
     padStart padEnd, keys values entries, parseInt parseFloat Number, replace replaceAll, sort reverse,
     has get, all allSettled race, reduce reduceRight, isNaN isFinite isInteger,
     getDate getDay, charAt charCodeAt codePointAt`),
    builtins: new Set(namesIn(`Math Object Array String Number Boolean JSON Promise Map Set Date Error TypeError console undefined
     null this require module exports parseInt parseFloat Symbol RegExp Infinity NaN`)),
};
const TYPESCRIPT = {
    ...JAVASCRIPT,
    id: 'typescript',
    grammar: 'typescript',
    extensions: ['.ts', '.mts', '.cts'],
};
const TSX = { ...TYPESCRIPT, id: 'tsx', grammar: 'tsx', extensions: ['.tsx'] };

; 

const PYTHON = {
    id: 'python',
    grammar: 'python',
    extensions: ['.py', '.pyi'],
    isTyped: false,
    hasMeasuredOrder: true,
    types: {
        functions: ['function_definition'],
        classes: ['class_definition'],
        blocks: ['module', 'block'],
        expressions: namesIn(`identifier attribute call subscript binary_operator unary_operator boolean_operator
       comparison_operator not_operator conditional_expression list tuple dictionary set
       list_comprehension generator_expression set_comprehension dictionary_comprehension
       parenthesized_expression integer float string true false none await lambda`),
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
    declarations: fieldsIn(`function_definition.name class_definition.name assignment.left augmented_assignment.left
     for_statement.left for_in_clause.left as_pattern.alias named_expression.name
     import_from_statement.name import_statement.name`),
    scopes: namesIn(`module function_definition class_definition lambda list_comprehension set_comprehension
     generator_expression dictionary_comprehension`),
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
    siblings: families(`any all, min max, append extend add, floor ceil round, lower upper, startswith endswith,
     strip lstrip rstrip, find rfind index, keys values items,
     union intersection difference symmetric_difference, issubset issuperset, sum max len,
     list set tuple sorted, int float str round, pop popleft, append appendleft, sort reverse,
     sorted reversed, encode decode, split rsplit splitlines, isdigit isalpha isalnum`),
    builtins: new Set(namesIn(`len range enumerate zip map filter sum min max abs any all sorted reversed list dict set tuple str
     int float bool print isinstance iter next open super type round repr self cls True False None
     Exception ValueError TypeError KeyError IndexError`)),
};

; 

const RUST = {
    id: 'rust',
    grammar: 'rust',
    extensions: ['.rs'],
    isTyped: true,
    hasMeasuredOrder: false,
    types: {
        functions: ['function_item', 'closure_expression'],
        classes: ['impl_item', 'struct_item', 'trait_item'],
        blocks: ['block', 'source_file'],
        expressions: namesIn(`identifier field_expression call_expression index_expression binary_expression unary_expression
       parenthesized_expression integer_literal float_literal string_literal boolean_literal
       reference_expression range_expression self macro_invocation`),
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
    declarations: fieldsIn(`function_item.name let_declaration.pattern for_expression.pattern let_condition.pattern
     const_item.name static_item.name`),
    scopes: namesIn(`source_file block function_item closure_expression for_expression if_expression impl_item`),
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
    siblings: families(`any all, max min, floor ceil round, to_lowercase to_uppercase, starts_with ends_with contains,
     trim trim_start trim_end, find rfind, push_back push_front, pop_back pop_front, keys values iter,
     is_some is_none, is_ok is_err, saturating_sub wrapping_sub, checked_add saturating_add wrapping_add,
     take skip, min_by_key max_by_key, first last`),
    builtins: new Set(namesIn(`Some None Ok Err Vec String Box self Self vec println panic assert assert_eq`)),
};

; 





const LANGUAGES = [PYTHON, JAVASCRIPT, TYPESCRIPT, TSX, GO, JAVA, RUST];
function languageOf(path) {
    return LANGUAGES.find(({ extensions }) => extensions.some((extension) => path.endsWith(extension))) ?? null;
}


  })

};
