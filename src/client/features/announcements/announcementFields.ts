import type { Announcement, AnnouncementForm } from '../../../contract/announcement';
import { isInstant } from '../../shared/api/normalize';
import { formatMoment } from '../../shared/text/dates';
import { translate } from '../../shared/text/i18n';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { AREAS_FIELD } from './areas';

export const ANNOUNCEMENT_FIELDS = {
  id: 'stored',
  text: { label: 'Text', change: 'text' },
  type: { label: 'Type', show: (type) => translate(type), change: 'entries' },
  areas: AREAS_FIELD,
  issued_at: 'stored',
  renewed_at: {
    label: 'Renewed at',
    change: 'entries',
    read: ({ renewed_at }) => (isInstant(renewed_at) ? formatMoment(renewed_at) : renewed_at),
  },
  version: 'stored',
} satisfies FieldTable<AnnouncementForm, Announcement>;
