import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeEvent, DragEvent as ReactDragEvent, Ref } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { UPLOAD } from '../../../../contract/limits';
import { useTranslation } from '../../text/i18n';
import type { Translate } from '../../text/i18n';
import { InlineMessage } from '../../ui/InlineMessage';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { FieldFrame } from '../../ui/FieldFrame';
import type { FieldState } from '../../ui/FieldFrame';
import { useField } from '../Form';
import { useFormParts } from '../formContext';
import { FileTiles } from './FileTiles';
import type { ExistingImage } from './FileTiles';
import { asFiles, isTooLarge } from './PhotoQueue';

const BYTES_PER_MB = 1_000_000;

const HEIC_ADVICE =
  '"{{name}}" is a HEIC photo, which browsers cannot show. Send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or share it by e-mail or messenger and choose the photo that arrives.';

/** Why the server would refuse a file of this type, or null. */
function typeRefusal({ name, type }: File, t: Translate): string | null {
  if (UPLOAD.types.some((known) => known === type)) return null;
  // Some systems know no type for it.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return t(HEIC_ADVICE, { name });
  return t('"{{name}}" is not an image that can be used. Choose JPEG, PNG, WebP or GIF.', { name });
}

const sizeRefusal = ({ name }: File, t: Translate): string =>
  t('"{{name}}" is larger than {{limit}} MB.', {
    name,
    limit: UPLOAD.maxFileBytes / BYTES_PER_MB,
  });

interface Choice {
  multiple: boolean;
  /** How many files the field accepts. */
  limit: number;
}

/**
 * The chosen files of a field: several append, a single one is replaced. The field's value is a list
 * of files with `multiple`, else one file or null.
 */
function useFileChoice(name: string, { multiple, limit }: Choice) {
  const { t } = useTranslation();
  const { field } = useController({ name });
  const { photos } = useFormParts();
  const [refusals, setRefusals] = useState<string[]>([]);
  const tooLarge = useSyncExternalStore(photos.subscribe, () => photos.refusedOf(name));
  const files = asFiles(field.value);

  /** A photograph may be small enough once it is scaled. */
  const refusalOf = (file: File) =>
    typeRefusal(file, t) ??
    (isTooLarge(file) && !photos.isScalable(file) ? sizeRefusal(file, t) : null);
  const show = (refused: string[]) => {
    setRefusals(refused);
    photos.forgetRefused(name);
  };
  const change = (next: File[]) => field.onChange(multiple ? next : (next[0] ?? null));
  const add = (offered: File[]) => {
    const kept = multiple ? files : [];
    const wanted = multiple ? offered : offered.slice(0, 1);
    const refused = wanted.flatMap((file) => refusalOf(file) ?? []);
    const usable = wanted.filter((file) => refusalOf(file) === null);
    const accepted = usable.slice(0, limit - kept.length);
    if (accepted.length < usable.length)
      refused.push(t('At most {{limit}} images can be sent at once.', { limit }));
    show(refused);
    if (accepted.length > 0) change([...kept, ...accepted]);
  };
  /** By index, because one file can be chosen twice. */
  const remove = (removed: number) => {
    show([]);
    change(files.filter((_, index) => index !== removed));
  };
  return {
    files,
    refusals: [...refusals, ...tooLarge.map((photo) => sizeRefusal(photo, t))],
    add,
    remove,
    focusRef: field.ref,
  };
}

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
function useDropZone(onFiles: (files: File[]) => void, isDisabled: boolean) {
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

/** Whether a paste goes into a text field as text. */
function isPastedAsText({ target, clipboardData }: ClipboardEvent): boolean {
  const isInText =
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable="true"]') !== null;
  return isInText && (clipboardData?.getData('text/plain') ?? '') !== '';
}

/**
 * Receives images that are pasted while the focus is in an element, or while its file input is the only one of the page.
 *
 * @returns a ref for the element
 */
function usePastedImages(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const images = files.filter(({ type }) => type.startsWith('image/'));
      const isOnlyOne = document.querySelectorAll('input[type="file"]').length === 1;
      const isMeant = zone.current?.contains(document.activeElement) || isOnlyOne;
      const isCovered = zone.current?.closest('[aria-hidden="true"]');
      if (isDisabled || event.defaultPrevented || images.length === 0) return;
      if (!isMeant || isCovered || isPastedAsText(event)) return;
      event.preventDefault();
      onFiles(images);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  });
  return zone;
}

/** A dashed box, highlighted while files are dragged over it. */
function pickerStyles(isOver: boolean): SxProps<Theme> {
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    p: 2,
    border: '1px dashed',
    borderColor: isOver ? 'primary.main' : 'outline',
    borderRadius: 1.5,
    bgcolor: isOver ? 'tone.accent.surface' : 'background.paper',
    transition: 'background-color 120ms ease-out',
  };
}

interface FilePickerProps {
  field: FieldState;
  isEmpty: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  multiple: boolean;
  isOver: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The box to drop images on, and the button that opens the system's file dialog. */
function FilePicker(props: FilePickerProps) {
  const { field, isEmpty, buttonRef, multiple, isOver, disabled, onFiles } = props;
  const { t } = useTranslation();
  const more = multiple ? t('Add More') : t('Change File');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Otherwise choosing the same file again would be no change to the browser.
    target.value = '';
  };
  return (
    <Box sx={pickerStyles(isOver)}>
      <input
        ref={input}
        id={field.id}
        type="file"
        accept={UPLOAD.types.join(',')}
        multiple={multiple}
        disabled={disabled}
        tabIndex={-1}
        aria-describedby={field.describedBy}
        aria-invalid={field.message !== undefined}
        onChange={choose}
        style={visuallyHidden}
      />
      <AddPhotoAlternateOutlined sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <div>{multiple ? t('Drag and drop images here') : t('Drag and drop an image here')}</div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('JPEG, PNG, WebP or GIF, up to 10 MB each')}
        </Box>
      </Box>
      <Button
        ref={buttonRef}
        variant="outlined"
        disabled={disabled}
        aria-describedby={`${field.labelId} ${field.describedBy ?? ''}`.trim()}
        onClick={() => input.current?.click()}
      >
        <span>{isEmpty ? t('Browse Images') : more}</span>
      </Button>
    </Box>
  );
}

interface FileInputProps<T extends ExistingImage> {
  name: string;
  /** The accessible name of the `input type=file`. */
  label: string;
  required?: boolean;
  /** Several images that append, or a single one that is replaced. */
  multiple?: boolean;
  /** How many new files it accepts, where another field of the form shares the limit. */
  maxFiles?: number;
  /** The stored images, less those removed in this form. */
  existing?: T[];
  onRemoveExisting?: (image: T) => void;
}

/**
 * Images as a field of a form: their tiles, and the picker. Unusable files are refused at once, with
 * the reason. While the form is being sent, nothing can be added or removed.
 */
export function FileInput<T extends ExistingImage>(props: FileInputProps<T>) {
  const { name, label, required, multiple = false, existing = [], onRemoveExisting } = props;
  const { maxFiles: limit = UPLOAD.maxFiles } = props;
  const { t } = useTranslation();
  const field = useField(name);
  const { isSubmitting: disabled } = useFormState();
  const { files, refusals, add, remove, focusRef } = useFileChoice(name, { multiple, limit });
  const { isOver, handlers } = useDropZone(add, disabled);
  const zone = usePastedImages(add, disabled);
  const stored = multiple || files.length === 0 ? existing : [];
  const count = stored.length + files.length;
  return (
    <FieldFrame label={label} field={field} required={required}>
      <Box ref={zone} {...handlers} sx={{ display: 'grid', gap: 1.5 }}>
        {count > 0 && (
          <FileTiles
            name={name}
            existing={stored}
            files={files}
            disabled={disabled}
            onRemoveExisting={onRemoveExisting}
            onRemove={remove}
          />
        )}
        <FilePicker
          field={field}
          isEmpty={count === 0}
          buttonRef={focusRef}
          multiple={multiple}
          isOver={isOver}
          disabled={disabled}
          onFiles={add}
        />
        {refusals.length > 0 && (
          <InlineMessage severity="failure">{refusals.join('\n')}</InlineMessage>
        )}
        <span aria-live="polite" style={visuallyHidden}>
          {count > 0 && t('Images chosen: {{number}}', { number: count })}
        </span>
      </Box>
    </FieldFrame>
  );
}
