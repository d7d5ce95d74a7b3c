import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNotices } from '../../shared/notices/useNotices';
import { focusMain } from '../../shared/ui/focusMain';
import { useLastShown } from '../../shared/ui/useLastShown';
import { AnnouncementDialogContent } from './AnnouncementDialogContent';
import { dismissed, saved, selectOpenDialog } from './announcementDialogSlice';

/** What had the focus before may be gone: Create leaves the page once there is an announcement. */
function keepFocus(dialog: HTMLElement) {
  const focused = document.activeElement;
  if (focused === document.body || dialog.contains(focused)) focusMain();
}

/** The three dialogs over the list, and what follows when one of them has saved. */
export function AnnouncementDialogs() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  const isDetail = shown?.status === 'viewing';
  const close = () => dispatch(dismissed());
  // A press beside a form is easily made by mistake, and would throw away what was typed.
  const closeUnlessBeside: DialogProps['onClose'] = (_, reason) => {
    if (isDetail || reason !== 'backdropClick') close();
  };
  return (
    <Dialog
      open={dialog !== null}
      onClose={closeUnlessBeside}
      maxWidth={isDetail ? 'md' : 'sm'}
      slotProps={{ transition: { onExited: keepFocus } }}
    >
      {shown && (
        <AnnouncementDialogContent
          key={shown.key}
          dialog={shown}
          onClose={close}
          onSaved={() => {
            dispatch(saved(shown.key));
            showSuccess(
              shown.status === 'creating'
                ? t('Announcement created successfully!')
                : t('Announcement updated successfully!'),
            );
          }}
        />
      )}
    </Dialog>
  );
}
