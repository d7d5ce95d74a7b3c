import type { InferType } from 'yup';
import type {
  Announcement,
  announcementCreateSchema,
  AnnouncementForm,
} from '../../../contract/announcement';
import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import type { Versioned } from '../../../contract/versioned';
import { api, invalidatesOnSuccess, ofVersion, sendsForm } from '../../shared/api/api';
import { isId, textOf, unwrap, unwrapList, versionOf } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';

/** An announcement whose type may be any word, or '' for none. */
export interface StoredAnnouncement extends Omit<Announcement, 'type'> {
  type: string;
}

type NewAnnouncement = InferType<typeof announcementCreateSchema>;

export function readAnnouncement(value: unknown): StoredAnnouncement | null {
  if (!isRecord(value)) return null;
  const { id, text, type } = value;
  if (!isId(id)) return null;
  return { id, text: textOf(text), type: textOf(type), ...versionOf(value) };
}

const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<StoredAnnouncement[], void>({
      query: () => ({ url: '/announcements' }),
      transformResponse: (response) =>
        unwrapList(response).flatMap((item) => readAnnouncement(item) ?? []),
      providesTags: ['Announcement'],
    }),
    getAnnouncement: build.query<StoredAnnouncement | null, Id>({
      query: (id) => ({ url: `/announcements/${encodeURIComponent(id)}` }),
      transformResponse: (response) => readAnnouncement(unwrap(response)),
    }),
    createAnnouncement: build.mutation<unknown, NewAnnouncement>({
      query: (body) => ({ url: '/announcements', method: 'POST', body }),
      invalidatesTags: invalidatesOnSuccess('Announcement'),
      extraOptions: sendsForm,
    }),
    updateAnnouncement: build.mutation<unknown, AnnouncementForm & Versioned>({
      query: ({ id, version, ...body }) => ({
        url: `/announcements/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
        ...ofVersion(version),
      }),
      onQueryStarted: showsOwnSave('Announcement', readAnnouncement),
      invalidatesTags: invalidatesOnSuccess('Announcement'),
      extraOptions: sendsForm,
    }),
  }),
});

export const {
  useGetAnnouncementsQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} = announcementsApi;

/** Fetches the current state of an announcement, bypassing the cache. */
export const fetchAnnouncement = (id: Id) =>
  announcementsApi.endpoints.getAnnouncement.initiate(id, {
    forceRefetch: true,
    subscribe: false,
  });
