import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { NOUNS } from '../../../contract/nouns';
import { isRecord } from '../../../contract/records';
import type { TrashedNoun } from '../../../contract/nouns';
import type { TrashEntry } from '../../../contract/trash';
import { api, invalidatesOnSuccess } from '../api/api';
import { isId, isInstant, textOf } from '../api/normalize';
import { readPage } from '../api/readPage';
import type { Page } from '../api/readPage';

interface TrashPageQuery {
  noun: TrashedNoun;
  page: number;
}

function readEntry(value: unknown, noun: TrashedNoun): TrashEntry | null {
  if (!isRecord(value) || !isId(value.id) || !isId(value.noun_id)) return null;
  if (!isInstant(value.deleted_at) || !isInstant(value.kept_until)) return null;
  const by = isRecord(value.deleted_by) ? value.deleted_by : {};
  return {
    id: value.id,
    noun,
    noun_id: value.noun_id,
    title: textOf(value.title) || null,
    deleted_at: value.deleted_at,
    kept_until: value.kept_until,
    deleted_by: { id: isId(by.id) ? by.id : '', name: textOf(by.name), email: textOf(by.email) },
  };
}

export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTrash: build.query<Page<TrashEntry>, TrashPageQuery>({
      query: (params) => ({ url: '/trash', params }),
      transformResponse: (response, _, { noun, page }) =>
        readPage(response, { page, perPage: PAGE_SIZE.trash }, (item) => readEntry(item, noun)),
      providesTags: ['Trash'],
    }),
    /** The key lets a repeated call restore only once. */
    restore: build.mutation<unknown, { noun: TrashedNoun; id: Id; key: string }>({
      query: ({ noun, id, key }) => ({
        url: `/${NOUNS[noun].path}/${encodeURIComponent(id)}/restore`,
        method: 'POST',
        save: { key },
      }),
      invalidatesTags: (_result, error, { noun }) =>
        error ? [] : ([NOUNS[noun].component, 'Trash'] as const),
    }),
    deleteForGood: build.mutation<unknown, { noun: TrashedNoun; id: Id }>({
      query: ({ noun, id }) => ({
        url: `/trash/${NOUNS[noun].path}/${encodeURIComponent(id)}`,
        method: 'DELETE',
      }),
      invalidatesTags: invalidatesOnSuccess('Trash'),
    }),
  }),
});

export const { useRestoreMutation, useDeleteForGoodMutation } = trashApi;
