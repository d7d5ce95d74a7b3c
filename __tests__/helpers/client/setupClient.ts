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

// A waiting query fails many times and would print the document each time. Set a number to print
// the document of a failed test.
process.env.DEBUG_PRINT_LIMIT ??= '0';
// Tests wait for the screen. This timeout only ends a wait that is in vain.
configure({ asyncUtilTimeout: 60_000 });
installMatchMedia();
installIdleCallbacks();
refuseUnknownCalls();

beforeEach(clearDrafts);
