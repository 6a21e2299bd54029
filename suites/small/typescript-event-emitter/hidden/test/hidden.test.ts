import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Emitter } from '../src/emitter.ts';

test('a listener that comes while others are told waits for the next', () => {
  const told: string[] = [];
  const emitter = new Emitter<number>();
  emitter.on(() => {
    told.push('first');
    if (told.length < 5) emitter.on(() => told.push('late'));
  });
  emitter.emit(1);
  assert.deepEqual(told, ['first']);
});

test('three that end themselves', () => {
  const told: number[] = [];
  const emitter = new Emitter<number>();
  for (const n of [1, 2, 3]) emitter.once(() => told.push(n));
  emitter.emit(0);
  emitter.emit(0);
  assert.deepEqual(told, [1, 2, 3]);
});

test('ending twice takes no other away', () => {
  const told: string[] = [];
  const emitter = new Emitter<number>();
  const end = emitter.on(() => told.push('a'));
  emitter.on(() => told.push('b'));
  end();
  end();
  emitter.emit(0);
  assert.deepEqual(told, ['b']);
});
