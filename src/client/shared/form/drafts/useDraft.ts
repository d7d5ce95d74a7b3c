import { useEffect, useState, useSyncExternalStore } from 'react';
import { get } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import { now } from '../../../../contract/clock';
import { selectUser } from '../../session/sessionSlice';
import type { Attempts } from '../attempts';
import { differ, fingerprint } from '../fingerprint';
import type { PhotoQueue } from '../files/PhotoQueue';
import { noteKept } from './keptDrafts';
import { announceWrite, filesIn, readDraft, removeDrafts, writeDraft } from './draftStore';
import type { Draft, Values } from './draftStore';

/** Debounce, so that saving does not slow down typing. */
const PAUSE_MS = 500;

/** What became of a write: nothing was left to keep, or the photos did not fit. */
type Kept = 'nothing' | 'all' | 'withoutPhotos' | 'failed';

interface DraftView {
  /** The draft of an earlier visit, until it is restored or discarded. */
  offer: Draft | null;
  /** Whether the edited entity has changed since that draft was written. */
  isOutdated: boolean;
  kept: Kept;
  /** When the last write was confirmed, in milliseconds since 1970 by the server's clock. */
  keptAt: number;
}

interface KeptForm {
  /** Id of the user who fills it in, also once their session has ended. */
  owner: string;
  /** The form and what it edits, such as `post:12`. */
  name: string;
  /** The page that opens the form, below the base path. */
  page: string;
  /** The paths of the kept fields. */
  paths: string[];
  /** The values with which the form was opened. */
  initial: Values;
  getValues: () => Values;
  photos: PhotoQueue;
  attempts: Attempts;
}

const filesOf = ({ values }: Draft) =>
  Object.entries(values).filter(([, value]) => filesIn(value).length > 0);

const withoutFiles = (draft: Draft): Draft => {
  const rest = Object.entries(draft.values).filter(([, value]) => filesIn(value).length === 0);
  return { ...draft, values: Object.fromEntries(rest) };
};

/** Tells the open forms of a draft, by its owner and name, that one of them was saved. */
const ended = new EventTarget();

/**
 * Keeps the changes of an open form until they are saved, and offers those of an earlier visit. While
 * the offer is open, newer changes are merged into it.
 */
export class FormDraft {
  private readonly base: string;
  private reading: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The fingerprint of the files in the store. */
  private storedFiles = '';
  private isEnded = false;
  private view: DraftView = { offer: null, isOutdated: false, kept: 'nothing', keptAt: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly form: KeptForm) {
    this.base = fingerprint(form.initial);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getView = () => this.view;

  private show(part: Partial<DraftView>): void {
    this.view = { ...this.view, ...part };
    // A form that has been left may still be written.
    const isOpen = this.listeners.size > 0;
    noteKept(this, isOpen && ['all', 'withoutPhotos'].includes(this.view.kept));
    for (const notify of this.listeners) notify();
  }

  /** The kept fields that differ from the initial ones; those that the form does not have are left out. */
  private changesIn(valueOf: (path: string) => unknown): Values {
    const { paths, initial } = this.form;
    return Object.fromEntries(
      paths.flatMap((path): [string, unknown][] => {
        const value = valueOf(path);
        return value !== undefined && differ(value, get(initial, path)) ? [[path, value]] : [];
      }),
    );
  }

  private async read(): Promise<void> {
    try {
      const draft = await readDraft(this.form.owner, this.form.name);
      const values = this.changesIn((path) => draft?.values[path]);
      if (!draft || Object.keys(values).length === 0) return;
      this.show({ offer: { ...draft, values }, isOutdated: draft.base !== this.base });
    } catch {
      this.show({ kept: 'failed' });
    }
  }

  /** Reads the draft of an earlier visit. @returns what saves and ends it as the form is left */
  open(): () => void {
    this.reading ??= this.read();
    const { owner, name } = this.form;
    const events: [EventTarget, string, () => void][] = [
      [window, 'pagehide', this.flush],
      [document, 'visibilitychange', this.flush],
      [ended, `${owner}:${name}`, this.settle],
    ];
    for (const [target, type, listen] of events) target.addEventListener(type, listen);
    return () => {
      this.flush();
      noteKept(this, false);
      for (const [target, type, listen] of events) target.removeEventListener(type, listen);
    };
  }

  /** Saves once nothing has changed for a while. */
  readonly changed = () => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.saveSettled, PAUSE_MS);
  };

  /** Photos that are being prepared are written once they are, and not twice. */
  private readonly saveSettled = () => {
    const { photos } = this.form;
    const isSettled = photos.isIdle();
    this.timer = undefined;
    announceWrite(this.save(isSettled));
    if (!isSettled) void photos.settled().then((isOpen) => isOpen && this.changed());
  };

  /** Saves at once what waits to be saved, and photos as they are. */
  private readonly flush = () => {
    if (this.timer !== undefined || !this.form.photos.isIdle()) this.saveNow();
  };

  /** Saves the values, and the attempt under way. */
  saveNow(): void {
    void this.keep();
  }

  /** Saves at once. @returns whether all is kept */
  async keep(): Promise<boolean> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const saving = this.save();
    announceWrite(saving);
    await saving;
    return this.view.kept === 'all';
  }

  private async save(withFiles = true): Promise<void> {
    await this.reading;
    const { offer } = this.view;
    const { page, getValues, attempts } = this.form;
    const current = getValues();
    const changed = this.changesIn((path) => get(current, path));
    const isChanged = Object.keys(changed).length > 0;
    const attempt = (attempts.isSecret ? null : attempts.open) ?? offer?.attempt;
    const values = { ...offer?.values, ...changed };
    const kept = await this.write(
      isChanged ? { savedAt: now(), page, base: this.base, values, attempt } : offer,
      withFiles,
    );
    if (!withFiles) return;
    const isKept = isChanged || kept === 'failed';
    this.show({ kept: isKept ? kept : 'nothing', keptAt: now() });
  }

  /**
   * Replaces the stored draft; null removes it. Never throws: a form works without a store.
   *
   * @param withFiles whether to write the files too; without it those of the last time stay
   */
  private async write(draft: Draft | null, withFiles: boolean): Promise<Kept> {
    if (this.isEnded) return 'nothing';
    const { owner, name } = this.form;
    try {
      const files = withFiles && draft ? fingerprint(filesOf(draft)) : this.storedFiles;
      if (draft) await writeDraft(owner, name, draft, files !== this.storedFiles);
      else await removeDrafts(owner, [name]);
      this.storedFiles = draft ? files : '';
      return draft ? 'all' : 'nothing';
    } catch {
      this.storedFiles = '';
    }
    if (!draft || filesOf(draft).length === 0) return 'failed';
    return writeDraft(owner, name, withoutFiles(draft), true).then(
      () => 'withoutPhotos',
      () => 'failed',
    );
  }

  /** Follows what is restored into the form. */
  restored(): void {
    this.form.attempts.open = this.view.offer?.attempt ?? null;
    this.settle();
  }

  /** The offer is decided, or what it contains has been saved; what the form has by then is kept. */
  readonly settle = () => {
    this.show({ offer: null });
    this.saveNow();
  };

  /** After a save, or to discard it: removes the draft, also from other forms that offer it, and ignores later writes. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.write(null, true);
    this.isEnded = true;
    ended.dispatchEvent(new Event(`${this.form.owner}:${this.form.name}`));
    this.show({ offer: null, kept: 'nothing' });
  }
}

/**
 * The draft of a form; null without one. Where nobody is signed in nothing is kept, so that nobody
 * reads another's draft.
 */
export function useDraft(
  kept: { name: string; page?: string } | undefined,
  form: Omit<KeptForm, 'owner' | 'name' | 'page'>,
): FormDraft | null {
  const owner = useSelector(selectUser)?.id;
  const { pathname, search } = useLocation();
  const [draft] = useState(() =>
    !kept || owner === undefined
      ? null
      : new FormDraft({
          ...form,
          owner: String(owner),
          name: kept.name,
          page: kept.page ?? createPath({ pathname, search }),
        }),
  );
  useEffect(() => draft?.open(), [draft]);
  return draft;
}

const nothing: DraftView = { offer: null, isOutdated: false, kept: 'nothing', keptAt: 0 };
const never = () => () => undefined;

/** A draft as it stands. */
export function useDraftView(draft: FormDraft | null): DraftView {
  return useSyncExternalStore(draft?.subscribe ?? never, draft?.getView ?? (() => nothing));
}
