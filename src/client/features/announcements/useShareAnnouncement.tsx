import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../shared/text/i18n';
import { useLazy } from '../../shared/ui/useLazy';
import { selectShared, shared } from './announcementShareSlice';
import type { LoadedAnnouncement } from './announcementsApi';

// The dialog is a chunk of its own, because drawing and cutting texts takes much code.
const importDialog = () => import('./share/ShareAnnouncement');

/** Returns a function that opens the share dialog of an announcement. */
export function useShareAnnouncement() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dialog = useLazy(importDialog);
  return async (announcement: LoadedAnnouncement) => {
    const part = await dialog.load(t('The share dialog could not be loaded.'));
    if (part) dispatch(shared(announcement));
  };
}

/** The share dialog, while it is open. */
export function SharedAnnouncement() {
  const announcement = useSelector(selectShared);
  const { value: dialog } = useLazy(importDialog, announcement !== null);
  return announcement && dialog && <dialog.ShareAnnouncement announcement={announcement} />;
}
