import type { FastifyRequest } from 'fastify';
import { can, isPrivilegedSlug } from '../../contract/permissions';
import type { PermissionSlug } from '../../contract/permissions';
import type { Db } from '../store/schema';
import { findSession, resumeSession } from '../store/sessions';
import type { Account } from '../store/sessions';
import { forbidden, unauthenticated } from './errors';
import type { Services } from './services';

/**
 * Who may call a route: anybody, the signed-in, the three privileged roles, or holders of one of
 * the permissions.
 */
export type Access =
  'anybody' | 'signed-in' | 'privileged' | PermissionSlug | readonly PermissionSlug[];

type Restricted = Exclude<Access, 'anybody'>;

interface Caller {
  account: Account;
  token: string;
  access: Restricted;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Cookies are ignored, so that no other site can send requests on a user's behalf. */
function bearerToken(request: FastifyRequest): string | null {
  const [, token = null] =
    /^Bearer +([\w-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

function isAllowed(account: Account, access: Restricted): boolean {
  if (access === 'signed-in') return true;
  if (access === 'privileged') return isPrivilegedSlug(account.slug);
  const wanted = typeof access === 'string' ? [access] : access;
  return wanted.some((slug) => can(account, slug));
}

/**
 * Checks whether the caller may call a route. Permissions are read again for each request.
 *
 * @throws HttpError 401, 403
 */
export async function checkAccess(
  services: Services,
  access: Access,
  request: FastifyRequest,
): Promise<void> {
  if (access === 'anybody') return;
  const { db, now, maxSessionMs } = services;
  const token = bearerToken(request);
  const session = token && (await resumeSession(db, token, now(), maxSessionMs));
  if (!token || !session) throw unauthenticated();
  callers.set(request, { account: session.account, token, access });
  if (!isAllowed(session.account, access)) throw forbidden();
}

/** The caller of a route that is not open to anybody, as at its start. @throws HttpError 401 */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw unauthenticated();
  return caller;
}

/**
 * The caller of a write as they are now. They may have been signed out, demoted or deleted while
 * their request was on its way, for half an hour where it carries photographs.
 *
 * @param db the transaction of the write
 * @throws HttpError 401, 403
 */
export async function currentCallerOf(
  { now, maxSessionMs }: Services,
  db: Db,
  request: FastifyRequest,
): Promise<Caller> {
  const { token, access } = callerOf(request);
  const session = await findSession(db, token, now(), maxSessionMs);
  if (!session) throw unauthenticated();
  if (!isAllowed(session.account, access)) throw forbidden();
  return { account: session.account, token, access };
}

/** The id of the caller's account, if there is one. */
export function callerIdOf(request: FastifyRequest): number | undefined {
  return callers.get(request)?.account.id;
}
