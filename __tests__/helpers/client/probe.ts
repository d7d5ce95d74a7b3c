import { makeStore } from '../../../src/client/app/store';
import type { AppStore } from '../../../src/client/app/store';
import { api } from '../../../src/client/shared/api/api';
import type { Save } from '../../../src/client/shared/api/api';
import { started } from '../../../src/client/shared/session/sessionSlice';
import type { LoginResponse } from '../../../src/contract/session';

interface Sent {
  url: string;
  method?: string;
  body?: unknown;
  save?: Partial<Save<unknown>>;
}

/** Endpoints like those of a feature. They pass on the path, the body and the response. */
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, string>({ query: (url) => ({ url }) }),
    send: build.mutation<unknown, Sent>({
      query: ({ method = 'POST', ...args }) => ({ method, ...args }),
    }),
  }),
});

/** A store of the product that can call any path of the API, signed in if a session is given. */
export function makeCaller(session?: LoginResponse, store = makeStore()) {
  if (session) store.dispatch(started(session));
  return {
    store,
    get: (url: string) => store.dispatch(endpoints.probe.initiate(url)),
    send: (args: Sent) => store.dispatch(endpoints.send.initiate(args)),
  };
}

export const cachedAnswers = (store: AppStore) => store.getState().api.queries;
