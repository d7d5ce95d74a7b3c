import { createContext } from 'react';
import { UPLOAD } from '../../../../contract/limits';
import { importPart } from '../../newVersion';

/**
 * Scales a photograph down.
 *
 * @returns the file to send: the given one where scaling gains nothing
 * @throws where it could not be decoded, and once `signal` is aborted
 */
export type ScalePhoto = (photo: File, signal: AbortSignal) => Promise<File>;

/** Loaded with the first photograph. */
const scaleInWorker: ScalePhoto = async (photo, signal) => {
  const worker = await importPart(() => import('./scaleInWorker'));
  return worker.scaleInWorker(photo, signal);
};

/** How photographs are scaled; null where the browser cannot, and every file is sent as it is. */
export const ScalePhotoContext = createContext<ScalePhoto | null>(
  'OffscreenCanvas' in globalThis ? scaleInWorker : null,
);

/** The types that are scaled. A GIF may be an animation, which a canvas does not keep. */
const SCALED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const isFile = (value: unknown): value is File => value instanceof File;

/** The files in the value of a field: a list of files, one file, or none. */
export const asFiles = (value: unknown): File[] => [value].flat().filter(isFile);

export const isTooLarge = ({ size }: File) => size > UPLOAD.maxFileBytes;

/** A form, whatever its fields are. */
interface FormOfFiles {
  getValues(): Record<string, unknown>;
  setValue(name: string, value: unknown, options: { shouldDirty: boolean }): void;
}

const none: File[] = [];

/**
 * Prepares the photographs of a form for sending, one at a time: a decoded one takes some 50 MB of
 * memory. The form's values own the files; here is what has become of each. One that cannot be scaled
 * is sent as it is, one that is too large all the same is removed from the form.
 */
export class PhotoQueue {
  private readonly ready = new WeakSet<File>();
  private readonly failed = new WeakSet<File>();
  /** By field, until its files are changed. */
  private readonly refused = new Map<string, File[]>();
  private refusals = 0;
  private running: { photo: File; abort: AbortController } | undefined;
  private waiting: ((isStillThere: boolean) => void)[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly form: FormOfFiles,
    private readonly scale: ScalePhoto | null,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Whether a file is of a kind that is scaled. */
  readonly isScalable = ({ type }: File) => this.scale !== null && SCALED_TYPES.includes(type);

  readonly stateOf = (file: File): 'preparing' | 'failed' | 'ready' => {
    if (this.failed.has(file)) return 'failed';
    return this.ready.has(file) || !this.isScalable(file) ? 'ready' : 'preparing';
  };

  /** The photographs of a field that were too large once they were prepared. */
  readonly refusedOf = (name: string): File[] => this.refused.get(name) ?? none;

  /** The files of the field have been changed by hand. */
  forgetRefused(name: string): void {
    this.refused.delete(name);
    this.notify();
  }

  private fields() {
    return Object.entries(this.form.getValues());
  }

  /** All files of the form, in the order of its fields. */
  files(): File[] {
    return this.fields().flatMap(([, value]) => asFiles(value));
  }

  /** The index of a field's first file among all files. */
  indexOf(name: string): number {
    const fields = this.fields();
    const before = fields.slice(
      0,
      fields.findIndex(([other]) => other === name),
    );
    return before.flatMap(([, value]) => asFiles(value)).length;
  }

  private next(): File | undefined {
    return this.files().find((file) => this.stateOf(file) === 'preparing');
  }

  isIdle(): boolean {
    return this.next() === undefined;
  }

  /** Waits until all is prepared. @returns false where a photo was refused or the form was left */
  async settled(): Promise<boolean> {
    const { refusals } = this;
    if (this.isIdle()) return true;
    const isStillThere = await new Promise<boolean>((resolve) => this.waiting.push(resolve));
    return isStillThere && this.refusals === refusals;
  }

  private endWaiting(isStillThere: boolean): void {
    const ended = this.waiting;
    this.waiting = [];
    for (const resolve of ended) resolve(isStillThere);
  }

  private stop(): void {
    this.running?.abort.abort();
    this.running = undefined;
  }

  /** Stops and ends all waiting, as the form is left. */
  readonly close = () => {
    this.stop();
    this.endWaiting(false);
  };

  retry(photo: File): void {
    this.failed.delete(photo);
    this.notify();
    this.proceed();
  }

  /** Follows each change of the values: prepares new photos, and stops with those that are gone. */
  readonly proceed = () => {
    if (this.running && !this.files().includes(this.running.photo)) this.stop();
    const photo = this.next();
    if (!photo) this.endWaiting(true);
    else if (!this.running) void this.prepare(photo);
  };

  private async prepare(photo: File): Promise<void> {
    const abort = new AbortController();
    this.running = { photo, abort };
    const prepared = await this.scale?.(photo, abort.signal).catch(() => null);
    if (abort.signal.aborted) return;
    this.running = undefined;
    if (prepared) this.ready.add(prepared);
    else this.failed.add(photo);
    this.put(photo, prepared ?? photo);
    this.notify();
    this.proceed();
  }

  /** Puts what will be sent in the place of a photograph. */
  private put(photo: File, prepared: File): void {
    const isRefused = isTooLarge(prepared);
    if (prepared === photo && !isRefused) return;
    if (isRefused) this.refusals += 1;
    for (const [name, value] of this.fields()) {
      const files = asFiles(value);
      if (!files.includes(photo)) continue;
      if (isRefused) this.refused.set(name, [...this.refusedOf(name), prepared]);
      const next = files.flatMap((file) =>
        file === photo ? (isRefused ? [] : [prepared]) : [file],
      );
      const changed = Array.isArray(value) ? next : (next[0] ?? null);
      this.form.setValue(name, changed, { shouldDirty: true });
    }
  }
}
