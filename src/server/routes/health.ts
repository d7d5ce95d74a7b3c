import { noInput } from '../http/input';
import { route } from '../http/route';
import type { Route } from '../http/route';
import { oneOf, shape } from '../http/openapi/jsonSchema';

/** Answers 200 when it is reached at all: until the server is ready, every request gets 503. */
export const healthRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/healthz',
    access: 'anybody',
    input: noInput,
    response: shape<{ status: string }>({ status: oneOf(['ok']) }),
    call: () => Promise.resolve({ status: 'ok' }),
  }),
];
