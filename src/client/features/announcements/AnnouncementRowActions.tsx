import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import { isBlank } from '../../../contract/text';
import { useTranslation } from '../../shared/text/i18n';
import { useCan } from '../../shared/session/useCan';
import { Edit, Share, Visibility } from '../../shared/ui/icons';
import { RowAction } from '../../shared/ui/RowActions';
import { selectAsked } from './announcementDialogSlice';
import type { StoredAnnouncement } from './announcementsApi';
import { useOpenAnnouncement } from './useOpenAnnouncement';
import { useShareAnnouncement } from './useShareAnnouncement';

export function AnnouncementRowActions({ announcement }: { announcement: StoredAnnouncement }) {
  const { id, text } = announcement;
  const { t } = useTranslation();
  const share = useShareAnnouncement();
  const mayEdit = useCan('announcement-edit');
  const { view, edit } = useOpenAnnouncement();
  const asked = useSelector(selectAsked);
  const busyWith = asked && isSameId(asked.id, id) ? asked.purpose : null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <RowAction
        label={t('View')}
        press={{ onClick: () => void view(id) }}
        icon={<Visibility />}
        isBusy={busyWith === 'viewing'}
      />
      {!isBlank(text) && (
        <RowAction
          label={t('Share')}
          press={{ onClick: () => void share(announcement) }}
          icon={<Share />}
        />
      )}
      {mayEdit && (
        <RowAction
          label={t('Edit')}
          press={{ onClick: () => void edit(id) }}
          icon={<Edit />}
          isBusy={busyWith === 'editing'}
        />
      )}
    </Box>
  );
}
