import { object, string } from 'yup';
import type { InferType } from 'yup';
import { CAP_STATUSES } from '../../contract/feeds';
import type { CapStatus } from '../../contract/feeds';
import { mustBe, wholeNumber } from './settings';

export interface CapSettings {
  sender: string;
  oid: string;
  status: CapStatus;
  expiresHours: number;
}

export interface FeedSettings {
  /** The public origin without a slash at its end; null if unknown. */
  publicUrl: string | null;
  /** The page of a post on the public site, with `{id}` in place of its id; null if unknown. */
  postUrl: string | null;
  cap: CapSettings | null;
}

/** The origin of an address in any spelling; null if the address has more parts than that. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, href, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

const ID = '{id}';

/** The page of a post, from an address that has `{id}` in its path, query or fragment. */
export function pageOf(postUrl: string, id: number): string {
  return new URL(postUrl.replaceAll(ID, String(id))).href;
}

/** The site of a page, for what has no page of its own. */
export const siteOf = (url: string) => `${new URL(url).origin}/`;

function isPostUrl(text: string): boolean {
  const [address = '', ...rest] = text.split(ID);
  if (rest.length === 0 || !URL.canParse(text.replaceAll(ID, '1'))) return false;
  const { protocol, username, password } = new URL(text.replaceAll(ID, '1'));
  return (
    /^https?:$/.test(protocol) && !username && !password && /^\w+:\/\/[^/?#]+[/?#]/.test(address)
  );
}

/** WMO's identifiers begin with 2.49.0. Alerts continue with 1; 0 identifies authorities. */
const isOfAlerts = (oid: string) => /^2\.49\.0\.1\./.test(oid) || !/^2\.49\.0(\.|$)/.test(oid);

/** The variables of the feeds. CAP forbids blanks, commas, `<` and `&` in a sender's name. */
export const feedSchema = object({
  PUBLIC_FEEDS: string()
    .oneOf(['true', 'false'] as const, mustBe('true or false'))
    .default('false'),
  PUBLIC_URL: string().test(
    'origin',
    mustBe('an address without a path, query or user, such as https://weather.example.org'),
    (text) => text === undefined || originOf(text) !== null,
  ),
  PUBLIC_POST_URL: string().test(
    'post',
    mustBe('an address with {id}, such as https://www.example.org/posts/{id}'),
    (text) => text === undefined || isPostUrl(text),
  ),
  CAP_SENDER: string()
    .matches(/^[!-~]{3,200}$/, mustBe('3 to 200 Latin letters, digits or signs without blanks'))
    .matches(/^[^,<&]*$/, mustBe('a name without commas, < and &')),
  CAP_OID: string()
    .matches(
      /^(?=.{3,100}$)[0-2](\.(0|[1-9]\d*))+$/,
      mustBe('an object identifier such as 2.49.0.1.104.0'),
    )
    .test(
      'alerts',
      mustBe('an identifier of alerts such as 2.49.0.1.104.0 (2.49.0.0 names their publisher)'),
      (oid) => oid === undefined || isOfAlerts(oid),
    ),
  CAP_STATUS: string()
    .oneOf(CAP_STATUSES, mustBe(`one of ${CAP_STATUSES.join(', ')}`))
    .default('Test'),
  CAP_EXPIRES_HOURS: wholeNumber(24, 1, 72),
});

type FeedValues = InferType<typeof feedSchema>;

export function problemOfFeeds({ CAP_SENDER, CAP_OID }: FeedValues): string | null {
  const isHalf = (CAP_SENDER === undefined) !== (CAP_OID === undefined);
  return isHalf ? 'CAP_SENDER and CAP_OID must be set together.' : null;
}

export function feedSettingsOf(set: FeedValues): FeedSettings | null {
  const { CAP_SENDER: sender, CAP_OID: oid, CAP_STATUS: status } = set;
  const { CAP_EXPIRES_HOURS: expiresHours } = set;
  if (set.PUBLIC_FEEDS !== 'true') return null;
  return {
    publicUrl: set.PUBLIC_URL === undefined ? null : originOf(set.PUBLIC_URL),
    postUrl: set.PUBLIC_POST_URL ?? null,
    cap: sender !== undefined && oid !== undefined ? { sender, oid, status, expiresHours } : null,
  };
}
