import { networkOf } from '../../accounts/networks';
import { tooManyAttempts } from '../errors';

const WINDOW_MS = 60_000;
/** With more networks than this in a minute, counting starts again, so that the map stays small. */
const MAX_NETWORKS = 100_000;

export class RequestRate {
  private counts = new Map<string, number>();
  private startedAt = 0;

  constructor(private readonly perMinute: number) {}

  count(address: string, now: Date): void {
    const age = now.getTime() - this.startedAt;
    if (age < 0 || age >= WINDOW_MS || this.counts.size >= MAX_NETWORKS) {
      this.counts.clear();
      this.startedAt = now.getTime();
    }
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    this.counts.set(network, count);
    if (count > this.perMinute) throw tooManyAttempts(WINDOW_MS - age);
  }
}
