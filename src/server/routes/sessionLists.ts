import type { SessionInfo } from '../../contract/session';
import { callerOf } from '../http/auth';
import { notFound } from '../http/errors';
import { noInput } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, ref } from '../http/openapi/responses';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Db } from '../store/schema';
import { closeOtherSessions, closeSessionOf, listSessions } from '../store/sessions';
import { findUser } from '../store/users';
import { asCaller, ofUser, record } from './audited';

const SESSIONS = dataOf(listOf(ref('Session')));

/** @throws HttpError 404 */
async function checkUser(db: Db, id: number): Promise<void> {
  if (!(await findUser(db, id))) throw notFound();
}

async function sessionsOf(
  { db, now, maxSessionMs }: Services,
  request: ApiRequest,
  userId: number,
): Promise<{ data: SessionInfo[] }> {
  const { token } = callerOf(request);
  return { data: await listSessions(db, userId, token, now(), maxSessionMs) };
}

/** @throws HttpError 404 for what is no hash; PostgreSQL cannot even compare a null character */
function sessionIdOf({ params: { key = '' } }: ApiRequest): string {
  if (!/^[0-9a-f]+$/.test(key)) throw notFound();
  return key;
}

/** One of the caller's own sessions. Another user's is unknown here. */
function endSession(services: Services, request: ApiRequest): Promise<void> {
  return asCaller(services, request, 'user', async (trx, { account: user }) => {
    const isClosed = await closeSessionOf(trx, user.id, sessionIdOf(request));
    if (!isClosed) throw notFound();
    await record(trx, services.now(), request, { ...ofUser(user.id), user, action: 'end-session' });
  });
}

/** All sessions of a user but the one of this request, where it is theirs. */
function endSessions(services: Services, request: ApiRequest, userId: number): Promise<void> {
  return asCaller(services, request, 'user', async (trx, { account: user, token }) => {
    await checkUser(trx, userId);
    await closeOtherSessions(trx, userId, token);
    await record(trx, services.now(), request, { ...ofUser(userId), user, action: 'end-sessions' });
  });
}

function ownSessions(services: Services): Route[] {
  const own = (request: ApiRequest) => callerOf(request).account.id;
  return [
    getRoute('/api/sessions', noInput, SESSIONS, (_input, request) =>
      sessionsOf(services, request, own(request)),
    ),
    route({
      method: 'DELETE',
      path: '/api/sessions',
      access: 'signed-in',
      input: noInput,
      response: null,
      call: (_input, request) => endSessions(services, request, own(request)),
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions/:key',
      access: 'signed-in',
      input: noInput,
      response: null,
      call: (_input, request) => endSession(services, request),
    }),
  ];
}

/** Users' own sessions, and those of everybody for privileged users. */
export function sessionListRoutes(services: Services): Route[] {
  const path = '/api/users/:id/sessions';
  return [
    ...ownSessions(services),
    route({
      method: 'GET',
      path,
      access: 'privileged',
      input: noInput,
      response: SESSIONS,
      call: async (_input, request) => {
        const id = idOf(request);
        await checkUser(services.db, id);
        return sessionsOf(services, request, id);
      },
    }),
    route({
      method: 'DELETE',
      path,
      access: 'privileged',
      input: noInput,
      response: null,
      call: (_input, request) => endSessions(services, request, idOf(request)),
    }),
  ];
}
