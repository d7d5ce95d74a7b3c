import { isRecord } from '../../../contract/records';
import type {
  IdentityForm,
  RecoveryCodes,
  SecondFactorForm,
  SetUpForm,
  TwoFactorSecret,
  TwoFactorState,
} from '../../../contract/twoFactor';
import { api, invalidatesOnSuccess } from './api';
import { asArray, textOf, unwrap } from './normalize';

function readState(response: unknown): TwoFactorState | null {
  const state = unwrap(response);
  if (!isRecord(state) || typeof state.enabled !== 'boolean') return null;
  const left = Number(state.recovery_codes_left);
  return { enabled: state.enabled, required: state.required === true, recovery_codes_left: left };
}

function readSecret(response: unknown): TwoFactorSecret | null {
  const made = unwrap(response);
  if (!isRecord(made)) return null;
  const [secret, uri] = [textOf(made.secret), textOf(made.uri)];
  return secret && uri ? { secret, uri } : null;
}

/** Keeps the name `recovery_codes`, by which Redux DevTools masks the codes. */
function readCodes(response: unknown): RecoveryCodes {
  const given = unwrap(response);
  const codes = isRecord(given) ? (asArray(given.recovery_codes) ?? []) : [];
  return { recovery_codes: codes.map(textOf).filter(Boolean) };
}

const twoFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTwoFactor: build.query<TwoFactorState | null, void>({
      query: () => ({ url: '/two-factor' }),
      transformResponse: readState,
      providesTags: ['TwoFactor'],
    }),
    beginTwoFactor: build.mutation<TwoFactorSecret | null, SetUpForm>({
      query: (body) => ({ url: '/two-factor', method: 'POST', body }),
      transformResponse: readSecret,
    }),
    turnOnTwoFactor: build.mutation<RecoveryCodes, SecondFactorForm>({
      query: (body) => ({ url: '/two-factor/on', method: 'POST', body }),
      transformResponse: readCodes,
      invalidatesTags: invalidatesOnSuccess('TwoFactor', 'Session'),
    }),
    turnOffTwoFactor: build.mutation<unknown, SecondFactorForm>({
      query: (body) => ({ url: '/two-factor/off', method: 'POST', body }),
      invalidatesTags: invalidatesOnSuccess('TwoFactor'),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, SecondFactorForm>({
      query: (body) => ({ url: '/two-factor/recovery-codes', method: 'POST', body }),
      transformResponse: readCodes,
      invalidatesTags: invalidatesOnSuccess('TwoFactor'),
    }),
    confirmIdentity: build.mutation<unknown, IdentityForm>({
      query: (body) => ({ url: '/confirm-identity', method: 'POST', body }),
    }),
  }),
});

/** Call these with `track: false`, so that no secret stays in the store. */
export const {
  beginTwoFactor,
  turnOnTwoFactor,
  turnOffTwoFactor,
  renewRecoveryCodes,
  confirmIdentity,
} = twoFactorApi.endpoints;
export const { useGetTwoFactorQuery } = twoFactorApi;
/** What another component has loaded. It sends no request. */
export const useTwoFactorState = twoFactorApi.endpoints.getTwoFactor.useQueryState;
