import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { NOUNS } from '../../../contract/nouns';
import type { NounWith } from '../../../contract/nouns';
import { isRecord } from '../../../contract/records';
import type { RecordVersion } from '../../../contract/recordVersion';
import { api } from '../api/api';
import { isId, isInstant, textOf } from '../api/normalize';
import { readPage } from '../api/readPage';
import type { Page } from '../api/readPage';

export interface HistoryRef {
  noun: NounWith<'history', 'audit' | 'own'>;
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
        url: `/${NOUNS[noun].path}/${encodeURIComponent(id)}/versions`,
        params: { page },
      }),
      transformResponse: (response, _, { page }) =>
        readPage(response, { page, perPage: PAGE_SIZE.versions }, readVersion),
      providesTags: (_result, _error, { noun }) => [NOUNS[noun].component],
    }),
  }),
});

export const { useGetVersionsQuery } = versionsApi;
