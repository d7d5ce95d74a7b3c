import { useEffect, useState } from 'react';
import type { DragEvent as ReactDragEvent } from 'react';

const hasFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** A browser opens a file that is dropped on a page, and the form's input is lost. */
function refuseStrayDrop(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Receives files that are dropped on an element. While it is mounted, a file dropped beside the
 * element does nothing; dragged text is never touched, so that it can be moved between fields.
 *
 * @returns handlers for the element, and whether files are dragged over it
 */
export function useDropZone(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', refuseStrayDrop);
    window.addEventListener('drop', refuseStrayDrop);
    return () => {
      window.removeEventListener('dragover', refuseStrayDrop);
      window.removeEventListener('drop', refuseStrayDrop);
    };
  }, []);

  const onDragOver = (event: ReactDragEvent) => {
    if (isDisabled || !hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: ReactDragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const onDrop = (event: ReactDragEvent) => {
    if (isDisabled || !hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } };
}
