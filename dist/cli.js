#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`agent-fix: needs Node 24 or later, and this is ${process.version} (${process.execPath}).`);
  process.exit(2);
}
setFlagsFromString('--semi-space-growth-factor=1');
const { openCli } = await import('./bundle/index.js');
await openCli();
