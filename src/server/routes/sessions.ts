import type { FastifyRequest } from 'fastify';
import type { SignInDetail } from '../../contract/audit';
import { isSamePassword } from '../../contract/fields';
import { loginSchema } from '../../contract/login';
import { Message } from '../../contract/messages';
import { changePasswordSchema } from '../../contract/profile';
import type { ChangePasswordForm } from '../../contract/profile';
import { LOGIN_RESPONSE, Session } from '../../contract/session';
import type { LoginRequest, LoginResponse, SessionUser } from '../../contract/session';
import { arrayOf } from '../../contract/shapes';
import { passwordSchema } from '../../contract/user';
import { callerOf, deviceOf } from '../http/auth';
import { found, invalid, notFound, unauthenticated } from '../http/errors';
import { json } from '../http/input';
import { dataRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import { networkOf } from '../accounts/networks';
import { hasSignedIn } from '../store/audit';
import { asReadable } from '../accounts/passwords';
import { isKnownNetwork } from '../store/knownNetworks';
import { findRole } from '../store/roles';
import type { Db } from '../store/schema';
import {
  closeSession,
  closeSessionOf,
  closeSessions,
  listSessions,
  openSession,
} from '../store/sessions';
import { inTransaction } from '../store/engine/store';
import { credentialsOf, findUser, setPassword } from '../store/users';
import type { StoredUser } from '../store/users';
import { asCaller, record } from './audited';
import { purge } from './deletion';
import { checkRecentSignIn } from './escalation';
import { asVerified, recordFailure, verifyOwnPassword } from './identityCheck';
import { checkIdentity, hashReplacement, verifyPassword, WRONG_PASSWORD } from './passwordAttempt';
import type { IdentityError } from './passwordAttempt';

const passwordChangeSchema = changePasswordSchema.shape({ new_password: passwordSchema });

async function withPermissions(db: Db, user: StoredUser): Promise<SessionUser> {
  const { permissions = [] } = (await findRole(db, user.role_id)) ?? {};
  return { ...user, role: { ...user.role, permissions }, permissions };
}

/** An error under `code` tells the client that the password was right and a code is needed. */
const refused = ({ field, message }: IdentityError) =>
  field === 'code'
    ? unauthenticated(message, { code: [message] })
    : unauthenticated('These credentials do not match our records.');

interface Proven {
  isTemporary: boolean;
  codeGiven: boolean;
}

function duties({ twoFactor }: Services, { slug }: StoredUser, { isTemporary, codeGiven }: Proven) {
  const lacksCode = twoFactor?.isRequiredOf(slug) === true && !codeGiven;
  return {
    ...(isTemporary && { must_change_password: true }),
    ...(lacksCode && { must_set_up_two_factor: true }),
  };
}

async function enter(
  services: Services,
  request: FastifyRequest,
  { email, password, code = '' }: LoginRequest,
): Promise<LoginResponse | IdentityError> {
  const { db, now } = services;
  const network = networkOf(request.ip);
  const verified = await verifyPassword(services, { account: { email }, network }, password);
  if (!verified) return WRONG_PASSWORD;
  return inTransaction(db, async (trx) => {
    const isKnown = await isKnownNetwork(trx, verified.id, network, now());
    const { error, codeGiven } = await checkIdentity(trx, services, verified, code);
    if (error) return error;
    const user = await findUser(trx, verified.id);
    if (!user) return WRONG_PASSWORD;
    const token = await openSession(trx, user.id, deviceOf(request), now(), codeGiven);
    const isFirst = !(await hasSignedIn(trx, user.id));
    const after: SignInDetail = { new_network: !isKnown && !isFirst };
    await record(trx, now(), request, { entityId: user.id, user, action: 'sign-in', after });
    const sessionUser = await withPermissions(trx, user);
    const { isTemporary } = verified;
    const proven = { isTemporary, codeGiven };
    return { token, user: { ...sessionUser, ...duties(services, user, proven) } };
  });
}

async function logIn(services: Services, request: FastifyRequest, credentials: LoginRequest) {
  const outcome = await enter(services, request, credentials);
  if ('token' in outcome) {
    await purge(services, request);
    return outcome;
  }
  const { isFailure, minutesAhead } = outcome;
  const account = { email: credentials.email };
  if (isFailure) await recordFailure(services, request, { account, minutesAhead });
  throw refused(outcome);
}

/**
 * Records nothing if another request has already closed the session.
 *
 * @returns the token, which is worth nothing any more, and its user
 */
function logOut({ db, now }: Services, request: FastifyRequest): Promise<LoginResponse> {
  const { account, token } = callerOf(request);
  return inTransaction(db, async (trx) => {
    const user = await findUser(trx, account.id);
    if (!user) throw unauthenticated();
    if (await closeSession(trx, token)) {
      await record(trx, now(), request, { entityId: user.id, user, action: 'sign-out' });
    }
    return { token, user: await withPermissions(trx, user) };
  });
}

const samePassword = () =>
  invalid({ new_password: ['Choose a password that differs from the current one.'] });

/**
 * A temporary password needs no code, because its user has just signed in with one, which cannot be
 * used again, and can do nothing else in this session.
 */
async function changePassword(services: Services, request: ApiRequest, change: ChangePasswordForm) {
  const { db, now } = services;
  const { old_password: password, new_password: next } = change;
  const credentials = await credentialsOf(db, callerOf(request).account.id);
  const isTemporary = credentials?.temporary_until != null;
  if (isTemporary && isSamePassword(asReadable(next), asReadable(password))) throw samePassword();
  const code = isTemporary ? null : change.code;
  const identity = { password, code, passwordField: 'old_password' };
  const verified = await verifyOwnPassword(services, request, identity);
  const hash = await hashReplacement(services, verified, next);
  const proven = { ...identity, verified };
  await asVerified(services, request, proven, async (trx, { account, token }) => {
    await setPassword(trx, account.id, hash, null);
    await closeSessions(trx, account.id, token);
    const event = { entityId: account.id, user: account, action: 'change-password' } as const;
    await record(trx, now(), request, event);
  });
  return { message: 'Password changed successfully!' };
}

export const sessionRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in',
    access: 'anybody',
    writes: 'user',
    input: json(loginSchema),
    response: LOGIN_RESPONSE,
    call: logIn,
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    summary: 'Sign out',
    access: 'any-session',
    writes: 'user',
    response: LOGIN_RESPONSE,
    call: logOut,
  }),
  route({
    method: 'POST',
    path: '/api/change-password',
    summary: 'Change the own password',
    access: 'any-session',
    writes: 'user',
    input: json(passwordChangeSchema),
    response: Message,
    call: changePassword,
  }),
];

const ownId = (request: ApiRequest) => callerOf(request).account.id;

function sessionsOf({ db, now, maxSessionMs }: Services, request: ApiRequest, userId: number) {
  return listSessions(db, userId, callerOf(request).token, now(), maxSessionMs);
}

/** @throws HttpError 404 if it is no hash; PostgreSQL cannot even compare a null character */
function sessionIdOf({ params: { key = '' } }: ApiRequest): string {
  if (!/^[0-9a-f]+$/.test(key)) throw notFound();
  return key;
}

/** Ends one of the caller's own sessions. Those of other users are not found. */
function endSession(services: Services, request: ApiRequest): Promise<void> {
  return asCaller(services, request, async (trx, { account: user }) => {
    const isClosed = await closeSessionOf(trx, user.id, sessionIdOf(request));
    if (!isClosed) throw notFound();
    await record(trx, services.now(), request, { entityId: user.id, user, action: 'end-session' });
  });
}

function endSessions(services: Services, request: ApiRequest, userId: number): Promise<void> {
  return asCaller(services, request, async (trx, { account: user, token }) => {
    found(await findUser(trx, userId));
    if (userId !== user.id) checkRecentSignIn(user, services.now());
    await closeSessions(trx, userId, token);
    await record(trx, services.now(), request, { entityId: userId, user, action: 'end-sessions' });
  });
}

const SESSIONS = arrayOf(Session);

/** Users may see and end their own sessions; privileged users those of everybody. */
export const sessionListRoutes: Route[] = [
  dataRoute('/api/sessions', 'List the own sessions', SESSIONS, (services, request) =>
    sessionsOf(services, request, ownId(request)),
  ),
  route({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'End all other own sessions',
    access: 'signed-in',
    writes: 'user',
    call: (services, request) => endSessions(services, request, ownId(request)),
  }),
  route({
    method: 'DELETE',
    path: '/api/sessions/:key',
    summary: 'End a session',
    access: 'signed-in',
    writes: 'user',
    call: endSession,
  }),
  route({
    method: 'GET',
    path: '/api/users/:id/sessions',
    summary: 'List the sessions of a user',
    access: 'privileged',
    data: SESSIONS,
    call: async (services, request) => {
      const { id } = found(await findUser(services.db, idOf(request)));
      return sessionsOf(services, request, id);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/users/:id/sessions',
    summary: 'End all sessions of a user',
    access: 'privileged',
    writes: 'user',
    call: (services, request) => endSessions(services, request, idOf(request)),
  }),
];
