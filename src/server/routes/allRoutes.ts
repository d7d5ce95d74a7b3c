import { objectOf, oneOf, TEXT } from '../../contract/shapes';
import type { Shape } from '../../contract/shapes';
import { noInput } from '../http/input';
import { buildDocument } from '../http/openapi/document';
import { getRoute, route } from '../http/route';
import type { Route } from '../http/route';
import { checkUsable } from '../store/engine/store';
import { announcementHistoryRoutes, announcementRoutes } from './announcements';
import { announcementTemplateRoutes } from './announcementTemplates';
import { auditRoutes } from './audit';
import { categoryRoutes } from './categories';
import { COMPONENTS } from './components';
import { feedAddressesRoute, feedOperations } from './feeds';
import { imageRoute } from './images';
import { postRoutes } from './posts';
import { roleRoutes } from './roles';
import { sessionListRoutes, sessionRoutes } from './sessions';
import { sliderRoutes } from './sliders';
import { tagManagementRoutes, tagRoutes } from './tags';
import { trashRoutes } from './trash';
import { twoFactorRoutes } from './twoFactor';
import { recoveryRoute, userRoutes } from './users';
import { versionRoutes } from './versions';

const OBJECT = { type: 'object' };

const DOCUMENT: Shape<object> = {
  schema: {
    type: 'object',
    required: ['openapi', 'info', 'paths', 'components'],
    properties: { openapi: TEXT.schema, info: OBJECT, paths: OBJECT, components: OBJECT },
  },
};

const healthRoute = route({
  method: 'GET',
  path: '/healthz',
  summary: 'Check that the server accepts requests',
  access: 'anybody',
  response: objectOf({ status: oneOf(['ok']) }),
  call: () => Promise.resolve({ status: 'ok' }),
});

/** Like `/healthz`, but also 503 while the store cannot be read or written. */
const readinessRoute = route({
  method: 'GET',
  path: '/readyz',
  summary: 'Check that the store responds',
  access: 'anybody',
  response: objectOf({ status: oneOf(['ready']) }),
  call: async ({ db }) => {
    await checkUsable(db);
    return { status: 'ready' };
  },
});

/** The calls that the front end needs from any back end. */
const needed: Route[] = [
  ...sessionRoutes,
  ...sliderRoutes,
  ...announcementRoutes,
  ...roleRoutes,
  ...categoryRoutes,
  ...postRoutes,
  ...tagRoutes,
  ...userRoutes,
];

/** The calls that the front end can work without, so that other back ends need not have them. */
const optional: Route[] = [
  healthRoute,
  readinessRoute,
  ...announcementHistoryRoutes,
  ...announcementTemplateRoutes,
  ...sessionListRoutes,
  recoveryRoute,
  ...twoFactorRoutes,
  ...auditRoutes,
  ...trashRoutes,
  ...versionRoutes,
  ...tagManagementRoutes,
  feedAddressesRoute,
  imageRoute,
  getRoute('/api/openapi.json', 'Read this document', noInput, DOCUMENT, () =>
    Promise.resolve(document),
  ),
];

const operationsOf = (routes: readonly Route[]) => routes.map(({ operation }) => operation);

const document = buildDocument(
  operationsOf(needed),
  [...operationsOf(optional), ...feedOperations],
  Object.values(COMPONENTS),
);

export const allRoutes: readonly Route[] = [...needed, ...optional];
