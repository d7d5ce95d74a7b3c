import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../../../contract/text';
import { DataTable } from '../../shared/lists/DataTable';
import { AnnouncementRowActions } from './AnnouncementRowActions';
import type { StoredAnnouncement } from './announcementsApi';
import { TypeBadge } from './TypeBadge';

/** The announcements with their full texts; undefined while loading. */
export function AnnouncementTable(props: { announcements: StoredAnnouncement[] | undefined }) {
  const { announcements } = props;
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('Announcement List')}
      status={announcements ? 'loaded' : 'loading'}
      rows={announcements ?? []}
      rowKey={({ id }) => String(id)}
      emptyText={t('No announcement data found.')}
      columns={[
        { header: t('No'), kind: 'number', render: (_, index) => index + 1 },
        {
          header: t('Text'),
          render: ({ text }) => (
            <Box sx={{ lineHeight: 1.8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {isBlank(text) ? '-' : text}
            </Box>
          ),
        },
        { header: t('Type'), render: ({ type }) => <TypeBadge type={type} /> },
        {
          header: t('Action'),
          kind: 'actions',
          render: ({ id }) => <AnnouncementRowActions id={id} />,
        },
      ]}
    />
  );
}
