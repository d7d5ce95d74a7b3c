import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { reportEnd } from '../session/reportEnd';
import { selectToken } from '../session/sessionSlice';
import type { sessionSlice } from '../session/sessionSlice';
import { toApiError } from './apiError';
import type { ApiError } from './apiError';
import { uploadSlice } from './uploadSlice';

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

interface RawResponse {
  status: number;
  text: string;
  /** The header `Session-Ends-In`. */
  secondsLeft: string | null;
}

const SECONDS_LEFT = 'Session-Ends-In';

/**
 * Posts a multipart form by `XMLHttpRequest`, because `fetch` reports no upload progress. Resolves to
 * null without a response.
 */
function sendForm(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  { dispatch, signal }: BaseQueryApi,
): Promise<RawResponse | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (response: RawResponse | null) => {
      dispatch(uploadSlice.actions.ended());
      resolve(response);
    };
    request.upload.onprogress = ({ loaded, total }) =>
      dispatch(uploadSlice.actions.progressed({ loaded, total }));
    request.onload = () =>
      finish({
        status: request.status,
        text: request.responseText,
        secondsLeft: request.getResponseHeader(SECONDS_LEFT),
      });
    request.onerror = () => finish(null);
    request.onabort = request.onerror;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

type WithSession = Parameters<(typeof sessionSlice)['selectSlice']>[0];

const API_ROOT = `${window.location.origin}/api`;

/** The `XSRF-TOKEN` cookie of servers that demand it back as a header, as Laravel does. */
function xsrfToken(): string | undefined {
  const [, value] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  return value?.replace(/%([0-7][\dA-F])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

function requestHeaders(token: string | null): Record<string, string> {
  const xsrf = xsrfToken();
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
  };
}

/** Sends anything else. Resolves to null without a response. */
async function sendJson(
  args: FetchArgs,
  headers: Record<string, string>,
  api: BaseQueryApi,
  options: object,
): Promise<RawResponse | null> {
  const send = fetchBaseQuery({
    baseUrl: API_ROOT,
    credentials: 'include',
    headers,
    responseHandler: 'text',
    validateStatus: () => true,
  });
  const { data, meta } = await send(args, api, options);
  const response = meta?.response;
  if (!response || typeof data !== 'string') return null;
  return { status: response.status, text: data, secondsLeft: response.headers.get(SECONDS_LEFT) };
}

/** Every failure becomes an `ApiError`. */
const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const token = selectToken(api.getState() as WithSession);
  const headers = requestHeaders(token);
  const response =
    args.body instanceof FormData
      ? await sendForm(`${API_ROOT}${args.url}`, args.body, headers, api)
      : await sendJson(args, headers, api, options);
  if (!response) return { error: { status: 0 } };
  reportEnd(api, token, response.secondsLeft);
  return readResponse(response.status, response.text, (args.method ?? 'GET') === 'GET');
};

const tagTypes = [
  'Announcement',
  'Category',
  'Post',
  'Role',
  'Session',
  'Slider',
  'Tag',
  'User',
] as const;

/** The client's one API; each feature injects its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

/** A mutation's `invalidatesTags`: a failed call has changed nothing, so nothing is fetched again. */
export const invalidatesOnSuccess =
  (tag: (typeof tagTypes)[number]) => (_result: unknown, error: unknown) => (error ? [] : [tag]);
