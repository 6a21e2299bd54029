import type { Json } from '../../src/base/json.ts';
import type { Conversation } from '../../src/core/ports.ts';
import type { Random } from '../../test/core/random.ts';
import { call, calls, cut, type Step, says, together } from '../../test/core/scripted.ts';
import type { FileFix, Program } from './programs.ts';

/** What the model believes of one file that it has to mend. */
type Belief = 'unseen' | 'broken' | 'spoiled' | 'mended';

type Writing = { readonly path: string; readonly to: Belief };

/** A model that knows the fix, and at a set rate does what models do wrong instead of its next step. */
export class NoisyModel {
  readonly #program: Program;
  readonly #random: Random;
  readonly #rate: number;
  /** The only way to err; null: all of them. */
  readonly #kind: string | null;
  readonly #beliefs = new Map<string, Belief>();
  readonly #seen = new Set<string>();
  #isGreen = false;
  #hasLooked = false;
  /** What the newest call does if it is accepted. */
  #writing: Writing | null = null;
  #lastEdit: Json | null = null;
  /** Errors made, by kind. */
  readonly errors = new Map<string, number>();

  constructor(
    program: Program,
    random: Random,
    { rate, kind }: { readonly rate: number; readonly kind: string | null },
  ) {
    this.#program = program;
    this.#random = random;
    this.#rate = rate;
    this.#kind = kind;
    for (const { path, edits } of program.fix)
      this.#beliefs.set(path, edits.length > 0 ? 'unseen' : 'broken');
  }

  readonly next = (_index: number, conversation: Conversation): Step => {
    this.#observe(conversation);
    const isErring = this.#random.chance(this.#rate);
    if (isErring) return this.#err();
    const step = this.#goOn();
    if (!mustReflect(conversation)) return step;
    return together(call('reflect', { notes: [`what I saw at ${conversation.items.length}`] }), step);
  };

  #observe({ items }: Conversation): void {
    const last = items.findLast((item) => 'text' in item);
    const text = last?.text ?? '';
    const writing = this.#writing;
    this.#writing = null;
    const isRefused = /^(?:error|\[driver\] Malformed)/.test(text);
    if (writing !== null) this.#beliefs.set(writing.path, isRefused ? 'spoiled' : writing.to);
    if (/\[state\]/.test(text)) this.#isGreen = /\[state\].*tests:? green(?! before)/.test(text);
  }

  #goOn(): Step {
    if (!this.#hasLooked) {
      this.#hasLooked = true;
      return call('list_files', {});
    }
    for (const fix of this.#program.fix) {
      const belief = this.#beliefs.get(fix.path);
      if (belief === 'mended') continue;
      if (belief === 'unseen') return this.#read(fix.path);
      const isByEdits = belief === 'broken' && fix.edits.length > 0;
      if (!isByEdits && fix.edits.length > 0 && !this.#seen.has(fix.path)) return this.#read(fix.path);
      return this.#write(fix, isByEdits);
    }
    if (this.#isGreen) return finish('done', this.#program.fix);
    // All is written, and yet red: something it did by mistake stands in the way.
    for (const { path } of this.#program.fix) this.#beliefs.set(path, 'spoiled');
    const [first] = this.#program.fix;
    return first === undefined ? finish('done', []) : this.#write(first, false);
  }

  #read(path: string): Step {
    this.#hasLooked = true;
    this.#seen.add(path);
    if (this.#beliefs.get(path) === 'unseen') this.#beliefs.set(path, 'broken');
    return call('read_file', { rel_path: path });
  }

  #write(fix: FileFix, isByEdits: boolean): Step {
    this.#writing = { path: fix.path, to: 'mended' };
    if (!isByEdits) return call('write_file', { rel_path: fix.path, content: fix.content });
    const edits = fix.edits.map((edit) => ({ ...edit }));
    this.#lastEdit = { rel_path: fix.path, edits };
    return call('write_file', this.#lastEdit);
  }

  #err(): Step {
    const kinds = Object.entries(this.#kinds()).filter(
      ([kind, step]) => step !== null && (this.#kind ?? kind) === kind,
    );
    const [first, ...others] = kinds;
    if (first === undefined) return says('');
    const [kind, step] = this.#random.pick([first, ...others]);
    this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1);
    return step?.() ?? says('');
  }

  /** Each way to err; null where it makes no sense now. */
  #kinds(): Readonly<Record<string, (() => Step) | null>> {
    const random = this.#random;
    const fix = random.pick([this.#program.fix[0] ?? NO_FIX, ...this.#program.fix]);
    const { path } = fix;
    const isThere = fix.edits.length > 0;
    const isMended = this.#beliefs.get(path) === 'mended';
    return {
      'bad JSON': () =>
        call('write_file', `{"rel_path": "${path}", "edits": [{"old": "${'x'.repeat(random.below(40))}`),
      'unknown tool': () =>
        call(
          random.pick(['bash', 'run_command', 'apply_patch', 'open_file', 'functions.read_file'] as const),
          {
            cmd: `cat ${path}`,
          },
        ),
      'runs the tests': () => call('run_tests', {}),
      'wrong arguments': () =>
        random.pick([
          () => call('read_file', { path }),
          () => call('read_file', { rel_path: path, start_line: 'one' }),
          () => call('write_file', { rel_path: path }),
          () => call('grep', { pattern: 7 }),
        ] as const)(),
      'extra arguments': () =>
        call('read_file', { rel_path: path, thought: 'Let me look.', encoding: 'utf8' }),
      'wrong file': () => call('read_file', { rel_path: path.replace('src/', 'lib/') }),
      'writes a test': () => call('write_file', { rel_path: 'test/extra.test.js', content: 'true;\n' }),
      'wrong edit': isThere ? () => this.#spoil(fix) : null,
      'edit that does not match': isThere
        ? () =>
            call('write_file', {
              rel_path: path,
              edits: [{ old: `no such line ${random.below(1000)}`, new: 'x' }],
            })
        : null,
      'edit twice': this.#lastEdit === null || !isMended ? null : () => call('write_file', this.#lastEdit),
      unfinished: () => cut(says('I will now change the file so that'), 'output limit'),
      empty: () => says(''),
      prose: () => says(`The problem is in ${path}, I think. Attempt ${random.below(1000)}.`),
      'claims done early': this.#isGreen ? null : () => finish('done', this.#program.fix),
      'gives up before looking': this.#hasLooked ? null : () => finish('cannot_fix', []),
      'repeated reads': () => {
        this.#hasLooked = true;
        return call('read_file', { rel_path: 'README.md' });
      },
      'repeated search': () => call('grep', { pattern: 'export' }),
      'several calls': () =>
        calls(['read_file', { rel_path: 'README.md' }], ['list_files', {}], ['run_tests', {}]),
      'name in type': () => says(`Looking. {"type": "read_file", "rel_path": "${path}"}`),
    };
  }

  /** A change that looks like a fix and is none; the model finds out from the tests. */
  #spoil(fix: FileFix): Step {
    this.#writing = { path: fix.path, to: 'spoiled' };
    const [edit] = fix.edits;
    if (edit === undefined || !this.#seen.has(fix.path)) {
      return call('write_file', {
        rel_path: fix.path,
        edits: [{ old: 'export', new: `/* ${this.#random.below(1000)} */ export` }],
      });
    }
    const content = fix.content.replace(edit.new, () => `${edit.old} ?? ${this.#random.below(1000)}`);
    return call('write_file', { rel_path: fix.path, content });
  }
}

const mustReflect = ({ items }: Conversation): boolean => {
  const last = items.at(-1);
  return last !== undefined && 'text' in last && last.text.includes('with reflect');
};

const NO_FIX: FileFix = { path: 'src/none.js', edits: [], content: '' };

function finish(status: 'done' | 'cannot_fix', fix: readonly FileFix[]): Step {
  const changes = fix.map(({ path }) => ({ path, description: 'mended' }));
  return call('final', { status, summary: status === 'done' ? 'Mended.' : 'I see no way.', changes });
}
