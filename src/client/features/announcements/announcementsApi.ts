import type { InferType } from 'yup';
import type {
  Announcement,
  AnnouncementVersion,
  announcementCreateSchema,
  AnnouncementForm,
} from '../../../contract/announcement';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { isRecord } from '../../../contract/records';
import type { Versioned } from '../../../contract/versioned';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import {
  isId,
  isInstant,
  listOf,
  textOf,
  unwrap,
  unwrapList,
  versionOf,
} from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { normalizePage } from '../../shared/lists/useListPage';
import type { Page } from '../../shared/lists/useListPage';

/** An announcement whose type may be any word, or '' for none. */
export interface StoredAnnouncement extends Omit<Announcement, 'type'> {
  type: string;
  /** Until when it holds, where its server says so. */
  valid_until?: string;
}

type NewAnnouncement = InferType<typeof announcementCreateSchema>;

/** The times of an announcement, where its server keeps them. */
function timesOf({ issued_at, renewed_at, valid_until }: Record<string, unknown>) {
  return {
    ...(isInstant(issued_at) && {
      issued_at,
      renewed_at: isInstant(renewed_at) ? renewed_at : null,
    }),
    ...(isInstant(valid_until) && { valid_until }),
  };
}

export function readAnnouncement(value: unknown): StoredAnnouncement | null {
  if (!isRecord(value)) return null;
  const { id, text, type } = value;
  if (!isId(id)) return null;
  return { id, text: textOf(text), type: textOf(type), ...timesOf(value), ...versionOf(value) };
}

/** What says who did something; null for nobody. */
const nameIn = ({ user_name }: Record<string, unknown>) => textOf(user_name) || null;

function readRenewal(value: unknown): AnnouncementVersion['renewals'] {
  return isRecord(value) && isInstant(value.at) ? [{ at: value.at, user_name: nameIn(value) }] : [];
}

/** A version without the moment at which it began is none. */
function readVersion(value: unknown): AnnouncementVersion | null {
  if (!isRecord(value) || !isId(value.id) || !isInstant(value.from)) return null;
  const { id, text, type, from, until, renewals } = value;
  return {
    ...{ id, from, text: textOf(text), type: textOf(type), user_name: nameIn(value) },
    until: isInstant(until) ? until : null,
    renewals: (listOf(renewals) ?? []).flatMap(readRenewal),
  };
}

const readAnnouncements = (response: unknown) =>
  unwrapList(response).flatMap((item) => readAnnouncement(item) ?? []);

/**
 * What a refresh may replace: an announcement that has been saved since it was asked for stays.
 *
 * @param held the cached announcements; undefined before the first load
 */
export function withoutOlder(
  loaded: StoredAnnouncement[],
  held: StoredAnnouncement[] = [],
): StoredAnnouncement[] {
  return loaded.map((announcement) => {
    const known = held.find(({ id }) => isSameId(id, announcement.id));
    return known && (known.version ?? 0) > (announcement.version ?? 0) ? known : announcement;
  });
}

const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<StoredAnnouncement[], void>({
      query: () => ({ url: '/announcements' }),
      transformResponse: readAnnouncements,
      providesTags: ['Announcement'],
    }),
    /** Loads the list anew without extending the session, only from a server that knows the mark. */
    refreshAnnouncements: build.query<StoredAnnouncement[], void>({
      query: () => ({ url: '/announcements', params: { refresh: 1 } }),
      transformResponse: readAnnouncements,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              announcementsApi.util.updateQueryData('getAnnouncements', undefined, (held) =>
                withoutOlder(data, held),
              ),
            ),
          // Who started it reads the error.
          () => undefined,
        ),
    }),
    getAnnouncement: build.query<StoredAnnouncement | null, Id>({
      query: (id) => ({ url: `/announcements/${encodeURIComponent(id)}` }),
      transformResponse: (response) => readAnnouncement(unwrap(response)),
    }),
    getAnnouncementVersions: build.query<Page<AnnouncementVersion>, { id: Id; page: number }>({
      query: ({ id, page }) => ({
        url: `/announcements/${encodeURIComponent(id)}/versions`,
        params: { page },
      }),
      transformResponse: (response, _, { page }) => {
        const { items, ...rest } = normalizePage(response, { page, perPage: PAGE_SIZE.versions });
        return { ...rest, items: items.flatMap((item) => readVersion(item) ?? []) };
      },
      providesTags: ['Announcement'],
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
    /** Confirms that an announcement still holds. */
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
  useGetAnnouncementVersionsQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  useRenewAnnouncementMutation,
} = announcementsApi;

/** Publishes a text again. Repeated with the same key it is published once. */
export const publishAgain = (update: Update<AnnouncementForm>) =>
  announcementsApi.endpoints.updateAnnouncement.initiate(update, { track: false });

/** Fetches the current state of an announcement, bypassing the cache. */
export const fetchAnnouncement = (id: Id) =>
  announcementsApi.endpoints.getAnnouncement.initiate(id, {
    forceRefetch: true,
    subscribe: false,
  });

/** Loads what the list and the strip show, in the background. */
export const refreshAnnouncements = () =>
  announcementsApi.endpoints.refreshAnnouncements.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
