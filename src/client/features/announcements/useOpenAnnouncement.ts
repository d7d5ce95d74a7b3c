import { useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/text/i18n';
import { useNotices } from '../../shared/notices/useNotices';
import {
  editPressed,
  fetched,
  fetchFailed,
  selectOpenRequest,
  viewPressed,
} from './announcementDialogSlice';
import type { Proposal } from './announcementDialogSlice';
import { fetchAnnouncement } from './announcementsApi';

type WithDialog = Parameters<typeof selectOpenRequest>[0];

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
    if (selectOpenRequest(store.getState())?.key !== key) return;
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
