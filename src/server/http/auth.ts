import type { FastifyReply, FastifyRequest } from 'fastify';
import { can, isPrivilegedSlug } from '../../contract/permissions';
import type { PermissionSlug } from '../../contract/permissions';
import { networkOf } from '../accounts/networks';
import type { Db } from '../store/schema';
import { findSession, resumeSession } from '../store/sessions';
import type { Account, Device, OpenSession } from '../store/sessions';
import { forbidden, HttpError, unauthenticated } from './errors';
import type { Services } from './services';

/**
 * The callers that a route accepts: anybody, any signed-in user, the three privileged roles, or
 * holders of one of the permissions. Only `any-session` accepts users who must still change a
 * temporary password or set up two-factor sign-in.
 */
export type Access =
  | 'anybody'
  | 'any-session'
  | 'signed-in'
  | 'privileged'
  | PermissionSlug
  | readonly PermissionSlug[];

type Restricted = Exclude<Access, 'anybody'>;

export interface Caller {
  account: Account;
  token: string;
  access: Restricted;
}

const USER_AGENT_MAX_LENGTH = 255;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Cookies are ignored, so that no other site can send requests on a user's behalf. */
function bearerToken(request: FastifyRequest): string | null {
  const [, token = null] =
    /^Bearer +([\w-]{1,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

function isAllowed(account: Account, access: Exclude<Restricted, 'any-session'>): boolean {
  if (access === 'signed-in') return true;
  if (access === 'privileged') return isPrivilegedSlug(account.slug);
  const wanted = typeof access === 'string' ? [access] : access;
  return wanted.some((slug) => can(account, slug));
}

function checkAllowed(
  { twoFactor }: Services,
  { account, hasTemporaryPassword, hasGivenCode }: OpenSession,
  access: Restricted,
): void {
  if (access === 'any-session') return;
  if (hasTemporaryPassword) throw new HttpError(403, 'Change your password first.');
  if (twoFactor?.isRequiredOf(account.slug) && !hasGivenCode) {
    throw new HttpError(403, 'Set up two-factor sign-in first.');
  }
  if (!isAllowed(account, access)) throw forbidden();
}

/** The time is relative, because the clock of a device may be wrong. */
function announceEnd(reply: FastifyReply, { endsAt }: OpenSession, now: Date): void {
  const seconds = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
  void reply.header('Session-Ends-In', String(seconds));
}

/**
 * Checks whether the caller may use a route, and sends the remaining time of their session as a
 * response header. Permissions are read again for each request.
 *
 * @param isUse whether the request counts as a use of the session, which prolongs it
 * @throws HttpError 401, 403
 */
export async function checkAccess(
  services: Services,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  isUse: boolean,
): Promise<void> {
  if (access === 'anybody') return;
  const { db, now, maxSessionMs } = services;
  const token = bearerToken(request);
  const at = now();
  const find = (token: string) =>
    isUse
      ? resumeSession(db, token, request.ip, at, maxSessionMs)
      : findSession(db, token, at, maxSessionMs);
  const session = token && (await find(token));
  if (!token || !session) throw unauthenticated();
  callers.set(request, { account: session.account, token, access });
  announceEnd(reply, session, at);
  checkAllowed(services, session, access);
}

/**
 * The caller of a route that needs a session, as of the start of the request.
 *
 * @throws HttpError 401
 */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw unauthenticated();
  return caller;
}

/**
 * The caller of a write as of now. They may have been signed out, demoted or deleted since the
 * request started, which can be half an hour ago if it uploads photographs.
 *
 * @param db the transaction of the write
 * @throws HttpError 401, 403
 */
export async function currentCallerOf(
  services: Services,
  db: Db,
  request: FastifyRequest,
): Promise<Caller> {
  const { now, maxSessionMs } = services;
  const { token, access } = callerOf(request);
  const session = await findSession(db, token, now(), maxSessionMs);
  if (!session) throw unauthenticated();
  checkAllowed(services, session, access);
  return { account: session.account, token, access };
}

export function deviceOf({ headers, ip }: FastifyRequest): Device {
  const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH).toWellFormed();
  return { userAgent, address: ip };
}

export function callerIdOf(request: FastifyRequest): number | undefined {
  return callers.get(request)?.account.id;
}

/** The account or network whose share of a memory budget a request uses. */
export function holderOf(request: FastifyRequest): string {
  const id = callerIdOf(request);
  return id === undefined ? `network ${networkOf(request.ip)}` : `account ${id}`;
}
