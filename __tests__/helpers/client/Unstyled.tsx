import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const styles = createCache({ key: 'css', container: document.createElement('div') });

/**
 * Keeps the styles of a page in an element outside the document, because jsdom would match every
 * rule against every element that a query reads. Browser tests cover the effects of styles.
 */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>{children}</CacheProvider>
);
