import { useEffect, useState, useSyncExternalStore } from 'react';
import { get } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import { now } from '../../../../contract/clock';
import { selectUser } from '../../session/sessionSlice';
import { makeSignal } from '../../device/signal';
import type { Field } from '../../ui/fieldTable';
import type { Attempts } from '../attempts';
import { differ, fingerprint } from '../fingerprint';
import type { PhotoQueue } from '../files/PhotoQueue';
import { noteKept } from './storedDrafts';
import {
  announceDraft,
  announceWrite,
  filesIn,
  newDraftKey,
  onDraftChange,
  readDrafts,
  removeDrafts,
  writeDraft,
} from './draftStore';
import type { Draft, StoredDraft, Values, WrittenField } from './draftStore';

/** Debounce time, so that saving does not slow down typing. */
const PAUSE_MS = 500;

/**
 * The result of a write. `nothing` means that no changes were left; `withoutPhotos` means that the
 * photos did not fit.
 */
type Kept = 'nothing' | 'all' | 'withoutPhotos' | 'failed';

export interface DraftOffer extends StoredDraft {
  /** Whether the entity has changed since. */
  isOutdated: boolean;
}

interface DraftView {
  /** The drafts of earlier visits and of other tabs, newest first. */
  offers: DraftOffer[];
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
  fields: Record<string, Field>;
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

const writtenIn = (fields: KeptForm['fields']): Record<string, WrittenField> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { label, change, show }]) =>
      show ? [] : [[path, { label, ...(change === 'html' && { isHtml: true }) }]],
    ),
  );

/**
 * Keeps the changes of one open form until they are saved, and offers those of earlier visits and
 * of other tabs. Each open form has a draft of its own, so nothing is mixed.
 */
export class FormDraft {
  private readonly base: string;
  private readonly paths: string[];
  private key: string;
  /** The offers about which the user has decided. Another tab may keep them up to date. */
  private readonly decided = new Set<string>();
  private isStored = false;
  private storedFiles = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isEnded = false;
  private writes = 0;
  private view: DraftView = { offers: [], kept: 'nothing', keptAt: 0 };
  private readonly signal = makeSignal();
  private isOpen = false;
  readonly subscribe = this.signal.subscribe;

  constructor(private readonly form: KeptForm) {
    this.base = fingerprint(form.initial);
    this.paths = Object.keys(form.fields);
    this.key = newDraftKey(form.name);
  }

  readonly getView = () => this.view;

  private show(part: Partial<DraftView>): void {
    this.view = { ...this.view, ...part };
    noteKept(this, this.isOpen && ['all', 'withoutPhotos'].includes(this.view.kept));
    this.signal.notify();
  }

  private changesIn(valueOf: (path: string) => unknown): Values {
    return Object.fromEntries(
      this.paths.flatMap((path): [string, unknown][] => {
        const value = valueOf(path);
        return value !== undefined && differ(value, get(this.form.initial, path))
          ? [[path, value]]
          : [];
      }),
    );
  }

  private changes(): Values {
    const current = this.form.getValues();
    return this.changesIn((path) => get(current, path));
  }

  private async read(): Promise<void> {
    try {
      const drafts = await readDrafts(this.form.owner, this.form.name);
      const offers = drafts
        .filter(({ key }) => !this.isEnded && key !== this.key && !this.decided.has(key))
        .map((draft) => ({
          ...draft,
          values: this.changesIn((path) => draft.values[path]),
          isOutdated: draft.base !== this.base,
        }))
        .filter(({ values }) => Object.keys(values).length > 0);
      if (offers.length + this.view.offers.length > 0) this.show({ offers });
    } catch {
      this.show({ kept: 'failed' });
    }
  }

  /**
   * Reads the drafts of earlier visits.
   *
   * @returns a function that saves and closes the draft when the user leaves the form
   */
  open(): () => void {
    this.isOpen = true;
    void this.read();
    const { owner, name } = this.form;
    const stopListening = onDraftChange(owner, name, ({ key, isRemoved }) => {
      if (key !== this.key) void this.read();
      else if (isRemoved) this.keepAgain();
    });
    window.addEventListener('pagehide', this.flush);
    document.addEventListener('visibilitychange', this.flush);
    return () => {
      this.isOpen = false;
      this.flush();
      noteKept(this, false);
      stopListening();
      window.removeEventListener('pagehide', this.flush);
      document.removeEventListener('visibilitychange', this.flush);
    };
  }

  /** Another tab has restored or discarded the draft, but this form is still open. */
  private keepAgain(): void {
    this.isStored = false;
    this.storedFiles = '';
    this.saveNow();
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

  /** Whether the device has everything, and nothing is being written. */
  isSettled(): boolean {
    const isPending = this.timer !== undefined || this.writes > 0 || !this.form.photos.isIdle();
    return !isPending && this.view.kept === 'all';
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
    const { page, fields, attempts } = this.form;
    const values = this.changes();
    const isChanged = Object.keys(values).length > 0;
    const attempt = attempts.isSecret ? null : attempts.open;
    const written = writtenIn(fields);
    this.writes += 1;
    const kept = await this.write(
      isChanged ? { savedAt: now(), page, base: this.base, values, written, attempt } : null,
      withFiles,
    );
    this.writes -= 1;
    if (withFiles) this.show({ kept, keptAt: now() });
  }

  /**
   * Replaces the stored draft; null removes it. Never throws, because a form works without storage.
   *
   * @param withFiles whether to write the files too; if not, the files of the previous write stay
   */
  private async write(draft: Draft | null, withFiles: boolean): Promise<Kept> {
    if (this.isEnded || (!draft && !this.isStored)) return 'nothing';
    const { owner } = this.form;
    const { key } = this;
    this.isStored = draft !== null;
    try {
      const files = withFiles && draft ? fingerprint(filesOf(draft)) : this.storedFiles;
      if (draft) await writeDraft(owner, key, draft, files !== this.storedFiles);
      else await removeDrafts(owner, [key]);
      this.storedFiles = draft ? files : '';
      announceDraft({ owner, key, isRemoved: !draft });
      return draft ? 'all' : 'nothing';
    } catch {
      this.storedFiles = '';
    }
    if (!draft || filesOf(draft).length === 0) return 'failed';
    return writeDraft(owner, key, withoutFiles(draft), true).then(
      () => 'withoutPhotos',
      () => 'failed',
    );
  }

  /**
   * Fills an offered draft into the form and continues its attempt. The current changes are set
   * aside as a draft that is offered in turn.
   *
   * @param setValue sets a field of the form
   */
  async restore(offer: DraftOffer, setValue: (path: string, value: unknown) => void) {
    const { initial, getValues, attempts } = this.form;
    const { key, values, attempt = null } = offer;
    const isSetAside = Object.keys(this.changes()).length === 0 || (await this.keep());
    if (isSetAside) {
      this.key = newDraftKey(this.form.name);
      this.isStored = false;
      this.storedFiles = '';
    }
    this.decided.add(key);
    for (const path of this.paths.filter((path) => isSetAside || Object.hasOwn(values, path))) {
      const value: unknown = Object.hasOwn(values, path) ? values[path] : get(initial, path);
      if (differ(value, get(getValues(), path))) setValue(path, value);
    }
    attempts.open = attempt;
    this.show({ offers: this.view.offers.filter((other) => other !== offer) });
    if (await this.keep()) await this.remove(key);
    await this.read();
  }

  async discard({ key }: DraftOffer): Promise<void> {
    this.decided.add(key);
    this.show({ offers: this.view.offers.filter((offer) => offer.key !== key) });
    await this.remove(key);
  }

  private async remove(key: string): Promise<void> {
    const { owner } = this.form;
    const removing = removeDrafts(owner, [key]);
    announceWrite(removing);
    try {
      await removing;
      announceDraft({ owner, key, isRemoved: true });
    } catch {
      this.show({ kept: 'failed' });
    }
  }

  /** Removes the draft after a save or a discard, and ignores later writes. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    announceWrite(this.write(null, true));
    this.isEnded = true;
    this.show({ offers: [], kept: 'nothing' });
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

const nothing: DraftView = { offers: [], kept: 'nothing', keptAt: 0 };
const never = () => () => undefined;

export function useDraftView(draft: FormDraft | null): DraftView {
  return useSyncExternalStore(draft?.subscribe ?? never, draft?.getView ?? (() => nothing));
}
