import * as z from 'zod';

// Imported before any schema is made. zod compiles a function for each object schema; a run parses with each of them a
// few times, which takes a third less without. Who reads a trace parses thousands of lines, and leaves this out.
z.config({ jitless: true });
