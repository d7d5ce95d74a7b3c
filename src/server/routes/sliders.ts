import { sliderCreateSchema, sliderEditSchema, sliderUpdateSchema } from '../../contract/slider';
import type { Slider } from '../../contract/slider';
import { notFound } from '../http/errors';
import type { FormFields, Sent } from '../http/formFields';
import { form, noInput, validate } from '../http/input';
import { listOf } from '../http/openapi/jsonSchema';
import { dataOf, ref } from '../http/openapi/responses';
import { getRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Upload } from '../http/uploads';
import type { Db } from '../store/schema';
import * as store from '../store/sliders';
import { keepSlider } from '../store/trashedEntities';
import { asCaller, audited, checkVersion } from './audited';
import { decodeUploads } from './decodeUploads';
import { deleteEntity } from './deletion';

const ONE = dataOf(ref('Slider'));

const CREATED = { images: 'files' } as const satisfies FormFields;
const UPDATED = {
  removed_slider_image: 'texts',
  images: 'files',
} as const satisfies FormFields;

async function getSlider(db: Db, id: number): Promise<Slider> {
  const slider = await store.findSlider(db, id);
  if (!slider) throw notFound();
  return slider;
}

async function createSlider(services: Services, request: ApiRequest, files: Upload[]) {
  const images = await decodeUploads(services, request, 'images', files);
  const data = await audited(services, request, 'slider', async (trx) => {
    const id = await store.createSlider(trx, images, services.now());
    return { before: null, after: await getSlider(trx, id) };
  });
  return { data };
}

/**
 * Validates in the transaction, because at least one image must remain after concurrent updates.
 */
async function updateSlider(
  services: Services,
  request: ApiRequest,
  { images, removed_slider_image: removed }: Sent<typeof UPDATED>,
) {
  const id = idOf(request);
  await asCaller(services, request, 'slider', async (trx) =>
    checkVersion(trx, request, 'slider', await getSlider(trx, id)),
  );
  const added = await decodeUploads(services, request, 'images', images);
  const data = await audited(services, request, 'slider', async (trx) => {
    const before = await getSlider(trx, id);
    await checkVersion(trx, request, 'slider', before);
    const existing = before.images.map((image) => image.id);
    await validate(sliderEditSchema, { existing, removed, images });
    await store.updateSlider(trx, id, { removed: removed.map(Number), added }, services.now());
    return { before, after: await getSlider(trx, id) };
  });
  return { data };
}

function deleteSlider(services: Services, request: ApiRequest) {
  const id = idOf(request);
  return deleteEntity(services, request, 'slider', async (trx, deleter) => {
    const slider = await getSlider(trx, id);
    if (deleter) await keepSlider(trx, id, deleter);
    await store.deleteSlider(trx, id);
    return slider;
  });
}

export function sliderRoutes(services: Services): Route[] {
  const path = '/api/sliders/:id';
  return [
    getRoute('/api/sliders', noInput, dataOf(listOf(ref('Slider'))), async () => ({
      data: await store.listSliders(services.db),
    })),
    getRoute(path, noInput, ONE, async (_input, request) => ({
      data: await getSlider(services.db, idOf(request)),
    })),
    route({
      method: 'POST',
      path: '/api/sliders',
      access: 'slider-create',
      input: form(CREATED, sliderCreateSchema),
      saves: true,
      status: 201,
      response: ONE,
      call: ({ images }, request) => createSlider(services, request, images),
    }),
    route({
      method: 'PUT',
      path,
      access: 'slider-edit',
      input: form(UPDATED, sliderUpdateSchema),
      saves: true,
      response: ONE,
      call: (change, request) => updateSlider(services, request, change),
    }),
    route({
      method: 'DELETE',
      path,
      access: 'slider-delete',
      input: noInput,
      response: null,
      restorable: true,
      call: (_input, request) => deleteSlider(services, request),
    }),
  ];
}
