import { readFileSync } from 'node:fs';
import { checkContract } from '../../scripts/contractCheck/check';
import { headingSlugs } from '../../scripts/links';
import { ADMIN, startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';
import { wrongly } from '../helpers/server/wrongServer';

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.ms = Date.now();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.stop());

const isWrong = ({ problems }: { problems: unknown[] | null }) => problems?.length !== 0;

it('finds our server right in all calls', async () => {
  const findings = await checkContract(origin, ADMIN);
  expect(findings.filter(isWrong)).toEqual([]);
  expect(findings).toHaveLength(39);
});

/** As back ends do that answer a successful write in their own words. */
const inPlainText: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { method, url } = new Request(input, init);
  const hasUse = method === 'GET' || /\/api\/(login|tags)$/.test(url);
  return hasUse || !response.ok ? response : new Response('Saved.');
};

it('needs no entity in the response of a write', async () => {
  const findings = await checkContract(origin, ADMIN, inPlainText);
  expect(findings.filter(isWrong)).toEqual([]);
});

it('names what a wrong server gets wrong, call by call, and where the rule is', async () => {
  const findings = await checkContract(origin, ADMIN, wrongly);
  const wrong = findings.flatMap(({ call, problems }) =>
    (problems ?? []).map(({ reason }) => `${call}: ${reason}`),
  );
  expect(wrong).toEqual([
    'POST /api/login: The user has no permissions: their role, or its list, was not loaded.',
    'POST /api/logout: The token works after the sign-out.',
    'POST /api/change-password: With a wrong current password: status 401 instead of 422.',
    'POST /api/sliders: It takes an SVG under the name of a PNG.',
    'DELETE /api/sliders/{id}: The body is markup.',
    'DELETE /api/sliders/{id}: A deleted slider is still there.',
    'POST /api/announcements: Without a text: status 201 instead of 422.',
    'PUT /api/announcements/{id}: Status 422 instead of 2xx ("Text is required.").',
    'PUT /api/announcements/{id}: A blank text does not take it down.',
    'GET /api/roles: Without a token: status 302 instead of 401.',
    'GET /api/roles: "per_page" is not honoured.',
    expect.stringMatching(/^GET \/api\/roles\/permissions: Missing: slider-create, /),
    'GET /api/categories/{id}: It does not answer the children.',
    'GET /api/categories/{id}: "parent_id" is wrong.',
    'GET /api/categories/{id}: "level" is not 2.',
    'POST /api/posts/{id}: The same backdate changes "created_at".',
    'POST /api/tags: A name that exists makes another tag.',
    'POST /api/users: With an e-mail address that is taken: "errors" has no text for "email".',
    'GET /api/users/search: A search for today alone does not find what is a moment old: the end day is not included.',
  ]);
  const places = findings.flatMap(({ problems }) => (problems ?? []).map(({ place }) => place));
  const headings = headingSlugs(readFileSync('docs/own-server.md', 'utf8'));
  expect(places.filter((place) => !headings.has(place.replace('#', '')))).toEqual([]);
});

it('says which calls it could not try where nobody can sign in', async () => {
  const findings = await checkContract(origin, { ...ADMIN, password: 'another one' });
  const tried = findings.filter(({ problems }) => problems !== null).map(({ call }) => call);
  expect(tried).toEqual(['POST /api/login', 'GET /api/roles']);
});

it('survives a server that is not there', async () => {
  const [login] = await checkContract('http://127.0.0.1:9', ADMIN);
  expect(login?.problems).toEqual([
    { reason: expect.stringMatching(/^No response: /) as string, place: '#post-apilogin' },
  ]);
});
