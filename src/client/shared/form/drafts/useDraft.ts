import { useEffect, useState, useSyncExternalStore } from 'react';
import { get } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import { now } from '../../../../contract/clock';
import { selectUser } from '../../session/sessionSlice';
import { makeSignal } from '../../signal';
import type { Attempts } from '../attempts';
import { differ, fingerprint } from '../fingerprint';
import type { PhotoQueue } from '../files/PhotoQueue';
import { noteKept } from './keptDrafts';
import { announceWrite, filesIn, readDraft, removeDrafts, writeDraft } from './draftStore';
import type { Draft, Values } from './draftStore';

/** Debounce time, so that saving does not slow down typing. */
const PAUSE_MS = 500;

/**
 * The result of a write. `nothing` means that no changes were left; `withoutPhotos` means that the
 * photos did not fit.
 */
type Kept = 'nothing' | 'all' | 'withoutPhotos' | 'failed';

interface DraftView {
  offer: Draft | null;
  isOutdated: boolean;
  kept: Kept;
  /** When the last write was confirmed, in milliseconds since 1970 by the server's clock. */
  keptAt: number;
}

interface KeptForm {
  /** The id of the user who opened the form. It stays after their session has ended. */
  owner: string;
  /** Identifies the form and the entity, such as `post:12`. */
  name: string;
  page: string;
  paths: string[];
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

/**
 * Tells the other open forms of a draft that one of them was saved. The event type is the owner and
 * name.
 */
const ended = new EventTarget();

/**
 * Keeps the changes of an open form until they are saved, and offers those of an earlier visit.
 * While the offer is open, new changes are merged into it.
 */
export class FormDraft {
  private readonly base: string;
  private reading: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private storedFiles = '';
  private isEnded = false;
  private view: DraftView = { offer: null, isOutdated: false, kept: 'nothing', keptAt: 0 };
  private readonly signal = makeSignal();
  private isOpen = false;
  readonly subscribe = this.signal.subscribe;

  constructor(private readonly form: KeptForm) {
    this.base = fingerprint(form.initial);
  }

  readonly getView = () => this.view;

  private show(part: Partial<DraftView>): void {
    this.view = { ...this.view, ...part };
    noteKept(this, this.isOpen && ['all', 'withoutPhotos'].includes(this.view.kept));
    this.signal.notify();
  }

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

  /**
   * Reads the draft of an earlier visit.
   *
   * @returns a function that saves and closes the draft when the user leaves the form
   */
  open(): () => void {
    this.isOpen = true;
    this.reading ??= this.read();
    const { owner, name } = this.form;
    const events: [EventTarget, string, () => void][] = [
      [window, 'pagehide', this.flush],
      [document, 'visibilitychange', this.flush],
      [ended, `${owner}:${name}`, this.settle],
    ];
    for (const [target, type, listen] of events) target.addEventListener(type, listen);
    return () => {
      this.isOpen = false;
      this.flush();
      noteKept(this, false);
      for (const [target, type, listen] of events) target.removeEventListener(type, listen);
    };
  }

  readonly changed = () => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.saveSettled, PAUSE_MS);
  };

  /** Waits for photos that are being prepared, so that they are written only once. */
  private readonly saveSettled = () => {
    const { photos } = this.form;
    const isSettled = photos.isIdle();
    this.timer = undefined;
    announceWrite(this.save(isSettled));
    if (!isSettled) void photos.settled().then((isOpen) => isOpen && this.changed());
  };

  /** Saves pending changes at once, with photos in their current state. */
  private readonly flush = () => {
    if (this.timer !== undefined || !this.form.photos.isIdle()) this.saveNow();
  };

  saveNow(): void {
    void this.keep();
  }

  /** Saves at once. @returns whether everything is kept */
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
   * Replaces the stored draft; null removes it. Never throws, because a form works without storage.
   *
   * @param withFiles whether to write the files too; if not, the files of the previous write stay
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

  /** Continues the attempt of the restored draft. */
  restored(): void {
    this.form.attempts.open = this.view.offer?.attempt ?? null;
    this.settle();
  }

  /**
   * Closes the offer, because the user has decided or has saved its content, and keeps the current
   * changes.
   */
  readonly settle = () => {
    this.show({ offer: null });
    this.saveNow();
  };

  /**
   * Removes the draft after a save or a discard, withdraws it from other forms, and ignores later
   * writes.
   */
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
 * Returns the draft of a form, or null if the form keeps none. Without a session nothing is kept,
 * so that nobody reads another user's draft.
 */
export function useDraft(
  { draftName, draftPage }: { draftName?: string; draftPage?: string },
  form: Omit<KeptForm, 'owner' | 'name' | 'page'>,
): FormDraft | null {
  const owner = useSelector(selectUser)?.id;
  const { pathname, search } = useLocation();
  const [draft] = useState(() =>
    draftName === undefined || owner === undefined
      ? null
      : new FormDraft({
          ...form,
          owner: String(owner),
          name: draftName,
          page: draftPage ?? createPath({ pathname, search }),
        }),
  );
  useEffect(() => draft?.open(), [draft]);
  return draft;
}

const nothing: DraftView = { offer: null, isOutdated: false, kept: 'nothing', keptAt: 0 };
const never = () => () => undefined;

export function useDraftView(draft: FormDraft | null): DraftView {
  return useSyncExternalStore(draft?.subscribe ?? never, draft?.getView ?? (() => nothing));
}
