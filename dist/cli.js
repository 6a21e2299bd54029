#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`agent-fix: needs Node 24 or later, and this is ${process.version} (${process.execPath}).`);
  process.exit(2);
}
setFlagsFromString('--semi-space-growth-factor=1');
import module from 'node:module';
module.enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/agent-fix`);
const { openCli } = await import('./bundle/index.js');
await openCli();
