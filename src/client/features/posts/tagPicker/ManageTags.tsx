import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Id } from '../../../../contract/ids';
import { useHas } from '../../../shared/api/serverSlice';
import { useCan } from '../../../shared/session/useCan';
import { useTranslation } from '../../../shared/text/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useLazy } from '../../../shared/ui/useLazy';

// The dialog loads on demand, because few posts need it.
const importDialog = () => import('./TagsDialog');

/**
 * In the row of the label. The server may name its capabilities after the first paint, and nothing
 * must move then.
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

/** Opens the dialog to rename, merge and delete tags. Renders nothing if the server cannot. */
export function ManageTags({ onReplaced }: ManageTagsProps) {
  const { t } = useTranslation();
  const canManage = useHas('tags');
  const mayEdit = useCan('post-edit');
  const dialog = useLazy(importDialog);
  const [isOpen, setIsOpen] = useState(false);
  if (!canManage || !mayEdit) return null;
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
