#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`agent-fix: needs Node 24 or later, and this is ${process.version} (${process.execPath}).`);
  process.exit(2);
}
const { openCli } = await import('./bundle/index.js');
await openCli();
