import { generatePath } from 'react-router';
import { isRecord } from '../../../../contract/records';
import { paths } from '../../paths';
import type { Draft } from './draft';

const PREFIX = 'form-draft:';

interface OldDraft {
  owner: string;
  name: string;
  draft: Draft;
  /** Removes it from its old place. */
  remove: () => void;
}

function read(key: string): Pick<OldDraft, 'owner' | 'name' | 'draft'> | null {
  const [owner = '', form = '', id = ''] = key.slice(PREFIX.length).split(':');
  try {
    const old: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(old) || !isRecord(old.values) || typeof old.savedAt !== 'number') return null;
    const page = id === 'new' ? paths.PostCreate : generatePath(paths.PostEdit, { id });
    const { savedAt, values } = old;
    return { owner, name: `${form}:${id}`, draft: { savedAt, page, base: '', values } };
  } catch {
    return null;
  }
}

/** The drafts that version 0.1.0 kept in local storage: only posts had any. Others are removed. */
export function oldDrafts(): OldDraft[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return keys.flatMap((key) => {
    const old = read(key);
    const remove = () => localStorage.removeItem(key);
    if (!old) remove();
    return old ? { ...old, remove } : [];
  });
}
