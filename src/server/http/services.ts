import type { TrustedTime } from '../trustedTime';
import type { FeedSettings } from '../feedSettings';
import type { ImageDecoder } from '../images/imageDecoder';
import type { Passwords } from '../passwords';
import type { Db } from '../store/schema';
import type { TwoFactor } from '../twoFactor';
import type { SearchQueue } from './limits/searchQueue';

export interface Services {
  db: Db;
  passwords: Passwords;
  images: ImageDecoder;
  searches: SearchQueue;
  now: () => Date;
  trustedTime: TrustedTime;
  twoFactor: TwoFactor | null;
  feeds: FeedSettings | null;
  /** The maximum lifetime of a session, even if it is in use. */
  maxSessionMs: number;
}
