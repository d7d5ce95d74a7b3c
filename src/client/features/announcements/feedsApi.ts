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
  cap: string | null;
  isTest: boolean;
}

/** @param response absolute addresses, or paths below the API's origin, as `FeedAddresses` */
export function readFeeds(response: unknown): Feeds | null {
  const paths = unwrap(response);
  if (!isRecord(paths)) return null;
  const known: Partial<Record<keyof FeedAddresses, unknown>> = paths;
  const addressOf = (path: unknown) => new URL(textOf(path), API_ROOT).href;
  return {
    announcement: addressOf(known.announcement),
    postsJson: addressOf(known.posts_json),
    postsAtom: addressOf(known.posts_atom),
    cap: textOf(known.cap) ? addressOf(known.cap) : null,
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
