import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RowAction } from './RowAction';
import type { Press } from './press';

interface RowActionsProps {
  view?: Press;
  edit?: Press;
  remove?: { onClick: () => void; busy?: boolean };
}

/** View, edit, delete: always in this order, with a gap before the one that cannot be undone. */
export function RowActions({ view, edit, remove }: RowActionsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {view && <RowAction label={t('View')} press={view} icon={<VisibilityOutlined />} />}
      {edit && <RowAction label={t('Edit')} press={edit} icon={<EditOutlined />} />}
      {remove && (
        <RowAction
          label={t('Delete')}
          press={remove}
          icon={<DeleteOutlined />}
          isDanger
          isBusy={remove.busy}
        />
      )}
    </Box>
  );
}
