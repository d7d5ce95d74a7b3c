/** A text that is equal for equal values: numbers count as their text, files by what they are. */
export const fingerprint = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) => {
    if (typeof value === 'number') return String(value);
    return value instanceof File ? [value.name, value.size, value.lastModified] : value;
  });

/** Whether two sets of values of a form differ for those who look at it. */
export const differ = (left: unknown, right: unknown) => fingerprint(left) !== fingerprint(right);
