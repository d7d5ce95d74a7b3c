import { createContext } from 'react';
import { UPLOAD } from '../../../../contract/limits';
import { importPart } from '../../device/newVersion';
import { makeSignal } from '../../device/signal';
import { takeFile } from './takeFile';
import type { Reason, FileRefusal } from './takeFile';

/**
 * Scales a photo down.
 *
 * @returns the file to send; this is the given file if scaling gains nothing
 * @throws if the photo cannot be decoded, or once `signal` is aborted
 */
export type ScalePhoto = (photo: File, signal: AbortSignal) => Promise<File>;

const scaleInWorker: ScalePhoto = async (photo, signal) => {
  const worker = await importPart(() => import('./scaleInWorker'));
  return worker.scaleInWorker(photo, signal);
};

/**
 * The function that scales photos. It is null if the browser cannot; then files are sent unchanged.
 */
export const ScalePhotoContext = createContext<ScalePhoto | null>(
  'OffscreenCanvas' in globalThis ? scaleInWorker : null,
);

/** The types that are scaled. A GIF may be animated, and a canvas does not keep animations. */
const SCALED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const isFile = (value: unknown): value is File => value instanceof File;

export const asFiles = (value: unknown): File[] => [value].flat().filter(isFile);

const isTooLarge = ({ size }: File) => size > UPLOAD.maxFileBytes;

interface FormOfFiles {
  getValues(): Record<string, unknown>;
  setValue(name: string, value: unknown, options: { shouldDirty: boolean }): void;
}

/** A chosen file that has not been read. */
interface Chosen {
  name: string;
  file: File;
  limit: number;
  accept: (file: File) => void;
}

const none: FileRefusal[] = [];

/**
 * Reads the chosen files of a form, and prepares its photos for sending. It decodes one at a time,
 * because a decoded photo takes some 50 MB of memory. The form's values own the files that have
 * been read; the queue only records their states. A photo that cannot be scaled is sent unchanged.
 * A photo that is too large even so is removed from the form.
 */
export class PhotoQueue {
  private readonly ready = new WeakSet<File>();
  private readonly failed = new WeakSet<File>();
  private readonly refused = new Map<string, FileRefusal[]>();
  private refusals = 0;
  private chosen: Chosen[] = [];
  private isReading = false;
  private skip: (() => void) | undefined;
  private running: { photo: File; abort: AbortController } | undefined;
  private waiting: ((isStillThere: boolean) => void)[] = [];
  private readonly signal = makeSignal();
  readonly subscribe = this.signal.subscribe;

  constructor(
    private readonly form: FormOfFiles,
    private readonly scale: ScalePhoto | null,
  ) {}

  readonly isScalable = ({ type }: File) => this.scale !== null && SCALED_TYPES.includes(type);

  readonly stateOf = (file: File): 'preparing' | 'failed' | 'ready' => {
    if (this.failed.has(file)) return 'failed';
    if (this.chosen.some((chosen) => chosen.file === file)) return 'preparing';
    return this.ready.has(file) || !this.isScalable(file) ? 'ready' : 'preparing';
  };

  readonly refusedOf = (name: string): FileRefusal[] => this.refused.get(name) ?? none;

  private refuse(name: string, file: File, reason: Reason): void {
    this.refusals += 1;
    this.refused.set(name, [...this.refusedOf(name), { file, reason }]);
  }

  forgetRefused(name: string): void {
    this.refused.delete(name);
    this.signal.notify();
  }

  readonly countChosen = () => this.chosen.length;

  /** Returns the chosen files of a field that are still to be read. */
  chosenOf(name: string): File[] {
    return this.chosen.filter((chosen) => chosen.name === name).map(({ file }) => file);
  }

  /**
   * Reads chosen files one after another, and passes the usable ones to `accept`.
   *
   * @param limit how many files the field may have
   */
  take(files: File[], field: Omit<Chosen, 'file'>): void {
    this.chosen = [...this.chosen, ...files.map((file) => ({ ...field, file }))];
    this.signal.notify();
    if (!this.isReading) void this.readAll();
  }

  /** Removes a chosen file that may never be read, such as one of a lost network drive. */
  withdraw(file: File): void {
    if (this.chosen[0]?.file === file) this.skip?.();
    this.chosen = this.chosen.filter((chosen) => chosen.file !== file);
    this.signal.notify();
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    for (let [next] = this.chosen; next; [next] = this.chosen) {
      const current = next;
      const skipped = new Promise<null>((resolve) => (this.skip = () => resolve(null)));
      const taken = this.isFull(current)
        ? 'one too many'
        : await Promise.race([takeFile(current.file), skipped]);
      if (!this.chosen.includes(current)) continue;
      this.chosen = this.chosen.filter((chosen) => chosen !== current);
      if (taken) this.finishReading(current, taken);
    }
    this.isReading = false;
    if (this.isIdle()) this.endWaiting(true);
  }

  private isFull({ name, limit }: Chosen): boolean {
    return asFiles(this.form.getValues()[name]).length >= limit;
  }

  private finishReading({ name, file, accept }: Chosen, taken: File | Reason): void {
    if (typeof taken === 'string') this.refuse(name, file, taken);
    else if (isTooLarge(taken) && !this.isScalable(taken)) this.refuse(name, file, 'too large');
    else accept(taken);
    this.signal.notify();
  }

  private fields() {
    return Object.entries(this.form.getValues());
  }

  files(): File[] {
    return this.fields().flatMap(([, value]) => asFiles(value));
  }

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
    return this.countChosen() === 0 && this.next() === undefined;
  }

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

  readonly close = () => {
    this.stop();
    this.chosen = [];
    this.skip?.();
    this.endWaiting(false);
  };

  retry(photo: File): void {
    this.failed.delete(photo);
    this.signal.notify();
    this.proceed();
  }

  readonly proceed = () => {
    if (this.running && !this.files().includes(this.running.photo)) this.stop();
    const photo = this.next();
    if (this.isIdle()) this.endWaiting(true);
    else if (photo && !this.running) void this.prepare(photo);
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
    this.signal.notify();
    this.proceed();
  }

  private put(photo: File, prepared: File): void {
    const isRefused = isTooLarge(prepared);
    if (prepared === photo && !isRefused) return;
    for (const [name, value] of this.fields()) {
      const files = asFiles(value);
      if (!files.includes(photo)) continue;
      if (isRefused) this.refuse(name, prepared, 'too large');
      const next = files.flatMap((file) =>
        file === photo ? (isRefused ? [] : [prepared]) : [file],
      );
      const changed = Array.isArray(value) ? next : (next[0] ?? null);
      this.form.setValue(name, changed, { shouldDirty: true });
    }
  }
}
