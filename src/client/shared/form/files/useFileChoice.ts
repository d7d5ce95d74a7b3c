import { useContext, useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { UPLOAD } from '../../../../contract/limits';
import { useTranslation } from '../../i18n';
import type { Translate } from '../../i18n';
import { inheritKey } from './fileKeys';
import { PhotosContext } from './photos/photosContext';

const BYTES_PER_MB = 1_000_000;

/** Why the server would refuse a file of this type, or null. */
function typeRefusal({ name, type }: File, t: Translate): string | null {
  if (UPLOAD.types.some((known) => known === type)) return null;
  return t('"{{name}}" is not an image that can be used. Choose JPEG, PNG, WebP or GIF.', { name });
}

/** Why the server would refuse a file of this size, or null. */
function sizeRefusal({ name, size }: File, t: Translate): string | null {
  if (size <= UPLOAD.maxFileBytes) return null;
  const limit = UPLOAD.maxFileBytes / BYTES_PER_MB;
  return t('"{{name}}" is larger than {{limit}} MB.', { name, limit });
}

/**
 * @param limit how many files the field accepts, and `free` how many of them are left
 * @param refusalOf why a file is refused, or null
 * @returns the accepted files and a text for each reason to refuse some
 */
function checkFiles(
  files: File[],
  { limit, free }: { limit: number; free: number },
  refusalOf: (file: File) => string | null,
  t: Translate,
) {
  const refusals = files.flatMap((file) => refusalOf(file) ?? []);
  const usable = files.filter((file) => refusalOf(file) === null);
  if (usable.length > free) {
    refusals.push(t('At most {{limit}} images can be sent at once.', { limit }));
  }
  return { accepted: usable.slice(0, free), refusals };
}

const isFile = (value: unknown): value is File => value instanceof File;
const asFiles = (value: unknown): File[] => [value].flat().filter(isFile);

interface Choice {
  multiple: boolean;
  /** How many files the field accepts. */
  limit: number;
}

/**
 * Has the photographs of a field prepared, whether they were chosen or restored from a draft, and puts
 * what is to be sent in their place.
 *
 * @param onRefused gets the reason where one is too large all the same, and is left out
 */
function usePreparation(
  name: string,
  { files, toValue }: { files: File[]; toValue: (files: File[]) => unknown },
  onRefused: (refusal: string) => void,
) {
  const { t } = useTranslation();
  const { getValues, setValue } = useFormContext();
  const photos = useContext(PhotosContext);
  const replace = (photo: File, prepared: File) => {
    const refusal = sizeRefusal(prepared, t);
    const kept = refusal === null ? [prepared] : [];
    if (refusal !== null) onRefused(refusal);
    else if (prepared === photo) return true;
    inheritKey(photo, prepared);
    const current = asFiles(getValues(name));
    const next = current.flatMap((file) => (file === photo ? kept : [file]));
    setValue(name, toValue(next), { shouldDirty: true });
    return refusal === null;
  };
  useEffect(() => photos.update(name, { files, replace }));
  useEffect(() => () => photos.remove(name), [photos, name]);
  return photos;
}

/**
 * The chosen files of a field: several append, a single one is replaced. The field's value is a list
 * of files with `multiple`, else one file or null.
 */
export function useFileChoice(name: string, { multiple, limit }: Choice) {
  const { t } = useTranslation();
  const { field } = useController({ name });
  const [refusals, setRefusals] = useState<string[]>([]);
  const files = asFiles(field.value);
  const toValue = (next: File[]) => (multiple ? next : (next[0] ?? null));
  const { isScalable } = usePreparation(name, { files, toValue }, (refusal) =>
    setRefusals((others) => [...others, refusal]),
  );
  /** A photograph may be small enough once it is scaled. */
  const refusalOf = (file: File) =>
    typeRefusal(file, t) ?? (isScalable(file) ? null : sizeRefusal(file, t));

  const change = (next: File[]) => field.onChange(toValue(next));
  const add = (offered: File[]) => {
    const kept = multiple ? files : [];
    const wanted = multiple ? offered : offered.slice(0, 1);
    const checked = checkFiles(wanted, { limit, free: limit - kept.length }, refusalOf, t);
    setRefusals(checked.refusals);
    if (checked.accepted.length > 0) change([...kept, ...checked.accepted]);
  };
  /** By index, because one file can be chosen twice. */
  const remove = (removed: number) => {
    setRefusals([]);
    change(files.filter((_, index) => index !== removed));
  };
  return { files, refusals, add, remove, focusRef: field.ref };
}
