import { isRecord } from '../../../contract/records';

/** What a person wrote into a form and has not sent. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What the form began with, as text: it tells whether what it edits has changed since. */
  base: string;
  /** The fields that were changed, by their names. */
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

/** Storage may be full, blocked or filled by somebody else; a form works without it. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Drafts that nobody came back for within 30 days, and what is none. */
function dropOld(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    if (attempt(() => parse(localStorage.getItem(key))) === null) localStorage.removeItem(key);
  }
}

/**
 * The place in local storage that keeps the draft of one form of one person.
 *
 * @param owner who writes; without one nothing is kept, so that nobody reads what another wrote
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

  /** Keeps a draft in place of the one before, or none. */
  write(draft: Draft | null): void {
    if (!this.isOpen) return;
    attempt(() => {
      if (draft) localStorage.setItem(this.key, JSON.stringify(draft));
      else localStorage.removeItem(this.key);
    });
  }

  /** What was written has been sent: nothing is kept of this form any more. */
  close(): void {
    this.write(null);
    this.isOpen = false;
  }
}
