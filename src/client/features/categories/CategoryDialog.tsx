import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LoadingText } from '../../shared/ui/ContentState';
import { useLastShown } from '../../shared/ui/useLastShown';
import { dismissed, pageLeft, selectOpenDialog } from './categoryDialogSlice';
import type { OpenDialog } from './categoryDialogSlice';
import { useAfterCreate } from './useAfterCreate';

// Loaded when first opened: the list needs neither the forms nor their schema.
const CreateForm = lazy(async () => ({
  default: (await import('./CategoryForms')).CategoryCreateForm,
}));
const EditForm = lazy(async () => ({
  default: (await import('./CategoryForms')).CategoryEditForm,
}));

function titleOf(dialog: OpenDialog): string {
  if (dialog.status === 'editing') {
    return dialog.category.level === 1 ? 'Edit Parent Category' : 'Edit Child Category';
  }
  return dialog.level === 1 ? 'Create Parent Category' : 'Create Child Category';
}

interface CategoryDialogProps {
  /** The parent whose children the page lists; null on the list of parents. A change closes it. */
  parentId: string | null;
}

/** The modal of both lists, with its four titles. */
export function CategoryDialog({ parentId }: CategoryDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  const close = () => dispatch(dismissed());
  // A stray click on the backdrop would throw away what was typed.
  const closeUnlessBackdrop: DialogProps['onClose'] = (_, reason) => {
    if (reason !== 'backdropClick') close();
  };
  useAfterCreate(dialog?.status === 'created');
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, parentId]);
  return (
    <Dialog
      open={dialog !== null}
      onClose={closeUnlessBackdrop}
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{shown && t(titleOf(shown))}</DialogTitle>
      <DialogContent sx={{ pb: 2.5 }}>
        <Suspense fallback={<LoadingText />}>
          {shown?.status === 'editing' && (
            <EditForm key={shown.key} dialog={shown} onCancel={close} />
          )}
          {shown && shown.status !== 'editing' && (
            <CreateForm key={shown.key} dialog={shown} onCancel={close} />
          )}
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}
