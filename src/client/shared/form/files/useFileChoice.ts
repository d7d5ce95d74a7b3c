import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkFiles } from './checkFiles';

const isFile = (value: unknown): value is File => value instanceof File;
const asFiles = (value: unknown): File[] => [value].flat().filter(isFile);

interface Choice {
  multiple: boolean;
  /** How many files the field takes at once. */
  limit: number;
}

/**
 * The chosen files of a field: several append, a single one is replaced (readings 112). The field's
 * value is a list of files with `multiple`, else one file or null.
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
    const checked = checkFiles(wanted, { limit, room: limit - kept.length }, t);
    setRefusals(checked.refusals);
    if (checked.accepted.length > 0) change([...kept, ...checked.accepted]);
  };
  /** By its place, because one file can be chosen twice. */
  const remove = (gone: number) => {
    setRefusals([]);
    change(files.filter((_, index) => index !== gone));
  };
  return { files, refusals, add, remove, focusRef: field.ref };
}
