import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { CAPABILITIES_HEADER } from '../../../contract/capabilities';
import { followClock } from '../../../contract/clock';
import type { Id } from '../../../contract/ids';
import { ALL_NOUNS, NOUNS } from '../../../contract/nouns';
import { noteBuild } from '../device/newVersion';
import { reportEnd } from '../session/reportEnd';
import { selectToken } from '../session/sessionSlice';
import type { sessionSlice } from '../session/sessionSlice';
import { toApiError } from './apiError';
import type { ApiError } from './apiError';
import { askIdentity, isChallenge } from './identitySlice';
import { reportConnection } from './connectionSlice';
import { noteCapabilities, selectHas } from './serverSlice';
import { API_ROOT, receiveFile, sendForm, requestJson } from './transport';
import type { OnProgress } from './transport';

/** Parses JSON. Returns no value for invalid JSON, and null for an empty body. */
function parse(text: string): { value?: unknown } {
  if (text === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return {};
  }
}

const isPlainText = (text: string) => /^[^<{[]/.test(text) && text.length <= 300;

/**
 * Statuses 200 to 299 mean success, even without a body. Markup instead of JSON, for example from a
 * captive portal, is a failure. Any other text is a failure only for a read: a write has been
 * stored and must not be repeated.
 */
function readResponse(
  status: number,
  body: string,
  isRead: boolean,
): { data: unknown; error?: undefined } | { data?: undefined; error: ApiError } {
  const text = body.trim();
  const { value } = parse(text);
  const plain = value === undefined && isPlainText(text) ? text : undefined;
  const isSuccess = status >= 200 && status <= 299;
  if (isSuccess && value !== undefined) return { data: value };
  if (isSuccess && !isRead && !text.startsWith('<')) return { data: plain ?? null };
  return { error: { ...toApiError(status, value), ...(plain && { text: plain }) } };
}

type State = Parameters<(typeof sessionSlice)['selectSlice']>[0] & Parameters<typeof selectHas>[0];

/** Returns the `XSRF-TOKEN` cookie. Servers such as Laravel expect it back as a header. */
function xsrfToken(): string | undefined {
  const [, value] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  return value?.replace(/%([0-7][\dA-F])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

function requestHeaders(
  state: State,
  { key, version }: Partial<Save<unknown>>,
): Record<string, string> {
  const token = selectToken(state);
  const xsrf = xsrfToken();
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
    ...(key && { 'Idempotency-Key': key }),
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  };
}

export interface Save<T> {
  values: T;
  /** Sent as `Idempotency-Key` to a server that saves a form only once for each key. */
  key: string;
  /** The version that the values are based on, so that a newer one is not overwritten. */
  version?: number;
  onProgress?: OnProgress;
}

export type Update<T> = Save<T> & { id: Id };

interface Call extends FetchArgs {
  save?: Partial<Omit<Save<unknown>, 'values'>>;
  /** Receives the response as a file. */
  onFile?: (file: Blob) => void;
}

interface ResponseMeta {
  /** Whether the deleted entity can be restored. */
  isRestorable: boolean;
  /** Whether the call requires the user to confirm their identity. */
  isChallenge: boolean;
}

export const readRestorable = (_response: unknown, meta: ResponseMeta | undefined) =>
  meta?.isRestorable ?? false;

type BaseQuery = BaseQueryFn<Call, unknown, ApiError, object, ResponseMeta | undefined>;

const send: BaseQuery = async (args, api, options) => {
  const state = api.getState() as State;
  const { save = {}, onFile, ...call } = args;
  const key = selectHas(state, 'keys') ? save.key : undefined;
  const repeatable = key !== undefined && { isRepeatable: true };
  const headers = requestHeaders(state, { ...save, key });
  const address = `${API_ROOT}${args.url}`;
  const send = () => {
    if (onFile) return receiveFile(address, headers, onFile, api);
    if (args.body instanceof FormData)
      return sendForm(address, args.body, { headers, ...save }, api);
    return requestJson(call, headers, api, options);
  };
  const response = await send();
  reportConnection(api, response?.status ?? 0);
  if (!response) return { error: { status: 0, ...repeatable } };
  const isRead = (args.method ?? 'GET') === 'GET';
  const result = readResponse(response.status, response.text, isRead);
  // A cached response is as old as its `Age`. The clock of a captive portal says nothing about our
  // server.
  if (!result.error && response.header('Age') === null) followClock(response.header('Date'));
  noteBuild(response.header('X-Build'));
  reportEnd(api, selectToken(state), response.header('Session-Ends-In'));
  noteCapabilities(api, response.header(CAPABILITIES_HEADER), !result.error);
  const isRestorable = response.header('X-Restorable-Until') !== null;
  const authenticate = response.header('WWW-Authenticate');
  const meta = { isRestorable, isChallenge: isChallenge(response.status, authenticate) };
  if (result.error) return { error: { ...result.error, ...repeatable }, meta };
  return { ...result, meta };
};

/**
 * Asks for the user's identity if the server requires it, and then sends the call again unchanged.
 */
const sendWithIdentity: BaseQuery = async (args, api, options) => {
  const result = await send(args, api, options);
  const isRefused = !result.meta?.isChallenge || !(await askIdentity(api));
  return isRefused || api.signal.aborted ? result : send(args, api, options);
};

/** Why a load starts without being asked for. */
const BACKGROUND: readonly unknown[] = ['invalidation', 'focus', 'reconnect'];

const baseQuery: BaseQuery = async (args, api, options) => {
  const result = await sendWithIdentity(args, api, options);
  if (!result.error || !BACKGROUND.includes(api.startReason)) return result;
  return { ...result, error: { ...result.error, isBackground: true } };
};

const tagTypes = [
  ...ALL_NOUNS.map((noun) => NOUNS[noun].component),
  'Session',
  'Trash',
  'TwoFactor',
] as const;

export type CacheTag = (typeof tagTypes)[number];

/** The only API of the client. Each feature injects its endpoints in its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  endpoints: (build) => ({
    /** Checks whether the server responds, with the shortest call that every server supports. */
    checkConnection: build.query<null, void>({
      query: () => ({ url: '/announcements' }),
      transformResponse: () => null,
    }),
  }),
});

/**
 * The `invalidatesTags` of a mutation. A failed call has changed nothing, so nothing is fetched
 * again.
 */
export const invalidatesOnSuccess =
  (...tags: CacheTag[]) =>
  (_result: unknown, error: unknown) =>
    error ? [] : tags;
