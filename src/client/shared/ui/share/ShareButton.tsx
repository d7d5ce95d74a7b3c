import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../text/i18n';
import { useLazy } from '../useLazy';

interface ShareButtonProps<T extends object> {
  /**
   * Loads the dialog on demand, because drawing and cutting texts takes much code. It must be a
   * stable function.
   */
  importDialog: () => Promise<T>;
  /** Renders the dialog, which is open while it is rendered. */
  children: (dialog: T, onClose: () => void) => ReactNode;
}

export function ShareButton<T extends object>({ importDialog, children }: ShareButtonProps<T>) {
  const { t } = useTranslation();
  const dialog = useLazy(importDialog);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await dialog.load(t('The share dialog could not be loaded.'))) setIsOpen(true);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ShareOutlined />} onClick={() => void open()}>
        {t('Share')}
      </Button>
      {isOpen && dialog.value && children(dialog.value, () => setIsOpen(false))}
    </>
  );
}
