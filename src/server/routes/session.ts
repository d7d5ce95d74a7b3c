import type { FastifyRequest } from 'fastify';
import { object } from 'yup';
import { typedPassword, visibleName } from '../../contract/fields';
import { changePasswordSchema } from '../../contract/profile';
import type { ChangePasswordForm } from '../../contract/profile';
import type { LoginResponse, LoginRequest, SessionUser } from '../../contract/session';
import { passwordSchema } from '../../contract/user';
import type { User } from '../../contract/user';
import { callerOf } from '../http/auth';
import { invalid, tooManyAttempts, unauthenticated } from '../http/errors';
import { json, noInput } from '../http/input';
import { LOGIN_RESPONSE, ref } from '../http/openapi/responses';
import { route } from '../http/route';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { networkOf } from '../networks';
import { rememberNetwork } from '../store/knownNetworks';
import { admit, forgive } from '../store/loginFailures';
import type { Attempt } from '../store/loginFailures';
import { permissionsOfRole } from '../store/roles';
import type { Db } from '../store/schema';
import { closeOtherSessions, closeSession, openSession } from '../store/sessions';
import { inTransaction } from '../store/store';
import { findCredentials, findUser, setPasswordHash } from '../store/users';
import { record } from './audited';

const loginSchema = object({
  email: visibleName('Email is required.'),
  password: typedPassword('Password is required.'),
});

const passwordChangeSchema = changePasswordSchema.shape({ new_password: passwordSchema });

/** An event that changes nothing that responses show of a user. */
const ofUser = (id: number) =>
  ({ entity: 'user', entityId: id, before: null, after: null }) as const;

/**
 * Attempts at sign-in and at changing a password share one count.
 *
 * @returns the id of the user, or null where the password is wrong
 * @throws HttpError 429
 */
async function tryPassword({ db, passwords, now }: Services, attempt: Attempt, password: string) {
  const admission = await admit(db, attempt, now());
  if (admission.wait > 0) throw tooManyAttempts(admission.wait);
  const found = await findCredentials(db, attempt.email);
  const isRight = await passwords.verify(password, found?.password_hash ?? null);
  if (!isRight || !found) return null;
  return inTransaction(db, async (trx) => {
    await forgive(trx, admission);
    // They may have been deleted while the password was verified.
    if (!(await findUser(trx, found.id))) return null;
    await rememberNetwork(trx, found.id, attempt.network, now());
    return found.id;
  });
}

/** The user in the login response. */
async function withPermissions(db: Db, user: User): Promise<SessionUser> {
  const permissions = await permissionsOfRole(db, { id: Number(user.role_id), slug: user.slug });
  return { ...user, role: { ...user.role, permissions }, permissions };
}

/** Does not keep the typed e-mail address, which may be a password: only the account, if any. */
function recordFailure({ db, now }: Services, request: FastifyRequest, email: string) {
  return inTransaction(db, async (trx) => {
    const meant = await findCredentials(trx, email);
    if (!meant) return;
    const event = { ...ofUser(meant.id), user: null, action: 'sign-in-failed' } as const;
    await record(trx, now(), request, event);
  });
}

const refused = () => unauthenticated('These credentials do not match our records.');

async function logIn(
  services: Services,
  { email, password }: LoginRequest,
  request: FastifyRequest,
): Promise<LoginResponse> {
  const { db, now } = services;
  const id = await tryPassword(services, { email, network: networkOf(request.ip) }, password);
  if (id === null) {
    await recordFailure(services, request, email);
    throw refused();
  }
  return inTransaction(db, async (trx) => {
    const user = await findUser(trx, id);
    if (!user) throw refused();
    const token = await openSession(trx, id, now());
    await record(trx, now(), request, { ...ofUser(id), user, action: 'sign-in' });
    return { token, user: await withPermissions(trx, user) };
  });
}

/** Records nothing where another request has already closed the session. */
function logOut({ db, now }: Services, request: FastifyRequest): Promise<void> {
  const { account: user, token } = callerOf(request);
  return inTransaction(db, async (trx) => {
    if (!(await closeSession(trx, token))) return;
    await record(trx, now(), request, { ...ofUser(user.id), user, action: 'sign-out' });
  });
}

/** A wrong current password is 422: a 401 would sign the user out. */
async function changePassword(
  services: Services,
  change: ChangePasswordForm,
  request: FastifyRequest,
) {
  const { account, token } = callerOf(request);
  const attempt = { email: account.email, network: networkOf(request.ip) };
  if ((await tryPassword(services, attempt, change.old_password)) === null) {
    throw invalid({ old_password: ['The current password is incorrect.'] });
  }
  const hash = await services.passwords.hash(change.new_password);
  await inTransaction(services.db, async (trx) => {
    await setPasswordHash(trx, account.id, hash);
    await closeOtherSessions(trx, account.id, token);
    const event = { ...ofUser(account.id), user: account, action: 'change-password' } as const;
    await record(trx, services.now(), request, event);
  });
  return { message: 'Password changed successfully!' };
}

export function sessionRoutes(services: Services): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/login',
      access: 'anybody',
      input: json(loginSchema),
      response: LOGIN_RESPONSE,
      call: (input, request) => logIn(services, input, request),
    }),
    route({
      method: 'POST',
      path: '/api/logout',
      access: 'signed-in',
      input: noInput,
      response: null,
      call: (_input, request) => logOut(services, request),
    }),
    route({
      method: 'POST',
      path: '/api/change-password',
      access: 'signed-in',
      input: json(passwordChangeSchema),
      response: ref('Message'),
      call: (input, request) => changePassword(services, input, request),
    }),
  ];
}
