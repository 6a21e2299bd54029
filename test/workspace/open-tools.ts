import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { Observation } from '../../src/core/events.ts';
import type { ToolArgs } from '../../src/core/model/tools.ts';
import type { LikelyPlace } from '../../src/core/ports.ts';
import { createRedact } from '../../src/core/redaction.ts';
import { definitionsIn } from '../../src/solver/definitions.ts';
import type { PolicySettings } from '../../src/workspace/policy.ts';
import { openWorkspace, type RepoWorkspace } from '../../src/workspace/repo-tools.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Content, createRepository, type TestRepository } from './git-repository.ts';

export const CLOSED_POLICY: PolicySettings = { allowPaths: [], allowTestEdits: false };
/** Tests of the tools and of test runs write files of any kind. */
const OPEN_POLICY: PolicySettings = { allowPaths: ['/**'], allowTestEdits: false };

/** What is not text. */
export const OPAQUE: Readonly<Record<string, Content>> = {
  'x.png': Buffer.from('a\0b'),
  latin1: Buffer.from([0x66, 0xfc]),
  pointer: 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
  big: 'x\n'.repeat(4_200_000),
};

/** The tools as the driver calls them, with the arguments a test does not name left out. */
export interface Tools {
  readonly workspace: RepoWorkspace;
  readonly repository: TestRepository;
  list(args?: Partial<ToolArgs<'list_files'>>): Promise<Observation>;
  read(path: string, args?: Partial<ToolArgs<'read_file'>>): Promise<Observation>;
  grep(pattern: string, args?: Partial<ToolArgs<'grep'>>): Promise<Observation>;
  symbol(name: string, likely?: readonly LikelyPlace[]): Promise<Observation>;
  write(path: string, content: string): Promise<Observation>;
  edit(path: string, ...edits: readonly (readonly [old: string, next: string])[]): Promise<Observation>;
}

/** Opens a workspace on a repository of these files. */
export async function openTools(
  files: Readonly<Record<string, Content>>,
  settings: Partial<PolicySettings> = {},
): Promise<Tools> {
  return openToolsOn(createRepository(files), settings);
}

/** One workspace for all tests of a block, which leave it as it is. */
export function shareTools(files: Readonly<Record<string, Content>>): () => Tools {
  let shared: Tools | null = null;
  beforeAll(async () => {
    shared = await toolsOn(createRepository(files, { root: temporaryFolder() }));
  });
  afterAll(() => shared?.workspace.close());
  return () => {
    if (shared === null) throw new Error('asked for before the tests of its block');
    return shared;
  };
}

export async function openToolsOn(
  repository: TestRepository,
  settings: Partial<PolicySettings> = {},
): Promise<Tools> {
  const tools = await toolsOn(repository, settings);
  onTestFinished(() => tools.workspace.close());
  return tools;
}

async function toolsOn(repository: TestRepository, settings: Partial<PolicySettings> = {}): Promise<Tools> {
  const workspace = await openWorkspace({
    repository: repository.root,
    commit: repository.commit,
    settings: { ...OPEN_POLICY, ...settings },
    redact: createRedact([]),
    definitions: definitionsIn,
  });
  const writeFile = (rel_path: string, change: Pick<ToolArgs<'write_file'>, 'content' | 'edits'>) =>
    workspace.execute({ type: 'tool_call', name: 'write_file', args: { rel_path, ...change } });
  return {
    workspace,
    repository,
    list: (args = {}) => {
      const all = { rel_dir: null, max_files: null, glob: null, ...args };
      return workspace.execute({ type: 'tool_call', name: 'list_files', args: all });
    },
    read: (rel_path, args = {}) => {
      const all = { rel_path, start_line: null, end_line: null, max_chars: null, ...args };
      return workspace.execute({ type: 'tool_call', name: 'read_file', args: all });
    },
    grep: (pattern, args = {}) => {
      const all = { pattern, rel_dir: null, max_hits: null, regex: null, glob: null, ...args };
      return workspace.execute({ type: 'tool_call', name: 'grep', args: all });
    },
    symbol: (name, likely = []) =>
      workspace.execute({ type: 'tool_call', name: 'read_symbol', args: { name } }, likely),
    write: (path, content) => writeFile(path, { content, edits: null }),
    edit: (path, ...edits) => {
      const all = edits.map(([old, next]) => ({ old, new: next }));
      return writeFile(path, { content: null, edits: all });
    },
  };
}

/** What an answer matches that refuses with these words. */
export const refusal = (words: string) => ({ ok: false, output: expect.stringContaining(words) });
/** What an answer matches that the policy gives by a rule. */
export const deniedBy = (denied: string) => ({ ok: false, meta: { denied } });

/** The bytes that the patch gives a path; null when the patch does not have it. */
export async function patched(tools: Tools, path: string): Promise<Buffer | null> {
  const { files } = await tools.workspace.patch();
  const file = files.find((each) => each.path === path);
  return file === undefined ? null : Buffer.from(file.content);
}
