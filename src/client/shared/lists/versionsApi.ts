import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { isRecord } from '../../../contract/records';
import type { RecordVersion } from '../../../contract/recordVersion';
import { api } from '../api/api';
import { isId, isInstant, textOf } from '../api/normalize';
import { readPage } from '../api/readPage';
import type { Page } from '../api/readPage';

const VERSIONED = {
  announcement: { path: 'announcements', tag: 'Announcement' },
  slider: { path: 'sliders', tag: 'Slider' },
  role: { path: 'roles', tag: 'Role' },
  category: { path: 'categories', tag: 'Category' },
  post: { path: 'posts', tag: 'Post' },
  user: { path: 'users', tag: 'User' },
} as const;

export interface HistoryRef {
  noun: keyof typeof VERSIONED;
  id: Id;
}

/**
 * Only the version before all records has no start; any other version without one is invalid. A
 * version of an announcement is the entity itself.
 */
function readVersion(value: unknown): RecordVersion | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const { id, entity = value, user_name, from, until } = value;
  if (!isInstant(from) && id !== 0) return null;
  return {
    ...{ id, entity, user_name: textOf(user_name) || null },
    from: isInstant(from) ? from : null,
    until: isInstant(until) ? until : null,
  };
}

const versionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVersions: build.query<Page<RecordVersion>, HistoryRef & { page: number }>({
      query: ({ noun, id, page }) => ({
        url: `/${VERSIONED[noun].path}/${encodeURIComponent(id)}/versions`,
        params: { page },
      }),
      transformResponse: (response, _, { page }) =>
        readPage(response, { page, perPage: PAGE_SIZE.versions }, readVersion),
      providesTags: (_result, _error, { noun }) => [VERSIONED[noun].tag],
    }),
  }),
});

export const { useGetVersionsQuery } = versionsApi;
