import { counter, gauge } from '../../runtime/metric';
import type { Metric } from '../../runtime/metric';
import { unavailable } from '../errors';

interface Transfer {
  holder: string;
  bytes: number;
  remaining: () => number;
  abort: () => void;
}

interface Reservation extends Transfer {
  lastRemaining: number | null;
  /** The part that would be done by the deadline at the recent pace. Below 1 it cannot finish. */
  projectedCompletion: number;
}

interface BudgetOptions {
  bytes: number;
  deadlineMs: number;
  stallMs: number;
}

const CHECKS_PER_STALL = 12;

/** The maximum share of the memory for one holder, unless a single transfer needs more. */
const SHARE = 1 / 4;

const sizeOf = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

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
 * Memory that transfers share. Each holder gets a share, or a single transfer that is larger. If
 * the memory or the share is full, a new transfer displaces those that have stalled or are too slow
 * to finish. A transfer that makes progress keeps its reservation.
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
   * @returns a function that releases the memory; calling it again does nothing
   * @throws HttpError 503 if transfers that make progress use all of it, or the holder's share
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

  metrics(transfers: string): Metric[] {
    const { reserved, aborted, options } = this;
    const help = `Stalled ${transfers} aborted because others needed their memory.`;
    return [
      gauge(`${transfers}_bytes`, `Memory used by ${transfers}.`, reserved),
      gauge(`${transfers}_max_bytes`, `Memory limit of ${transfers}.`, options.bytes),
      counter(`${transfers}_dropped_total`, help, aborted),
    ];
  }

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
