import { setFlagsFromString } from 'node:v8';
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`::error::agent-fix: needs Node 24 or later, and this is ${process.version} (${process.execPath}).`);
  process.exit(2);
}
setFlagsFromString('--semi-space-growth-factor=1');
const { openAction } = await import('./bundle/index.js');
await openAction();
