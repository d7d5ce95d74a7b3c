const SECRET = /token|password|secret|^uri$|^code$|recovery_codes$/i;

const isText = (value: unknown) => [value].flat().every((each) => typeof each === 'string');

/** Returns a copy in which the values of secrets, and lists of them, are masked at any depth. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && isText(inner) ? '(secret)' : masked(inner),
    ]),
  );
}

/** Redux DevTools never show a password or a token. */
export const devTools = {
  name: 'Back-office',
  actionSanitizer: <A>(action: A) => masked(action) as A,
  stateSanitizer: <S>(state: S) => masked(state) as S,
};
