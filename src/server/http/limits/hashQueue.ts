import PQueue from 'p-queue';
import { unavailable } from '../errors';

/** Each takes 128 MB. */
const CONCURRENT_HASHES = 2;
/** At half a second each, more would wait for longer than people do. */
const MAX_WAITING_STRANGERS = 20;
/** The places that one account, or one network of strangers, may take up. */
const PLACES = { account: 1, stranger: 2 };

/** For whom a password is hashed: an account by its e-mail key, or a stranger by their network. */
export interface HashClient {
  kind: keyof typeof PLACES;
  key: string;
}

/**
 * The order in which passwords are hashed, which is slow on purpose. Strangers wait in a bounded
 * queue of their own, of which one at a time is served: whoever has a session, or signs in from a
 * network that their account knows, is delayed by one hash at most, and by one for each other
 * account.
 */
export class HashQueue {
  private readonly hashes = new PQueue({ concurrency: CONCURRENT_HASHES });
  private readonly strangers = new PQueue({ concurrency: 1 });
  private readonly places = new Map<string, number>();

  /**
   * @param client null for the server itself, which waits with the accounts
   * @throws HttpError 503 where the client has taken up its places, or too many strangers wait
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

  /** @returns a function that gives the place back */
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
