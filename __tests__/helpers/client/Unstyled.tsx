import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const styles = createCache({ key: 'css', container: document.createElement('div') });

/**
 * Keeps the styles of a page in an element outside of the document: jsdom would try every rule on every element that a
 * query looks at. What styles hide or lay out is for the tests in browsers.
 */
export const Unstyled = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>{children}</CacheProvider>
);
