import type { Id } from '../../../contract/ids';
import { normalizeImages, unwrap, unwrapList } from '../../shared/api/normalize';
import type { Slider, SliderCreateForm, SliderEditForm } from '../../../contract/slider';
import { api } from '../../shared/api/api';

/** A slider as it may come: with an array of images, a single one, or none (section 3). */
function readSlider(answer: unknown): Slider | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null;
  const { id, images } = answer as { id: Id; images?: unknown };
  return { id, images: normalizeImages(images) };
}

function imagesForm(images: SliderCreateForm['images']): FormData {
  const form = new FormData();
  for (const image of images) form.append('images[]', image as File);
  return form;
}

const slidersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSliders: build.query<Slider[], void>({
      query: () => ({ url: '/sliders' }),
      transformResponse: (answer) => unwrapList(answer).flatMap((item) => readSlider(item) ?? []),
      providesTags: ['Slider'],
    }),
    getSlider: build.query<Slider | null, string>({
      query: (id) => ({ url: `/sliders/${encodeURIComponent(id)}` }),
      transformResponse: (answer) => readSlider(unwrap(answer)),
      providesTags: ['Slider'],
    }),
    createSlider: build.mutation<unknown, SliderCreateForm>({
      query: ({ images }) => ({ url: '/sliders', method: 'POST', body: imagesForm(images) }),
      invalidatesTags: (_, error) => (error ? [] : ['Slider']),
    }),
    updateSlider: build.mutation<unknown, SliderEditForm & { id: string }>({
      query: ({ id, images, removed }) => {
        const form = imagesForm(images);
        form.append('_method', 'PUT');
        for (const gone of removed) form.append('removed_slider_image[]', String(gone));
        return { url: `/sliders/${encodeURIComponent(id)}`, method: 'POST', body: form };
      },
      invalidatesTags: (_, error) => (error ? [] : ['Slider']),
    }),
    deleteSlider: build.mutation<unknown, Id>({
      query: (id) => ({ url: `/sliders/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Slider']),
    }),
  }),
});

export const {
  useGetSlidersQuery,
  useGetSliderQuery,
  useCreateSliderMutation,
  useUpdateSliderMutation,
  useDeleteSliderMutation,
} = slidersApi;
