import { http } from 'msw/core/http';
import { buildFile, buildSession } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { server } from '../../helpers/client/server';

function upload() {
  const caller = makeCaller(buildSession());
  const seen: { loaded: number; total: number }[] = [];
  const body = new FormData();
  body.append('images[]', buildFile('rain.jpg', 'x'.repeat(5000)));
  body.append('images[]', buildFile('မိုး.jpg', 'drops'));
  body.append('_method', 'PUT');
  const onProgress = (bytes: { loaded: number; total: number }) => void seen.push(bytes);
  const call = caller.send({ url: '/sliders/3', body, save: { onProgress } });
  return { ...caller, seen, call };
}

const answerWith = (reply: () => Response) => server.use(http.post('/api/sliders/3', reply));

it.each([
  ['a success', () => json({ data: null })],
  ['a refusal', () => json({ message: 'Too large.' }, 413)],
])('reports the bytes sent until %s arrives', async (_, reply) => {
  answerWith(reply);
  const { seen, call } = upload();
  await call;
  expect(seen[0]).toMatchObject({ loaded: 0 });
  const { loaded, total } = seen.at(-1) ?? { loaded: 0, total: NaN };
  expect(loaded).toBe(total);
  expect(total).toBeGreaterThan(5000);
});

it('is aborted together with the call', async () => {
  const { held, release } = hold();
  server.use(
    http.post('/api/sliders/3', async () => {
      await held;
      return json({ data: null });
    }),
  );
  const { call } = upload();
  call.abort();
  expect((await call).error).toMatchObject({ name: 'AbortError' });
  release();
});
