import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeEvent, DragEvent as ReactDragEvent, Ref } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { UPLOAD } from '../../../../contract/limits';
import { useTranslation } from '../../text/i18n';
import { AddPhoto } from '../../ui/icons';
import { InlineMessage } from '../../ui/InlineMessage';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { FieldFrame } from '../../ui/FieldFrame';
import type { FieldState } from '../../ui/FieldFrame';
import { useField } from '../Form';
import { useFormParts } from '../formContext';
import { FileTiles } from './FileTiles';
import type { ExistingImage } from './FileTiles';
import { asFiles } from './PhotoQueue';
import { refusalText } from './refusalText';

interface Choice {
  multiple: boolean;
  limit: number;
}

function useFileChoice(name: string, { multiple, limit }: Choice) {
  const { t } = useTranslation();
  const { field } = useController({ name });
  const { getValues } = useFormContext();
  const { photos } = useFormParts();
  const refused = useSyncExternalStore(photos.subscribe, () => photos.refusedOf(name));
  useSyncExternalStore(photos.subscribe, photos.countChosen);
  const files = asFiles(field.value);
  const chosen = photos.chosenOf(name);

  const change = (next: File[]) => field.onChange(multiple ? next : (next[0] ?? null));
  const accept = (file: File) => change(multiple ? [...asFiles(getValues(name)), file] : [file]);
  const add = (offered: File[]) => {
    photos.forgetRefused(name);
    const wanted = multiple ? offered : offered.slice(0, 1);
    photos.take(wanted, { name, accept, limit: multiple ? limit : Infinity });
  };
  const remove = (removed: File) => {
    photos.forgetRefused(name);
    photos.withdraw(removed);
    change(asFiles(getValues(name)).filter((file) => file !== removed));
  };
  return {
    files: multiple || chosen.length === 0 ? [...files, ...chosen] : chosen,
    refusals: [...new Set(refused.map((refusal) => refusalText(refusal, limit, t)))],
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
 * Receives files pasted while the focus is inside the element, or anywhere if its file input is
 * the only one on the page.
 *
 * @returns a ref for the element
 */
function usePastedFiles(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isOnlyOne = document.querySelectorAll('input[type="file"]').length === 1;
      const isMeant = zone.current?.contains(document.activeElement) || isOnlyOne;
      const isCovered = zone.current?.closest('[aria-hidden="true"]');
      if (isDisabled || event.defaultPrevented || files.length === 0) return;
      if (!isMeant || isCovered || isPastedAsText(event)) return;
      event.preventDefault();
      onFiles(files);
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
        // Without `accept`, because pickers would hide photos whose type the device does not know.
        multiple={multiple}
        disabled={disabled}
        tabIndex={-1}
        aria-describedby={field.describedBy}
        aria-invalid={field.message !== undefined}
        onChange={choose}
        style={visuallyHidden}
      />
      <AddPhoto sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <div>{multiple ? t('Drag and drop images here') : t('Drag and drop an image here')}</div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('JPEG, PNG, WebP or GIF. Large photos are made smaller, then up to 10 MB each.')}
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
  const { name, required, multiple = false, existing = [], onRemoveExisting } = props;
  const { maxFiles: limit = UPLOAD.maxFiles } = props;
  const { t } = useTranslation();
  const field = useField(name);
  const { isSubmitting: disabled } = useFormState();
  const { files, refusals, add, remove, focusRef } = useFileChoice(name, { multiple, limit });
  const { isOver, handlers } = useDropZone(add, disabled);
  const zone = usePastedFiles(add, disabled);
  const stored = multiple || files.length === 0 ? existing : [];
  const count = stored.length + files.length;
  return (
    <FieldFrame label={field.label} field={field} required={required}>
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
