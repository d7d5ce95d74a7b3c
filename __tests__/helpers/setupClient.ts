import '@testing-library/jest-dom';
import { File } from 'node:buffer';
import '../../src/client/shared/i18n';
import { refuseUnknownCalls } from './client/server';
import { installMatchMedia } from './client/viewport';

// The environment takes FormData and Blob from Node, which send a File of jsdom as a mere text.
Object.assign(globalThis, { File });
// jsdom has no layout, so it cannot scroll, and says so on the console.
Object.assign(window, { scrollTo: () => undefined });

installMatchMedia();
refuseUnknownCalls();
