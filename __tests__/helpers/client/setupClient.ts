import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { File } from 'node:buffer';
import { installIdleCallbacks } from './idle';
import { clearDrafts } from './indexedDb';
import { refuseUnknownCalls } from './server';
import { installMatchMedia } from './viewport';

// FormData and Blob are Node's here, and would send a File of jsdom as a mere text.
Object.assign(globalThis, { File });
// jsdom has no layout, so it cannot scroll, and says so on the console.
Object.assign(window, { scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// What a test waits for is told by the screen; this only says when waiting is in vain.
configure({ asyncUtilTimeout: 60_000 });
installMatchMedia();
installIdleCallbacks();
refuseUnknownCalls();

beforeEach(clearDrafts);
