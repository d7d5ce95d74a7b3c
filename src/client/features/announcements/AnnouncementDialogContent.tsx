import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingText } from '../../shared/ui/LoadingText';
import { AnnouncementDetail } from './AnnouncementDetail';
import type { OpenDialog } from './announcementDialogSlice';

// Loaded when first opened: who only reads the list needs neither the forms nor their schemas.
const CreateForm = lazy(async () => ({
  default: (await import('./AnnouncementCreateForm')).AnnouncementCreateForm,
}));
const EditForm = lazy(async () => ({
  default: (await import('./AnnouncementEditForm')).AnnouncementEditForm,
}));

interface AnnouncementDialogContentProps {
  dialog: OpenDialog;
  onClose: () => void;
  onSaved: () => void;
}

/** Title and body of the dialog on show. */
export function AnnouncementDialogContent(props: AnnouncementDialogContentProps) {
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
