import { noInput } from '../http/input';
import { buildDocument } from '../http/openapi/document';
import { oneOf, shape } from '../http/openapi/jsonSchema';
import { getRoute, route } from '../http/route';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { checkReadable } from '../store/store';
import { announcementHistoryRoutes, announcementRoutes } from './announcements';
import { announcementTemplateRoutes } from './announcementTemplates';
import { auditRoutes } from './audit';
import { categoryRoutes } from './categories';
import { feedAddressesRoute } from './feeds';
import { imageRoute } from './images';
import { postRoutes } from './posts';
import { COMPONENTS } from './responses';
import { roleRoutes } from './roles';
import { sessionListRoutes, sessionRoutes } from './sessions';
import { sliderRoutes } from './sliders';
import { tagManagementRoutes, tagRoutes } from './tags';
import { trashRoutes } from './trash';
import { twoFactorRoutes } from './twoFactor';
import { recoveryRoutes, userRoutes } from './users';
import { versionRoutes } from './versions';

const healthRoute = route({
  method: 'GET',
  path: '/healthz',
  access: 'anybody',
  input: noInput,
  response: shape<{ status: string }>({ status: oneOf(['ok']) }),
  call: () => Promise.resolve({ status: 'ok' }),
});

/** Like `/healthz`, but also 503 while the store does not answer. */
const readinessRoute = ({ db }: Services) =>
  route({
    method: 'GET',
    path: '/readyz',
    access: 'anybody',
    input: noInput,
    response: shape<{ status: string }>({ status: oneOf(['ready']) }),
    call: async () => {
      await checkReadable(db);
      return { status: 'ready' };
    },
  });

const DOCUMENT = { type: 'object', required: ['openapi', 'info', 'paths', 'components'] };

const operationsOf = (routes: readonly Route[]) => routes.map(({ operation }) => operation);

function openApiRoute(calls: readonly Route[], extras: readonly Route[]): Route {
  const self = getRoute('/api/openapi.json', noInput, DOCUMENT, () => Promise.resolve(document));
  const described = operationsOf([...extras, self]);
  const document = buildDocument(operationsOf(calls), described, COMPONENTS);
  return self;
}

/** The calls that the front end needs from any back end. */
const neededRoutes = (services: Services): Route[] => [
  ...sessionRoutes(services),
  ...sliderRoutes(services),
  ...announcementRoutes(services),
  ...roleRoutes(services),
  ...categoryRoutes(services),
  ...postRoutes(services),
  ...tagRoutes(services),
  ...userRoutes(services),
];

/** The calls that the front end can work without, so that other back ends need not have them. */
const extraRoutes = (services: Services): Route[] => [
  healthRoute,
  readinessRoute(services),
  ...announcementHistoryRoutes(services),
  ...announcementTemplateRoutes(services),
  ...sessionListRoutes(services),
  ...recoveryRoutes(services),
  ...twoFactorRoutes(services),
  ...auditRoutes(services),
  ...trashRoutes(services),
  ...versionRoutes(services),
  ...tagManagementRoutes(services),
  feedAddressesRoute(services),
  imageRoute,
];

export function allRoutes(services: Services): Route[] {
  const needed = neededRoutes(services);
  const extras = extraRoutes(services);
  return [...needed, ...extras, openApiRoute(needed, extras)];
}
