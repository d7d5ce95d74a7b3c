import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { useCan } from '../../shared/session/useCan';
import { RowAction } from '../../shared/ui/RowAction';
import { selectAsked } from './announcementDialogSlice';
import { useOpenAnnouncement } from './useOpenAnnouncement';

/** View for all, edit where permitted; the pressed one is busy while its announcement is fetched. */
export function AnnouncementRowActions({ id }: { id: Id }) {
  const { t } = useTranslation();
  const mayEdit = useCan('announcement-edit');
  const { view, edit } = useOpenAnnouncement();
  const asked = useSelector(selectAsked);
  const busyWith = asked && isSameId(asked.id, id) ? asked.purpose : null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <RowAction
        label={t('View')}
        press={{ onClick: () => void view(id) }}
        icon={<VisibilityOutlined />}
        isBusy={busyWith === 'viewing'}
      />
      {mayEdit && (
        <RowAction
          label={t('Edit')}
          press={{ onClick: () => void edit(id) }}
          icon={<EditOutlined />}
          isBusy={busyWith === 'editing'}
        />
      )}
    </Box>
  );
}
