import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Tooltip } from '../../shared/ui/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { APP_TITLE } from '../../shared/branding';
import { Mark } from '../../shared/ui/art/Mark';
import { SidebarLinks } from './SidebarLinks';
import { SignedInPerson } from './SignedInPerson';

const WIDTH = 248;

interface SidebarProps {
  isWide: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Mark and title, the links, and who is signed in; a drawer on narrow windows. */
export function Sidebar({ isWide, isOpen, onClose }: SidebarProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      variant={isWide ? 'permanent' : 'temporary'}
      open={isWide || isOpen}
      onClose={onClose}
      sx={{ width: isWide ? WIDTH : undefined, flexShrink: 0, displayPrint: 'none' }}
      slotProps={{
        paper: {
          // As a drawer it is a dialog, which needs a name; beside the page it is a landmark.
          ...(isWide ? { component: 'aside' } : { 'aria-label': t('Sidebar') }),
          sx: { width: WIDTH, maxWidth: '86vw' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, pl: 2.5, pr: 1 }}>
        <Box sx={{ display: 'flex', color: 'primary.main' }}>
          <Mark size={28} />
        </Box>
        <Typography component="p" sx={{ flex: 1, fontSize: 16, fontWeight: 600 }}>
          {t(APP_TITLE)}
        </Typography>
        {!isWide && (
          <Tooltip align="end" title={t('Close sidebar')}>
            <IconButton aria-label={t('Close sidebar')} onClick={onClose}>
              <Close />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <SidebarLinks />
      <SignedInPerson />
    </Drawer>
  );
}
