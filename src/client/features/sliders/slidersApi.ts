import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import type { Slider, SliderCreateForm, SliderEditForm } from '../../../contract/slider';
import type { Versioned } from '../../../contract/versioned';
import {
  api,
  invalidatesOnSuccess,
  ofVersion,
  readRestorable,
  sendsForm,
} from '../../shared/api/api';
import { isId, normalizeImages, unwrap, unwrapList, versionOf } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';

/** Reads a slider whose images may be an array, a single one, or missing. */
export function readSlider(value: unknown): Slider | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  return { id: value.id, images: normalizeImages(value.images), ...versionOf(value) };
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
    updateSlider: build.mutation<unknown, SliderEditForm & Versioned>({
      query: ({ id, version, images, removed }) => {
        const form = imagesForm(images);
        form.append('_method', 'PUT');
        for (const gone of removed) form.append('removed_slider_image[]', String(gone));
        const url = `/sliders/${encodeURIComponent(id)}`;
        return { url, method: 'POST', body: form, ...ofVersion(version) };
      },
      onQueryStarted: showsOwnSave('Slider', readSlider),
      invalidatesTags: invalidatesOnSuccess('Slider'),
      extraOptions: sendsForm,
    }),
    /** Resolves to whether the slider can be restored. */
    deleteSlider: build.mutation<boolean, Id>({
      query: (id) => ({ url: `/sliders/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: readRestorable,
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
