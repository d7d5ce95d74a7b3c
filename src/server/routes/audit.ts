import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '../../contract/audit';
import { optionalText } from '../../contract/fields';
import { PAGE_SIZE } from '../../contract/limits';
import { toStoreId, validate } from '../http/input';
import type { Reader } from '../http/input';
import { fromYup } from '../http/openapi/fromYup';
import { plainPageOf, ref } from '../http/openapi/responses';
import { daysSchema, plainPage, toDays, toWindow } from '../http/pages';
import { route } from '../http/route';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { listRecords } from '../store/audit';
import type { AuditFilter } from '../store/audit';
import type { Window } from '../store/pages';

/** One of these values, or ''. */
function oneOf(values: readonly string[]) {
  return optionalText().test(
    'known',
    `Please choose one of: ${values.join(', ')}.`,
    (text) => text === '' || values.includes(text),
  );
}

/** An id, or ''. */
function id() {
  return optionalText().test(
    'id',
    'The id must be a whole number from 1.',
    (text) => text === '' || toStoreId(text) !== null,
  );
}

const auditSchema = daysSchema(PAGE_SIZE.audit).shape({
  user_id: id(),
  action: oneOf(AUDIT_ACTIONS),
  noun: oneOf(AUDIT_ENTITIES),
  noun_id: id().when('noun', ([noun]: string[], schema) =>
    schema.test('of-noun', 'An id needs its noun.', (text) => text === '' || Boolean(noun)),
  ),
});

/** The filter of the audit trail. Blank fields count as absent. */
const auditQuery: Reader<{ window: Window; filter: AuditFilter }> = {
  async read(request) {
    const asked = await validate(auditSchema, request.query);
    const filter = {
      userId: toStoreId(asked.user_id),
      action: AUDIT_ACTIONS.find((action) => action === asked.action) ?? null,
      entity: AUDIT_ENTITIES.find((entity) => entity === asked.noun) ?? null,
      entityId: toStoreId(asked.noun_id),
      ...toDays(asked),
    };
    return { input: { window: toWindow(asked, PAGE_SIZE.audit), filter } };
  },
  schema: { query: fromYup(auditSchema) },
};

/** Only for privileged roles: the trail shows what everybody did, and from where. */
export function auditRoutes({ db }: Services): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/audit',
      access: 'privileged',
      input: auditQuery,
      response: plainPageOf(ref('AuditRecord')),
      call: async ({ window, filter }, request) =>
        plainPage(request, window, await listRecords(db, window, filter)),
    }),
  ];
}
