import type { Limits } from '../../../src/server/config';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import type { ImageDecoder } from '../../../src/server/images/imageDecoder';

let shared: ImageDecoder | undefined;

/** Scripts use the servers of the tests too. */
const isTest = 'afterAll' in globalThis;

if (isTest) afterAll(() => shared?.close());

/**
 * The decoder of all servers of a test file that have the usual limits, since each decoder starts a
 * process. It outlives its servers.
 */
export function sharedDecoder(limits: Limits): ImageDecoder {
  if (!isTest) return makeImageDecoder(limits);
  shared ??= makeImageDecoder(limits);
  return { ...shared, close: () => Promise.resolve() };
}
