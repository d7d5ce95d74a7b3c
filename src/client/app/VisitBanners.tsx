import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keepsData, subscribeToStorage } from '../shared/device/deviceStorage';
import { hasKeptDraft, subscribeToKeptDrafts } from '../shared/form/drafts/storedDrafts';
import { isReplaced, subscribeToVersion } from '../shared/device/newVersion';
import { useTranslation } from '../shared/text/i18n';
import { focusMain } from '../shared/ui/focusMain';
import { Close } from '../shared/ui/icons';
import { useAfterPress } from '../shared/ui/useAfterPress';
import { Banner } from './Banner';
import { selectIsStorageNoteOpen, storageNoteClosed } from './shell/shellSlice';

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
    <Banner
      text={t(
        'This browser keeps no data for this site: you will have to sign in again after a reload, and drafts are not kept.',
      )}
      action={
        <IconButton aria-label={t('Close')} onClick={close}>
          <Close />
        </IconButton>
      }
    />
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
    <Banner
      text={texts.filter(Boolean).join(' ')}
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('Reload')}
        </Button>
      }
    />
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
