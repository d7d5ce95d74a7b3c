const SECRET = /token|password/i;

/** A copy in which whatever stands under the name of a secret is masked, at any depth. */
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

/** Redux DevTools: machine events by name, and never a password or a token. */
export const devTools = {
  name: 'Back-office',
  actionSanitizer: <A>(action: A) => masked(action) as A,
  stateSanitizer: <S>(state: S) => masked(state) as S,
};
