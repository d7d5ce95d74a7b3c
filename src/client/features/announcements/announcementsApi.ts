import type { InferType } from 'yup';
import type {
  Announcement,
  announcementCreateSchema,
  AnnouncementForm,
} from '../../../contract/announcement';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import type { Versioned } from '../../../contract/versioned';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import { isId, isInstant, textOf, unwrap, unwrapList, versionOf } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { readAreas } from './areas';

/** An announcement whose type may be any word, or '' for none. */
export interface LoadedAnnouncement extends Omit<Announcement, 'type'> {
  type: string;
  valid_until?: string;
}

type NewAnnouncement = InferType<typeof announcementCreateSchema>;

function timesOf({ issued_at, renewed_at, valid_until }: Record<string, unknown>) {
  return {
    ...(isInstant(issued_at) && {
      issued_at,
      renewed_at: isInstant(renewed_at) ? renewed_at : null,
    }),
    ...(isInstant(valid_until) && { valid_until }),
  };
}

export function readAnnouncement(value: unknown): LoadedAnnouncement | null {
  if (!isRecord(value)) return null;
  const { id, text, type, areas } = value;
  if (!isId(id)) return null;
  return {
    id,
    text: textOf(text),
    type: textOf(type),
    ...readAreas(areas),
    ...timesOf(value),
    ...versionOf(value),
  };
}

const readAnnouncements = (response: unknown) =>
  unwrapList(response).flatMap((item) => readAnnouncement(item) ?? []);

/**
 * Merges a refreshed list, but keeps an announcement that was saved after the request was sent.
 *
 * @param cached the cached announcements; undefined before the first load
 */
export function withoutOlder(
  loaded: LoadedAnnouncement[],
  cached: LoadedAnnouncement[] = [],
): LoadedAnnouncement[] {
  return loaded.map((announcement) => {
    const known = cached.find(({ id }) => isSameId(id, announcement.id));
    return known && (known.version ?? 0) > (announcement.version ?? 0) ? known : announcement;
  });
}

const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<LoadedAnnouncement[], void>({
      query: () => ({ url: '/announcements' }),
      transformResponse: readAnnouncements,
      providesTags: ['Announcement'],
    }),
    /** Loads the list again without extending the session. Only some servers support `refresh`. */
    refreshAnnouncements: build.query<LoadedAnnouncement[], void>({
      query: () => ({ url: '/announcements', params: { refresh: 1 } }),
      transformResponse: readAnnouncements,
      async onQueryStarted(_, call) {
        // The caller reads the error.
        const loaded = await call.queryFulfilled.catch(() => null);
        if (!loaded) return;
        const { endpoints, util } = announcementsApi;
        const { data: cached } = endpoints.getAnnouncements.select()(call.getState());
        const current = withoutOlder(loaded.data, cached);
        void call.dispatch(util.upsertQueryData('getAnnouncements', undefined, current));
      },
    }),
    getAnnouncement: build.query<LoadedAnnouncement | null, Id>({
      query: (id) => ({ url: `/announcements/${encodeURIComponent(id)}` }),
      transformResponse: (response) => readAnnouncement(unwrap(response)),
    }),
    createAnnouncement: build.mutation<unknown, Save<NewAnnouncement>>({
      query: ({ values, ...save }) => ({
        url: '/announcements',
        method: 'POST',
        body: values,
        save,
      }),
      invalidatesTags: invalidatesOnSuccess('Announcement'),
    }),
    updateAnnouncement: build.mutation<unknown, Update<AnnouncementForm>>({
      query: ({ id, values, ...save }) => ({
        url: `/announcements/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: values,
        save,
      }),
      onQueryStarted: showsOwnSave('Announcement', readAnnouncement),
      invalidatesTags: invalidatesOnSuccess('Announcement'),
    }),
    renewAnnouncement: build.mutation<unknown, { id: Id } & Versioned>({
      query: ({ id, version }) => ({
        url: `/announcements/${encodeURIComponent(id)}/renewal`,
        method: 'POST',
        body: {},
        save: { version },
      }),
      invalidatesTags: ['Announcement'],
    }),
  }),
});

export const {
  useGetAnnouncementsQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useRenewAnnouncementMutation,
} = announcementsApi;

/** Publishes a text again. Repeating the call with the same key publishes it only once. */
export const publishAgain = (update: Update<AnnouncementForm>) =>
  announcementsApi.endpoints.updateAnnouncement.initiate(update, { track: false });

/** Fetches the current state of an announcement, bypassing the cache. */
export const fetchAnnouncement = (id: Id) =>
  announcementsApi.endpoints.getAnnouncement.initiate(id, {
    forceRefetch: true,
    subscribe: false,
  });

/** Reloads the data of the list and the strip in the background. */
export const refreshAnnouncements = () =>
  announcementsApi.endpoints.refreshAnnouncements.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
