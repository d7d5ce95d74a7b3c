import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { File } from 'node:buffer';
import { installIdleCallbacks } from './idle';
import { clearDrafts } from './indexedDb';
import { refuseUnknownCalls } from './server';
import { installMatchMedia } from './viewport';

// jest-fixed-jsdom gives the window Node's fetch, FormData and Blob, so it needs Node's File, too.
Object.assign(globalThis, { File });
// jsdom has no layout, so it cannot scroll.
Object.assign(window, { scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// Tests wait for the screen. This timeout only ends a wait that is in vain.
configure({ asyncUtilTimeout: 60_000 });
// A waiting query fails many times and would format the document each time, even for a limit of 0.
if (process.env.DEBUG_PRINT_LIMIT === undefined) {
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
  });
}
installMatchMedia();
installIdleCallbacks();
refuseUnknownCalls();

beforeEach(clearDrafts);
