import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isBlank } from '../../../contract/text';
import { useHas } from '../../shared/api/serverSlice';
import { useCan } from '../../shared/session/useCan';
import { useTranslation } from '../../shared/text/i18n';
import { DialogButtons } from '../../shared/ui/DialogButtons';
import { EditButton } from '../../shared/ui/EditButton';
import { LoadingText } from '../../shared/ui/EmptyState';
import { FormDialog } from '../../shared/ui/FormDialog';
import { focusMain } from '../../shared/ui/focusMain';
import { useLastShown } from '../../shared/ui/useLastShown';
import { useLazy } from '../../shared/ui/useLazy';
import { ShareButton } from '../../shared/share/ShareButton';
import { useOpenAnnouncement } from './useOpenAnnouncement';
import { TypeBadge, typeTone } from './TypeBadge';
import { dismissed, saved, selectOpenDialog } from './announcementDialogSlice';
import type { OpenAnnouncementDialog, Proposal } from './announcementDialogSlice';
import type { LoadedAnnouncement } from './announcementsApi';
import { AreaMap } from './AreaMap';
import { Lines } from '../../shared/ui/Lines';
import { SharedAnnouncement, useShareAnnouncement } from './useShareAnnouncement';

// The history is a chunk of its own, because few users open it.
const importHistory = () => import('./AnnouncementHistory');

interface HistoryProps {
  announcement: LoadedAnnouncement;
  /** Undefined if the user may not edit. */
  onEdit?: (proposal: Proposal) => void;
}

function History({ announcement, onEdit }: HistoryProps) {
  const { t } = useTranslation();
  const hasHistory = useHas('history');
  const [isOpen, setIsOpen] = useState(false);
  const { value: history } = useLazy(importHistory, isOpen);
  if (!hasHistory) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ my: 2 }}
      >
        {t('History')}
      </Button>
      {isOpen && history && (
        <history.AnnouncementHistory announcement={announcement} onUse={onEdit} />
      )}
    </>
  );
}

interface AnnouncementDetailProps {
  announcement: LoadedAnnouncement;
  onClose: () => void;
}

function AnnouncementDetail({ announcement, onClose }: AnnouncementDetailProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayEdit = useCan('announcement-edit');
  const { edit } = useOpenAnnouncement();
  const share = useShareAnnouncement();
  const { id, text, type, areas } = announcement;
  const tone = typeTone(type);
  const editInstead = (proposal?: Proposal) => {
    dispatch(dismissed());
    void edit(id, proposal);
  };
  const onEdit = mayEdit ? editInstead : undefined;
  return (
    <>
      <DialogTitle>{t('Announcement Detail')}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            px: { xs: 2, sm: 3 },
            py: 2,
            borderRadius: 1.5,
            color: `tone.${tone}.text`,
            bgcolor: `tone.${tone}.surface`,
          }}
        >
          <Box sx={{ ml: -1.25 }}>
            <TypeBadge type={type} />
          </Box>
          <Typography
            variant="h2"
            component="p"
            translate="yes"
            sx={{
              mt: 1,
              fontSize: { xs: '1.25rem', sm: '1.75rem' },
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <Lines text={isBlank(text) ? t('This announcement has no text.') : text} />
          </Typography>
          {areas && <AreaMap areas={areas} />}
        </Box>
        <History announcement={announcement} onEdit={onEdit} />
      </DialogContent>
      <DialogButtons>
        <Button variant="outlined" onClick={onClose}>
          {t('Close')}
        </Button>
        {!isBlank(text) && <ShareButton onClick={() => void share(announcement)} />}
        {onEdit && <EditButton press={{ onClick: () => onEdit() }} />}
      </DialogButtons>
    </>
  );
}

// Loaded when first opened, because the list needs neither the forms nor their schemas.
const importForms = () => import('./AnnouncementForms');

interface AnnouncementFormProps {
  dialog: Exclude<OpenAnnouncementDialog, { status: 'viewing' }>;
  onCancel: () => void;
}

/** If the forms fail to load, the page's error boundary handles it. */
function AnnouncementForm({ dialog, onCancel }: AnnouncementFormProps) {
  const dispatch = useDispatch();
  const forms = useLazy(importForms, true);
  if (forms.status === 'failed') throw new Error('the announcement forms could not be loaded');
  if (!forms.value) return <LoadingText />;
  const { AnnouncementCreateForm, AnnouncementEditForm } = forms.value;
  const events = { onCancel, onSaved: () => dispatch(saved(dialog.key)) };
  if (dialog.status === 'creating') return <AnnouncementCreateForm {...events} />;
  return (
    <AnnouncementEditForm
      announcement={dialog.announcement}
      proposal={dialog.proposal}
      {...events}
    />
  );
}

interface DialogContentsProps {
  dialog: OpenAnnouncementDialog;
  onClose: () => void;
}

function DialogContents({ dialog, onClose }: DialogContentsProps) {
  const { t } = useTranslation();
  if (dialog.status === 'viewing')
    return <AnnouncementDetail announcement={dialog.announcement} onClose={onClose} />;
  return (
    <>
      <DialogTitle>
        {dialog.status === 'creating' ? t('Create Announcement') : t('Edit Announcement')}
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <AnnouncementForm dialog={dialog} onCancel={onClose} />
      </DialogContent>
    </>
  );
}

/** Moves the focus if its button is gone: Create disappears with the first announcement. */
function keepFocus(dialog: HTMLElement) {
  const focused = document.activeElement;
  if (focused === document.body || dialog.contains(focused)) focusMain();
}

export function AnnouncementDialogs() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  return (
    <>
      <FormDialog
        open={dialog !== null}
        onClose={() => dispatch(dismissed())}
        maxWidth={shown?.status === 'viewing' ? 'md' : 'sm'}
        slotProps={{ transition: { onExited: keepFocus } }}
      >
        {(close) => shown && <DialogContents key={shown.key} dialog={shown} onClose={close} />}
      </FormDialog>
      <SharedAnnouncement />
    </>
  );
}
