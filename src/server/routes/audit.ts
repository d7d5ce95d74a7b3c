import { auditQuery } from './auditQuery';
import { plainPage } from '../http/pages';
import { route } from '../http/route';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { plainPageOf, ref } from '../http/openapi/responses';
import { listRecords } from '../store/audit';

/** The audit trail, for the privileged: it holds what everybody did, and from where. */
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
