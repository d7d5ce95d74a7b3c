import type { Reading } from '../metrics/exposition';
import { unavailable } from '../errors';

/** Bytes held in memory while a client sends or fetches them at its own pace. */
interface Transfer {
  bytes: number;
  /** How many of them are still to come, or to go. */
  left: () => number;
  /** Breaks it off. */
  drop: () => void;
}

interface Place extends Transfer {
  /** What was left at the last look; null before the first. */
  seen: number | null;
  /** How often it would get done within its deadline at its pace of late; below 1 it is hopeless. */
  hope: number;
}

interface RoomOptions {
  bytes: number;
  /** How long a transfer may take at most. */
  deadlineMs: number;
  /** How long one may stand still while nobody needs its room. */
  stallMs: number;
}

/** How often the pace of transfers is looked at, for each time that one may stand still. */
const LOOKS = 12;

/**
 * Memory that transfers share. Whoever finds it full makes room at the cost of those who have
 * stalled, or are so slow that they could never finish; a transfer that moves keeps its place.
 */
export class Room {
  private readonly places = new Set<Place>();
  private readonly watch: NodeJS.Timeout;
  private held = 0;
  private dropped = 0;

  constructor(private readonly options: RoomOptions) {
    this.watch = setInterval(() => this.look(), options.stallMs / LOOKS).unref();
  }

  /**
   * Takes room for a transfer before it begins.
   *
   * @returns a function that gives the room back; called again it does nothing
   * @throws HttpError 503 where all of it is taken by transfers that move
   */
  take(transfer: Transfer): () => void {
    this.makeRoom(transfer.bytes);
    const place = { ...transfer, seen: null, hope: Infinity };
    this.places.add(place);
    this.held += place.bytes;
    return () => this.leave(place);
  }

  close(): void {
    clearInterval(this.watch);
  }

  /** @param what the transfers are called in the names of the readings */
  readings(what: string): Reading[] {
    const { held, dropped, options } = this;
    const help = `Memory that ${what} take, in bytes.`;
    return [
      { name: `${what}_bytes`, help, value: held },
      { name: `${what}_max_bytes`, help: `Memory that ${what} may take.`, value: options.bytes },
      {
        ...{ name: `${what}_dropped_total`, type: 'counter', value: dropped },
        help: `Stalled ${what} that were broken off because others needed their room.`,
      },
    ];
  }

  private makeRoom(bytes: number): void {
    let lacking = this.held + bytes - this.options.bytes;
    if (lacking <= 0) return;
    const hopeless = [...this.places].filter((place) => place.hope < 1 && place.left() > 0);
    const worst = hopeless.sort((one, other) => one.hope - other.hope);
    // Nobody is broken off in vain.
    if (worst.reduce((sum, place) => sum + place.bytes, 0) < lacking) throw unavailable();
    for (const place of worst) {
      if (lacking <= 0) return;
      lacking -= place.bytes;
      this.dropped += 1;
      this.leave(place);
      place.drop();
    }
  }

  private look(): void {
    const { deadlineMs, stallMs } = this.options;
    for (const place of this.places) {
      const left = place.left();
      const moved = place.seen === null ? Infinity : place.seen - left;
      const pace = moved / (stallMs / LOOKS);
      place.hope = (pace * deadlineMs) / place.bytes;
      place.seen = left;
    }
  }

  private leave(place: Place): void {
    if (this.places.delete(place)) this.held -= place.bytes;
  }
}
