import type { Reporter } from 'vitest/node';

/** Says at the end what this machine lacks, and how many tests that left out; their titles or notes tell. */
export const reportSkips: Reporter = {
  onTestRunEnd(modules) {
    const reasons = new Map<string, number>();
    for (const test of modules.flatMap((each) => [...each.children.allTests('skipped')])) {
      const result = test.result();
      const note = result.state === 'skipped' ? result.note : undefined;
      const reason = note ?? /\(skipped: (.*?)\)/.exec(test.fullName)?.[1];
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of reasons) process.stdout.write(` Skipped ${count}: ${reason}\n`);
  },
};
