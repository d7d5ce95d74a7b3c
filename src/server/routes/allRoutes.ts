import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { announcementRoutes } from './announcements';
import { auditRoutes } from './audit';
import { categoryRoutes } from './categories';
import { healthRoutes } from './health';
import { imageRoute } from './images';
import { openApiRoute } from './openapi';
import { postRoutes } from './posts';
import { roleRoutes } from './roles';
import { sessionRoutes } from './session';
import { sliderRoutes } from './sliders';
import { tagRoutes } from './tags';
import { userRoutes } from './users';

/** Every endpoint that the server has: section 7, health checks, stored images, and all of them told. */
export function allRoutes(services: Services): Route[] {
  const routes = [
    ...healthRoutes,
    ...sessionRoutes(services),
    ...sliderRoutes(services),
    ...announcementRoutes(services),
    ...roleRoutes(services),
    ...categoryRoutes(services),
    ...postRoutes(services),
    ...tagRoutes(services),
    ...userRoutes(services),
    ...auditRoutes(services),
    imageRoute,
  ];
  return [...routes, openApiRoute(routes)];
}
