import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { selectToken } from '../session/sessionSlice';
import type { sessionSlice } from '../session/sessionSlice';
import { toApiError } from './apiError';
import type { ApiError } from './apiError';
import { uploadSlice } from './uploadSlice';

function parse(text: string): { readable: boolean; body: unknown } {
  if (text.trim() === '') return { readable: true, body: null };
  try {
    return { readable: true, body: JSON.parse(text) as unknown };
  } catch {
    return { readable: false, body: null };
  }
}

/**
 * 200 to 299 is a success, also without a body. HTML in place of JSON, as from a captive portal, is a
 * failure.
 */
function readResponse(
  status: number,
  text: string,
): { data: unknown; error?: undefined } | { data?: undefined; error: ApiError } {
  const { readable, body } = parse(text);
  const isSuccess = status >= 200 && status <= 299;
  return isSuccess && readable ? { data: body } : { error: toApiError(status, body) };
}

/** Posts a multipart form by `XMLHttpRequest`, because `fetch` reports no upload progress. */
function sendForm(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  { dispatch, signal }: BaseQueryApi,
): Promise<ReturnType<typeof readResponse>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (response: ReturnType<typeof readResponse>) => {
      dispatch(uploadSlice.actions.ended());
      resolve(response);
    };
    request.upload.onprogress = ({ loaded, total }) =>
      dispatch(uploadSlice.actions.progressed({ loaded, total }));
    request.onload = () => finish(readResponse(request.status, request.responseText));
    request.onerror = () => finish({ error: { status: 0 } });
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

function requestHeaders(token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Every failure becomes an `ApiError`. */
const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const headers = requestHeaders(selectToken(api.getState() as WithSession));
  if (args.body instanceof FormData) {
    return sendForm(`${API_ROOT}${args.url}`, args.body, headers, api);
  }
  const sendJson = fetchBaseQuery({
    baseUrl: API_ROOT,
    credentials: 'include',
    headers,
    responseHandler: 'text',
    validateStatus: () => true,
  });
  const { data, meta } = await sendJson(args, api, options);
  const status = meta?.response?.status;
  if (status === undefined || typeof data !== 'string') return { error: { status: 0 } };
  return readResponse(status, data);
};

const tagTypes = ['Announcement', 'Category', 'Post', 'Role', 'Slider', 'Tag', 'User'] as const;

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
