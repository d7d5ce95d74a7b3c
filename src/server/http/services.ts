import type { Passwords } from '../passwords';
import type { Db } from '../store/schema';

/** What the routes work with. */
export interface Services {
  db: Db;
  passwords: Passwords;
  now: () => Date;
}
