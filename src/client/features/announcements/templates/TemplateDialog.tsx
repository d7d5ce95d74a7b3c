import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { AnnouncementTemplate } from '../../../../contract/announcementTemplate';
import { useTranslation } from '../../../shared/i18n';
import { focusMain } from '../../../shared/ui/focusMain';
import { FormDialog } from '../../../shared/ui/FormDialog';
import { useLastShown } from '../../../shared/ui/useLastShown';
import { TemplateForm } from './TemplateForm';

/** The open form: of a new template, or of one as it was when its button was pressed. */
export interface OpenTemplate {
  /** Distinguishes each opening. */
  key: string;
  template: AnnouncementTemplate | null;
}

/** Create leaves the empty list with the first template, and its button goes. */
function keepFocus(dialog: HTMLElement) {
  const focused = document.activeElement;
  if (focused === document.body || dialog.contains(focused)) focusMain();
}

interface TemplateDialogProps {
  open: OpenTemplate | null;
  onClose: () => void;
  /** Gets what was saved: another form may be open by then. */
  onSaved: (saved: OpenTemplate) => void;
}

/** The form of a template over the list. */
export function TemplateDialog({ open, onClose, onSaved }: TemplateDialogProps) {
  const { t } = useTranslation();
  const shown = useLastShown(open);
  return (
    <FormDialog
      open={open !== null}
      onClose={onClose}
      maxWidth="sm"
      slotProps={{ transition: { onExited: keepFocus } }}
    >
      {(close) =>
        shown && (
          <>
            <DialogTitle>{shown.template ? t('Edit Template') : t('Create Template')}</DialogTitle>
            <DialogContent sx={{ pb: 0 }}>
              <TemplateForm
                key={shown.key}
                template={shown.template}
                onCancel={close}
                onSaved={() => onSaved(shown)}
              />
            </DialogContent>
          </>
        )
      }
    </FormDialog>
  );
}
