import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Id } from '../../../../contract/ids';
import { selectAcceptsKeys } from '../../../shared/api/serverSlice';
import { useCan } from '../../../shared/session/useCan';
import { useTranslation } from '../../../shared/text/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useLazy } from '../../../shared/ui/useLazy';

// The dialog loads on demand, because few posts need it.
const importDialog = () => import('./TagsDialog');

/**
 * In the row of the label. The server may report after the first paint that it is the bundled one,
 * and nothing must move then.
 */
const besideLabel = {
  position: 'absolute',
  right: 0,
  top: 'calc(1.3125rem + 4px)',
  transform: 'translateY(-100%)',
} as const;

interface ManageTagsProps {
  /**
   * Receives a tag that no longer exists, and the one that replaced it. Returns a function for the
   * case that the tag exists again.
   */
  onReplaced: (gone: Id, into?: Id) => () => void;
}

/** Opens the dialog to rename, merge and delete tags. Renders nothing with another server. */
export function ManageTags({ onReplaced }: ManageTagsProps) {
  const { t } = useTranslation();
  const isOurs = useSelector(selectAcceptsKeys);
  const mayEdit = useCan('post-edit');
  const dialog = useLazy(importDialog);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOurs || !mayEdit) return null;
  const open = () => {
    setIsOpen(true);
    void dialog.load();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open} sx={besideLabel}>
        {t('Manage tags')}
      </Button>
      {isOpen && dialog.status === 'failed' && (
        <InlineMessage severity="failure">{t('Failed to load the tags.')}</InlineMessage>
      )}
      {dialog.value && (
        <dialog.value.TagsDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onReplaced={onReplaced}
        />
      )}
    </>
  );
}
