/**
 * Scales a photograph down.
 *
 * @returns the file to send: the given one where scaling gains nothing
 * @throws where it could not be decoded, and once `signal` is aborted
 */
export type ScalePhoto = (photo: File, signal: AbortSignal) => Promise<File>;

/** A field of the form with files. */
interface PhotoField {
  files: File[];
  /** Puts what is to be sent in the place of a file. @returns whether the field accepts it */
  replace: (photo: File, prepared: File) => boolean;
}

/** The types that are scaled. A GIF may be an animation, which a canvas does not keep. */
const SCALED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Prepares the photographs of a form for sending, one at a time: a decoded one takes some 50 MB of
 * memory. One that cannot be scaled is sent as it is.
 */
export class PhotoQueue {
  private readonly fields = new Map<string, PhotoField>();
  private readonly ready = new WeakSet<File>();
  private readonly failed = new WeakSet<File>();
  private running: { photo: File; abort: AbortController } | undefined;
  private refused = 0;
  private waiting: ((isStillThere: boolean) => void)[] = [];
  private readonly listeners = new Set<() => void>();

  /** @param scale null where the browser cannot scale; then every file is sent as it is */
  constructor(private readonly scale: ScalePhoto | null) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Whether a file is of a kind that is scaled. */
  readonly isScalable = ({ type }: File) => this.scale !== null && SCALED_TYPES.includes(type);

  readonly stateOf = (file: File): 'preparing' | 'failed' | 'ready' => {
    if (this.failed.has(file)) return 'failed';
    return this.ready.has(file) || !this.isScalable(file) ? 'ready' : 'preparing';
  };

  /** All files of the form, in the order in which its fields were mounted. */
  files(): File[] {
    return [...this.fields.values()].flatMap(({ files }) => files);
  }

  /** The index of a field's first file among all files. */
  indexOf(name: string): number {
    const names = [...this.fields.keys()];
    const before = names.slice(0, names.indexOf(name));
    return before.reduce((sum, other) => sum + (this.fields.get(other)?.files.length ?? 0), 0);
  }

  private next(): File | undefined {
    return this.files().find((file) => this.stateOf(file) === 'preparing');
  }

  isIdle(): boolean {
    return this.next() === undefined;
  }

  /** Waits until all is prepared. @returns false where a photo was refused or the form was left */
  async settled(): Promise<boolean> {
    const { refused } = this;
    if (this.isIdle()) return true;
    const isStillThere = await new Promise<boolean>((resolve) => this.waiting.push(resolve));
    return isStillThere && this.refused === refused;
  }

  private endWaiting(isStillThere: boolean): void {
    const ended = this.waiting;
    this.waiting = [];
    for (const resolve of ended) resolve(isStillThere);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Notes the files of a field: prepares new ones, and stops with those that it no longer has. */
  update(name: string, field: PhotoField): void {
    this.fields.set(name, field);
    this.proceed();
  }

  remove(name: string): void {
    this.fields.delete(name);
    this.endWaiting(false);
    this.proceed();
  }

  retry(photo: File): void {
    this.failed.delete(photo);
    this.notify();
    this.proceed();
  }

  private proceed(): void {
    if (this.running && !this.files().includes(this.running.photo)) {
      this.running.abort.abort();
      this.running = undefined;
    }
    const photo = this.next();
    if (!photo) this.endWaiting(true);
    else if (!this.running) void this.prepare(photo);
  }

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

  private put(photo: File, prepared: File): void {
    for (const field of this.fields.values()) {
      if (!field.files.includes(photo)) continue;
      const isKept = field.replace(photo, prepared);
      if (!isKept) this.refused += 1;
      const kept = isKept ? [prepared] : [];
      field.files = field.files.flatMap((file) => (file === photo ? kept : [file]));
    }
  }
}
