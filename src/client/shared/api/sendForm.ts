import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { readResponse } from './response';
import { uploadSlice } from './uploadSlice';

const { progressed, ended } = uploadSlice.actions;

/**
 * Posts a multipart form and tells the store how many bytes are under way. It stands on
 * `XMLHttpRequest` because `fetch` does not tell how much of an upload has been sent.
 */
export function sendForm(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  { dispatch, signal }: BaseQueryApi,
): Promise<ReturnType<typeof readResponse>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (answer: ReturnType<typeof readResponse>) => {
      dispatch(ended());
      resolve(answer);
    };
    request.upload.onprogress = ({ loaded, total }) => dispatch(progressed({ loaded, total }));
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
