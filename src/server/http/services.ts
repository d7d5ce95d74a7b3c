import type { ImageDecoder } from '../images/imageDecoder';
import type { Passwords } from '../passwords';
import type { Db } from '../store/schema';

/** The dependencies of the routes. */
export interface Services {
  db: Db;
  passwords: Passwords;
  images: ImageDecoder;
  now: () => Date;
  /** How long a session lasts at most, however often it is used. */
  maxSessionMs: number;
}
