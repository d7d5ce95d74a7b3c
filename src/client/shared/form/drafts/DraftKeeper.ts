import { fingerprint } from '../../leaving/useUnsaved';
import { DraftSlot } from './DraftSlot';
import type { Kept } from './DraftSlot';
import { announceWrite } from './draftStore';
import type { Attempts } from '../Attempts';
import type { PhotoQueue } from '../files/photos/PhotoQueue';
import type { Draft, Values } from './draft';
import { changesIn, offerOf } from './draftValues';

/** Debounce, so that saving does not slow down typing. */
const PAUSE_MS = 500;

interface KeptForm {
  /** Id of the user who fills it in, also once their session has ended. */
  owner: string;
  /** The form and what it edits, such as `post:12`. */
  name: string;
  /** The page that opens the form, below the base path. */
  page: string;
  /** The kept values by path. */
  current: () => Values;
  /** The initial values, also those that are not kept. */
  all: Values;
  photos: Pick<PhotoQueue, 'isIdle' | 'settled'>;
  attempts: Attempts;
}

export interface DraftView {
  /** The draft of an earlier visit, until it is restored or discarded. */
  offer: Draft | null;
  /** Whether the edited entity has changed since that draft was written. */
  isOutdated: boolean;
  kept: Kept;
  /** When the last write was confirmed, in milliseconds since 1970. */
  keptAt: number;
}

/**
 * Keeps the changes of an open form until they are saved, and offers those of an earlier visit. While
 * the offer is open, newer changes are merged into it.
 */
export class DraftKeeper {
  private readonly slot: DraftSlot;
  private readonly initial: Values;
  private knownBase: string | undefined;
  private reading: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private view: DraftView = { offer: null, isOutdated: false, kept: 'nothing', keptAt: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly form: KeptForm) {
    this.initial = form.current();
    this.slot = new DraftSlot(form.owner, form.name, () => this.settle());
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getView = () => this.view;

  /** The fingerprint of all initial values. A form with a long text opens sooner without it. */
  private get base(): string {
    return (this.knownBase ??= fingerprint(this.form.all));
  }

  private show(part: Partial<DraftView>): void {
    this.view = { ...this.view, ...part };
    for (const notify of this.listeners) notify();
  }

  private async read(): Promise<void> {
    try {
      const offer = offerOf(await this.slot.read(), this.initial);
      if (!offer) return;
      this.show({ offer, isOutdated: offer.base !== '' && offer.base !== this.base });
    } catch {
      this.show({ kept: 'failed' });
    }
  }

  /** Reads the draft of an earlier visit. @returns what saves and ends it as the form is left */
  open(): () => void {
    this.reading ??= this.read();
    const unlisten = this.slot.listen();
    window.addEventListener('pagehide', this.flush);
    document.addEventListener('visibilitychange', this.flush);
    return () => {
      this.flush();
      unlisten();
      window.removeEventListener('pagehide', this.flush);
      document.removeEventListener('visibilitychange', this.flush);
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
  readonly flush = () => {
    const isWaiting = this.timer !== undefined || !this.form.photos.isIdle();
    if (isWaiting) this.saveNow();
  };

  /** Saves the values, and the attempt under way, for the page may be gone before its outcome is known. */
  saveNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    announceWrite(this.save());
  }

  private async save(withPhotos = true): Promise<void> {
    await this.reading;
    const { offer } = this.view;
    const { page, current, attempts } = this.form;
    const changed = changesIn(current(), this.initial);
    const isChanged = Object.keys(changed).length > 0;
    const values = { ...offer?.values, ...changed };
    const attempt = attempts.toKeep() ?? offer?.attempt;
    const kept = await this.slot.write(
      isChanged ? { savedAt: Date.now(), page, base: this.base, values, attempt } : offer,
      withPhotos,
    );
    if (!withPhotos) return;
    const isKept = isChanged || kept === 'failed';
    this.show({ kept: isKept ? kept : 'nothing', keptAt: Date.now() });
  }

  /** Follows what is restored into the form. */
  restored(): void {
    this.form.attempts.restore(this.view.offer?.attempt ?? null);
    this.settle();
  }

  /** The offer is decided, or what it contains has been saved; what the form has by then is kept. */
  settle(): void {
    this.show({ offer: null });
    this.saveNow();
  }

  /** After a save. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.slot.close();
    this.show({ offer: null, kept: 'nothing' });
  }
}
