import type { ScaledPhoto } from './photoWorker';

/**
 * Scales a photo down in a worker that is terminated afterwards.
 *
 * @returns the file to send; this is the given file if scaling gains nothing
 * @throws if the photo cannot be decoded or the worker cannot be loaded, or once `signal` is
 * aborted
 */
export async function scaleInWorker(photo: File, signal: AbortSignal): Promise<File> {
  const worker = new Worker(new URL('./photoWorker.ts', import.meta.url));
  try {
    const result = await new Promise<ScaledPhoto>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The photograph was removed.')));
      worker.onerror = () => reject(new Error('The worker could not be loaded.'));
      worker.onmessage = ({ data }: MessageEvent<ScaledPhoto>) => resolve(data);
      worker.postMessage(photo);
    });
    if ('failure' in result) throw new Error(result.failure);
    const { name, type, lastModified } = photo;
    return result.scaled ? new File([result.scaled], name, { type, lastModified }) : photo;
  } finally {
    worker.terminate();
  }
}
