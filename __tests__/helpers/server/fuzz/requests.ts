import fc from 'fast-check';
import type { Endpoint, Targets } from '../endpoints';
import { damagedForm, formBody } from './forms';
import type { FormBody } from './forms';
import { jsonBody } from './json';
import { encode, MAGIC_NAMES, nastySegment, nastyText } from './texts';

const PARAMETERS = ['page', 'per_page', 'query', 'start_date', 'end_date', 'w', ...MAGIC_NAMES];

const parameter = fc
  .tuple(
    fc.constantFrom(...PARAMETERS),
    fc.constantFrom('', '', '', '[]', '[0]', '[$ne]', '[__proto__]', '.x'),
    fc.oneof(fc.constantFrom('1', '2', '2026-06-05', 'rain', 'ရန်'), nastyText),
    fc.boolean(),
  )
  .map(([name, suffix, value, hasSign]) => {
    const text = encode(value.slice(0, 1000));
    return hasSign ? `${name}${suffix}=${text}` : `${name}${suffix}${text}`;
  });

const query = fc.oneof(
  fc.constant(''),
  fc.array(parameter, { maxLength: 6 }).map((all) => `?${all.join('&')}`),
  fc.constantFrom('?', '??', '?&&&', '?=', '?%', '?%E0%A4%A', `?${'page=1&'.repeat(900)}`),
);

/** Header values with any byte except line breaks. */
const headerValue = fc.oneof(
  fc.constantFrom('', '*', 'null', 'gzip;q=NaN', 'bytes=0-,-1', '"', '__proto__', 'x'.repeat(3000)),
  fc.stringMatching(/^[ -~\x80-\xff]{0,20}$/),
);

const headerName = fc.constantFrom(
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding'],
  ...['cookie', 'expect', 'forwarded', 'host', 'if-match', 'if-modified-since', 'if-none-match'],
  ...['if-range', 'origin', 'range', 'referer', 'sec-fetch-site', 'te', 'upgrade', 'via'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-http-method-override', 'x-original-url'],
  ...['x-request-id', 'x-requested-with', '__proto__', 'constructor'],
);

export const hostileHeaders = fc
  .array(fc.tuple(headerName, headerValue), { maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs));

const contentType = fc.constantFrom(
  ...['text/plain', 'text/html', 'application/x-www-form-urlencoded', 'application/xml', ''],
  ...[
    'application/json; charset=utf-7',
    'application/json;',
    'APPLICATION/JSON',
    '/',
    ';',
    'a/b;c',
  ],
);

interface Body {
  payload?: string | Buffer;
  contentType?: string;
}

/** A request that a route may have to read to its end. */
export interface HostileRequest {
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** A body that the route accepts: an object for JSON, or the bytes of a form. */
function validBody({ sent }: Endpoint, targets: Targets): object | FormBody {
  const body = sent?.body?.(targets) ?? {};
  const form = [targets.slider, targets.post].find((each) => each === body);
  return form ? { payload: form.payload, contentType: form.headers['content-type'] } : body;
}

async function bodies(endpoint: Endpoint, targets: Targets): Promise<fc.Arbitrary<Body>> {
  const valid = validBody(endpoint, targets);
  const isForm = 'payload' in valid;
  const json = jsonBody(isForm ? { images: [], title: 'x' } : valid).map((payload) => ({
    payload,
    contentType: 'application/json',
  }));
  const forms = await formBody();
  const form = isForm ? fc.oneof(damagedForm(valid), forms) : forms;
  const other = fc
    .tuple(contentType, nastyText)
    .map(([type, payload]) => ({ payload, contentType: type }));
  return fc.oneof(
    { arbitrary: json, weight: isForm ? 1 : 6 },
    { arbitrary: form, weight: isForm ? 6 : 1 },
    { arbitrary: other, weight: 1 },
    { arbitrary: fc.constant({}), weight: 1 },
  );
}

/** Requests to a route with an invalid address, headers or body, or all of them. */
export async function hostileRequest(
  endpoint: Endpoint,
  targets: Targets,
): Promise<fc.Arbitrary<HostileRequest>> {
  const { method, path, sent } = endpoint;
  const validId = fc.constant(String(sent?.id?.(targets) ?? 1));
  // A deleted entity would be missing in the next run.
  const others = nastySegment.filter((segment) => !/^\d$/.test(segment));
  const id = method === 'DELETE' ? others : fc.oneof(validId, validId, nastySegment);
  const body = method === 'GET' ? fc.constant<Body>({}) : await bodies(endpoint, targets);
  const headers = fc.oneof(fc.constant({}), hostileHeaders);
  return fc
    .tuple(id, query, headers, body)
    .map(([part, search, extra, { payload, contentType: type }]) => ({
      url: path.replace(/:(id|key)/, part) + search,
      headers: { ...extra, ...(type === undefined ? {} : { 'content-type': type }) },
      payload,
    }));
}
