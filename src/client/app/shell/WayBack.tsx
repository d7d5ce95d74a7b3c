import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectWayBack, wayBackEnded } from '../../features/signIn/signInSlice';
import { useTranslation } from '../../shared/text/i18n';
import { focusMain } from '../../shared/ui/focusMain';

const styles = {
  display: 'flex',
  displayPrint: 'none',
  alignItems: 'center',
  px: { xs: 2, md: 3 },
  bgcolor: 'tone.accent.surface',
};

/** The way back to the page on which a session ended, until it is used or dismissed. */
export function WayBack() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const wayBack = useSelector(selectWayBack);
  if (!wayBack) return null;
  const end = () => dispatch(wayBackEnded());
  const close = () => {
    end();
    focusMain();
  };
  return (
    <Box component="section" aria-label={t('Way back')} sx={styles}>
      <Box sx={{ flex: 1 }}>
        <span role="status">{t('You are signed in.')}</span>{' '}
        <Box
          component={Link}
          to={wayBack.page}
          state={wayBack.draft && { draft: wayBack.draft }}
          onClick={end}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'primary.main',
          }}
        >
          {t('Go back to where you were')}
        </Box>
      </Box>
      <IconButton aria-label={t('Close')} onClick={close}>
        <CloseOutlined />
      </IconButton>
    </Box>
  );
}
