import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../src/own-process.ts')).href;

let dist: string;
beforeEach(() => {
  dist = temporaryFolder();
  for (const folder of ['bundle', 'syntax']) mkdirSync(join(dist, folder));
});

/** What a process prints that holds `dist`, and then runs `script`. */
const afterHolding = (script: string): string => beforeHolding(`await holdProgram(dist);\n${script}`);

/** What a process prints that can hold `dist`, and runs `script`. */
function beforeHolding(script: string): string {
  const code = `
    const { writeFileSync } = await import('node:fs');
    const { holdProgram } = await import(${JSON.stringify(MODULE)});
    const dist = ${JSON.stringify(`${dist}/`)};
    ${script}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).trim();
}

test('a chunk that is rewritten before its first use is loaded as it was', () => {
  writeFileSync(join(dist, 'bundle/1.index.js'), 'export const word = "ours";');
  const printed = afterHolding(`
    writeFileSync(dist + 'bundle/1.index.js', 'export const word = "theirs";');
    console.log((await import(dist + 'bundle/1.index.js')).word);`);
  expect(printed).toBe('ours');
});

test('a chunk that is gone is loaded all the same', () => {
  writeFileSync(join(dist, 'syntax/runtime.js'), 'export const word = import.meta.filename;');
  const printed = afterHolding(`
    (await import('node:fs')).rmSync(dist + 'syntax', { recursive: true });
    console.log((await import(dist + 'syntax/runtime.js')).word);`);
  expect(printed).toBe(join(dist, 'syntax/runtime.js'));
});

test('a chunk that became a link to another file is loaded as it was', () => {
  writeFileSync(join(dist, 'bundle/1.index.js'), 'export const word = "ours";');
  const printed = afterHolding(`
    const { rmSync, symlinkSync } = await import('node:fs');
    rmSync(dist + 'bundle/1.index.js');
    writeFileSync(dist + 'theirs.mjs', 'export const word = "theirs";');
    symlinkSync(dist + 'theirs.mjs', dist + 'bundle/1.index.js');
    console.log((await import(dist + 'bundle/1.index.js')).word);`);
  expect(printed).toBe('ours');
});

test('a chunk is loaded while it is held: neither its file nor its compiled code is read later', () => {
  writeFileSync(join(dist, 'bundle/1.index.js'), 'export const word = "ours";\nconsole.log("loaded");');
  expect(afterHolding(`await import(dist + 'bundle/1.index.js'); console.log('held');`)).toBe('loaded\nheld');
});

test('other modules are loaded as ever', () => {
  writeFileSync(join(dist, 'bundle/1.index.js'), '');
  const printed = afterHolding(`
    writeFileSync(dist + 'other.mjs', 'export const word = "fresh";');
    console.log((await import(dist + 'other.mjs')).word);`);
  expect(printed).toBe('fresh');
});

test('whoever asks while it is being held waits until it is', () => {
  writeFileSync(join(dist, 'bundle/1.index.js'), 'export const word = "ours";');
  const printed = beforeHolding(`
    void holdProgram(dist);
    await holdProgram(dist);
    writeFileSync(dist + 'bundle/1.index.js', 'export const word = "theirs";');
    console.log((await import(dist + 'bundle/1.index.js')).word);`);
  expect(printed).toBe('ours');
});

test('what could not be held is tried again', () => {
  mkdirSync(join(dist, 'bundle/1.index.js'));
  const printed = beforeHolding(`
    const { code } = await holdProgram(dist).catch((error) => error);
    (await import('node:fs')).rmdirSync(dist + 'bundle/1.index.js');
    writeFileSync(dist + 'bundle/1.index.js', 'export const word = "ours";');
    await holdProgram(dist);
    writeFileSync(dist + 'bundle/1.index.js', 'export const word = "theirs";');
    console.log(code, (await import(dist + 'bundle/1.index.js')).word);`);
  expect(printed).toBe('ERR_UNSUPPORTED_DIR_IMPORT ours');
});
