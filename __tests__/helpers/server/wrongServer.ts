interface Call {
  /** For example `GET /api/roles/7`, with the real id. */
  name: string;
  url: URL;
  init: RequestInit;
}

type Fault = [call: RegExp, answer: (call: Call) => Promise<Response> | Response];

const json = (body: unknown, status = 200) => Response.json(body, { status });
const pass = ({ url, init }: Call) => fetch(url, init);

/** Makes the call and changes the body of its response. */
async function changed(call: Call, change: (body: Record<string, unknown>) => unknown) {
  const response = await pass(call);
  return json(change((await response.json()) as Record<string, unknown>), response.status);
}

async function restated(call: Call, from: number, to: number) {
  const response = await pass(call);
  return response.status === from ? json(await response.json(), to) : response;
}

const isSignedIn = ({ init }: Call) => new Headers(init.headers).has('Authorization');
const toSignIn = () => new Response(null, { status: 302, headers: { Location: '/login' } });

function unsized(call: Call): Call {
  const url = new URL(call.url);
  url.searchParams.delete('per_page');
  return { ...call, url };
}

/** Accepts a file that only claims to be a photograph. */
async function withDrawings(call: Call) {
  const file = call.init.body instanceof FormData ? call.init.body.get('images[]') : null;
  const isDrawing = file instanceof File && (await file.text()).startsWith('<svg');
  return isDrawing ? json({ data: { id: 1, images: [] } }, 201) : pass(call);
}

function backdated({ init, ...call }: Call): Call {
  const form = new FormData();
  const fields = init.body instanceof FormData ? init.body : [];
  for (const [name, value] of fields) form.append(name, value);
  if (form.get('backdate') === '05-06-2026') form.set('backdate', '04-06-2026');
  return { ...call, init: { ...init, body: form } };
}

/** Creates a second tag for a name that differs only in case. */
function withDuplicates(call: Call) {
  const { body } = call.init;
  const isKnown = typeof body === 'string' && body.includes('"Check');
  return isKnown ? json({ data: { id: 1_000_000 } }, 201) : pass(call);
}

/** Refuses a blank text, so that a notice cannot be taken down. */
function withoutTakingDown(call: Call) {
  const { body } = call.init;
  const isBlank = typeof body === 'string' && body.includes('"text":""');
  return isBlank ? json({ message: 'Text is required.' }, 422) : pass(call);
}

const withoutErrors = (call: Call) =>
  changed(call, (body) => ({ data: body.data, message: body.message }));

const withoutRole = (call: Call) =>
  changed(call, ({ token, message }) => (token ? { token, user: { id: 1 } } : { message }));

/** Typical mistakes of a back end, one per call. */
const FAULTS: Fault[] = [
  [/^POST \/api\/login$/, withoutRole],
  [/^POST \/api\/logout$/, () => new Response(null, { status: 204 })],
  [/^POST \/api\/change-password$/, (call) => restated(call, 422, 401)],
  [/^POST \/api\/sliders$/, withDrawings],
  [/^DELETE \/api\/sliders\/\d+$/, () => new Response('<!doctype html><title>Done</title>')],
  [/^POST \/api\/announcements$/, (call) => restated(call, 422, 201)],
  [/^PUT \/api\/announcements\/\d+$/, withoutTakingDown],
  [/^GET \/api\/roles$/, (call) => (isSignedIn(call) ? pass(unsized(call)) : toSignIn())],
  [/^GET \/api\/roles\/permissions$/, () => json([])],
  [/^GET \/api\/categories\/\d+$/, () => json({ data: { id: 1, name: 'Weather' } })],
  [/^POST \/api\/posts\/\d+$/, (call) => pass(backdated(call))],
  [/^POST \/api\/tags$/, withDuplicates],
  [/^POST \/api\/users$/, withoutErrors],
  [
    /^GET \/api\/users\/search$/,
    (call) => (call.url.searchParams.get('start_date') ? json({ data: [] }) : pass(call)),
  ],
];

/** A `fetch` that behaves like a server with these mistakes and no others. */
export const wrongly: typeof fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const call = { name: `${init.method} ${url.pathname}`, url, init };
  const [, answer] = FAULTS.find(([pattern]) => pattern.test(call.name)) ?? [null, pass];
  return answer(call);
};
