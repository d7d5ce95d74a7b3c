import PQueue from 'p-queue';
import { unavailable } from '../errors';

/** Each hash takes 128 MB. */
const CONCURRENT_HASHES = 2;
/** At half a second each, more would wait longer than people do. */
const MAX_WAITING_STRANGERS = 20;
const PLACES = { account: 1, stranger: 2 };

export interface HashClient {
  kind: keyof typeof PLACES;
  key: string;
}

/**
 * Queues the hashing of passwords, which is slow on purpose. Strangers have a bounded queue of
 * their own, which runs one hash at a time. Users with a session, or who sign in from a network
 * that their account knows, wait for at most one hash of a stranger, and for one of each other
 * account.
 */
export class HashQueue {
  private readonly hashes = new PQueue({ concurrency: CONCURRENT_HASHES });
  private readonly strangers = new PQueue({ concurrency: 1 });
  private readonly places = new Map<string, number>();

  /**
   * @param client null for the server itself, which waits with the accounts
   * @throws HttpError 503 if the client already has all its places, or too many strangers wait
   */
  async run<T>(client: HashClient | null, hash: () => Promise<T>): Promise<T> {
    if (client === null) return this.hashes.add(hash, { priority: 1 });
    const leave = this.enter(client);
    try {
      if (client.kind === 'account') return await this.hashes.add(hash, { priority: 1 });
      return await this.strangers.add(() => this.hashes.add(hash));
    } finally {
      leave();
    }
  }

  private enter({ kind, key }: HashClient): () => void {
    const place = `${kind} ${key}`;
    const taken = this.places.get(place) ?? 0;
    const isFull = kind === 'stranger' && this.strangers.size >= MAX_WAITING_STRANGERS;
    if (isFull || taken >= PLACES[kind]) throw unavailable();
    this.places.set(place, taken + 1);
    return () => {
      const left = (this.places.get(place) ?? 1) - 1;
      if (left > 0) this.places.set(place, left);
      else this.places.delete(place);
    };
  }
}
