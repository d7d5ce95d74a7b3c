import fc from 'fast-check';
import type { Endpoint, Targets } from '../endpoints';
import { buildPostForm } from '../../postForm';
import { multipart } from '../images';

/** Runs and seed of the fuzz tests, from FUZZ_RUNS and FUZZ_SEED. A failure prints its seed. */
export function fuzzParameters(runs: number): fc.Parameters<unknown> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env;
  const seed = FUZZ_SEED ? { seed: Number(FUZZ_SEED) } : {};
  // A request without a response within this time has hung.
  return { numRuns: Number(FUZZ_RUNS ?? runs), timeout: 20_000, ...seed };
}

const INTERNALS =
  /\n\s+at |node_modules|node:internal|\.[jt]s:\d+|SQLITE_|\b(select|insert into|update) "|\/(tmp|home|work|srv)\//;

interface Seen {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Expects a proper response to a hostile request: no server error, and no internal details. */
export function expectProper({ statusCode, headers, body }: Seen): void {
  expect(statusCode).toBeLessThan(500);
  expect(statusCode).toBeGreaterThanOrEqual(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('x-injected');
  if (statusCode < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/\w/) as string });
  expect(body).not.toMatch(INTERNALS);
}

const MAGIC_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'toJSON'];

const NASTY = [
  ...['', ' ', '\0', 'rain\0', '\ud800', 'x\udfff', '\ufeff', '\u202eniar', '\u200b', '%', '_'],
  '\\',
  ...['\r\nX-Injected: yes', "' or 1=1 --", '"; drop table users; --', '../../../../etc/passwd'],
  ...['file:///etc/passwd', '<script>alert(1)</script>', '<p>'.repeat(3000), '${7*7}{{7*7}}'],
  ...['%s%n%x', '(a+)+$', 'NaN', '-0', '1e309', '0x10', '၁၂', '2026-02-30', '31-12-9999'],
  ...['1'.repeat(400), 'ေ'.repeat(2000), 'x'.repeat(70_000)],
];

const nastyText = fc.oneof(
  fc.constantFrom(...NASTY, ...MAGIC_NAMES),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Percent-encodes a text. A lone surrogate becomes its three bytes of UTF-8. */
const encode = (text: string) =>
  Array.from(text, (character) =>
    /^[\ud800-\udfff]$/.test(character) ? '%ed%a0%80' : encodeURIComponent(character),
  ).join('');

export const nastySegment = fc.oneof(
  fc.constantFrom(
    ...['0', '-1', '1.0', '1e0', '01', '+1', '1%00', '2147483648', '9'.repeat(100), '1;2', '*'],
    ...['%00', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%5c..%5c', '%2F', '%', '%E0%A4%A', '%ff%fe'],
    ...['$ne', '[object%20Object]', '%0d%0aX-Injected:%20yes', '%c0%ae%c0%ae'],
  ),
  nastyText.map((text) => encode(text.slice(0, 100))),
);

const PARAMETERS = ['page', 'per_page', 'query', 'start_date', 'end_date', 'w', ...MAGIC_NAMES];

const parameter = fc
  .tuple(fc.constantFrom(...PARAMETERS), fc.constantFrom('', '', '[]', '[__proto__]'), nastyText)
  .map(([name, suffix, value]) => `${name}${suffix}=${encode(value.slice(0, 1000))}`);

const HEADERS = [
  ...['accept', 'accept-encoding', 'authorization', 'content-encoding', 'cookie', 'expect', 'host'],
  ...['if-match', 'if-none-match', 'origin', 'range', 'sec-fetch-site', 'te', 'upgrade', 'via'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-http-method-override', 'x-request-id', '__proto__'],
];

const hostileHeaders = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(
    fc.constantFrom('', '*', 'gzip;q=NaN', '"'),
    fc.stringMatching(/^[ -~\x80-\xff]{0,20}$/),
  ),
  { maxKeys: 4 },
);

/** A request whose body a route may have to read to its end. */
export interface HostileRequest {
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

interface Body {
  payload?: string | Buffer;
  type?: string;
}

const nastyJson = fc.oneof(nastyText, fc.jsonValue({ stringUnit: 'binary' }));

/** A valid object with some fields replaced and others added, as JSON, sometimes truncated. */
function jsonBody(valid: object): fc.Arbitrary<Body> {
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(valid), ...MAGIC_NAMES), nastyJson);
  const whole = fc.oneof(
    changes.map((changed) => JSON.stringify({ ...valid, ...changed })),
    fc.json(),
  );
  return fc
    .tuple(whole, fc.option(fc.nat(60), { freq: 6 }))
    .map(([text, end]) => ({ payload: text.slice(0, end ?? undefined), type: 'application/json' }));
}

const FIELDS = [
  ...[...Object.keys(buildPostForm()), 'tags[]', '_method', 'a[b][c]', '', ...MAGIC_NAMES],
  ...['images[]', 'cover_image', 'description_images[]', 'removed_slider_image[]'],
];

const part = fc.tuple(
  fc.constantFrom(...FIELDS),
  fc.oneof(
    nastyText,
    fc.record({ file: fc.oneof(nastyText, fc.constant('GIF89a')), name: nastyText }),
  ),
);

const formBody = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom(1, 1, 1, 1, 1, 300))
  .filter(([parts, times]) => JSON.stringify(parts).length * times < 2_000_000)
  .map(([parts, times]) => Array.from({ length: times }, () => parts).flat());

/** A valid form that is truncated, has changed bytes, or has another boundary. */
function damagedForm({ payload, headers }: Targets['post']): fc.Arbitrary<Body> {
  const type = headers['content-type'];
  const position = fc.nat(payload.length - 1);
  return fc.oneof(
    position.map((at) => ({ payload: payload.subarray(0, at), type })),
    fc.constantFrom('multipart/form-data', `${type}x`).map((other) => ({ payload, type: other })),
    fc.tuple(position, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, bytes]) => {
      const changed = [payload.subarray(0, at), bytes, payload.subarray(at + bytes.length)];
      return { payload: Buffer.concat(changed), type };
    }),
  );
}

function hostileBody(endpoint: Endpoint, targets: Targets) {
  const valid = endpoint.sent?.body?.(targets) ?? {};
  const form = [targets.slider, targets.post].find((each) => each === valid);
  const types = ['text/plain', 'application/xml', '', 'APPLICATION/JSON', ';', 'a/b;c'];
  return fc.oneof(
    { arbitrary: jsonBody(form ? {} : valid), weight: form ? 1 : 6 },
    { arbitrary: form ? damagedForm(form) : fc.constant<Body>({}), weight: form ? 3 : 1 },
    { arbitrary: formBody, weight: form ? 3 : 1 },
    { arbitrary: fc.record({ payload: nastyText, type: fc.constantFrom(...types) }), weight: 1 },
  );
}

/** Requests to a route with an invalid address, headers or body, or all of them. */
export function hostileRequest(endpoint: Endpoint, targets: Targets) {
  const { method, path, sent } = endpoint;
  const validId = fc.constant(String(sent?.id?.(targets) ?? 1));
  // A deleted entity would be missing in the next run.
  const others = nastySegment.filter((segment) => !/^\d$/.test(segment));
  const id = method === 'DELETE' ? others : fc.oneof(validId, validId, nastySegment);
  const body = method === 'GET' ? fc.constant<Body>({}) : hostileBody(endpoint, targets);
  const parts = fc.tuple(id, fc.array(parameter, { maxLength: 6 }), hostileHeaders, body);
  return parts.map(([segment, query, extra, sentBody]) => async (): Promise<HostileRequest> => {
    const url = `${path.replace(/:(id|key)/, segment)}?${query.join('&')}`;
    if (Array.isArray(sentBody)) {
      const { payload, headers } = await multipart(...sentBody);
      return { url, payload, headers: { ...extra, ...headers } };
    }
    const { payload, type } = sentBody;
    return {
      url,
      payload,
      headers: { ...extra, ...(type !== undefined && { 'content-type': type }) },
    };
  });
}
