import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Spares the stack that React's development build records for every element, to name the owner in
 * its warnings: a quarter of the time of a page's test. It stops by itself at 10,000 stacks a
 * second; here the count is always past that.
 */
export function skipOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (!internals) throw new Error('React has no internals of this name any more.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
