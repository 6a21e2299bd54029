import { hash } from 'node:crypto';
import { assertNever } from '../../src/base/errors.ts';
import type { Observation } from '../../src/core/events.ts';
import type { ToolArgs, ToolCallAction } from '../../src/core/model/tools.ts';
import type { Patch, PatchFile, Workspace } from '../../src/core/ports.ts';

/** Snapshot and Journal in memory, with as little behaviour as a run needs; denies `.github/`. */
export class MemoryWorkspace implements Workspace {
  readonly executed: ToolCallAction[] = [];
  readonly #base: ReadonlyMap<string, string>;
  #files: ReadonlyMap<string, string>;
  readonly #states = new Map<string, ReadonlyMap<string, string>>();

  constructor(files: Readonly<Record<string, string>>) {
    this.#base = new Map(Object.entries(files));
    this.#files = new Map(this.#base);
    this.#states.set(this.treeId(), this.#files);
  }

  get fileCount(): number {
    return this.#base.size;
  }

  file(path: string): string | undefined {
    return this.#files.get(path);
  }

  async execute(action: ToolCallAction): Promise<Observation> {
    this.executed.push(action);
    switch (action.name) {
      case 'list_files':
        return observed(this.#paths().join('\n'));
      case 'read_file':
        return this.#read(action.args.rel_path);
      case 'grep':
        return this.#grep(action.args.pattern);
      case 'read_symbol':
        return this.#grep(action.args.name);
      case 'write_file':
        return this.#write(action.args);
      default:
        return assertNever(action);
    }
  }

  overview(maxBytes: number): string {
    const text = this.#paths().join('\n');
    return text.length <= maxBytes ? text : `${text.slice(0, maxBytes - 20)}\n… and more`;
  }

  treeId(): string {
    return hash('sha256', JSON.stringify([...this.#files].toSorted())).slice(0, 12);
  }

  returnTo(tree: string): boolean {
    const state = this.#states.get(tree);
    this.#files = state ?? this.#files;
    return state !== undefined;
  }

  async patch(): Promise<Patch> {
    const changed = [...this.#files].filter(([path, text]) => this.#base.get(path) !== text).toSorted();
    const diff = changed.map(([path, text]) => diffOf(path, this.#base.get(path) ?? '', text)).join('');
    return {
      diff,
      sha256: hash('sha256', diff),
      files: changed.map(([path, text]) => this.#patchFile(path, text)),
    };
  }

  #patchFile(path: string, text: string): PatchFile {
    return {
      path,
      status: this.#base.has(path) ? 'modified' : 'added',
      mode: '100644',
      content: new TextEncoder().encode(text),
      addedLines: text.split('\n').length - 1,
      removedLines: (this.#base.get(path) ?? '').split('\n').length - 1,
    };
  }

  #paths(): string[] {
    return [...this.#files.keys()].toSorted();
  }

  #read(path: string): Observation {
    const text = this.#files.get(path);
    if (text === undefined) return refused(`no such file: ${path}`, { path });
    return observed(
      text
        .split('\n')
        .map((line, at) => `${at + 1}: ${line}`)
        .join('\n'),
      { path },
    );
  }

  #grep(pattern: string): Observation {
    const hits = [...this.#files].flatMap(([path, text]) =>
      text.split('\n').flatMap((line, at) => (line.includes(pattern) ? [`${path}:${at + 1}:${line}`] : [])),
    );
    return observed(hits.length === 0 ? `no match for ${pattern}` : hits.toSorted().join('\n'));
  }

  #write({ rel_path: path, content, edits }: ToolArgs<'write_file'>): Observation {
    if (path.startsWith('.github/')) return refused(`${path} is protected`, { path, denied: '.github/**' });
    let text = content ?? this.#files.get(path);
    if (text === undefined) return refused(`no such file: ${path}`, { path });
    for (const { old, new: next } of edits ?? []) {
      if (text.split(old).length !== 2) return refused(`old text does not match once in ${path}`, { path });
      text = text.replace(old, () => next);
    }
    const changed = this.#files.get(path) !== text;
    this.#files = new Map([...this.#files, [path, text]]);
    this.#states.set(this.treeId(), this.#files);
    const addsTest = path.startsWith('test/') && !this.#base.has(path);
    return observed(`wrote ${path}`, {
      path,
      changed,
      tree: this.treeId(),
      ...(addsTest ? { addsTest } : {}),
    });
  }
}

const observed = (output: string, meta: Observation['meta'] = {}): Observation => ({
  ok: true,
  output,
  meta,
});
const refused = (output: string, meta: Observation['meta']): Observation => ({ ok: false, output, meta });

/** A diff that replaces the whole text of a file. */
function diffOf(path: string, before: string, after: string): string {
  const [removed, added] = [before, after].map((text) =>
    text === '' ? [] : text.replace(/\n$/, '').split('\n'),
  );
  const side = (lines: readonly string[] = []) => `${Math.min(lines.length, 1)},${lines.length}`;
  const lines = [...(removed ?? []).map((line) => `-${line}`), ...(added ?? []).map((line) => `+${line}`)];
  return [`--- a/${path}`, `+++ b/${path}`, `@@ -${side(removed)} +${side(added)} @@`, ...lines, ''].join(
    '\n',
  );
}
