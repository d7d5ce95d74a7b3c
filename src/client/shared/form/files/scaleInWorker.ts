import type { ScaledPhoto } from './photoWorker';

/**
 * Scales a photograph down in a worker of its own, which ends with it.
 *
 * @returns the file to send: the given one where scaling gains nothing
 * @throws where the photograph cannot be decoded or the worker cannot be loaded, and once `signal`
 *   is aborted
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
