/** Does `work` for each item, at most `jobs` at a time, in order; no new one begins once `isOver` says so. Throws the first failure, after those under way have ended. */
export async function inPool<T>(
  items: Iterable<T>,
  { jobs, isOver }: { readonly jobs: number; readonly isOver: () => boolean },
  work: (item: T) => Promise<void>,
): Promise<void> {
  const next = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    while (!isOver() && !hasFailed) {
      const item = next.next();
      if (item.done === true) return;
      try {
        await work(item.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: jobs }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
