import { useState } from 'react';
import { useTranslation } from '../text/i18n';
import { useLazy } from './useLazy';

const importDialog = () => import('./DisplayDialog');

/** The display dialog, loaded when it is first opened. The caller renders `dialog`. */
export function useDisplay() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { value, load } = useLazy(importDialog);
  const open = async () => {
    if (await load(t('The settings could not be loaded.'))) setIsOpen(true);
  };
  const dialog = value && <value.DisplayDialog open={isOpen} onClose={() => setIsOpen(false)} />;
  return { open, dialog };
}
