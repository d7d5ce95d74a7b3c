import type { FastifyRequest } from 'fastify';
import type { SignInBlock } from '../../contract/audit';
import { callerOf } from '../http/auth';
import type { Caller } from '../http/auth';
import { invalid } from '../http/errors';
import type { HttpError } from '../http/errors';
import type { ApiRequest } from '../http/route';
import type { Services } from '../http/services';
import { networkOf } from '../accounts/networks';
import { findBlock } from '../store/loginFailures';
import type { Named } from '../store/loginFailures';
import type { Db } from '../store/schema';
import { inTransaction } from '../store/engine/store';
import { asCaller, record } from './audited';
import { checkIdentity, findNamed, verifyPassword, WRONG_PASSWORD } from './passwordAttempt';
import type { IdentityError, Verified } from './passwordAttempt';

/**
 * Records a failed sign-in, and the block if it led to one. The typed e-mail address may be a
 * password, so only the account is recorded. Attempts during a block are not, or anybody could fill
 * the trail. The log tells how far the clock of the phone is off: if that of the server is wrong,
 * many phones differ by as much.
 */
export function recordFailure(
  { db, now }: Services,
  request: FastifyRequest,
  { account, minutesAhead }: { account: Named; minutesAhead?: number },
) {
  if (minutesAhead !== undefined) {
    request.log.warn({ minutes_ahead: minutesAhead }, 'the clock of a phone with codes differs');
  }
  return inTransaction(db, async (trx) => {
    const meant = await findNamed(trx, account);
    if (!meant) return;
    const event = { entityId: meant.id, user: null };
    await record(trx, now(), request, { ...event, action: 'sign-in-failed' });
    const attempt = { account: meant, network: networkOf(request.ip) };
    const until = await findBlock(trx, attempt, now());
    if (until === null) return;
    const after: SignInBlock = { blocked_until: until };
    await record(trx, now(), request, { ...event, action: 'sign-in-throttled', after });
  });
}

interface Identity {
  password: string;
  /** '' for none; null if only the password is needed. */
  code: string | null;
  /** Whether the code is the first one of a new secret. */
  isFirst?: boolean;
  /** The field of the request that has the password. */
  passwordField?: string;
}

async function refusalOf(
  services: Services,
  request: ApiRequest,
  { field, message, isFailure, minutesAhead }: IdentityError,
  { passwordField = 'password' }: Identity,
): Promise<HttpError> {
  const { account } = callerOf(request);
  if (isFailure) await recordFailure(services, request, { account, minutesAhead });
  return invalid({ [field === 'password' ? passwordField : field]: [message] });
}

/**
 * Checks the caller's password, for `asVerified`.
 *
 * @throws HttpError 422, 429, 503
 */
export async function verifyOwnPassword(
  services: Services,
  request: ApiRequest,
  identity: Identity,
): Promise<Verified> {
  const attempt = { account: callerOf(request).account, network: networkOf(request.ip) };
  const verified = await verifyPassword(services, attempt, identity.password);
  if (!verified) throw await refusalOf(services, request, WRONG_PASSWORD, identity);
  return verified;
}

/**
 * Runs a write of a caller whose password was verified, once the rest of the identity is right. A
 * failure gets 422, because 401 would sign the user out. It counts as a failed sign-in and is
 * recorded as one.
 *
 * @param write if it throws, the attempt counts as failed; so check beforehand what may refuse it
 * @throws HttpError 422
 */
export async function asVerified<T>(
  services: Services,
  request: ApiRequest,
  identity: Identity & { verified: Verified },
  write: (trx: Db, caller: Caller) => Promise<T>,
): Promise<T> {
  const { verified, code, isFirst } = identity;
  const outcome = await asCaller(services, request, async (trx, caller) => {
    const { error } = await checkIdentity(trx, services, verified, code, isFirst);
    return error ? { error } : { result: await write(trx, caller) };
  });
  if (!outcome.error) return outcome.result;
  throw await refusalOf(services, request, outcome.error, identity);
}

/**
 * Runs a write for which the caller must prove their identity again; see `asVerified`.
 *
 * @throws HttpError 422, 429, 503
 */
export async function withIdentityCheck<T>(
  services: Services,
  request: ApiRequest,
  identity: Identity,
  write: (trx: Db, caller: Caller) => Promise<T>,
): Promise<T> {
  const verified = await verifyOwnPassword(services, request, identity);
  return asVerified(services, request, { ...identity, verified }, write);
}
