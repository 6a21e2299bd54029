import type { OperatorGroup } from '../language.ts';

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
