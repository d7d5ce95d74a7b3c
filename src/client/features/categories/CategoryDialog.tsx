import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../shared/text/i18n';
import { LoadingText } from '../../shared/ui/EmptyState';
import { FormDialog } from '../../shared/ui/FormDialog';
import { useLastShown } from '../../shared/ui/useLastShown';
import { useLazy } from '../../shared/ui/useLazy';
import { dismissed, pageLeft, selectOpenDialog } from './categoryDialogSlice';
import type { OpenCategoryDialog } from './categoryDialogSlice';

// Loaded when first opened, because the list needs neither the forms nor their schema.
const importForms = () => import('./CategoryForms');

function titleOf(dialog: OpenCategoryDialog): string {
  if (dialog.status === 'editing') {
    return dialog.category.level === 1 ? 'Edit Parent Category' : 'Edit Child Category';
  }
  return dialog.level === 1 ? 'Create Parent Category' : 'Create Child Category';
}

interface CategoryDialogFormProps {
  dialog: OpenCategoryDialog;
  onCancel: () => void;
}

/** If the forms fail to load, the page's error boundary handles it. */
function CategoryDialogForm({ dialog, onCancel }: CategoryDialogFormProps) {
  const forms = useLazy(importForms, true);
  if (forms.status === 'failed') throw new Error('the category forms could not be loaded');
  if (!forms.value) return <LoadingText />;
  const { CategoryCreateForm, CategoryEditForm } = forms.value;
  return dialog.status === 'editing' ? (
    <CategoryEditForm dialog={dialog} onCancel={onCancel} />
  ) : (
    <CategoryCreateForm dialog={dialog} onCancel={onCancel} />
  );
}

export function CategoryDialog({ parentId }: { parentId: string | null }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, parentId]);
  return (
    <FormDialog open={dialog !== null} onClose={() => dispatch(dismissed())} maxWidth="md">
      {(close) => (
        <>
          <DialogTitle>{shown && t(titleOf(shown))}</DialogTitle>
          <DialogContent sx={{ pb: 0 }}>
            {shown && <CategoryDialogForm key={shown.key} dialog={shown} onCancel={close} />}
          </DialogContent>
        </>
      )}
    </FormDialog>
  );
}
