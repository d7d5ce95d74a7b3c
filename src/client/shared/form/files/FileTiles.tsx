import Box from '@mui/material/Box';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Id } from '../../../../contract/ids';
import { useTranslation } from '../../i18n';
import { ChosenFileTile } from './ChosenFileTile';
import { fileKeysOf } from './fileKeys';
import { FileTile, fileSizeInKb } from './FileTile';
import { useShares } from './photos/usePhotos';

/** A stored image, with its name and size where they are known. */
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
  /** Removes the chosen file at that index. */
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
  const { errors } = useFormState({ name });
  const keys = fileKeysOf(files);
  const shares = useShares(name);
  const { t } = useTranslation();
  const messageOf = (index: number) => {
    const message: unknown = get(errors, `${name}.${index}.message`);
    return typeof message === 'string' ? message : undefined;
  };

  /** The pressed button disappears with its tile, so the focus moves to the field's button. */
  const refocusAfter = (remove: () => void) => () => {
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
          caption={image.size === undefined ? null : fileSizeInKb(image.size)}
          disabled={disabled}
          onRemove={onRemoveExisting && refocusAfter(() => onRemoveExisting(image))}
        />
      ))}
      {files.map((file, index) => (
        <ChosenFileTile
          key={keys[index]}
          file={file}
          disabled={disabled}
          message={messageOf(index)}
          share={shares[index]}
          onRemove={refocusAfter(() => onRemove(index))}
        />
      ))}
    </Box>
  );
}
