import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAccess } from './auth';
import type { Access } from './auth';
import { methodNotAllowed, notFound } from './errors';
import { toStoreId } from './input';
import type { Reader } from './input';
import { MAX_BODY_BYTES } from './limits/bodies';
import type { JsonSchema } from './openapi/jsonSchema';
import type { Method, Operation } from './openapi/operation';
import { sendJson } from './sendJson';
import type { Services } from './services';

interface RouteTypes {
  Params: { id?: string; key?: string };
}

export type ApiRequest = FastifyRequest<RouteTypes>;

interface RouteSpec<Input> {
  method: Method;
  /** Parameters are written `:id`. */
  path: string;
  access: Access;
  input: Reader<Input>;
  /** 200 by default. */
  status?: number;
  /** The schema of the response's body; null for 204 without one. */
  response: JsonSchema | null;
  /** What a `RouteResponse` may have in place of the status. */
  otherStatus?: number;
  /** @returns the response's body, a `RouteResponse`, or undefined for 204. @throws HttpError */
  call: (input: Input, request: ApiRequest) => Promise<unknown>;
}

/** The response of a call that can succeed with different statuses. */
export class RouteResponse {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A route that can be added to an app, with its description for the OpenAPI document. */
export interface Route {
  (app: FastifyInstance, services: Services): void;
  readonly operation: Operation;
}

/** The id in a route's path. @throws HttpError 404 where it cannot be an id */
export function idOf(request: ApiRequest): number {
  const id = toStoreId(request.params.id);
  if (id === null) throw notFound();
  return id;
}

function headerOverride(request: FastifyRequest): string | undefined {
  return request.headers['x-http-method-override']?.toString();
}

/**
 * A POST may name the method that it replaces, in a header or in the form. Unless that is the
 * method of the route, it gets 405.
 */
function checkOverride(request: FastifyRequest, method: Method, override: string | undefined) {
  if (request.method !== 'POST' || override === undefined) return;
  if (override.trim().toUpperCase() !== method) throw methodNotAllowed([method]);
}

/** A PUT can be sent as POST, because some servers and proxies pass on only GET and POST. */
function methodsOf(method: Method): Method[] {
  return method === 'PUT' ? ['PUT', 'POST'] : [method];
}

function operationOf(spec: Omit<RouteSpec<unknown>, 'call'>): Operation {
  const { method, path, access, input, response, status = 200, otherStatus = status } = spec;
  const statuses = response ? [...new Set([status, otherStatus])] : [204];
  return { methods: methodsOf(method), path, access, request: input.schema, statuses, response };
}

/** Declares an endpoint: its path, who may call it, its input and response, and the call itself. */
export function route<Input>(spec: RouteSpec<Input>): Route {
  const { method, path, access, status = 200, call } = spec;
  const add = (app: FastifyInstance, services: Services) => {
    app.route<RouteTypes>({
      method: methodsOf(method),
      url: path,
      bodyLimit: access === 'anybody' ? MAX_BODY_BYTES.anybody : MAX_BODY_BYTES.signedIn,
      // Before the body is read, so that nobody uploads megabytes only to be refused.
      onRequest: async (request, reply) => {
        checkOverride(request, method, headerOverride(request));
        await checkAccess(services, access, request, reply);
      },
      handler: async (request, reply) => {
        const { input, method: override } = await spec.input.read(request);
        checkOverride(request, method, override);
        const response = await call(input, request);
        if (response === undefined) return reply.code(204).send();
        if (response instanceof RouteResponse) {
          return sendJson(reply.code(response.status), response.body);
        }
        return sendJson(reply.code(status), response);
      },
    });
  };
  return Object.assign(add, { operation: operationOf(spec) });
}

/** Declares a GET. Reading needs no permission beyond being signed in. */
export function getRoute<Input>(
  path: string,
  input: Reader<Input>,
  response: JsonSchema,
  call: RouteSpec<Input>['call'],
): Route {
  return route({ method: 'GET', path, access: 'signed-in', input, response, call });
}
