import type { FeedAddresses } from '../../../contract/feeds';
import { isRecord } from '../../../contract/records';
import { api } from '../../shared/api/api';
import { textOf, unwrap } from '../../shared/api/normalize';
import { API_ROOT } from '../../shared/api/transport';

/** The absolute addresses of the server's feeds. `isTest`: its alerts are marked as tests. */
export interface Feeds {
  announcement: string;
  postsJson: string;
  postsAtom: string;
  /** The index of the alerts, and the newest one; null if alerts are off. */
  capAtom: string | null;
  cap: string | null;
  isTest: boolean;
}

/** @param response absolute addresses, or paths below the API's origin, as `FeedAddresses` */
export function readFeeds(response: unknown): Feeds | null {
  const paths = unwrap(response);
  if (!isRecord(paths)) return null;
  const known: Partial<Record<keyof FeedAddresses, unknown>> = paths;
  const addressOf = (path: unknown) => new URL(textOf(path), API_ROOT).href;
  const addressIfAny = (path: unknown) => (textOf(path) ? addressOf(path) : null);
  return {
    announcement: addressOf(known.announcement),
    postsJson: addressOf(known.posts_json),
    postsAtom: addressOf(known.posts_atom),
    capAtom: addressIfAny(known.cap_atom),
    cap: addressIfAny(known.cap),
    isTest: known.cap_status !== 'Actual',
  };
}

const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeeds: build.query<Feeds | null, void>({
      query: () => ({ url: '/feeds' }),
      transformResponse: readFeeds,
    }),
  }),
});

export const { useGetFeedsQuery } = feedsApi;
