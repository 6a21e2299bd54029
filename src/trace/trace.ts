// The door of this room: what others do with the record of a run.
export { sha256OfFile, verifyTrace } from './integrity.ts';
export { knownEvent } from './known-event.ts';
export { openPage } from './page.ts';
export { listRuns, readRun, readTrace } from './reader.ts';
export { compareEvents, type Recording, readRecording } from './replay.ts';
export { openTrace } from './writer.ts';
