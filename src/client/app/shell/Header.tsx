import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Tooltip } from '../../shared/ui/Tooltip';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AccountMenu } from './AccountMenu';
import { PageCrumbs } from './PageCrumbs';
import { sidebarOpened } from './shellSlice';

export function Header({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 1,
        minHeight: 56,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {!isWide && (
        <Tooltip align="start" title={t('Open sidebar')}>
          <IconButton aria-label={t('Open sidebar')} onClick={() => dispatch(sidebarOpened())}>
            <Menu />
          </IconButton>
        </Tooltip>
      )}
      <PageCrumbs />
      <AccountMenu />
    </Box>
  );
}
