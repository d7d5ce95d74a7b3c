import { normalizeImages, unwrapList } from '../../../src/client/shared/api/normalize';
import { isSameId } from '../../../src/contract/ids';
import type { Id } from '../../../src/contract/ids';
import { isRecord } from '../../../src/contract/records';
import type { Api } from '../api';
import { create } from '../lists';
import { drawing, formOf, photograph } from '../samples';

async function checkRefusals(api: Api): Promise<void> {
  const call = 'POST /api/sliders';
  const empty = await api.call(call, { body: formOf([['note', 'no file']]) });
  empty.expectRefusal('images', 'Without a file');
  const svg = await api.call(call, { body: formOf([['images[]', drawing()]]) });
  svg.expect(!svg.isSuccess, 'It takes an SVG under the name of a PNG.', '#images');
}

async function checkUpdate(api: Api, id: Id): Promise<void> {
  const before = await api.succeed('GET /api/sliders/{id}', { id });
  const [first] = normalizeImages(before.entity.images);
  before.expect(first !== undefined, 'The slider has no images with a "url".', '#images');
  const update = await api.succeed('POST /api/sliders/{id}', {
    id,
    body: formOf([
      ['images[]', photograph()],
      ['images[]', photograph()],
      ['_method', 'PUT'],
      ['removed_slider_image[]', String(first?.id)],
    ]),
  });
  const after = await api.call('GET /api/sliders/{id}', { id });
  const images = normalizeImages(after.entity.images);
  update.expect(images.length === 2, 'Images are not added and removed as sent.', '#oddities');
}

export async function checkSliders(api: Api): Promise<void> {
  await checkRefusals(api);
  const body = formOf([['images[]', photograph()]]);
  const listed = { call: 'GET /api/sliders' };
  const id = await create(api, 'POST /api/sliders', { body, listed });
  const list = await api.succeed('GET /api/sliders');
  const isListed = unwrapList(list.body).some(
    (item) => isRecord(item) && isSameId(String(item.id), id),
  );
  list.expect(isListed, 'The list lacks a new slider.');
  await checkUpdate(api, id);
  const deletion = await api.succeed('DELETE /api/sliders/{id}', { id });
  const { status } = await api.call('GET /api/sliders/{id}', { id });
  deletion.expect(status === 404, 'A deleted slider is still there.', '#failures');
}
