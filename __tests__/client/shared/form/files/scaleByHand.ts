import { act } from '@testing-library/react';
import type { ScalePhoto } from '../../../../../src/client/shared/form/files/PhotoQueue';
import { buildFile } from './files';

/** Scales nothing by itself: each of `begun` waits to be ended. */
export function scaleByHand() {
  const begun: { photo: File; signal: AbortSignal; end: (file: File) => void; fail: () => void }[] =
    [];
  const scale: ScalePhoto = (photo, signal) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('not decoded'));
      signal.addEventListener('abort', fail);
      begun.push({ photo, signal, end: resolve, fail });
    });

  const latest = () => {
    const last = begun.at(-1);
    if (!last) throw new Error('Nothing is being scaled.');
    return last;
  };
  /** Ends the last one with a file of that size, in the place of a longer wait. */
  const end = (bytes: number) =>
    act(() => {
      latest().end(buildFile(latest().photo.name, latest().photo.type, bytes));
      return Promise.resolve();
    });
  const fail = () =>
    act(() => {
      latest().fail();
      return Promise.resolve();
    });
  const names = () => begun.map(({ photo }) => photo.name);
  return { scale, begun, names, end, fail };
}
