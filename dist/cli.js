#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`agent-fix: needs Node 24 or later, and this is ${process.version} (${process.execPath}).`);
  process.exit(2);
}
setFlagsFromString('--semi-space-growth-factor=1');
import { lstatSync, mkdirSync } from 'node:fs';
import module from 'node:module';
const cache = `${import.meta.dirname}/../node_modules/.cache/agent-fix`;
try {
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(cache);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) module.enableCompileCache(cache);
} catch {}
const { openCli } = await import('./bundle/index.js');
await openCli();
