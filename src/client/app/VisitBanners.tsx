import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keepsData, subscribeToStorage } from '../shared/deviceStorage';
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
  bgcolor: 'tone.neutral.surface',
  borderBottom: 1,
  borderColor: 'divider',
  '& > :first-child': { flex: 1 },
};

/** Says that a reload signs out, where the browser keeps nothing; until it is closed. */
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

/** What concerns the whole visit, on the sign-in page too. */
export function VisitBanners() {
  return <StorageBanner />;
}
