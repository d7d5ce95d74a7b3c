import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { isBlank } from '../../../contract/text';
import { useTranslation } from '../../shared/i18n';
import { EditButton } from '../../shared/ui/EditButton';
import type { StoredAnnouncement } from './announcementsApi';
import { TypeBadge, typeTone } from './TypeBadge';

interface AnnouncementDetailProps {
  announcement: StoredAnnouncement;
  onClose: () => void;
  /** Missing for who may not edit. */
  onEdit?: () => void;
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
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('Close')}
        </Button>
        {onEdit && <EditButton press={{ onClick: onEdit }} />}
      </DialogActions>
    </>
  );
}
