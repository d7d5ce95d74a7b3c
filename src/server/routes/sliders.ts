import { arrayOf } from '../../contract/shapes';
import {
  Slider,
  sliderCreateSchema,
  sliderEditSchema,
  sliderUpdateSchema,
} from '../../contract/slider';
import type { FormFields, Sent } from '../http/formFields';
import { form, validate } from '../http/input';
import { dataRoute, idOf, route } from '../http/route';
import type { ApiRequest, Route } from '../http/route';
import type { Services } from '../http/services';
import type { Db } from '../store/schema';
import * as store from '../store/sliders';
import { asCaller, audited, checkVersion } from './audited';
import { decodeUploads } from './decodeUploads';
import { deletionRoute } from './deletion';
import { missing } from './missing';

const CREATED = { images: 'files' } as const satisfies FormFields;
const UPDATED = {
  removed_slider_image: 'texts',
  images: 'files',
} as const satisfies FormFields;

const getSlider = async (db: Db, id: number) =>
  (await store.findSlider(db, id)) ?? missing(db, 'slider', id);

async function createSlider(services: Services, request: ApiRequest, sent: Sent<typeof CREATED>) {
  const images = await decodeUploads(services, request, 'images', sent.images);
  return audited(services, request, async (trx) => {
    const id = await store.createSlider(trx, images, services.now());
    return { before: null, after: await getSlider(trx, id) };
  });
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
  await asCaller(services, request, async (trx) =>
    checkVersion(trx, request, await getSlider(trx, id)),
  );
  const added = await decodeUploads(services, request, 'images', images);
  return audited(services, request, async (trx) => {
    const before = await getSlider(trx, id);
    await checkVersion(trx, request, before);
    const existing = before.images.map((image) => image.id);
    await validate(sliderEditSchema, { existing, removed, images });
    await store.updateSlider(trx, id, { removed: removed.map(Number), added }, services.now());
    return { before, after: await getSlider(trx, id) };
  });
}

export const sliderRoutes: Route[] = [
  dataRoute('/api/sliders', 'List the sliders', arrayOf(Slider), ({ db }) => store.listSliders(db)),
  dataRoute('/api/sliders/:id', 'Read a slider', Slider, ({ db }, request) =>
    getSlider(db, idOf(request)),
  ),
  route({
    method: 'POST',
    path: '/api/sliders',
    summary: 'Create a slider',
    access: 'slider-create',
    writes: 'slider',
    input: form(CREATED, sliderCreateSchema),
    saves: true,
    status: 201,
    data: Slider,
    call: createSlider,
  }),
  route({
    method: 'PUT',
    path: '/api/sliders/:id',
    summary: 'Update a slider',
    access: 'slider-edit',
    writes: 'slider',
    input: form(UPDATED, sliderUpdateSchema),
    saves: true,
    data: Slider,
    call: updateSlider,
  }),
  deletionRoute('slider', store.deleteSlider),
];
