import type { Id } from '../../../contract/ids';
import type { Slider, SliderCreateForm, SliderEditForm } from '../../../contract/slider';
import { api, invalidatesOnSuccess, sendsForm } from '../../shared/api/api';
import { normalizeImages, unwrap, unwrapList } from '../../shared/api/normalize';

/** Reads a slider whose images may be an array, a single one, or missing. */
function readSlider(value: unknown): Slider | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id, images } = value as { id: Id; images?: unknown };
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
      transformResponse: (response) =>
        unwrapList(response).flatMap((item) => readSlider(item) ?? []),
      providesTags: ['Slider'],
    }),
    getSlider: build.query<Slider | null, string>({
      query: (id) => ({ url: `/sliders/${encodeURIComponent(id)}` }),
      transformResponse: (response) => readSlider(unwrap(response)),
      providesTags: ['Slider'],
    }),
    createSlider: build.mutation<unknown, SliderCreateForm>({
      query: ({ images }) => ({ url: '/sliders', method: 'POST', body: imagesForm(images) }),
      invalidatesTags: invalidatesOnSuccess('Slider'),
      extraOptions: sendsForm,
    }),
    updateSlider: build.mutation<unknown, SliderEditForm & { id: Id }>({
      query: ({ id, images, removed }) => {
        const form = imagesForm(images);
        form.append('_method', 'PUT');
        for (const gone of removed) form.append('removed_slider_image[]', String(gone));
        return { url: `/sliders/${encodeURIComponent(id)}`, method: 'POST', body: form };
      },
      invalidatesTags: invalidatesOnSuccess('Slider'),
      extraOptions: sendsForm,
    }),
    deleteSlider: build.mutation<unknown, Id>({
      query: (id) => ({ url: `/sliders/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('Slider'),
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
