import { clientOf, dataOf } from '../../helpers/server/content';
import { trailOf } from '../../helpers/server/audit';
import type { Endpoint, Targets } from '../../helpers/server/endpoints';
import { buildImage, createSlider, multipart } from '../../helpers/server/images';
import { postBody } from '../../helpers/server/posts';
import { startedFor } from '../../helpers/server/testServer';
import { addSender, prepareTargets, saveOf, SAVES, send } from '../../helpers/server/walk';
import type { Save, Sender } from '../../helpers/server/walk';

const server = startedFor('all');
let targets: Targets;
let sender: Sender;
let headers: Record<string, string>;

beforeAll(async () => {
  targets = await prepareTargets(server);
  sender = await addSender(server);
});

// Some of the calls need a recent sign-in.
beforeEach(async () => {
  headers = await sender.signIn();
});

const UPDATES = SAVES.filter(({ path }) => path.endsWith(':id'));

/** An update without a new image, which can be sent again without a change. */
async function repeatable(endpoint: Endpoint): Promise<Save> {
  const save = saveOf(targets, endpoint);
  if (endpoint.path === '/api/posts/:id') {
    return { ...save, ...(await postBody({ cover_image: undefined, title: endpoint.method })) };
  }
  if (endpoint.path !== '/api/sliders/:id') return save;
  return { ...save, ...(await multipart(['removed_slider_image[]', '999'])) };
}

describe.each(UPDATES)('$method $path', (endpoint) => {
  it('leaves no version and no record if it changes nothing', async () => {
    const save = await repeatable(endpoint);
    const first = await send(server, save, headers);
    const records = await trailOf(server);
    const again = await send(server, save, { ...headers, 'if-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await trailOf(server)).toEqual(records);
  });

  it('repeats its response by its key, whatever has been changed since', async () => {
    const save = await repeatable(endpoint);
    await send(server, save, headers);
    const key = `${endpoint.method}${endpoint.path.replace(/\W/g, '-')}`;
    const once = { ...headers, 'idempotency-key': key };
    const first = await send(server, save, once);
    const changed = await send(server, saveOf(targets, endpoint), headers);
    expect(changed.body).not.toBe(first.body);
    const records = await trailOf(server);
    const again = await send(server, save, once);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await trailOf(server)).toEqual(records);
  });
});

it('records a change of images, even if the new one looks like the removed one', async () => {
  const file = await buildImage();
  const { id, images } = await createSlider(server, headers, file);
  const removed = ['removed_slider_image[]', String(images[0]?.id)] as const;
  const { headers: type, payload } = await multipart([...removed], ['images[]', { file }]);
  const url = `/api/sliders/${id}`;
  const save = { method: 'PUT', url, headers: type, payload } as const;
  expect(dataOf(await send(server, save, headers))).toMatchObject({ version: 2 });
});

it('records every renewal of an announcement, without a new version', async () => {
  const client = clientOf(server, headers);
  const path = '/api/announcements/1';
  const { version } = dataOf<{ version: number }>(await client.get(path));
  const earlier = (await trailOf(server)).length;
  for (let count = 0; count < 2; count += 1) {
    expect(dataOf(await client.post(`${path}/renewal`))).toMatchObject({ version });
  }
  const records = (await trailOf(server)).slice(earlier);
  expect(records.map(({ action }) => action)).toEqual(['renew', 'renew']);
});
