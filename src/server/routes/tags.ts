import { tagSchema } from '../../contract/tag';
import { json, noInput } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, ref } from '../http/openapi/responses';
import { getRoute, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import { RouteResponse } from '../http/routeResponse';
import type { Services } from '../http/services';
import * as store from '../store/tags';
import { asCaller, record } from './audited';

/** Responds with the existing tag where one has a matching name, which changes nothing. */
async function createTag(services: Services, request: ApiRequest, name: string) {
  const now = services.now();
  const { tag, isNew } = await asCaller(
    services,
    request,
    'tag',
    async (trx, { account: user }) => {
      const named = await store.createTag(trx, name, now);
      const event = { user, action: 'create', entity: 'tag', entityId: named.tag.id } as const;
      if (named.isNew)
        await record(trx, now, request, { ...event, before: null, after: named.tag });
      return named;
    },
  );
  return new RouteResponse(isNew ? 201 : 200, { data: tag });
}

/** Whoever may write posts may create tags for them. */
export function tagRoutes(services: Services): Route[] {
  return [
    getRoute('/api/tags', noInput, dataOf(listOf(ref('Tag'))), async () => ({
      data: await store.listTags(services.db),
    })),
    route({
      method: 'POST',
      path: '/api/tags',
      access: ['post-create', 'post-edit'],
      input: json(tagSchema),
      saves: true,
      status: 201,
      otherStatus: 200,
      response: dataOf(ref('Tag')),
      call: ({ name }, request) => createTag(services, request, name),
    }),
  ];
}
