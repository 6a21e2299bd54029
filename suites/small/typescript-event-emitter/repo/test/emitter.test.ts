import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Emitter } from '../src/emitter.ts';

test('all are told, in order', () => {
  const told: string[] = [];
  const emitter = new Emitter<string>();
  emitter.on((value) => told.push(`a ${value}`));
  emitter.on((value) => told.push(`b ${value}`));
  emitter.emit('x');
  assert.deepEqual(told, ['a x', 'b x']);
});

test('once, and those behind it', () => {
  const told: string[] = [];
  const emitter = new Emitter<string>();
  emitter.once(() => told.push('once'));
  emitter.on(() => told.push('always'));
  emitter.emit('x');
  emitter.emit('x');
  assert.deepEqual(told, ['once', 'always', 'always']);
});
