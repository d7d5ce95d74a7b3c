import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';

/**
 * The network of the tests. Each test defines the server's responses with `server.use`. After a
 * network error, the page asks for the announcements each second to learn whether the server is
 * back; tests need not answer that.
 */
export const server = setupServer(http.get('/api/announcements', () => Response.error()));

const calls: Request[] = [];
const refused: string[] = [];

server.events.on('request:start', ({ request }) => void calls.push(request.clone()));

const pathOf = ({ url }: Request) => new URL(url).pathname;
const nameOf = (request: Request) => `${request.method} ${pathOf(request)}`;

/** Names of the calls of this test, oldest first: `GET /api/sliders`. */
export const callNames = (): string[] => calls.map(nameOf);

export const callsOf = (name: string): Request[] =>
  calls.filter((request) => nameOf(request) === name);

/** The only call with this name. The test fails if there is none or more than one. */
export function callOf(name: string): Request {
  const [call, ...more] = callsOf(name);
  if (!call || more.length > 0) throw new Error(`${name} was called ${more.length + 1} times.`);
  return call;
}

/** The fields of a multipart body in order; files by name. */
export async function fieldsOf(request: Request): Promise<[string, string][]> {
  const form = await request.formData();
  return [...form.entries()].map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.name,
  ]);
}

/** Fails a test that made an unknown call, even if the screen shows no error. */
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
