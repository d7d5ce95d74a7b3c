import { useContext, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { useUpload } from '../useUpload';
import { PhotosContext } from './photosContext';
import { sharesOf } from './shares';

/** What has become of a chosen file. */
export function usePhotoState(file: File) {
  const photos = useContext(PhotosContext);
  return useSyncExternalStore(photos.subscribe, () => photos.stateOf(file));
}

/** How much of each file of a field has been sent, 0 to 1; empty while nothing is sent. */
export function useShares(name: string): number[] {
  const photos = useContext(PhotosContext);
  const { isSubmitting } = useFormState();
  const upload = useUpload();
  if (!isSubmitting || !upload) return [];
  const sizes = photos.files().map(({ size }) => size);
  return sharesOf(sizes, upload).slice(photos.indexOf(name));
}
