import type { Metric } from '../../metric';
import { unavailable } from '../errors';

/** Bytes held in memory while a client sends or fetches them at its own pace. */
interface Transfer {
  /** The account or network that it is for. */
  holder: string;
  bytes: number;
  /** How many of the bytes are still to be transferred. */
  remaining: () => number;
  abort: () => void;
}

interface Reservation extends Transfer {
  /** What remained at the previous check; null before the first. */
  lastRemaining: number | null;
  /** How much of it would be done by its deadline at its recent pace; below 1 it cannot finish. */
  projectedCompletion: number;
}

interface BudgetOptions {
  bytes: number;
  /** How long a transfer may take at most. */
  deadlineMs: number;
  /** How long a transfer may stall while nobody needs its memory. */
  stallMs: number;
}

/** How often the pace of transfers is checked during `stallMs`. */
const CHECKS_PER_STALL = 12;

/** How much of the memory one holder may use, unless a single transfer needs more. */
const SHARE = 1 / 4;

const sizeOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** The stalled ones, slowest first, that have as many bytes; null where that is not enough. */
function stalledOf(reservations: readonly Reservation[], bytes: number): Reservation[] | null {
  if (bytes <= 0) return [];
  const slowestFirst = reservations
    .filter((each) => each.projectedCompletion < 1 && each.remaining() > 0)
    .sort((one, other) => one.projectedCompletion - other.projectedCompletion);
  let found = 0;
  const last = slowestFirst.findIndex((each) => (found += each.bytes) >= bytes);
  return last < 0 ? null : slowestFirst.slice(0, last + 1);
}

/**
 * Memory shared by transfers, of which each holder gets a share, or one transfer that is larger. When
 * the memory or the share is full, a new transfer displaces those that have stalled or are too slow
 * to ever finish; one that makes progress keeps its reservation.
 */
export class MemoryBudget {
  private readonly reservations = new Set<Reservation>();
  private readonly timer: NodeJS.Timeout;
  private reserved = 0;
  private aborted = 0;

  constructor(private readonly options: BudgetOptions) {
    this.timer = setInterval(() => this.checkPace(), options.stallMs / CHECKS_PER_STALL).unref();
  }

  /**
   * Reserves memory for a transfer before it starts.
   *
   * @param isRefusable whether the transfer may be refused; otherwise it can exceed the memory
   * @returns a function that releases it; calling it again does nothing
   * @throws HttpError 503 where transfers that make progress use all of it, or the holder's share
   */
  reserve(transfer: Transfer, isRefusable = true): () => void {
    if (!this.free(transfer) && isRefusable) throw unavailable();
    const reservation = { ...transfer, lastRemaining: null, projectedCompletion: Infinity };
    this.reservations.add(reservation);
    this.reserved += reservation.bytes;
    return () => this.release(reservation);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** @param transfers what the names of the metrics call the transfers */
  metrics(transfers: string): Metric[] {
    const { reserved, aborted, options } = this;
    const name = (unit: string) => `${transfers}_${unit}`;
    return [
      { name: name('bytes'), help: `Memory used by ${transfers}.`, value: reserved },
      { name: name('max_bytes'), help: `Memory limit of ${transfers}.`, value: options.bytes },
      {
        ...{ name: name('dropped_total'), type: 'counter', value: aborted },
        help: `Stalled ${transfers} aborted because others needed their memory.`,
      },
    ];
  }

  /** Aborts stalled transfers until there is memory. @returns whether there is */
  private free(transfer: Transfer): boolean {
    const { holder, bytes } = transfer;
    const all = [...this.reservations];
    const own = all.filter((each) => each.holder === holder);
    const share = Math.max(this.options.bytes * SHARE, bytes);
    const displaced = stalledOf(own, sizeOf(own) + bytes - share);
    if (!displaced) return false;
    const others = all.filter((each) => !displaced.includes(each));
    const missing = this.reserved - sizeOf(displaced) + bytes - this.options.bytes;
    const more = stalledOf(others, missing);
    // Nothing is aborted unless that is enough.
    if (!more) return false;
    for (const reservation of [...displaced, ...more]) {
      this.aborted += 1;
      this.release(reservation);
      reservation.abort();
    }
    return true;
  }

  private checkPace(): void {
    const { deadlineMs, stallMs } = this.options;
    for (const reservation of this.reservations) {
      const { bytes, lastRemaining } = reservation;
      const remaining = reservation.remaining();
      const moved = lastRemaining === null ? Infinity : lastRemaining - remaining;
      const bytesPerMs = moved / (stallMs / CHECKS_PER_STALL);
      reservation.projectedCompletion = (bytesPerMs * deadlineMs) / bytes;
      reservation.lastRemaining = remaining;
    }
  }

  private release(reservation: Reservation): void {
    if (this.reservations.delete(reservation)) this.reserved -= reservation.bytes;
  }
}
