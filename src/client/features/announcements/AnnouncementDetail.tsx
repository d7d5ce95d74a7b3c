import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isBlank } from '../../../contract/text';
import { useTranslation } from '../../shared/text/i18n';
import { EditButton } from '../../shared/ui/EditButton';
import { useLazy } from '../../shared/ui/useLazy';
import type { Proposal } from './announcementDialogSlice';
import type { StoredAnnouncement } from './announcementsApi';
import { TypeBadge, typeTone } from './TypeBadge';

interface AnnouncementDetailProps {
  announcement: StoredAnnouncement;
  onClose: () => void;
  /** Missing for who may not edit. */
  onEdit?: (proposal?: Proposal) => void;
}

// Few look back.
const importHistory = () => import('./AnnouncementHistory');

/** The earlier versions, once they are asked for; nothing where the server keeps none. */
function History({
  announcement,
  onEdit,
}: Pick<AnnouncementDetailProps, 'announcement' | 'onEdit'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { value: history } = useLazy(importHistory, isOpen);
  if (announcement.issued_at === undefined) return null;
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

/** An announcement as the public reads it: its type, then its text in large letters. */
export function AnnouncementDetail({ announcement, onClose, onEdit }: AnnouncementDetailProps) {
  const { t } = useTranslation();
  const { text, type } = announcement;
  const tone = typeTone(type);
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
            {isBlank(text) ? t('This announcement has no text.') : text}
          </Typography>
        </Box>
        <History announcement={announcement} onEdit={onEdit} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('Close')}
        </Button>
        {onEdit && <EditButton press={{ onClick: () => onEdit() }} />}
      </DialogActions>
    </>
  );
}
