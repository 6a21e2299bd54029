import { openAction } from './bundle/index.js';

await openAction();
