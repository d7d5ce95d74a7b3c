import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonSchema } from './openapi/jsonSchema';
import type { Method, Operation } from './openapi/operation';
import { checkAccess } from './auth';
import type { Access } from './auth';
import { MAX_BODY_BYTES } from './limits/bodies';
import { methodNotAllowed, notFound } from './errors';
import { toStoreId } from './ids';
import { sendBody } from './lists';
import type { Reader } from './readers';
import type { Services } from './services';

/** What the parameters of a path are. */
interface RouteTypes {
  Params: { id?: string };
}

export type ApiRequest = FastifyRequest<RouteTypes>;

interface RouteSpec<Input> {
  method: Method;
  /** Parameters are written `:id`. */
  path: string;
  access: Access;
  reads: Reader<Input>;
  /** 200 where it is not given; an answer of undefined is sent as 204. */
  status?: number;
  /** What the answer's body is, null where there is none. */
  answers: JsonSchema | null;
  /** What an `Answer` may say in place of the status. */
  otherStatus?: number;
  /**
   * Does the work and gives the answer's body, or an `Answer`. Throws an HttpError where it cannot.
   */
  call: (input: Input, request: ApiRequest) => Promise<unknown>;
}

/** The answer of a call that has more than one way to succeed. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A route, ready to be added to an app, and what the API's document tells of it. */
export interface Route {
  (app: FastifyInstance, services: Services): void;
  readonly operation: Operation;
}

/** The id in a route's path. @throws HttpError 404, as for an id that nothing has */
export function idOf(request: ApiRequest): number {
  const id = toStoreId(request.params.id);
  if (id === null) throw notFound();
  return id;
}

function headerOverride(request: FastifyRequest): string | undefined {
  return request.headers['x-http-method-override']?.toString();
}

/**
 * A POST may say that it stands for another method. It reaches a route only when it stands for
 * the route's own, in the header as well as in the form.
 */
function checkOverride(request: FastifyRequest, method: Method, override: string | undefined) {
  if (request.method !== 'POST' || override === undefined) return;
  if (override.trim().toUpperCase() !== method) throw methodNotAllowed([method]);
}

/** Some servers and proxies pass only GET and POST on, so whatever is PUT can be POSTed. */
function methodsOf(method: Method): Method[] {
  return method === 'PUT' ? ['PUT', 'POST'] : [method];
}

function operationOf(spec: Omit<RouteSpec<unknown>, 'call'>): Operation {
  const { method, path, access, reads, answers, status = 200, otherStatus = status } = spec;
  const statuses = answers ? [...new Set([status, otherStatus])] : [204];
  return { methods: methodsOf(method), path, access, sent: reads.describes, statuses, answers };
}

/**
 * Declares an endpoint: its path, who may call it, what it reads and answers, and the call itself.
 * All routes of section 7 are declared so.
 */
export function route<Input>(spec: RouteSpec<Input>): Route {
  const { method, path, access, reads, status = 200, call } = spec;
  const add = (app: FastifyInstance, services: Services) => {
    app.route<RouteTypes>({
      method: methodsOf(method),
      url: path,
      bodyLimit: access === 'anybody' ? MAX_BODY_BYTES.anybody : MAX_BODY_BYTES.signedIn,
      // Before the body is read: nobody sends us megabytes that we refuse anyway.
      onRequest: async (request) => {
        checkOverride(request, method, headerOverride(request));
        await checkAccess(services, access, request);
      },
      handler: async (request, reply) => {
        const sent = await reads.read(request);
        checkOverride(request, method, sent.method);
        const answer = await call(sent.input, request);
        if (answer === undefined) return reply.code(204).send();
        if (answer instanceof Answer) return reply.code(answer.status).send(answer.body);
        return sendBody(reply.code(status), answer);
      },
    });
  };
  return Object.assign(add, { operation: operationOf(spec) });
}

/** Declares a GET: being signed in is enough for every one of them (server.md). */
export function getRoute<Input>(
  path: string,
  reads: Reader<Input>,
  answers: JsonSchema,
  call: RouteSpec<Input>['call'],
): Route {
  return route({ method: 'GET', path, access: 'signed-in', reads, answers, call });
}
