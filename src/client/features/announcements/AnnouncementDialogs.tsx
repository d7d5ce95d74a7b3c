import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNotices } from '../../shared/notices/useNotices';
import { focusMain } from '../../shared/ui/focusMain';
import { LoadingText } from '../../shared/ui/ContentState';
import { useLastShown } from '../../shared/ui/useLastShown';
import { AnnouncementDetail } from './AnnouncementDetail';
import { dismissed, saved, selectOpenDialog } from './announcementDialogSlice';
import type { OpenDialog } from './announcementDialogSlice';

// Loaded when first opened: the list needs neither the forms nor their schemas.
const CreateForm = lazy(async () => ({
  default: (await import('./AnnouncementForms')).AnnouncementCreateForm,
}));
const EditForm = lazy(async () => ({
  default: (await import('./AnnouncementForms')).AnnouncementEditForm,
}));

interface AnnouncementDialogContentProps {
  dialog: OpenDialog;
  onClose: () => void;
  onSaved: () => void;
}

function AnnouncementDialogContent(props: AnnouncementDialogContentProps) {
  const { dialog, onClose, onSaved } = props;
  const { t } = useTranslation();
  if (dialog.status === 'viewing') {
    return <AnnouncementDetail announcement={dialog.announcement} onClose={onClose} />;
  }
  return (
    <>
      <DialogTitle>
        {dialog.status === 'creating' ? t('Create Announcement') : t('Edit Announcement')}
      </DialogTitle>
      <DialogContent sx={{ pb: 2.5 }}>
        <Suspense fallback={<LoadingText />}>
          {dialog.status === 'creating' ? (
            <CreateForm onSaved={onSaved} onCancel={onClose} />
          ) : (
            <EditForm announcement={dialog.announcement} onSaved={onSaved} onCancel={onClose} />
          )}
        </Suspense>
      </DialogContent>
    </>
  );
}

/** The button that had the focus may be gone: Create leaves the page with the first announcement. */
function keepFocus(dialog: HTMLElement) {
  const focused = document.activeElement;
  if (focused === document.body || dialog.contains(focused)) focusMain();
}

/** The three dialogs over the list: create, view and edit. */
export function AnnouncementDialogs() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  const isDetail = shown?.status === 'viewing';
  const close = () => dispatch(dismissed());
  // A stray click on the backdrop would throw away what was typed.
  const closeUnlessBackdrop: DialogProps['onClose'] = (_, reason) => {
    if (isDetail || reason !== 'backdropClick') close();
  };
  return (
    <Dialog
      open={dialog !== null}
      onClose={closeUnlessBackdrop}
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
