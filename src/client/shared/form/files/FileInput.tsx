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

function typeRefusal({ name, type }: File, t: Translate): string | null {
  if (UPLOAD.types.some((known) => known === type)) return null;
  // Some systems report no type for HEIC.
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
  limit: number;
}

function useFileChoice(name: string, { multiple, limit }: Choice) {
  const { t } = useTranslation();
  const { field } = useController({ name });
  const { photos } = useFormParts();
  const [refusals, setRefusals] = useState<string[]>([]);
  const tooLarge = useSyncExternalStore(photos.subscribe, () => photos.refusedOf(name));
  const files = asFiles(field.value);

  /** A large photo may be small enough after scaling. */
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
  /** Removal is by index, because the same file can be chosen twice. */
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

/**
 * Without this the browser would open a file dropped beside the zone, and the form's input would be
 * lost.
 */
function refuseStrayDrop(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Receives files dropped on an element. While it is mounted, files dropped elsewhere are ignored.
 * Dragged text is never touched, so that users can move it between fields.
 *
 * @returns handlers for the element, and whether files are being dragged over it
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

function isPastedAsText({ target, clipboardData }: ClipboardEvent): boolean {
  const isInText =
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable="true"]') !== null;
  return isInText && (clipboardData?.getData('text/plain') ?? '') !== '';
}

/**
 * Receives images pasted while the focus is inside the element, or anywhere if its file input is
 * the only one on the page.
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

/** The drop zone, and the button that opens the system's file dialog. */
function FilePicker(props: FilePickerProps) {
  const { field, isEmpty, buttonRef, multiple, isOver, disabled, onFiles } = props;
  const { t } = useTranslation();
  const more = multiple ? t('Add More') : t('Change File');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Without this, choosing the same file again would not fire a change event.
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
  label: string;
  required?: boolean;
  multiple?: boolean;
  maxFiles?: number;
  /** The stored images except those removed in this form. */
  existing?: T[];
  onRemoveExisting?: (image: T) => void;
}

/**
 * An image field: tiles of the images, and the picker. Unusable files are refused at once with a
 * reason. While the form is being sent, the user cannot add or remove images.
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
