import { anyOf } from '../base/text.ts';

/** How tools that run the tests of several packages at once mark each line with the package that printed it, by example. */
const MARKS: readonly RegExp[] = [
  // turbo: `@shop/web:test: 2 passing`
  /^((?:@[\w.-]+\/)?[\w.-]+(?:#|:)[\w:.-]+):(?: |$)/,
  // pnpm: `packages/web test: 2 passing`
  /^((?:\.|[\w@.-]+(?:\/[\w@.-]+)*) [\w:.-]+):(?: |$)/,
  // yarn and concurrently: `[@shop/web]: 2 passing`, `[0] 2 passing`
  /^(?:➤ YN\d+: )?\[((?:@[\w.-]+\/)?[\w./-]+)\]:?(?: |$)/,
  // docker compose: `web-1  | 2 passing`
  /^([\w.-]+) +\|(?: |$)/,
  // lerna: `@shop/web: 2 passing`
  /^((?:@[\w.-]+\/)?[\w.-]+):(?: |$)/,
];

/** What one of several programs printed; `mark` is how the tool that ran it names it. */
export interface MarkedProgram {
  readonly mark?: string | undefined;
  readonly lines: readonly string[];
}

/** The lines of each program, without its mark, by each kind of mark that some lines bear. */
export function* programsByMark(lines: readonly string[]): Generator<readonly MarkedProgram[]> {
  for (const mark of MARKS) {
    const programs = new Map<string, string[]>();
    for (const line of lines) {
      const match = mark.exec(line);
      if (match === null) continue;
      const [found, name = ''] = match;
      const programLines = programs.get(name) ?? [];
      programLines.push(line.slice(found.length));
      programs.set(name, programLines);
    }
    if (programs.size > 0)
      yield [...programs].map(([name, programLines]) => ({ mark: name, lines: programLines }));
  }
}

/** The line with which npm, pnpm and bun, or turbo, nx and lerna start the output of a package: `> web@1.0.0 test`. */
export const PROGRAM_START = anyOf([
  /^> (?:@[\w.-]+\/)?[\w.-]+@\S+ [\w:.-]+(?: \S.*)?$/,
  /^cache (?:miss|hit|bypass),? .*(?:executing|replaying|suppressing)/,
  /^> nx run \S+/,
  /^lerna info run Ran npm script /,
]);

/** What programs printed that ran one after the other, each from the heading that a package manager prints for it. */
export function programsInTurn(lines: readonly string[]): readonly MarkedProgram[] {
  const starts = lines.flatMap((line, at) => (PROGRAM_START.test(line) ? [at] : []));
  let mark: string | undefined;
  return [0, ...starts].map((from, index) => {
    const section = lines.slice(from, starts[index]);
    // `> web@1.0.0 test`: scripts that it starts print such lines as well, and turbo one of its own above.
    mark =
      /^> (\S+)@\S+ [\w:.-]+(?: |$)|^> nx run (\S+)/
        .exec(section[0] ?? '')
        ?.slice(1)
        .join('') ?? mark;
    return { mark, lines: section };
  });
}
