import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { followClock } from '../../../contract/clock';
import type { Id } from '../../../contract/ids';
import { noteBuild } from '../newVersion';
import { reportEnd } from '../session/reportEnd';
import { selectToken } from '../session/sessionSlice';
import type { sessionSlice } from '../session/sessionSlice';
import { toApiError } from './apiError';
import type { ApiError } from './apiError';
import { askIdentity, isChallenge } from './identitySlice';
import { reportLine } from './lineSlice';
import { selectAcceptsKeys, serverSlice } from './serverSlice';
import { API_ROOT, receiveFile, sendForm, sendJson } from './transport';
import type { OnProgress } from './transport';

/** The value of a JSON text; without a value where it is none. An empty body is null. */
function parse(text: string): { value?: unknown } {
  if (text === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return {};
  }
}

/** Neither markup nor JSON that broke off, and short enough for a message. */
const isPlainText = (text: string) => /^[^<{[]/.test(text) && text.length <= 300;

/**
 * 200 to 299 is a success, also without a body. Markup in place of JSON, as from a captive portal, is
 * a failure. Any other text is a failure of a read alone: what was written is stored, and must not be
 * written again.
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

type State = Parameters<(typeof sessionSlice)['selectSlice']>[0] &
  Parameters<typeof selectAcceptsKeys>[0];

/** The `XSRF-TOKEN` cookie of servers that demand it back as a header, as Laravel does. */
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

/** The argument of a mutation that saves a form. */
export interface Save<T> {
  values: T;
  /** Sent as `Idempotency-Key`, so that a server which knows such keys saves it once. */
  key: string;
  /** The version on which the values are based, so that no newer one is overwritten. */
  version?: number;
  onProgress?: OnProgress;
}

/** The argument of a mutation that saves the form of what is stored. */
export type Update<T> = Save<T> & { id: Id };

interface Call extends FetchArgs {
  /** What a saved form says of itself beside its values. */
  save?: Partial<Omit<Save<unknown>, 'values'>>;
  /** Takes the file that the response is. */
  onFile?: (file: Blob) => void;
}

/** What the headers of a response say beside its body. */
interface ResponseMeta {
  /** Whether what the call has deleted can be restored. */
  isRestorable: boolean;
  /** Whether the caller has to prove once more who they are. */
  isChallenge: boolean;
}

/** The `transformResponse` of a deletion. */
export const readRestorable = (_response: unknown, meta: ResponseMeta | undefined) =>
  meta?.isRestorable ?? false;

type BaseQuery = BaseQueryFn<Call, unknown, ApiError, object, ResponseMeta | undefined>;

/** Every failure becomes an `ApiError`. */
const send: BaseQuery = async (args, api, options) => {
  const state = api.getState() as State;
  const { save = {}, onFile, ...call } = args;
  const headers = requestHeaders(state, save);
  const address = `${API_ROOT}${args.url}`;
  const send = () => {
    if (onFile) return receiveFile(address, headers, onFile, api);
    if (args.body instanceof FormData)
      return sendForm(address, args.body, { headers, ...save }, api);
    return sendJson(call, headers, api, options);
  };
  const response = await send();
  reportLine(api, response?.status ?? 0);
  if (!response) return { error: { status: 0 } };
  const isRead = (args.method ?? 'GET') === 'GET';
  const result = readResponse(response.status, response.text, isRead);
  // A cache's response is as old as its `Age`, and a portal's says nothing of our server.
  if (!result.error && response.header('Age') === null) followClock(response.header('Date'));
  noteBuild(response.header('X-Build'));
  reportEnd(api, selectToken(state), response.header('Session-Ends-In'));
  if (!selectAcceptsKeys(state) && response.header('X-Accepts-Idempotency-Key')) {
    api.dispatch(serverSlice.actions.keysAccepted());
  }
  const isRestorable = response.header('X-Restorable-Until') !== null;
  const authenticate = response.header('WWW-Authenticate');
  const meta = { isRestorable, isChallenge: isChallenge(response.status, authenticate) };
  return { ...result, meta };
};

/** A call that takes another proof of who is signed in is sent once more after it, as it was. */
const baseQuery: BaseQuery = async (args, api, options) => {
  const result = await send(args, api, options);
  const isRefused = !result.meta?.isChallenge || !(await askIdentity(api));
  return isRefused || api.signal.aborted ? result : send(args, api, options);
};

const tagTypes = [
  'Announcement',
  'AnnouncementTemplate',
  'Category',
  'Post',
  'Role',
  'Session',
  'Slider',
  'Tag',
  'Trash',
  'TwoFactor',
  'User',
] as const;

export type CacheTag = (typeof tagTypes)[number];

/** The client's one API; each feature injects its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    /** Whether the server answers: the shortest of the calls that every server has. */
    checkLine: build.query<null, void>({
      query: () => ({ url: '/announcements' }),
      transformResponse: () => null,
    }),
  }),
});

/** A mutation's `invalidatesTags`: a failed call has changed nothing, so nothing is fetched again. */
export const invalidatesOnSuccess = (tag: CacheTag) => (_result: unknown, error: unknown) =>
  error ? [] : [tag];
