import { PAGE_SIZE } from '../../contract/limits';
import { NOUNS, nounsWith } from '../../contract/nouns';
import type { NounWith } from '../../contract/nouns';
import { plainPageOf } from '../../contract/paging';
import { recordVersionOf } from '../../contract/recordVersion';
import type { Component } from '../../contract/shapes';
import { found } from '../http/errors';
import { pageQuery, plainPage } from '../http/pages';
import { idOf, route } from '../http/route';
import type { Route } from '../http/route';
import { FIND } from '../store/find';
import { listVersions } from '../store/history';
import { COMPONENTS } from './components';

/** The earlier states of an entity from the audit trail, which is confidential about access. */
function versionsRoute(entity: NounWith<'history', 'audit'>): Route {
  const { path, component, kind } = NOUNS[entity];
  const described: Component = COMPONENTS[component];
  return route({
    method: 'GET',
    path: `/api/${path}/:id/versions`,
    summary: `List the versions of a ${entity}`,
    access: kind === 'access' ? 'privileged' : 'signed-in',
    input: pageQuery(PAGE_SIZE.versions),
    response: plainPageOf(recordVersionOf(described)),
    call: async ({ db }, request, window) => {
      const id = idOf(request);
      found(await FIND[entity](db, id));
      return plainPage(
        request,
        window,
        await listVersions(db, { entity, id }, window, described.fields),
      );
    },
  });
}

export const versionRoutes: Route[] = nounsWith('history', 'audit').map(versionsRoute);
