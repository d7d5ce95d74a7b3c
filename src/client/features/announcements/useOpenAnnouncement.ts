import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { useAppDispatch } from '../../shared/hooks';
import { useNotices } from '../../shared/notices/useNotices';
import {
  editPressed,
  fetched,
  fetchFailed,
  selectAsked,
  viewPressed,
} from './announcementDialogSlice';
import { fetchAnnouncement } from './announcementsApi';

type WithDialog = Parameters<typeof selectAsked>[0];

/**
 * Fetches an announcement and opens its dialog (readings 46). Only the latest press counts: the
 * answer of an earlier one opens nothing, and its failure is not told.
 */
export function useOpenAnnouncement() {
  const { t } = useTranslation();
  const { showAlert } = useNotices();
  const dispatch = useAppDispatch();
  const store = useStore<WithDialog>();

  const open = async (
    press: ReturnType<typeof viewPressed | typeof editPressed>,
    failure: string,
  ) => {
    dispatch(press);
    const { id, key } = press.payload;
    const { data: announcement, isSuccess } = await dispatch(fetchAnnouncement(id));
    if (selectAsked(store.getState())?.key !== key) return;
    if (isSuccess && announcement) {
      dispatch(fetched({ key, announcement }));
    } else {
      dispatch(fetchFailed(key));
      showAlert(failure);
    }
  };

  return {
    view: (id: Id) => open(viewPressed(id), t('Failed to fetch announcement details.')),
    edit: (id: Id) => open(editPressed(id), t('Failed to fetch announcement for editing.')),
  };
}
