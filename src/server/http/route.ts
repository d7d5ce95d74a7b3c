import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CAPABILITIES, CAPABILITIES_HEADER } from '../../contract/capabilities';
import type { Noun } from '../../contract/nouns';
import { isRecord } from '../../contract/records';
import { objectOf } from '../../contract/shapes';
import type { JsonSchema, Shape } from '../../contract/shapes';
import { callerOf, checkAccess, currentCallerOf } from './auth';
import type { Access } from './auth';
import { methodNotAllowed, notFound } from './errors';
import { replayIfRepeated, sentKey, setRequestKey } from './idempotency';
import { noInput, toStoreId } from './input';
import type { Reader } from './input';
import { compressorBytes } from './compression';
import { MAX_BODY_BYTES } from './limits/bodies';
import { streamResponse } from './limits/largeResponses';
import type { Method, Operation } from './openapi/operation';
import { EarlyResponse, FileResponse, RouteResponse } from './routeResponse';
import { sendJson } from './sendJson';
import type { Services } from './services';
import { etagOf } from './conditional';
import { inSearch } from '../store/engine/store';

interface RouteTypes {
  Params: { id?: string; key?: string };
}

export type ApiRequest = FastifyRequest<RouteTypes>;

interface CommonSpec<Input> {
  path: string;
  /** What the call does, in a few words that begin with a verb, for the OpenAPI document. */
  summary: string;
  access: Access;
  /** Missing if the call needs none. */
  input?: Reader<Input>;
  status?: number;
  /** What the call returns, which the response has under `data`. */
  data?: Shape<unknown>;
  /** Any other body. With neither, the response is a 204 without a body. */
  response?: Shape<unknown>;
  contentType?: string;
  /** Another status that a `RouteResponse` of this route may have. */
  otherStatus?: number;
  /**
   * Whether the call creates or updates an entity in `audited` and responds with it. Such a request
   * can be sent again with its `Idempotency-Key` and gets the same response.
   */
  saves?: boolean;
  /**
   * Whether the call moves something to the trash. The response then gives the end of that time.
   */
  restorable?: boolean;
  /** Whether a call that is no update may name a version in `If-Match`. */
  conditional?: boolean;
  /** Whether the call may conflict with stored data, which gives 409. */
  conflicts?: boolean;
  /** Whether `?refresh=1` leaves the session's end as it is, for screens that poll. */
  polled?: boolean;
  /**
   * @returns the data or body of the response, a `RouteResponse`, a `FileResponse`, or undefined for
   * 204
   * @throws HttpError
   */
  call: (services: Services, request: ApiRequest, input: NoInfer<Input>) => Promise<unknown>;
}

/** A call that only reads. */
interface Read {
  method: 'GET';
  writes?: never;
  isUnrecorded?: never;
}

interface Write {
  method: Exclude<Method, 'GET'>;
  /** What the call locks, compares the version of, and records a change of. */
  writes: Noun;
  /** Whether the audit trail has no record of the call. */
  isUnrecorded?: true;
}

type RouteSpec<Input> = CommonSpec<Input> & (Read | Write);

declare module 'fastify' {
  interface FastifyContextConfig {
    writes?: Noun;
  }
}

/** What the route of a request writes. */
export function nounOf({ routeOptions }: FastifyRequest): Noun {
  const { writes } = routeOptions.config;
  if (!writes) throw new Error(`${routeOptions.url} does not say what it writes.`);
  return writes;
}

/** A route that can be added to an app, with its description for the OpenAPI document. */
export interface Route {
  (app: FastifyInstance, services: Services): void;
  readonly operation: Operation;
  /** The noun of which each change by this route is in the audit trail. */
  readonly records?: Noun;
}

const CAPABILITIES_OF_SERVER = {
  [CAPABILITIES_HEADER]: CAPABILITIES.join(', '),
  // Programs and open pages of version 1.1 look for this one.
  'X-Accepts-Idempotency-Key': 'true',
};

export function idOf(request: ApiRequest): number {
  const id = toStoreId(request.params.id);
  if (id === null) throw notFound();
  return id;
}

function headerOverride(request: FastifyRequest): string | undefined {
  return request.headers['x-http-method-override']?.toString();
}

/**
 * A POST may name the method that it replaces, in a header or in the form. If that is not the
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

const REFRESH: JsonSchema = { properties: { refresh: { enum: ['1'] } } };

const isRefresh = ({ query }: FastifyRequest) => isRecord(query) && query.refresh === '1';

function operationOf(spec: Omit<RouteSpec<unknown>, 'call'>): Operation {
  const {
    method,
    path,
    summary,
    access,
    input = noInput,
    status = 200,
    otherStatus = status,
  } = spec;
  const shape = spec.data ? objectOf({ data: spec.data }) : spec.response;
  const response = shape?.schema ?? null;
  const statuses = response ? [...new Set([status, otherStatus])] : [204];
  const { saves = false, restorable = false, conditional = saves && method === 'PUT' } = spec;
  const { conflicts = false, contentType } = spec;
  const request = spec.polled ? { ...input.schema, query: REFRESH } : input.schema;
  return {
    methods: methodsOf(method),
    path,
    summary,
    access,
    request,
    statuses,
    response,
    saves,
    restorable,
    conditional,
    conflicts,
    contentType,
  };
}

async function respond<Input>(
  { method, input: reader = noInput, saves, data, call }: RouteSpec<Input>,
  services: Services,
  request: ApiRequest,
): Promise<unknown> {
  const key = saves ? sentKey(request) : null;
  const { input, method: override } = await reader.read(request);
  checkOverride(request, method, override);
  try {
    if (key !== null) {
      await setRequestKey(request, key, input);
      // This check comes before images are decoded again. The transaction of the write repeats it.
      const { account } = await currentCallerOf(services, services.db, request);
      await replayIfRepeated(services.db, request, account.id, services.now());
    }
    const result = await call(services, request, input);
    return data && !(result instanceof RouteResponse) ? { data: result } : result;
  } catch (error) {
    if (error instanceof EarlyResponse) return error.response;
    throw error;
  }
}

function sendFile(reply: FastifyReply, { name, type, parts, bytes }: FileResponse) {
  reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`);
  // Without a body nobody would read the parts to their end.
  if (reply.request.method === 'HEAD') return reply.send();
  return reply.send(streamResponse(reply, bytes + compressorBytes(reply.request), parts));
}

export function route<Input = undefined>(spec: RouteSpec<Input>): Route {
  const { method, path, access, polled = false, status = 200, writes, isUnrecorded } = spec;
  const add = (app: FastifyInstance, services: Services) => {
    app.route<RouteTypes>({
      method: methodsOf(method),
      url: path,
      config: { writes },
      bodyLimit: access === 'anybody' ? MAX_BODY_BYTES.anybody : MAX_BODY_BYTES.signedIn,
      // The check runs before the body is read, so that nobody uploads megabytes only to be
      // refused.
      onRequest: async (request, reply) => {
        reply.headers(CAPABILITIES_OF_SERVER);
        checkOverride(request, method, headerOverride(request));
        await checkAccess(services, access, request, reply, !(polled && isRefresh(request)));
      },
      handler: async (request, reply) => {
        const result = await respond(spec, services, request);
        if (result instanceof FileResponse) return sendFile(reply, result);
        const response =
          result instanceof RouteResponse
            ? result
            : new RouteResponse(result === undefined ? 204 : status, result);
        reply.code(response.status).headers({ ...etagOf(response.body), ...response.headers });
        return response.body === undefined ? reply.send() : sendJson(reply, response.body);
      },
    });
  };
  const records = isUnrecorded ? undefined : writes;
  return Object.assign(add, { operation: operationOf(spec), records });
}

/** A `GET` for every signed-in user. */
export function getRoute<Input>(
  path: string,
  summary: string,
  input: Reader<Input>,
  response: Shape<unknown>,
  call: RouteSpec<Input>['call'],
): Route {
  return route({ method: 'GET', path, summary, access: 'signed-in', input, response, call });
}

/** A search for every signed-in user, limited in number and time. */
export function searchRoute<Input>(
  path: string,
  summary: string,
  input: Reader<Input>,
  response: Shape<unknown>,
  call: RouteSpec<Input>['call'],
): Route {
  return getRoute(path, summary, input, response, (services, request, search) =>
    services.searches.run(callerOf(request).account.id, () =>
      inSearch(services.db, (db) => call({ ...services, db }, request, search)),
    ),
  );
}

/** A `GET` for every signed-in user that needs no input. */
export function dataRoute(
  path: string,
  summary: string,
  data: Shape<unknown>,
  call: RouteSpec<undefined>['call'],
): Route {
  return route({ method: 'GET', path, summary, access: 'signed-in', data, call });
}
