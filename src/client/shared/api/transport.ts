import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';

export const API_ROOT = `${window.location.origin}/api`;

export type OnProgress = (bytes: { loaded: number; total: number }) => void;

interface RawResponse {
  status: number;
  text: string;
  header: (name: string) => string | null;
}

/**
 * Posts a multipart form with `XMLHttpRequest`, because `fetch` reports no upload progress.
 * Resolves to null without a response.
 */
export function sendForm(
  url: string,
  form: FormData,
  { headers, onProgress }: { headers: Record<string, string>; onProgress?: OnProgress },
  { signal }: BaseQueryApi,
): Promise<RawResponse | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const report = ({ loaded, total }: ProgressEvent) => onProgress?.({ loaded, total });
    request.upload.onloadstart = report;
    request.upload.onprogress = report;
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => resolve(null);
    request.onabort = request.onerror;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

/** Fetches a binary file. Resolves to null if there is no response or it is incomplete. */
export async function receiveFile(
  url: string,
  headers: Record<string, string>,
  onFile: (file: Blob) => void,
  { signal }: BaseQueryApi,
): Promise<RawResponse | null> {
  try {
    const response = await fetch(url, {
      headers,
      signal,
      cache: 'no-store',
      credentials: 'include',
    });
    if (response.ok) onFile(await response.blob());
    const text = response.ok ? '' : await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  } catch {
    return null;
  }
}

/** Sends any other request. Resolves to null without a response. */
export async function requestJson(
  args: FetchArgs,
  headers: Record<string, string>,
  api: BaseQueryApi,
  options: object,
): Promise<RawResponse | null> {
  const send = fetchBaseQuery({
    baseUrl: API_ROOT,
    // Some servers allow their lists to be cached. The browser would show an old list after a save,
    // with an old `Date`.
    cache: 'no-store',
    credentials: 'include',
    headers,
    responseHandler: 'text',
    validateStatus: () => true,
  });
  const { data, meta } = await send(args, api, options);
  const response = meta?.response;
  if (!response || typeof data !== 'string') return null;
  return {
    status: response.status,
    text: data,
    header: (name) => response.headers.get(name),
  };
}
