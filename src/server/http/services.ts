import type { ConfirmedTime } from '../confirmedTime';
import type { FeedSettings } from '../feedSettings';
import type { ImageDecoder } from '../images/imageDecoder';
import type { Passwords } from '../passwords';
import type { Db } from '../store/schema';
import type { TwoFactor } from '../twoFactor';

/** The dependencies of the routes. */
export interface Services {
  db: Db;
  passwords: Passwords;
  images: ImageDecoder;
  now: () => Date;
  /** For what is deleted for good. */
  confirmedTime: ConfirmedTime;
  /** Null where two-factor sign-in is off. */
  twoFactor: TwoFactor | null;
  /** Null where the public feeds are off. */
  feeds: FeedSettings | null;
  /** How long a session lasts at most, however often it is used. */
  maxSessionMs: number;
}
