import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import type { TemporaryPassword } from '../../../contract/session';
import { useTranslation } from '../../shared/i18n';
import { useLayer } from '../../shared/leaving/useLayer';
import { formatMoment } from '../../shared/text/dates';
import { useCopy } from '../../shared/ui/useCopy';

const passwordStyles: SxProps<Theme> = {
  display: 'block',
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'tone.neutral.surface',
  fontFamily: 'ui-monospace, Consolas, "Liberation Mono", monospace',
  fontSize: { xs: '1.25rem', sm: '1.5rem' },
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};

const outcomeTexts = {
  none: '',
  copied: 'Copied.',
  selected: 'The browser does not allow copying. The password is selected: copy it by hand.',
};

interface TemporaryPasswordDialogProps {
  /** Of the user. */
  name: string;
  given: TemporaryPassword;
  onClose: () => void;
}

/** Shows a temporary password, for the only time. */
export function TemporaryPasswordDialog({ name, given, onClose }: TemporaryPasswordDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const contentId = useId();
  const { source, outcome, copy } = useCopy();
  const { close } = useLayer(true, onClose);
  const { password, expires_at } = given;
  // A stray click on the backdrop would lose the password.
  const closeUnlessBackdrop: DialogProps['onClose'] = (_, reason) => {
    if (reason !== 'backdropClick') close();
  };
  return (
    <Dialog
      open
      onClose={closeUnlessBackdrop}
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={contentId}
    >
      <DialogTitle id={titleId}>{t('Temporary password of {{name}}', { name })}</DialogTitle>
      <DialogContent id={contentId} sx={{ display: 'grid', gap: 1.5, lineHeight: 1.8 }}>
        <Box ref={source} component="code" sx={passwordStyles}>
          {password}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
          <Button
            variant="outlined"
            startIcon={<ContentCopyOutlined />}
            onClick={() => void copy(password)}
          >
            {t('Copy')}
          </Button>
          <div role="status">{t(outcomeTexts[outcome])}</div>
        </Box>
        <div>
          {t('It is shown only now, and can be used until {{when}}.', {
            when: formatMoment(expires_at),
          })}
        </div>
        <div>{t('{{name}} has to choose another one at the next sign-in.', { name })}</div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
