import PQueue from 'p-queue';
import { unavailable } from '../errors';

const SEARCHES_PER_ACCOUNT = 2;
/** Half of the connections to PostgreSQL, so that searches leave the others to everybody else. */
const CONCURRENT_SEARCHES = 5;
/** More than a person has open in tabs. */
const MAX_WAITING_PER_ACCOUNT = 8;
const MAX_WAIT_MS = 5_000;

/** Limits the simultaneous searches of each account, and of all accounts together. */
export class SearchQueue {
  private readonly all = new PQueue({ concurrency: CONCURRENT_SEARCHES });
  private readonly accounts = new Map<number, PQueue>();

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  /** @throws HttpError 503 if the search would wait for too long, or too many wait already */
  async run<T>(account: number, search: () => Promise<T>): Promise<T> {
    const own = this.accounts.get(account) ?? new PQueue({ concurrency: SEARCHES_PER_ACCOUNT });
    if (own.size >= MAX_WAITING_PER_ACCOUNT) throw unavailable();
    this.accounts.set(account, own);
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(unavailable()), this.maxWaitMs);
    const begin = () => {
      clearTimeout(timer);
      return search();
    };
    const { signal } = wait;
    try {
      return await own.add(() => this.all.add(begin, { signal }), { signal });
    } finally {
      clearTimeout(timer);
      if (own.size + own.pending === 0) this.accounts.delete(account);
    }
  }
}
