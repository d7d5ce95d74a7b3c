import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDispatch, useSelector } from 'react-redux';
import type { Id } from '../../../contract/ids';
import { useTranslation } from '../../shared/text/i18n';
import { useCan } from '../../shared/session/useCan';
import { focusMain } from '../../shared/ui/focusMain';
import { FormDialog } from '../../shared/ui/FormDialog';
import { LoadingText } from '../../shared/ui/EmptyState';
import { useLastShown } from '../../shared/ui/useLastShown';
import { useLazy } from '../../shared/ui/useLazy';
import type { Lazy } from '../../shared/ui/useLazy';
import { AnnouncementDetail } from './AnnouncementDetail';
import { useOpenAnnouncement } from './AnnouncementRowActions';
import { dismissed, saved, selectOpenDialog } from './announcementDialogSlice';
import type { OpenDialog, Proposal } from './announcementDialogSlice';
import type * as Forms from './AnnouncementForms';

// Loaded when first opened: the list needs neither the forms nor their schemas.
const loadForms = () => import('./AnnouncementForms');

interface AnnouncementFormProps {
  forms: Lazy<typeof Forms>;
  dialog: Exclude<OpenDialog, { status: 'viewing' }>;
  onCancel: () => void;
  onSaved: () => void;
}

/** Leaves a failure to load to the page's error boundary. */
function AnnouncementForm({ forms, dialog, ...events }: AnnouncementFormProps) {
  if (forms.status === 'failed') throw new Error('the announcement forms could not be loaded');
  if (!forms.value) return <LoadingText />;
  const { AnnouncementCreateForm, AnnouncementEditForm } = forms.value;
  return dialog.status === 'creating' ? (
    <AnnouncementCreateForm {...events} />
  ) : (
    <AnnouncementEditForm
      announcement={dialog.announcement}
      proposal={dialog.proposal}
      {...events}
    />
  );
}

interface AnnouncementDialogContentProps extends Omit<
  AnnouncementFormProps,
  'dialog' | 'onCancel'
> {
  dialog: OpenDialog;
  onClose: () => void;
  onEdit: (proposal?: Proposal) => void;
}

function AnnouncementDialogContent(props: AnnouncementDialogContentProps) {
  const { dialog, onClose, onEdit, ...form } = props;
  const { t } = useTranslation();
  const mayEdit = useCan('announcement-edit');
  if (dialog.status === 'viewing') {
    return (
      <AnnouncementDetail
        announcement={dialog.announcement}
        onClose={onClose}
        onEdit={mayEdit ? onEdit : undefined}
      />
    );
  }
  return (
    <>
      <DialogTitle>
        {dialog.status === 'creating' ? t('Create Announcement') : t('Edit Announcement')}
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <AnnouncementForm {...form} dialog={dialog} onCancel={onClose} />
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
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  const isDetail = shown?.status === 'viewing';
  const { edit } = useOpenAnnouncement();
  const editInstead = (id: Id, proposal?: Proposal) => {
    dispatch(dismissed());
    void edit(id, proposal);
  };
  const forms = useLazy(loadForms, dialog !== null && !isDetail);
  return (
    <FormDialog
      open={dialog !== null}
      onClose={() => dispatch(dismissed())}
      maxWidth={isDetail ? 'md' : 'sm'}
      slotProps={{ transition: { onExited: keepFocus } }}
    >
      {(close) =>
        shown && (
          <AnnouncementDialogContent
            key={shown.key}
            forms={forms}
            dialog={shown}
            onClose={close}
            onEdit={(proposal) =>
              shown.status === 'viewing' && editInstead(shown.announcement.id, proposal)
            }
            onSaved={() => dispatch(saved(shown.key))}
          />
        )
      }
    </FormDialog>
  );
}
