import type { InferType } from 'yup';
import type {
  Announcement,
  announcementCreateSchema,
  AnnouncementForm,
} from '../../../contract/announcement';
import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import { api } from '../../shared/api/api';
import { unwrap, unwrapList, isId, textOf } from '../../shared/api/normalize';

/** An announcement as it may be stored: its type is any word, or '' for none (readings 47). */
export interface StoredAnnouncement extends Omit<Announcement, 'type'> {
  type: string;
}

/** What the form of a new announcement hands over. */
export type NewAnnouncement = InferType<typeof announcementCreateSchema>;

function readAnnouncement(answer: unknown): StoredAnnouncement | null {
  if (!isRecord(answer)) return null;
  const { id, text, type } = answer;
  if (!isId(id)) return null;
  return { id, text: textOf(text), type: textOf(type) };
}

const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<StoredAnnouncement[], void>({
      query: () => ({ url: '/announcements' }),
      transformResponse: (answer) =>
        unwrapList(answer).flatMap((item) => readAnnouncement(item) ?? []),
      providesTags: ['Announcement'],
    }),
    getAnnouncement: build.query<StoredAnnouncement | null, Id>({
      query: (id) => ({ url: `/announcements/${encodeURIComponent(id)}` }),
      transformResponse: (answer) => readAnnouncement(unwrap(answer)),
    }),
    createAnnouncement: build.mutation<unknown, NewAnnouncement>({
      query: (body) => ({ url: '/announcements', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Announcement']),
    }),
    updateAnnouncement: build.mutation<unknown, AnnouncementForm & { id: Id }>({
      query: ({ id, ...body }) => ({
        url: `/announcements/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Announcement']),
    }),
  }),
});

export const {
  useGetAnnouncementsQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} = announcementsApi;

/** Fetches an announcement as it is now, whatever the cache holds (readings 46). */
export const fetchAnnouncement = (id: Id) =>
  announcementsApi.endpoints.getAnnouncement.initiate(id, {
    forceRefetch: true,
    subscribe: false,
  });
