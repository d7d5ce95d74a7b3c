import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useLazy } from '../../../shared/ui/useLazy';
import type { Proposal } from '../announcementDialogSlice';

// Most texts are corrected, not begun anew.
const importPicker = () => import('./TemplatePicker');

/** The way from an announcement's form to the templates. */
export function UseTemplate() {
  const { t } = useTranslation();
  const { setValue, setFocus } = useFormContext();
  const picker = useLazy(importPicker);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen) void picker.load();
  };
  const choose = (proposal: Proposal) => {
    for (const [name, value] of Object.entries(proposal))
      setValue(name, value, { shouldDirty: true, shouldValidate: false });
    setIsOpen(false);
    setFocus('text');
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={toggle}
        sx={{ justifySelf: 'start' }}
      >
        {t('Use a template')}
      </Button>
      {isOpen && picker.status === 'failed' && (
        <InlineMessage severity="failure">{t('Failed to load the templates.')}</InlineMessage>
      )}
      {isOpen && picker.value && <picker.value.TemplatePicker onChoose={choose} />}
    </>
  );
}
