import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keepsData, subscribeToStorage } from '../shared/deviceStorage';
import { hasKeptDraft, subscribeToKeptDrafts } from '../shared/form/drafts/keptDrafts';
import { isReplaced, reloadPage, subscribeToVersion } from '../shared/newVersion';
import { useTranslation } from '../shared/text/i18n';
import { focusMain } from '../shared/ui/focusMain';
import { InlineMessage } from '../shared/ui/InlineMessage';
import { useAfterPress } from '../shared/ui/useAfterPress';
import { selectIsStorageNoteOpen, storageNoteClosed } from './shell/shellSlice';

const styles: SxProps<Theme> = {
  display: 'flex',
  displayPrint: 'none',
  alignItems: 'center',
  px: { xs: 0, md: 1 },
  py: 0.5,
  bgcolor: 'tone.neutral.surface',
  borderBottom: 1,
  borderColor: 'divider',
  '& > :first-child': { flex: 1 },
};

/**
 * Warns that a reload signs out if the browser has no storage. It stays until the user closes it.
 */
function StorageBanner() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isKept = useSyncExternalStore(subscribeToStorage, keepsData);
  const isOpen = useSelector(selectIsStorageNoteOpen);
  const isShown = useAfterPress(!isKept && isOpen);
  if (!isShown) return null;
  const close = () => {
    dispatch(storageNoteClosed());
    focusMain();
  };
  return (
    <Box data-banner sx={styles}>
      <InlineMessage severity="info">
        {t(
          'This browser keeps no data for this site: you will have to sign in again after a reload, and drafts are not kept.',
        )}
      </InlineMessage>
      <IconButton aria-label={t('Close')} onClick={close}>
        <CloseOutlined />
      </IconButton>
    </Box>
  );
}

function VersionBanner() {
  const { t } = useTranslation();
  const isNewer = useSyncExternalStore(subscribeToVersion, isReplaced);
  const isKept = useSyncExternalStore(subscribeToKeptDrafts, hasKeptDraft);
  const isShown = useAfterPress(isNewer);
  if (!isShown) return null;
  const texts = [
    t('A new version is available.'),
    isKept && t('What you entered is kept as a draft.'),
  ];
  return (
    <Box data-banner sx={styles}>
      <InlineMessage severity="info">{texts.filter(Boolean).join(' ')}</InlineMessage>
      <Box sx={{ px: 2 }}>
        <Button variant="outlined" onClick={() => reloadPage(isKept)}>
          {t('Reload')}
        </Button>
      </Box>
    </Box>
  );
}

/** The banners that concern the whole visit, including the sign-in page. */
export function VisitBanners() {
  return (
    <>
      <VersionBanner />
      <StorageBanner />
    </>
  );
}
