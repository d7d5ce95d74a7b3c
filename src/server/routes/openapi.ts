import { noInput } from '../http/input';
import { getRoute } from '../http/route';
import type { Route } from '../http/route';
import { buildDocument } from '../http/openapi/document';

const RESPONSE = { type: 'object', required: ['openapi', 'info', 'paths', 'components'] };

/** `GET /api/openapi.json`: the document of these routes and of itself, in OpenAPI 3.1. */
export function openApiRoute(others: readonly Route[]): Route {
  const self = getRoute('/api/openapi.json', noInput, RESPONSE, () => Promise.resolve(document));
  const document = buildDocument([...others, self].map(({ operation }) => operation));
  return self;
}
