/**
 * Returns a text that is equal for equal values. A number equals its text. Files are compared by
 * name, size and date.
 */
export const fingerprint = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) => {
    if (typeof value === 'number') return String(value);
    return value instanceof File ? [value.name, value.size, value.lastModified] : value;
  });

export const areDifferent = (left: unknown, right: unknown) =>
  fingerprint(left) !== fingerprint(right);
