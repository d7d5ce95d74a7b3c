import { HAZARDS } from '../../../../contract/announcementTemplate';
import type {
  AnnouncementTemplate,
  AnnouncementTemplateForm,
} from '../../../../contract/announcementTemplate';
import { ANNOUNCEMENT_TYPES } from '../../../../contract/announcement';
import type { Id } from '../../../../contract/ids';
import { isRecord } from '../../../../contract/records';
import type { Versioned } from '../../../../contract/versioned';
import { api, invalidatesOnSuccess, ofVersion, sendsForm } from '../../../shared/api/api';
import { isId, textOf, unwrapList, versionOf } from '../../../shared/api/normalize';
import { showsOwnSave } from '../../../shared/api/ownSaves';

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
    createTemplate: build.mutation<unknown, AnnouncementTemplateForm>({
      query: (body) => ({ url: '/announcement-templates', method: 'POST', body }),
      invalidatesTags: invalidatesOnSuccess('AnnouncementTemplate'),
      extraOptions: sendsForm,
    }),
    updateTemplate: build.mutation<unknown, AnnouncementTemplateForm & { id: Id } & Versioned>({
      query: ({ id, version, ...body }) => ({
        url: urlOf(id),
        method: 'PUT',
        body,
        ...ofVersion(version),
      }),
      onQueryStarted: showsOwnSave('AnnouncementTemplate', readTemplate),
      invalidatesTags: invalidatesOnSuccess('AnnouncementTemplate'),
      extraOptions: sendsForm,
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
