import { useState } from 'react';
import { useController } from 'react-hook-form';
import { UPLOAD } from '../../../../contract/limits';
import { useTranslation } from '../../i18n';
import type { Translate } from '../../i18n';

const BYTES_PER_MB = 1_000_000;

/** Why the server would refuse a file, or null. */
function refusalOf({ name, type, size }: File, t: Translate): string | null {
  if (!UPLOAD.types.some((known) => known === type)) {
    return t('"{{name}}" is not an image that can be used. Choose JPEG, PNG, WebP or GIF.', {
      name,
    });
  }
  if (size > UPLOAD.maxFileBytes) {
    const limit = UPLOAD.maxFileBytes / BYTES_PER_MB;
    return t('"{{name}}" is larger than {{limit}} MB.', { name, limit });
  }
  return null;
}

/**
 * @param limit how many files the field accepts, and `free` how many of them are left
 * @returns the accepted files and a text for each reason to refuse some
 */
function checkFiles(files: File[], { limit, free }: { limit: number; free: number }, t: Translate) {
  const refusals = files.flatMap((file) => refusalOf(file, t) ?? []);
  const usable = files.filter((file) => refusalOf(file, t) === null);
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
 * The chosen files of a field: several append, a single one is replaced. The field's value is a list
 * of files with `multiple`, else one file or null.
 */
export function useFileChoice(name: string, { multiple, limit }: Choice) {
  const { t } = useTranslation();
  const { field } = useController({ name });
  const [refusals, setRefusals] = useState<string[]>([]);
  const files = asFiles(field.value);

  const change = (next: File[]) => field.onChange(multiple ? next : (next[0] ?? null));
  const add = (offered: File[]) => {
    const kept = multiple ? files : [];
    const wanted = multiple ? offered : offered.slice(0, 1);
    const checked = checkFiles(wanted, { limit, free: limit - kept.length }, t);
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
