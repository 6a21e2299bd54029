import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectArtifacts, UPLOAD_MS, type Upload, uploadFile } from '../github/artifacts.ts';
import type { Inputs } from '../github/inputs.ts';

export interface LoneFile {
  /** Of the file, and so of its artifact: unique in the workflow run. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Writes a file into a folder of its own, where nothing else is, and gives its path. Throws what the disk throws. */
export function writeAlone({ name, bytes }: LoneFile, temp: string = tmpdir()): string {
  const path = join(mkdtempSync(join(temp, 'agent-fix-')), name);
  writeFileSync(path, bytes, { flag: 'wx' });
  return path;
}

/** Uploads the file as an artifact that is no archive. Never throws. */
export function uploadAlone(
  path: string,
  { traceRetentionDays }: Pick<Inputs, 'traceRetentionDays'>,
): Promise<Upload> {
  return uploadFile(connectArtifacts, { path, retentionDays: traceRetentionDays }, UPLOAD_MS);
}
