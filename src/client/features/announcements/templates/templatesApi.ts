import { HAZARDS } from '../../../../contract/announcementTemplate';
import type {
  AnnouncementTemplate,
  AnnouncementTemplateForm,
} from '../../../../contract/announcementTemplate';
import { ANNOUNCEMENT_TYPES } from '../../../../contract/announcementTypes';
import type { Id } from '../../../../contract/ids';
import { isRecord } from '../../../../contract/records';
import { api, invalidatesOnSuccess } from '../../../shared/api/api';
import type { Save, Update } from '../../../shared/api/api';
import { isId, textOf, unwrapList, versionOf } from '../../../shared/api/normalize';
import { showsOwnSave } from '../../../shared/api/ownSaves';
import { readAreas } from '../areas';

export function readTemplate(value: unknown): AnnouncementTemplate | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const type = ANNOUNCEMENT_TYPES.find((known) => known === value.type);
  if (!type) return null;
  return {
    id: value.id,
    hazard: HAZARDS.find((hazard) => hazard === value.hazard) ?? 'other',
    stage: textOf(value.stage),
    type,
    text_my: textOf(value.text_my),
    text_en: textOf(value.text_en),
    ...readAreas(value.areas),
    ...versionOf(value),
  };
}

const urlOf = (id: Id) => `/announcement-templates/${encodeURIComponent(id)}`;

const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTemplates: build.query<AnnouncementTemplate[], void>({
      query: () => ({ url: '/announcement-templates' }),
      transformResponse: (response) =>
        unwrapList(response).flatMap((item) => readTemplate(item) ?? []),
      providesTags: ['AnnouncementTemplate'],
    }),
    createTemplate: build.mutation<unknown, Save<AnnouncementTemplateForm>>({
      query: ({ values, ...save }) => ({
        url: '/announcement-templates',
        method: 'POST',
        body: values,
        save,
      }),
      invalidatesTags: invalidatesOnSuccess('AnnouncementTemplate'),
    }),
    updateTemplate: build.mutation<unknown, Update<AnnouncementTemplateForm>>({
      query: ({ id, values, ...save }) => ({ url: urlOf(id), method: 'PUT', body: values, save }),
      onQueryStarted: showsOwnSave('AnnouncementTemplate', readTemplate),
      invalidatesTags: invalidatesOnSuccess('AnnouncementTemplate'),
    }),
    deleteTemplate: build.mutation<unknown, Id>({
      query: (id) => ({ url: urlOf(id), method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('AnnouncementTemplate'),
    }),
  }),
});

export const {
  useGetTemplatesQuery,
  useCreateTemplateMutation,
  useUpdateTemplateMutation,
  useDeleteTemplateMutation,
} = templatesApi;
