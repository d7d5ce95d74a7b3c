import { createContext } from 'react';
import { PhotoQueue } from './PhotoQueue';
import type { ScalePhoto } from './PhotoQueue';

/** Loaded with the first photograph. */
const scaleInWorker: ScalePhoto = async (photo, signal) => {
  const worker = await import('./scaleInWorker');
  return worker.scaleInWorker(photo, signal);
};

/** How photographs are scaled; null where the browser cannot. */
export const ScalePhotoContext = createContext<ScalePhoto | null>(
  'OffscreenCanvas' in globalThis ? scaleInWorker : null,
);

/** The photographs of the surrounding form. */
export const PhotosContext = createContext(new PhotoQueue(null));
