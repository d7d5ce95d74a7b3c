import { sliderCreateSchema, sliderEditSchema } from '../../contract/slider';
import type { Slider } from '../../contract/slider';
import { form, nothing } from '../http/readers';
import { decodeImages } from '../http/decodeImages';
import { notFound } from '../http/errors';
import { getRoute, idOf, route } from '../http/route';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import type { Form, Upload } from '../http/uploads';
import { validate } from '../http/validation';
import * as store from '../store/sliders';
import { inTransaction } from '../store/store';

interface SliderChange {
  removed: string[];
  images: Upload[];
}

const sentImages = (sent: Form) => ({ images: sent.files('images') });

const sentChange = (sent: Form): SliderChange => ({
  removed: sent.texts('removed_slider_image'),
  images: sent.files('images'),
});

async function readSlider({ db }: Services, id: number): Promise<{ data: Slider }> {
  const slider = await store.findSlider(db, id);
  if (!slider) throw notFound();
  return { data: slider };
}

async function createSlider(services: Services, files: Upload[]): Promise<{ data: Slider }> {
  const images = await decodeImages(files, 'images');
  const id = await inTransaction(services.db, (trx) =>
    store.createSlider(trx, images, services.now()),
  );
  return readSlider(services, id);
}

/** The rule of at least one image is judged where nobody else can change the slider meanwhile. */
async function updateSlider(services: Services, id: number, change: SliderChange) {
  await readSlider(services, id);
  const added = await decodeImages(change.images, 'images');
  await inTransaction(services.db, async (trx) => {
    const { data } = await readSlider({ ...services, db: trx }, id);
    await validate(sliderEditSchema, { ...change, existing: data.images.map((image) => image.id) });
    await store.removeSliderImages(trx, id, change.removed.map(Number));
    await store.addSliderImages(trx, id, added, services.now());
  });
  return readSlider(services, id);
}

/** The five calls of sliders. Removed ids that are not of the slider are passed over. */
export function sliderRoutes(services: Services): Route[] {
  const path = '/api/sliders/:id';
  return [
    getRoute('/api/sliders', nothing, async () => ({
      data: await store.listSliders(services.db),
    })),
    getRoute(path, nothing, (_input, request) => readSlider(services, idOf(request))),
    route({
      method: 'POST',
      path: '/api/sliders',
      access: 'slider-create',
      reads: form(sentImages, sliderCreateSchema),
      status: 201,
      call: ({ images }) => createSlider(services, images),
    }),
    route({
      method: 'PUT',
      path,
      access: 'slider-edit',
      reads: form(sentChange),
      call: (change, request) => updateSlider(services, idOf(request), change),
    }),
    route({
      method: 'DELETE',
      path,
      access: 'slider-delete',
      reads: nothing,
      call: async (_input, request) => {
        const id = idOf(request);
        const found = await inTransaction(services.db, (trx) => store.deleteSlider(trx, id));
        if (!found) throw notFound();
      },
    }),
  ];
}
