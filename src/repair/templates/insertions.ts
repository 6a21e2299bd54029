import { calledName } from '../kinds.ts';
import { type Mutation, replaceNode } from '../mutation.ts';
import { isFileLevel } from '../scope.ts';
import { kindIn, textOf, type Unit } from '../source-file.ts';
import { ancestors, childByField, descendants, namedChildren, type SyntaxNode } from '../syntax-tree.ts';
import { indentOf, indentUnit, insertAfter, insertBefore } from './statements.ts';

const MAX_COPIED_CHARS = 80;

/** Where a statement can be put in: before each of the function's, and after the last of each block. */
function* gapsOf(unit: Unit): Generator<{ readonly node: SyntaxNode; readonly isAfter: boolean }> {
  const inside = unit.statements.filter((node) => node.parent !== unit.file.tree.root);
  for (const node of inside) {
    yield { node, isAfter: false };
    const all = node.parent === null ? [] : namedChildren(node.parent);
    if (all.at(-1) === node && !/return|continue|break|throw|raise/.test(node.type))
      yield { node, isAfter: true };
  }
}

const localsAt = (unit: Unit, place: SyntaxNode) =>
  unit
    .namesAt(place)
    .filter((each) => !isFileLevel(each, unit.file.language) && each.name !== unit.file.language.words.self);

/** A statement of the function once more, elsewhere: as it stands, or with one name replaced. */
export function* statementCopies(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { types, words } = file.language;
  const models = unit.statements.filter((node) => {
    const text = textOf(file, node);
    return (
      text.length <= MAX_COPIED_CHARS &&
      !text.includes('\n') &&
      !/return|break|continue|throw|raise|declaration|import|pass|yield/.test(node.type) &&
      node.parent !== file.tree.root
    );
  });
  const texts = [...new Set(models.map((node) => withEnd(textOf(file, node), words.statementEnd)))];
  for (const { node, isAfter } of gapsOf(unit)) {
    const put = isAfter ? insertAfter : insertBefore;
    for (const [rank, text] of texts.entries()) {
      if (withEnd(textOf(file, node), words.statementEnd) === text) continue;
      yield put(unit, node, text, ['statement-copy', 6.2 + Math.log2(1 + rank) * 0.5]);
    }
    // A call with another name in it: `out.append(rest)` after `out.append(line)`.
    const visible = localsAt(unit, node);
    for (const model of models) {
      const call = namedChildren(model)[0];
      if (call === undefined || !(types.calls.includes(call.type) || types.calls.includes(model.type)))
        continue;
      for (const name of [...descendants(model)].filter(({ type }) => types.identifiers.includes(type))) {
        const isObject = name.field === 'object' || name.field === 'operand' || name.field === 'value';
        for (const other of visible) {
          const own = textOf(file, name);
          if (other.name === own) continue;
          const [a, b] = [unit.kinds.get(own) ?? null, unit.kinds.get(other.name) ?? null];
          if (a === 'function' || b === 'function' || (isObject && a !== b && b !== null)) continue;
          const text = `${file.text.slice(model.start, name.start)}${other.name}${file.text.slice(name.end, model.end)}`;
          const isLastGap = node.type.includes('return') && !isAfter;
          const cost =
            7 +
            (isObject ? 0.2 : 0.4) +
            (a !== null && b !== null && a !== b ? 1 : 0) -
            (isLastGap ? 0.5 : 0);
          yield put(unit, node, withEnd(text, words.statementEnd), ['statement-copy', cost]);
        }
      }
    }
  }
}

/** A collection that is asked but never filled takes an element; a name takes another's value. */
export function* statementInsertions(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const asked = askedCollections(unit);
  const askedFor = membershipTests(unit);
  for (const { node, isAfter } of gapsOf(unit)) {
    const put = isAfter ? insertAfter : insertBefore;
    const visible = localsAt(unit, node);
    for (const { name, adder, isNeverFilled } of asked) {
      if (!visible.some((each) => each.name === name)) continue;
      for (const other of visible) {
        if (other.name === name || unit.kinds.get(other.name) === 'function') continue;
        const isAsked = askedFor.has(`${other.name} in ${name}`);
        const cost =
          (isNeverFilled ? (isAsked ? 3.4 : 5.8) : 7.6) + (unit.kinds.get(other.name) === 'list' ? 0.7 : 0);
        yield put(unit, node, `${name}.${adder}(${other.name})${words.statementEnd}`, [
          'statement-insert',
          cost,
        ]);
      }
    }
    for (const target of visible) {
      if (!isAssigned(target.name, unit)) continue;
      for (const other of visible) {
        if (other.name === target.name) continue;
        const [a, b] = [unit.kinds.get(target.name) ?? null, unit.kinds.get(other.name) ?? null];
        if (a === 'function' || b === 'function') continue;
        if (
          file.language.isTyped &&
          target.type !== other.type &&
          target.type !== null &&
          other.type !== null
        )
          continue;
        const cost =
          7.8 + (a === null || b === null ? 0.3 : a === b ? 0 : 1.2) + (inLoop(node, unit) ? -0.5 : 0.3);
        yield put(unit, node, `${target.name} = ${other.name}${words.statementEnd}`, [
          'statement-insert',
          cost,
        ]);
      }
      if (unit.kinds.get(target.name) === 'number') {
        for (const [rank, step] of ['+= 1', '-= 1', '= 0'].entries()) {
          yield put(unit, node, `${target.name} ${step}${words.statementEnd}`, [
            'statement-insert',
            7.6 + rank * 0.4,
          ]);
        }
      }
    }
  }
  // `a.update(b)` for `a = b`.
  for (const node of unit.statements) {
    const call = types.calls.includes(node.type) ? node : namedChildren(node)[0];
    if (call === undefined || !types.calls.includes(call.type)) continue;
    const object =
      childByField(call, 'object') ?? childByField(childByField(call, 'function') ?? call, 'object');
    const list = childByField(call, 'arguments');
    const given = list === null ? [] : namedChildren(list);
    const [only] = given;
    if (object === null || only === undefined || given.length !== 1) continue;
    const text = `${textOf(file, object)} = ${textOf(file, only)}${textOf(file, node).endsWith(';') ? ';' : ''}`;
    yield replaceNode(node, text, ['statement-insert', 6]);
  }
}

const withEnd = (text: string, end: string): string =>
  end !== '' && !text.endsWith(end) && !text.endsWith('}') ? text + end : text;

/** `x in seen`: what is looked for in a collection that nobody fills belongs there. */
function membershipTests(unit: Unit): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, item, list] of textOf(unit.file, unit.node).matchAll(/\b(\w+) (?:not )?in (\w+)\b/g))
    found.add(`${item} in ${list}`);
  for (const [, list, item] of textOf(unit.file, unit.node).matchAll(
    /\b(\w+)\.(?:has|includes|contains)\((\w+)\)/g,
  ))
    found.add(`${item} in ${list}`);
  return found;
}

interface Asked {
  readonly name: string;
  readonly adder: string;
  readonly isNeverFilled: boolean;
}

const FILLS =
  /^(?:append|add|push|extend|insert|appendleft|unshift|put|set|update|offer|addLast|addFirst|push_back)$/;

/** Collections of the function, with the method by which they take one more element. */
function askedCollections(unit: Unit): Asked[] {
  const { file } = unit;
  const { words, types } = file.language;
  const [first] = words.adders;
  if (first === undefined) return [];
  const found = new Map<string, Asked>();
  const all = localsAt(unit, unit.statements.at(-1) ?? unit.node).concat(localsAt(unit, unit.node));
  for (const { name } of all) {
    if (
      unit.kinds.get(name) !== 'list' &&
      !new RegExp(`\\bin ${name}\\b|\\b${name}\\.(?:pop|includes|contains|has)\\b`).test(
        textOf(file, unit.node),
      )
    )
      continue;
    const methods = unit.expressions
      .filter((node) => types.calls.includes(node.type))
      .filter((node) => file.text.startsWith(`${name}.`, node.start))
      .map((node) => calledName(node, file.text));
    const used = methods.find((method) => FILLS.test(method));
    const isSet =
      new RegExp(`\\b${name}\\s*(?::[^=]*)?=\\s*(?:new )?(?:set\\(|Set|HashSet|\\{\\w)`).test(
        textOf(file, unit.node),
      ) || new RegExp(`Set<[^>]*>\\s+${name}\\b`).test(textOf(file, unit.node));
    const adder = used ?? (isSet ? 'add' : first);
    found.set(name, { name, adder, isNeverFilled: used === undefined });
  }
  return [...found.values()];
}

function isAssigned(name: string, unit: Unit): boolean {
  return unit.file.declared.some(
    (each) =>
      each.name === name &&
      !each.isParameter &&
      each.at.start >= unit.node.start &&
      each.at.end <= unit.node.end,
  );
}

function inLoop(node: SyntaxNode, { file: { language } }: Unit): boolean {
  for (const above of ancestors(node)) if (language.types.loops.includes(above.type)) return true;
  return false;
}

/** An early exit: a check at a statement's start that returns what the function returns elsewhere, or goes on. */
export function* guards(unit: Unit): Generator<Mutation> {
  const { file } = unit;
  const { words, types } = file.language;
  const step = indentUnit(unit);
  const results = new Set(
    [...descendants(unit.node)]
      .filter(({ type }) => types.returns.includes(type))
      .map((node) => withEnd(textOf(file, node), words.statementEnd)),
  );
  const values = [...results, ...defaultReturns(unit)].filter(
    (text) => !text.includes('\n') && text.length <= 60,
  );
  const [firstStatement] = unit.statements.filter((node) => node.parent !== file.tree.root);
  for (const { node, isAfter } of gapsOf(unit)) {
    if (isAfter) continue;
    const isStart = node === firstStatement;
    const isLoopStart = inLoop(node, unit) && node.parent !== null && namedChildren(node.parent)[0] === node;
    if (!isStart && !isLoopStart) continue;
    const indent = indentOf(unit, node);
    const exits = [...(isLoopStart ? words.loopSkips : []), ...(isStart ? new Set(values) : [])];
    for (const [rank, test] of testsAt(unit, node).entries()) {
      for (const [order, exit] of exits.entries()) {
        const cost = 6.6 + Math.log2(1 + rank) * 0.6 + Math.log2(1 + order) * 0.6;
        yield insertBefore(unit, node, words.guard(test, exit, indent, step), ['guard', cost]);
      }
    }
  }
}

function defaultReturns({ file: { language } }: Unit): string[] {
  const { words } = language;
  if (language.isTyped) return [];
  return [words.nothing, words.false, words.true, words.emptyList, '0'].flatMap((value) =>
    value === null ? [] : [`return ${value}${words.statementEnd}`],
  );
}

/** Tests that a guard may make: parameters empty, missing or zero, and what the function compares elsewhere. */
function testsAt(unit: Unit, place: SyntaxNode): string[] {
  const { file } = unit;
  const { words, isTyped, id } = file.language;
  const found = new Set<string>();
  for (const { name, kind } of localsAt(unit, place)) {
    const known = kind ?? unit.kinds.get(name) ?? null;
    if (known === 'function') continue;
    if (known === 'number') {
      found.add(`${name} ${id.includes('script') ? '===' : '=='} 0`);
      found.add(`${name} <= 0`);
      continue;
    }
    if (!isTyped) found.add(words.not(name));
    if (id === 'go' && (known === 'list' || known === 'text')) found.add(`len(${name}) == 0`);
    if (id === 'java' && known !== 'bool') found.add(`${name} == null`);
    if (id === 'java' && (known === 'list' || known === 'text')) found.add(`${name}.isEmpty()`);
    if (!isTyped) found.add(words.isNothing(name) ?? '');
    if (id.includes('script') || id === 'tsx') found.add(`${name}.length === 0`);
  }
  for (const node of unit.expressions) {
    if (kindIn(unit, node) !== 'bool') continue;
    const text = textOf(file, node);
    if (text.length <= 50 && !text.includes('\n') && !/^(?:true|false|True|False)$/.test(text))
      found.add(text);
  }
  return [...found].filter((text) => text !== '');
}
