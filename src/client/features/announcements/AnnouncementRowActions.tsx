import EditOutlined from '@mui/icons-material/EditOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useSelector, useStore } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { isBlank } from '../../../contract/text';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/text/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import { useCan } from '../../shared/session/useCan';
import { RowAction } from '../../shared/ui/RowActions';
import {
  editPressed,
  fetched,
  fetchFailed,
  selectAsked,
  viewPressed,
} from './announcementDialogSlice';
import type { Proposal } from './announcementDialogSlice';
import { fetchAnnouncement } from './announcementsApi';
import type { StoredAnnouncement } from './announcementsApi';
import { useShareAnnouncement } from './useShareAnnouncement';

type WithDialog = Parameters<typeof selectAsked>[0];

/**
 * Fetches an announcement and opens its dialog. Only the latest press counts: the response to an
 * earlier one opens nothing, and its failure is not shown.
 */
export function useOpenAnnouncement() {
  const { t } = useTranslation();
  const { endAlert, showAlert } = useNotices();
  const dispatch = useAppDispatch();
  const store = useStore<WithDialog>();

  const open = async (
    press: ReturnType<typeof viewPressed | typeof editPressed>,
    failure: string,
  ): Promise<void> => {
    endAlert();
    dispatch(press);
    const { id, key } = press.payload;
    const { data: announcement, isSuccess, error } = await dispatch(fetchAnnouncement(id));
    if (selectAsked(store.getState())?.key !== key) return;
    if (isSuccess && announcement) {
      dispatch(fetched({ key, announcement }));
    } else {
      dispatch(fetchFailed(key));
      showAlert(failure, error, () => open(press, failure));
    }
  };

  return {
    view: (id: Id) => open(viewPressed(id), t('Failed to fetch announcement details.')),
    edit: (id: Id, proposal?: Proposal) =>
      open(editPressed(id, proposal), t('Failed to fetch announcement for editing.')),
  };
}

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
        icon={<VisibilityOutlined />}
        isBusy={busyWith === 'viewing'}
      />
      {!isBlank(text) && (
        <RowAction
          label={t('Share')}
          press={{ onClick: () => void share(announcement) }}
          icon={<ShareOutlined />}
        />
      )}
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
