import { AUDIT_ACTIONS, SECURITY_EVENTS } from '../../../contract/audit';
import { ALL_NOUNS } from '../../../contract/nouns';
import type { AuditEvent, AuditRecord } from '../../../contract/audit';
import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { isRecord } from '../../../contract/records';
import { api } from '../../shared/api/api';
import { isId, isInstant, textOf } from '../../shared/api/normalize';
import { readAllPages, readPage } from '../../shared/api/readPage';
import type { ListFilter, ListState, Page } from '../../shared/api/readPage';

function readUser(value: unknown): AuditEvent['user'] {
  if (!isRecord(value) || !isId(value.id)) return null;
  return { id: value.id, name: textOf(value.name), email: textOf(value.email) };
}

function readEvent(value: unknown): AuditEvent | null {
  if (!isRecord(value) || !isId(value.id) || !isId(value.noun_id)) return null;
  const action = AUDIT_ACTIONS.find((known) => known === value.action);
  const noun = ALL_NOUNS.find((known) => known === value.noun);
  if (!action || !noun || !isInstant(value.created_at)) return null;
  return {
    id: value.id,
    created_at: value.created_at,
    user: readUser(value.user),
    action,
    noun,
    noun_id: value.noun_id,
    name: textOf(value.name),
    name_mm: textOf(value.name_mm),
    concern: SECURITY_EVENTS.find((known) => known === value.concern) ?? null,
    request_id: textOf(value.request_id),
    address: textOf(value.address),
  };
}

function readRecord(response: unknown): AuditRecord | null {
  const value = isRecord(response) ? response.data : null;
  const event = readEvent(value);
  if (!event || !isRecord(value)) return null;
  return { ...event, before: value.before ?? null, after: value.after ?? null };
}

/** Returns the parts of a filter that the server supports, without blank ones. */
function paramsOf({ user_id, action, noun, start_date, end_date }: ListFilter) {
  const compared = Object.entries({ user_id, action, noun, start_date, end_date });
  return Object.fromEntries(compared.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

interface Person {
  id: string;
  name: string;
}

const readPerson = (value: unknown): Person | null =>
  isRecord(value) && isId(value.id)
    ? { id: String(value.id), name: textOf(value.name) || textOf(value.email) }
    : null;

interface Download {
  filter: ListFilter;
  onFile: (file: Blob) => void;
}

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.query<Page<AuditEvent>, ListState>({
      query: (list) => ({
        url: '/audit',
        params: { page: list.page, ...(list.status === 'filtered' && paramsOf(list.filter)) },
      }),
      transformResponse: (response, _, { page }) =>
        readPage(response, { page, perPage: PAGE_SIZE.audit }, readEvent),
    }),
    getRecord: build.query<AuditRecord | null, Id>({
      query: (id) => ({ url: `/audit/${encodeURIComponent(id)}` }),
      transformResponse: readRecord,
    }),
    /** Fetches all users, page by page, in the order of the list. */
    getPeople: build.query<Person[], void>({
      queryFn: (_, _api, _options, call) =>
        readAllPages(call, '/users', PAGE_SIZE.users, readPerson),
      providesTags: ['User'],
    }),
    downloadActivity: build.mutation<null, Download>({
      query: ({ filter, onFile }) => ({
        url: `/audit/csv?${new URLSearchParams(paramsOf(filter)).toString()}`,
        onFile,
      }),
      transformResponse: () => null,
    }),
  }),
});

export const { useGetRecordQuery, useGetPeopleQuery, useDownloadActivityMutation } = activityApi;
