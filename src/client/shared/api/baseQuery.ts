import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { selectToken } from '../session/sessionSlice';
import type { sessionSlice } from '../session/sessionSlice';
import { readResponse } from './response';
import type { ApiError } from './apiError';
import { sendForm } from './sendForm';

type WithSession = Parameters<(typeof sessionSlice)['selectSlice']>[0];

const API_ROOT = `${window.location.origin}/api`;

/** The headers that section 7 asks of every call; no `Authorization` without a token. */
function requestHeaders(token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** The one way to the server: headers of section 7, cookies sent, every failure an `ApiError`. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, options) => {
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
