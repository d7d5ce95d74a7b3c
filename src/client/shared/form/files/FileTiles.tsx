import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Id } from '../../../../contract/ids';
import { ChosenFileTile } from './ChosenFileTile';
import { fileKeysOf } from './fileKeys';
import { FileTile } from './FileTile';

/** An image that is stored already. A name and a size are shown where they are known. */
export interface ExistingImage {
  id: Id;
  url: string;
  name?: string;
  size?: number;
}

interface FileTilesProps<T extends ExistingImage> {
  name: string;
  existing: T[];
  files: File[];
  disabled: boolean;
  onRemoveExisting?: (image: T) => void;
  /** Takes out the chosen file at that place. */
  onRemove: (index: number) => void;
}

const grid = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(132px, 1fr))',
    sm: 'repeat(auto-fill, minmax(168px, 1fr))',
  },
};

/** The stored images, then the chosen ones. */
export function FileTiles<T extends ExistingImage>(props: FileTilesProps<T>) {
  const { name, existing, files, disabled, onRemoveExisting, onRemove } = props;
  const { setFocus } = useFormContext();
  const keys = fileKeysOf(files);
  const { t } = useTranslation();

  /** The pressed button goes with its tile, and the focus with it: it moves to the field's button. */
  const takeOut = (remove: () => void) => () => {
    remove();
    setFocus(name);
  };

  return (
    <Box component="ul" sx={grid}>
      {existing.map((image, index) => (
        <FileTile
          key={image.id}
          src={image.url}
          name={image.name ?? t('Image {{number}}', { number: index + 1 })}
          size={image.size}
          disabled={disabled}
          onRemove={onRemoveExisting && takeOut(() => onRemoveExisting(image))}
        />
      ))}
      {files.map((file, index) => (
        <ChosenFileTile
          key={keys[index]}
          file={file}
          disabled={disabled}
          onRemove={takeOut(() => onRemove(index))}
        />
      ))}
    </Box>
  );
}
