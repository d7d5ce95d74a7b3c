import { useState } from 'react';
import { useTranslation } from '../text/i18n';
import { useNotices } from '../notices/useNotices';
import { useLazy } from './useLazy';

const importDialog = () => import('./DisplayDialog');

/** The display dialog, loaded when it is first opened. The caller renders `dialog`. */
export function useDisplay() {
  const { t } = useTranslation();
  const { showAlert } = useNotices();
  const [isOpen, setIsOpen] = useState(false);
  const { value, load } = useLazy(importDialog);
  const open = async () => {
    if (await load()) setIsOpen(true);
    else showAlert(t('The settings could not be loaded.'));
  };
  const dialog = value && <value.DisplayDialog open={isOpen} onClose={() => setIsOpen(false)} />;
  return { open, dialog };
}
