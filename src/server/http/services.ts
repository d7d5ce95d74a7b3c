import type { Passwords } from '../passwords';
import type { Db } from '../store/schema';

/** The dependencies of the routes. */
export interface Services {
  db: Db;
  passwords: Passwords;
  now: () => Date;
}
