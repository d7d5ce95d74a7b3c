import type { AuditAction } from '../../contract/audit';
import { FLAG, objectOf, orNull } from '../../contract/shapes';
import {
  identitySchema,
  RecoveryCodes,
  secondFactorSchema,
  setUpSchema,
  TwoFactorSecret,
  TwoFactorState,
} from '../../contract/twoFactor';
import type { IdentityForm, SecondFactorForm, SetUpForm } from '../../contract/twoFactor';
import { callerOf } from '../http/auth';
import type { Caller } from '../http/auth';
import { found, HttpError } from '../http/errors';
import { json } from '../http/input';
import { idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Db } from '../store/schema';
import { closeSessionsWithoutCode, renewVerification } from '../store/sessions';
import * as store from '../store/twoFactor';
import { findUser } from '../store/users';
import { newRecoveryCodes, newSecret } from '../accounts/twoFactor';
import { asCaller, record } from './audited';
import { checkRecentSignIn } from './escalation';
import { withIdentityCheck } from './identityCheck';

/** @throws HttpError 404 if two-factor sign-in is off on this server */
const switchedOn = ({ twoFactor }: Services) => found(twoFactor);

const recordOwn = (
  { now }: Services,
  trx: Db,
  request: ApiRequest,
  { account: user }: Caller,
  action: AuditAction,
) => record(trx, now(), request, { entityId: user.id, user, action });

async function stateOf(services: Services, request: ApiRequest): Promise<TwoFactorState | null> {
  const { twoFactor } = services;
  if (!twoFactor) return null;
  const { id, slug } = callerOf(request).account;
  return {
    enabled: await store.hasTwoFactor(services.db, id),
    required: twoFactor.isRequiredOf(slug),
    recovery_codes_left: await store.countRecoveryCodes(services.db, id),
  };
}

async function checkOff(db: Db, userId: number): Promise<void> {
  if (await store.hasTwoFactor(db, userId)) {
    throw new HttpError(409, 'Two-factor sign-in is already on.');
  }
}

async function checkOn(db: Db, userId: number): Promise<void> {
  if (!(await store.hasTwoFactor(db, userId))) {
    throw new HttpError(409, 'Two-factor sign-in is off.');
  }
}

async function setUp(
  services: Services,
  request: ApiRequest,
  { password }: SetUpForm,
): Promise<TwoFactorSecret> {
  const twoFactor = switchedOn(services);
  await checkOff(services.db, callerOf(request).account.id);
  const identity = { password, code: null };
  return withIdentityCheck(services, request, identity, async (trx, { account: { id, email } }) => {
    await checkOff(trx, id);
    const made = newSecret(email);
    await store.storeSecret(trx, id, twoFactor.seal(made.secret, id), services.now());
    return made;
  });
}

async function giveRecoveryCodes(trx: Db, userId: number): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  await store.storeRecoveryCodes(trx, userId, codes);
  return { recovery_codes: codes };
}

/** Requires a code, to show that the app has the secret. Ends the user's other sessions. */
async function turnOn(
  services: Services,
  request: ApiRequest,
  form: SecondFactorForm,
): Promise<RecoveryCodes> {
  switchedOn(services);
  await checkOff(services.db, callerOf(request).account.id);
  const identity = { ...form, isFirst: true };
  return withIdentityCheck(services, request, identity, async (trx, caller) => {
    const { account, token } = caller;
    const { id } = account;
    await checkOff(trx, id);
    await store.enableTwoFactor(trx, id, services.now());
    await closeSessionsWithoutCode(trx, id, token);
    await renewVerification(trx, token, services.now());
    await recordOwn(services, trx, request, caller, 'turn-on-two-factor');
    return giveRecoveryCodes(trx, id);
  });
}

function turnOff(services: Services, request: ApiRequest, identity: SecondFactorForm) {
  switchedOn(services);
  return withIdentityCheck(services, request, identity, async (trx, caller) => {
    if (!(await store.removeTwoFactor(trx, caller.account.id))) return;
    await recordOwn(services, trx, request, caller, 'turn-off-two-factor');
  });
}

async function renewCodes(
  services: Services,
  request: ApiRequest,
  identity: SecondFactorForm,
): Promise<RecoveryCodes> {
  switchedOn(services);
  await checkOn(services.db, callerOf(request).account.id);
  return withIdentityCheck(services, request, identity, async (trx, caller) => {
    const { id } = caller.account;
    await checkOn(trx, id);
    await recordOwn(services, trx, request, caller, 'renew-recovery-codes');
    return giveRecoveryCodes(trx, id);
  });
}

const confirmIdentity = (services: Services, request: ApiRequest, identity: IdentityForm) =>
  withIdentityCheck(services, request, identity, (trx, { token }) =>
    renewVerification(trx, token, services.now()),
  );

/**
 * Ends the user's sessions, too.
 *
 * @throws HttpError 403 for one's own account, which would need neither password nor code
 */
function resetTwoFactor(services: Services, request: ApiRequest): Promise<void> {
  const id = idOf(request);
  if (id === callerOf(request).account.id) {
    throw new HttpError(403, 'Turn off your own two-factor sign-in on your profile.');
  }
  return asCaller(services, request, async (trx, { account: user }) => {
    checkRecentSignIn(user, services.now());
    found(await findUser(trx, id));
    if (!(await store.resetTwoFactor(trx, id))) return;
    const event = { entityId: id, user, action: 'reset-two-factor' } as const;
    await record(trx, services.now(), request, event);
  });
}

const own = '/api/two-factor';
const ofUsers = '/api/users/:id/two-factor';

/** docs/specification/server.md#two-factor-sign-in */
export const twoFactorRoutes: Route[] = [
  route({
    method: 'GET',
    path: own,
    summary: 'Read the state of two-factor sign-in',
    access: 'any-session',
    data: orNull(TwoFactorState),
    call: stateOf,
  }),
  route({
    method: 'POST',
    path: own,
    summary: 'Set up two-factor sign-in',
    access: 'any-session',
    writes: 'user',
    isUnrecorded: true,
    input: json(setUpSchema),
    conflicts: true,
    data: TwoFactorSecret,
    call: setUp,
  }),
  route({
    method: 'POST',
    path: `${own}/on`,
    summary: 'Turn two-factor sign-in on',
    access: 'any-session',
    writes: 'user',
    input: json(secondFactorSchema),
    conflicts: true,
    data: RecoveryCodes,
    call: turnOn,
  }),
  route({
    method: 'POST',
    path: `${own}/off`,
    summary: 'Turn two-factor sign-in off',
    access: 'any-session',
    writes: 'user',
    input: json(secondFactorSchema),
    call: turnOff,
  }),
  route({
    method: 'POST',
    path: `${own}/recovery-codes`,
    summary: 'Replace the recovery codes',
    access: 'any-session',
    writes: 'user',
    input: json(secondFactorSchema),
    conflicts: true,
    data: RecoveryCodes,
    call: renewCodes,
  }),
  route({
    method: 'POST',
    path: '/api/confirm-identity',
    summary: 'Confirm the identity of the caller',
    access: 'any-session',
    writes: 'user',
    isUnrecorded: true,
    input: json(identitySchema),
    call: confirmIdentity,
  }),
  route({
    method: 'GET',
    path: ofUsers,
    summary: 'Read whether a user has two-factor sign-in',
    access: 'privileged',
    data: objectOf({ enabled: FLAG }),
    call: async ({ db }, request) => {
      const { id } = found(await findUser(db, idOf(request)));
      return { enabled: await store.hasTwoFactor(db, id) };
    },
  }),
  route({
    method: 'DELETE',
    path: ofUsers,
    summary: 'Turn off the two-factor sign-in of a user',
    access: 'privileged',
    writes: 'user',
    call: resetTwoFactor,
  }),
];
