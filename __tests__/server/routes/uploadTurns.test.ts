import { buildPhotograph, createSlider, multipart } from '../../helpers/server/images';
import { openDesk, postBody } from '../../helpers/server/posts';
import { addSender } from '../../helpers/server/saves';
import { send } from '../../helpers/server/walk';
import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';

const server = startedFor('all');
let photograph: { file: Buffer };
let accounts: (number | null)[];

beforeAll(async () => {
  photograph = { file: await buildPhotograph(60, 45) };
  await createSlider(server, await signInAsAdmin(server), photograph.file);
  await (await openDesk(server)).create();
  const { images } = server.services;
  const decode: typeof images.decode = (files, account) => {
    if (files.length > 0) accounts.push(account);
    return images.decode(files, account);
  };
  server.services.images = { ...images, decode };
});

const slider = () => multipart(['images[]', photograph]);
const cover = () => postBody({ cover_image: photograph });
const pictures = () => postBody({ cover_image: undefined, 'description_images[]': photograph });

it.each([
  ['POST', '/api/sliders', slider],
  ['PUT', '/api/sliders/1', slider],
  ['POST', '/api/posts', cover],
  ['PUT', '/api/posts/1', cover],
  ['PUT', '/api/posts/1', pictures],
] as const)('%s %s takes the turn of its account', async (method, url, build) => {
  accounts = [];
  const sender = await addSender(server);
  const response = await send(server, { method, url, ...(await build()) }, await sender.signIn());
  expect(response.statusCode).toBe(method === 'POST' ? 201 : 200);
  expect(accounts).toEqual([sender.id]);
});
