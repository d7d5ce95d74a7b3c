/**
 * How much of each file of a form has been sent, 0 to 1. Forms send their files last, in this order;
 * the few bytes between two files are counted before the first.
 *
 * @param sizes of all files of the form, in bytes
 */
export function sharesOf(sizes: number[], { loaded, total }: { loaded: number; total: number }) {
  let before = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const sent = size === 0 ? 1 : (loaded - before) / size;
    before += size;
    return Math.min(1, Math.max(0, sent));
  });
}
