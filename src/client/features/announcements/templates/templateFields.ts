import type {
  AnnouncementTemplate,
  AnnouncementTemplateForm,
} from '../../../../contract/announcementTemplate';
import { translate } from '../../../shared/text/i18n';
import type { FieldTable } from '../../../shared/ui/fieldTable';
import { TEMPLATE_AREAS_FIELD } from '../areas';

export const TEMPLATE_FIELDS = {
  id: 'stored',
  hazard: { label: 'Hazard', show: (hazard) => translate(hazard), change: 'entries' },
  stage: { label: 'Stage', change: 'text' },
  type: { label: 'Type', show: (type) => translate(type), change: 'entries' },
  text_my: { label: 'Burmese text', change: 'text' },
  text_en: { label: 'English text', change: 'text' },
  areas: TEMPLATE_AREAS_FIELD,
  version: 'stored',
} satisfies FieldTable<AnnouncementTemplateForm, AnnouncementTemplate>;
