/** Largest id that every database's integer column holds. */
const LARGEST_ID = 2 ** 31 - 1;

/**
 * An id as the store has it, from an address or a body, where it may be a number or a text. Null
 * for whatever cannot be an id, which nothing has.
 */
export function toStoreId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  return Number(text) <= LARGEST_ID ? Number(text) : null;
}
