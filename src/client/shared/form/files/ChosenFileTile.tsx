import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useId, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n';
import { FileTile, fileSizeInKb } from './FileTile';
import { PhotosContext } from './photos/photosContext';
import { usePhotoState } from './photos/usePhotos';

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

/** Said quietly: the photograph is sent all the same. */
function NotScaled({ file, disabled }: { file: File; disabled: boolean }) {
  const { t } = useTranslation();
  const photos = useContext(PhotosContext);
  const noteId = useId();
  return (
    <>
      <Box id={noteId} sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {t('This photo could not be made smaller. It is sent as it is.')}
      </Box>
      <Button
        variant="text"
        aria-describedby={noteId}
        disabled={disabled}
        onClick={() => photos.retry(file)}
        sx={{ px: 1 }}
      >
        {t('Try again')}
      </Button>
    </>
  );
}

interface ChosenFileTileProps {
  file: File;
  disabled: boolean;
  message: string | undefined;
  /** How much of it has been sent, 0 to 1; undefined while nothing is sent. */
  share: number | undefined;
  onRemove: () => void;
}

/** A file that has been chosen and not saved yet. Its size is shown once it is what will be sent. */
export function ChosenFileTile({ file, share, ...props }: ChosenFileTileProps) {
  const { t } = useTranslation();
  const src = useObjectUrl(file);
  const state = usePhotoState(file);
  const size = fileSizeInKb(file.size);
  const sent =
    share === undefined
      ? size
      : t('{{size}}, {{percent}}% sent', { size, percent: Math.floor(100 * share) });
  return (
    <FileTile
      {...props}
      // A photograph is decoded once at a time.
      src={state === 'preparing' ? undefined : src}
      name={file.name}
      caption={state === 'preparing' ? t('Preparing…') : sent}
    >
      {state === 'failed' && <NotScaled file={file} disabled={props.disabled} />}
    </FileTile>
  );
}
