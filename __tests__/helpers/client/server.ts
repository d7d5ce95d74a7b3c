import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';

/**
 * The network of the tests. Each test defines with `server.use` what the server answers. One that breaks
 * the line need not answer what the page then asks each second to learn whether it is back, which a busy
 * machine reaches before the end of the test.
 */
export const server = setupServer(
  http.get('/api/announcements', () => Response.error()),
  // Of our server alone, which screens ask for in passing.
  http.get('/api/two-factor', () => new Response(null, { status: 404 })),
  http.get('/api/users/:id/two-factor', () => new Response(null, { status: 404 })),
);

const calls: Request[] = [];
const refused: string[] = [];

server.events.on('request:start', ({ request }) => void calls.push(request.clone()));

const pathOf = ({ url }: Request) => new URL(url).pathname;
const nameOf = (request: Request) => `${request.method} ${pathOf(request)}`;

/** Names of the calls of this test, oldest first: `GET /api/sliders`. */
export const callNames = (): string[] => calls.map(nameOf);

/** The calls of that name, as they were sent; bodies can be read. */
export const callsOf = (name: string): Request[] =>
  calls.filter((request) => nameOf(request) === name);

/** The only call of that name; none or several fail the test. */
export function callOf(name: string): Request {
  const [call, ...more] = callsOf(name);
  if (!call || more.length > 0) throw new Error(`${name} was called ${more.length + 1} times.`);
  return call;
}

/** Fails the test that called what it does not know of, even where the screen stays silent. */
export function refuseUnknownCalls(): void {
  beforeAll(() => {
    server.listen({
      onUnhandledRequest: (request, print) => {
        refused.push(nameOf(request));
        print.error();
      },
    });
  });
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
    expect(refused.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
}
