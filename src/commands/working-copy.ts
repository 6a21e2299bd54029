import { basename } from 'node:path';
import { type CheckoutCopy, COPY_PREFIX, type CopyOptions, copyCheckout } from '../oracle/checkout-copy.ts';
import { clearLeftovers, leaseFolder } from '../oracle/leftovers.ts';
import type { Io } from './io.ts';

/** A big `node_modules` takes a while; before this, nobody wonders. */
const QUIET_MS = 1000;

/** A copy to work on, as every command makes it: what killed commands left behind goes first, and a long copy says so. */
export async function openCopy(
  options: CopyOptions & { readonly isKept?: boolean },
  io: Pick<Io, 'stderr'>,
): Promise<CheckoutCopy> {
  for (const folder of clearLeftovers().filter((each) => basename(each).startsWith(COPY_PREFIX)))
    io.stderr(`[setup] removed ${folder}, left by a run that was killed\n`);
  const notice = setTimeout(
    () => io.stderr('[setup] copying the repository, untracked files too …\n'),
    QUIET_MS,
  );
  try {
    const copy = await copyCheckout(options);
    if (options.isKept === true) return { root: copy.root, [Symbol.asyncDispose]: async () => {} };
    const lease = leaseFolder(copy.root);
    return {
      root: copy.root,
      [Symbol.asyncDispose]: async () => {
        await copy[Symbol.asyncDispose]();
        lease[Symbol.dispose]();
      },
    };
  } finally {
    clearTimeout(notice);
  }
}
