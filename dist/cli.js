#!/usr/bin/env node
import { openCli } from './bundle/index.js';

await openCli();
