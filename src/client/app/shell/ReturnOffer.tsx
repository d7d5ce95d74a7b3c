import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPath, Link, useLocation } from 'react-router';
import { selectWayBack, wayBackEnded } from '../../features/signIn/signInSlice';
import { useTranslation } from '../../shared/text/i18n';
import { focusMain } from '../../shared/ui/focusMain';
import { Close } from '../../shared/ui/icons';

const styles = {
  display: 'flex',
  displayPrint: 'none',
  alignItems: 'center',
  px: { xs: 2, md: 3 },
  bgcolor: 'tone.accent.surface',
};

/** Offers to return to the page on which a session ended, until the user opens or dismisses it. */
export function ReturnOffer() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const returnOffer = useSelector(selectWayBack);
  const { pathname, search } = useLocation();
  const isThere = createPath({ pathname, search }) === returnOffer?.page;
  // On that page, the form of the draft still has to be opened.
  const isOver = isThere && returnOffer?.draft === undefined;
  useEffect(() => {
    if (isOver) dispatch(wayBackEnded());
  }, [dispatch, isOver]);
  if (!returnOffer) return null;
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
          to={returnOffer.page}
          state={returnOffer.draft && { draft: returnOffer.draft }}
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
        <Close />
      </IconButton>
    </Box>
  );
}
