const SECRET = /token|password/i;

/** A copy in which strings under the name of a secret are masked, at any depth. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && typeof inner === 'string' ? '(secret)' : masked(inner),
    ]),
  );
}

/** Redux DevTools never shows a password or a token. */
export const devTools = {
  name: 'Back-office',
  actionSanitizer: <A>(action: A) => masked(action) as A,
  stateSanitizer: <S>(state: S) => masked(state) as S,
};
