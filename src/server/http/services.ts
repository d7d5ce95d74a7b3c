import type { TrustedTime } from '../runtime/trustedTime';
import type { FeedSettings } from '../config/feedSettings';
import type { ImageDecoder } from '../images/imageDecoder';
import type { Passwords } from '../accounts/passwords';
import type { Db } from '../store/schema';
import type { TwoFactor } from '../accounts/twoFactor';
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
