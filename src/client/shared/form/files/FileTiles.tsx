import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Id } from '../../../../contract/ids';
import { useTranslation } from '../../text/i18n';
import { ImageTile } from '../../ui/FramedImage';
import { FieldError, fieldState } from '../../ui/FieldFrame';
import { useObjectUrl } from '../../ui/useObjectUrl';
import { useFieldError, useFormParts } from '../formContext';
import { uploadOf } from '../submissionSlice';

/** Formats a size in KB: bytes divided by 1000, rounded. */
export function fileSizeInKb(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

interface FileTileProps {
  src: string | undefined;
  name: string;
  caption?: ReactNode;
  disabled: boolean;
  error?: { message?: string; saidBy?: string };
  /** Undefined if the image cannot be removed. */
  onRemove?: () => void;
  children?: ReactNode;
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

function FileTile(props: FileTileProps) {
  const { src, name, caption, disabled, error = {}, onRemove, children } = props;
  const { t } = useTranslation();
  const nameId = useId();
  const { message, isSaid, describedBy = '', errorId } = fieldState(useId(), error);
  return (
    <Box component="li" sx={message ? { ...tile, borderColor: 'error.main' } : tile}>
      <ImageTile src={src} alt="" />
      <Box id={nameId} sx={{ fontSize: '0.8125rem', lineHeight: 1.8, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{caption}</Box>
      {children}
      <FieldError errorId={errorId} message={message} isSaid={isSaid} />
      {onRemove && (
        <Button
          variant="outlined"
          aria-describedby={`${nameId} ${describedBy}`.trim()}
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

/** This is not an alert, because the photo can still be sent. */
function NotScaled({ file, disabled }: { file: File; disabled: boolean }) {
  const { t } = useTranslation();
  const { photos } = useFormParts();
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

interface ChosenFileTileProps extends Pick<FileTileProps, 'disabled' | 'onRemove'> {
  file: File;
  share: number | undefined;
  /** The error of the form for this file. */
  wrong: unknown;
}

/**
 * A chosen file that is not saved yet. It shows the size of what will be sent, so not before it is
 * prepared.
 */
function ChosenFileTile({ file, share, wrong, ...props }: ChosenFileTileProps) {
  const { t } = useTranslation();
  const { photos } = useFormParts();
  const src = useObjectUrl(file);
  const state = useSyncExternalStore(photos.subscribe, () => photos.stateOf(file));
  const error = useFieldError(wrong);
  const size = fileSizeInKb(file.size);
  const sent =
    share === undefined
      ? size
      : t('{{size}}, {{percent}}% sent', { size, percent: Math.floor(100 * share) });
  return (
    <FileTile
      {...props}
      error={error}
      // No preview while preparing, so that a photo is not decoded twice at the same time.
      src={state === 'preparing' ? undefined : src}
      name={file.name}
      caption={state === 'preparing' ? t('Preparing…') : sent}
    >
      {state === 'failed' && <NotScaled file={file} disabled={props.disabled} />}
    </FileTile>
  );
}

/**
 * Returns how much of each file of a form has been sent, 0 to 1. Forms send their files last, in
 * this order. The few bytes between two files are counted before the first file.
 *
 * @param sizes of all files of the form, in bytes
 */
export function sharesOf(sizes: number[], { loaded, total }: { loaded: number; total: number }) {
  let before = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const sent = size === 0 ? 1 : (loaded - before) / size;
    before += size;
    return Math.min(1, Math.max(0, sent));
  });
}

function useShares(name: string): number[] {
  const { photos, submission } = useFormParts();
  const upload = uploadOf(submission);
  if (!upload) return [];
  const sizes = photos.files().map(({ size }) => size);
  return sharesOf(sizes, upload).slice(photos.indexOf(name));
}

/**
 * Returns a stable React key for each file. A scaled file has the key of its original. The same
 * file can be chosen twice.
 */
function keysOf(files: File[]): string[] {
  const keys = files.map(({ name, lastModified }) => `${lastModified} ${name}`);
  return keys.map((key, index) => {
    const earlier = keys.slice(0, index).filter((other) => other === key).length;
    return `${key} ${earlier}`;
  });
}

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
  onRemove: (file: File) => void;
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

export function FileTiles<T extends ExistingImage>(props: FileTilesProps<T>) {
  const { name, existing, files, disabled, onRemoveExisting, onRemove } = props;
  const { setFocus } = useFormContext();
  const { errors } = useFormState({ name });
  const keys = keysOf(files);
  const shares = useShares(name);
  const { t } = useTranslation();

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
          wrong={get(errors, `${name}.${index}`)}
          share={shares[index]}
          onRemove={refocusAfter(() => onRemove(file))}
        />
      ))}
    </Box>
  );
}
