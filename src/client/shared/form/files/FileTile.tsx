import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n';
import { ImageTile } from '../../ui/FramedImage';
import { FieldError } from '../FieldFrame';

/** The size of a file as the widgets show it: bytes divided by 1000, rounded. */
export function fileSizeInKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

interface FileTileProps {
  src: string | undefined;
  name: string;
  size: number | undefined;
  disabled: boolean;
  /** The server's message about this file. */
  message?: string;
  /** Undefined where the image cannot be removed. */
  onRemove?: () => void;
}

const tile = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
};

/** One image of a file widget: preview, name, size in KB, `Remove File`. */
export function FileTile({ src, name, size, disabled, message, onRemove }: FileTileProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const errorId = useId();
  return (
    <Box component="li" sx={tile}>
      <ImageTile src={src} alt="" />
      <Box id={nameId} sx={{ fontSize: '0.8125rem', lineHeight: 1.8, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {size !== undefined && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{fileSizeInKb(size)}</Box>
      )}
      {message && <FieldError id={errorId} message={message} />}
      {onRemove && (
        <Button
          variant="outlined"
          aria-describedby={message ? `${nameId} ${errorId}` : nameId}
          disabled={disabled}
          onClick={onRemove}
          sx={{ px: 1, mt: 'auto' }}
        >
          {t('Remove File')}
        </Button>
      )}
    </Box>
  );
}

/** An object URL that exists while there is a subscriber. */
function objectUrlOf(file: File) {
  let url: string | undefined;
  return {
    subscribe: (onChange: () => void) => {
      const own = URL.createObjectURL(file);
      url = own;
      onChange();
      return () => URL.revokeObjectURL(own);
    },
    current: () => url,
  };
}

/** The object URL of a file, for its preview; undefined on the first render. */
function useObjectUrl(file: File): string | undefined {
  const { subscribe, current } = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(subscribe, current);
}

interface ChosenFileTileProps {
  file: File;
  disabled: boolean;
  message: string | undefined;
  onRemove: () => void;
}

/** A file that has been chosen and not sent yet. */
export function ChosenFileTile({ file, ...props }: ChosenFileTileProps) {
  return <FileTile src={useObjectUrl(file)} name={file.name} size={file.size} {...props} />;
}
