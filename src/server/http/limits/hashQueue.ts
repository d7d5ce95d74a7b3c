import PQueue from 'p-queue';
import { unavailable } from '../errors';

/** Each takes 128 MB. */
const CONCURRENT_HASHES = 2;
/** At half a second each, more would wait for longer than people do. */
const MAX_WAITING_STRANGERS = 20;
/** The places of strangers that one network may take up. */
const PLACES_PER_NETWORK = 2;

/**
 * The order in which passwords are hashed, which is slow on purpose. Strangers wait in a bounded
 * queue of their own, of which one at a time is served: whoever has a session, or signs in from a
 * network that their account knows, is delayed by one hash at most.
 */
export class HashQueue {
  private readonly hashes = new PQueue({ concurrency: CONCURRENT_HASHES });
  private readonly strangers = new PQueue({ concurrency: 1 });
  private readonly places = new Map<string, number>();

  run<T>(hash: () => Promise<T>): Promise<T> {
    return this.hashes.add(hash, { priority: 1 });
  }

  /**
   * @param network that of the stranger (`networkOf`)
   * @throws HttpError 503 where too many wait
   */
  async runForStranger<T>(network: string, hash: () => Promise<T>): Promise<T> {
    const taken = this.places.get(network) ?? 0;
    const isFull = this.strangers.size >= MAX_WAITING_STRANGERS;
    if (isFull || taken >= PLACES_PER_NETWORK) throw unavailable();
    this.places.set(network, taken + 1);
    try {
      return await this.strangers.add(() => this.hashes.add(hash));
    } finally {
      this.leave(network);
    }
  }

  private leave(network: string): void {
    const left = (this.places.get(network) ?? 1) - 1;
    if (left > 0) this.places.set(network, left);
    else this.places.delete(network);
  }
}
