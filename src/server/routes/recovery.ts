import type { TemporaryPassword } from '../../contract/session';
import { callerOf } from '../http/auth';
import { HttpError, notFound } from '../http/errors';
import { noInput } from '../http/input';
import { dataOf, ref } from '../http/openapi/responses';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import { readablePassword } from '../passwords';
import type { Db } from '../store/schema';
import { giveTemporaryPassword } from '../store/temporaryPasswords';
import { credentialsOf } from '../store/users';
import { asCaller, ofUser, record } from './audited';
import { accountClient } from './passwordAttempt';

/** @throws HttpError 404 */
async function getCredentials(db: Db, id: number) {
  const target = await credentialsOf(db, id);
  if (!target) throw notFound();
  return target;
}

/** @throws HttpError 403 for oneself: that would end the session without the current password */
async function resetPassword(
  services: Services,
  request: ApiRequest,
): Promise<{ data: TemporaryPassword }> {
  const id = idOf(request);
  if (id === callerOf(request).account.id) {
    throw new HttpError(403, 'Change your own password on your profile.');
  }
  await getCredentials(services.db, id);
  const password = readablePassword();
  // Hashing is slow, and would block others inside the transaction.
  const client = accountClient(callerOf(request).account.email);
  const hash = await services.passwords.hash(password, client);
  const expires_at = await asCaller(services, request, 'user', async (trx, { account: user }) => {
    const target = await getCredentials(trx, id);
    const until = await giveTemporaryPassword(trx, target, hash, services.now());
    const event = { ...ofUser(id), user, action: 'reset-password' } as const;
    await record(trx, services.now(), request, event);
    return until;
  });
  return { data: { password, expires_at } };
}

/** The way back for a lost password. docs/specification/server.md#temporary-passwords */
export function recoveryRoutes(services: Services): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/users/:id/reset-password',
      access: 'privileged',
      input: noInput,
      response: dataOf(ref('TemporaryPassword')),
      call: (_input, request) => resetPassword(services, request),
    }),
  ];
}
