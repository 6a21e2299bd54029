/** One page of a list; pages count from 1. */
export function paginate(items, { page, size }) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError('size must be at least 1');
  const pages = Math.max(1, Math.floor(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * size;
  return { items: items.slice(start, start + size), page: current, pages, total: items.length };
}
