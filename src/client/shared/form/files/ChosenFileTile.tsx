import { FileTile } from './FileTile';
import { useObjectUrl } from './useObjectUrl';

interface ChosenFileTileProps {
  file: File;
  disabled: boolean;
  onRemove: () => void;
}

/** A file that has been chosen and not been sent yet. */
export function ChosenFileTile({ file, ...props }: ChosenFileTileProps) {
  return <FileTile src={useObjectUrl(file)} name={file.name} size={file.size} {...props} />;
}
