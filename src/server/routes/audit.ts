import { object } from 'yup';
import type { InferType } from 'yup';
import { AUDIT_ACTIONS, AuditEvent, AuditRecord } from '../../contract/audit';
import { dayOf, inYangon } from '../../contract/dates';
import { optionalLine } from '../../contract/fields';
import { DESCRIPTION_MAX_BYTES, MAX_LENGTH } from '../../contract/lengths';
import { PAGE_SIZE } from '../../contract/limits';
import { ALL_NOUNS } from '../../contract/nouns';
import { AuditPageMeta, plainPageOf } from '../../contract/paging';
import { searchDayFields } from '../../contract/search';
import { TEXT } from '../../contract/shapes';
import { inOwnTurn } from '../runtime/turns';
import { BYTE_ORDER_MARK, csvLine } from '../http/csv';
import { found } from '../http/errors';
import { query, toStoreId } from '../http/input';
import { choice, plainPage, toDays, toWindow, windowSchema } from '../http/pages';
import { callerOf } from '../http/auth';
import { idOf, route } from '../http/route';
import type { Route } from '../http/route';
import { FileResponse } from '../http/routeResponse';
import { findRecord, listRecords, readAll } from '../store/audit';
import type { AuditFilter } from '../store/audit';
import type { Db } from '../store/schema';
import { checkRecentSignIn } from './escalation';

function id() {
  return optionalLine(MAX_LENGTH.id).test(
    'id',
    'The id must be a whole number from 1.',
    (text) => text === '' || toStoreId(text) !== null,
  );
}

const filterSchema = object({
  ...searchDayFields(),
  user_id: id(),
  action: choice(AUDIT_ACTIONS),
  noun: choice(ALL_NOUNS),
  noun_id: id().when('noun', ([noun]: string[], schema) =>
    schema.test('of-noun', 'An id needs its noun.', (text) => text === '' || Boolean(noun)),
  ),
});

const pageSchema = windowSchema(PAGE_SIZE.audit).concat(filterSchema);

function toFilter(parameters: InferType<typeof filterSchema>): AuditFilter {
  return {
    userId: toStoreId(parameters.user_id),
    action: AUDIT_ACTIONS.find((action) => action === parameters.action) ?? null,
    entity: ALL_NOUNS.find((entity) => entity === parameters.noun) ?? null,
    entityId: toStoreId(parameters.noun_id),
    ...toDays(parameters),
  };
}

const pageQuery = query(pageSchema, (parameters) => ({
  window: toWindow(parameters, PAGE_SIZE.audit),
  filter: toFilter(parameters),
}));

const COLUMNS = [
  'Time (Asia/Yangon)',
  'User',
  'E-mail',
  'Action',
  'Type',
  'Id',
  'Name',
  'Concern',
  'Address',
  'Request',
];

/** `2026-06-05 09:30:00`, which spreadsheets read as a date with a time. */
function momentOf(createdAt: string): string {
  return inYangon(new Date(createdAt)).slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace('T', ' ');
}

function lineOf(record: AuditRecord): string {
  const { created_at, user, action, noun, noun_id, name, concern, address, request_id } = record;
  return csvLine([
    momentOf(created_at),
    user?.name ?? '',
    user?.email ?? '',
    action,
    noun,
    String(noun_id),
    name,
    concern ?? '',
    address,
    request_id,
  ]);
}

/**
 * The maximum size of a batch of records. The largest record has two posts with descriptions of
 * maximum length.
 */
const BATCH_BYTES = 8 * DESCRIPTION_MAX_BYTES;

async function* csvOf(db: Db, filter: AuditFilter): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(COLUMNS));
  const batches = readAll(db, filter, (records) => records.map(lineOf).join(''));
  const next = () => inOwnTurn(() => batches.next());
  for (let batch = await next(); !batch.done; batch = await next()) yield Buffer.from(batch.value);
}

/** Requires a privileged role, because the trail shows all users' actions and addresses. */
export const auditRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/audit',
    summary: 'List audit records',
    access: 'privileged',
    input: pageQuery,
    response: plainPageOf(AuditEvent, {}, AuditPageMeta),
    call: async ({ db }, request, { window, filter }) =>
      plainPage(request, window, await listRecords(db, window, filter)),
  }),
  route({
    method: 'GET',
    path: '/api/audit/:id',
    summary: 'Read an audit record',
    access: 'privileged',
    data: AuditRecord,
    call: async ({ db }, request) => found(await findRecord(db, idOf(request))),
  }),
  route({
    method: 'GET',
    path: '/api/audit/csv',
    summary: 'Export audit records',
    access: 'privileged',
    input: query(filterSchema, toFilter),
    response: TEXT,
    contentType: 'text/csv',
    call: ({ db, now }, request, filter) => {
      checkRecentSignIn(callerOf(request).account, now());
      const name = `activity-${dayOf(now())}.csv`;
      const type = 'text/csv; charset=utf-8';
      return Promise.resolve(new FileResponse(name, type, csvOf(db, filter), BATCH_BYTES));
    },
  }),
];
