import PQueue from 'p-queue';
import { unavailable } from '../errors';

/** Each hash takes 128 MB. */
const CONCURRENT_HASHES = 2;
/** At half a second each, more would wait longer than people do. */
const MAX_WAITING_STRANGERS = 20;
/** Enough for an office that shares an address and changes shifts. */
const PLACES_PER_CLIENT = 5;

export interface HashClient {
  kind: 'account' | 'stranger';
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
  private readonly clients = new Map<string, PQueue>();

  /**
   * @param client null for the server itself, which waits with the accounts
   * @throws HttpError 503 if the client already has all its places, or too many strangers wait
   */
  async run<T>(client: HashClient | null, hash: () => Promise<T>): Promise<T> {
    if (client === null) return this.hashes.add(hash, { priority: 1 });
    const isStranger = client.kind === 'stranger';
    const key = `${client.kind} ${client.key}`;
    const own = this.clients.get(key) ?? new PQueue({ concurrency: isStranger ? Infinity : 1 });
    const isFull = isStranger && this.strangers.size >= MAX_WAITING_STRANGERS;
    if (isFull || own.size + own.pending >= PLACES_PER_CLIENT) throw unavailable();
    this.clients.set(key, own);
    try {
      return await own.add(() =>
        isStranger
          ? this.strangers.add(() => this.hashes.add(hash))
          : this.hashes.add(hash, { priority: 1 }),
      );
    } finally {
      if (own.size + own.pending === 0) this.clients.delete(key);
    }
  }
}
