import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { Image } from '../../../contract/image';
import { isRecord } from '../../../contract/records';
import type { Slider, SliderCreateForm, SliderEditForm } from '../../../contract/slider';
import { api, invalidatesOnSuccess, readRestorable } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import { filesAs, formBody } from '../../shared/api/formBody';
import type { BodyTable } from '../../shared/api/formBody';
import { isId, normalizeImages, unwrap, unwrapList, versionOf } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';

/** Reads a slider. Its images may be an array, a single object or missing. */
export function readSlider(value: unknown): Slider | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  return { id: value.id, images: normalizeImages(value.images), ...versionOf(value) };
}

/**
 * Returns the images that were added to a slider after an earlier version. Returns none if that
 * would be all images, because a slider must keep one.
 */
export function addedSince(images: Image[], version: Slider | null): Image[] {
  const added = images.filter(({ id }) => !version?.images.some((old) => isSameId(old.id, id)));
  return added.length < images.length ? added : [];
}

const CREATE_BODY: BodyTable<SliderCreateForm> = { images: filesAs('images[]') };

const UPDATE_BODY: BodyTable<SliderEditForm> = {
  existing: () => [],
  removed: (ids) => ids.map((id) => ['removed_slider_image[]', String(id)]),
  images: filesAs('images[]'),
};

export const slidersApi = api.injectEndpoints({
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
    createSlider: build.mutation<unknown, Save<SliderCreateForm>>({
      query: ({ values, ...save }) => ({
        url: '/sliders',
        method: 'POST',
        body: formBody(values, CREATE_BODY),
        save,
      }),
      invalidatesTags: invalidatesOnSuccess('Slider'),
    }),
    updateSlider: build.mutation<unknown, Update<SliderEditForm>>({
      query: ({ id, values, ...save }) => {
        const body = formBody(values, UPDATE_BODY);
        body.append('_method', 'PUT');
        const url = `/sliders/${encodeURIComponent(id)}`;
        return { url, method: 'POST', body, save };
      },
      onQueryStarted: showsOwnSave('Slider', readSlider),
      invalidatesTags: invalidatesOnSuccess('Slider'),
    }),
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
