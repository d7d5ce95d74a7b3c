import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isRecord } from '../../../contract/records';
import { selectUser } from '../session/sessionSlice';

/** What somebody wrote into a form and has not saved. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The initial values as JSON: they show whether the edited entity has changed since. */
  base: string;
  /** The changed fields by name. */
  values: Record<string, unknown>;
}

const PREFIX = 'form-draft:';
const KEPT_MS = 30 * 86_400_000;

function parse(text: string | null): Draft | null {
  const draft: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(draft) || !isRecord(draft.values)) return null;
  const { savedAt, base, values } = draft;
  const isWhole = typeof savedAt === 'number' && typeof base === 'string';
  return isWhole && savedAt > Date.now() - KEPT_MS ? { savedAt, base, values } : null;
}

/** Storage may be full, blocked or corrupt; a form works without it. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Removes drafts older than 30 days and entries that are not drafts. */
function dropOld(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    if (attempt(() => parse(localStorage.getItem(key))) === null) localStorage.removeItem(key);
  }
}

/**
 * The draft of one form of one user in local storage.
 *
 * @param owner id of the user; without one nothing is kept, so that nobody reads another's draft
 * @param name the form and what it edits, such as `post:12`
 */
export class DraftSlot {
  private readonly key: string;
  private isOpen: boolean;

  constructor(owner: string | undefined, name: string) {
    this.key = `${PREFIX}${owner}:${name}`;
    this.isOpen = owner !== undefined;
  }

  read(): Draft | null {
    attempt(dropOld);
    return this.isOpen ? attempt(() => parse(localStorage.getItem(this.key))) : null;
  }

  /** Replaces the stored draft; null removes it. */
  write(draft: Draft | null): void {
    if (!this.isOpen) return;
    attempt(() => {
      if (draft) localStorage.setItem(this.key, JSON.stringify(draft));
      else localStorage.removeItem(this.key);
    });
  }

  /** After a save: removes the draft and ignores later writes. */
  close(): void {
    this.write(null);
    this.isOpen = false;
  }
}

/**
 * The draft of a form, owned by the user who was signed in as the form opened, also once their
 * session has ended.
 *
 * @param name the form and what it edits, such as `post:12`
 */
export function useDraftSlot(name: string): DraftSlot {
  const user = useSelector(selectUser);
  const [slot] = useState(
    () => new DraftSlot(user?.id === undefined ? undefined : String(user.id), name),
  );
  return slot;
}
