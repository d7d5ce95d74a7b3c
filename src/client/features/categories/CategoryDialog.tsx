import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LoadingText } from '../../shared/ui/LoadingText';
import { useLastShown } from '../../shared/ui/useLastShown';
import { dismissed, pageLeft, selectOpenDialog } from './categoryDialogSlice';
import type { OpenDialog } from './categoryDialogSlice';
import { useAfterCreate } from './useAfterCreate';

// Loaded when first opened: who only reads the list needs neither the forms nor their schema.
const CreateForm = lazy(async () => ({
  default: (await import('./CategoryCreateForm')).CategoryCreateForm,
}));
const EditForm = lazy(async () => ({
  default: (await import('./CategoryEditForm')).CategoryEditForm,
}));

function titleOf(dialog: OpenDialog): string {
  if (dialog.status === 'editing') {
    return dialog.category.level === 1 ? 'Edit Parent Category' : 'Edit Child Category';
  }
  return dialog.level === 1 ? 'Create Parent Category' : 'Create Child Category';
}

interface CategoryDialogProps {
  /** The parent whose children the page lists; null on the list of parents. Another page closes it. */
  parentId: string | null;
}

/** The one modal of both lists, with its four titles (section 2). */
export function CategoryDialog({ parentId }: CategoryDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dispatch = useDispatch();
  const dialog = useSelector(selectOpenDialog);
  const shown = useLastShown(dialog);
  const close = () => dispatch(dismissed());
  // A press beside a form is easily made by mistake, and would throw away what was typed.
  const closeUnlessBeside: DialogProps['onClose'] = (_, reason) => {
    if (reason !== 'backdropClick') close();
  };
  useAfterCreate(dialog?.status === 'created');
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, parentId]);
  return (
    <Dialog
      open={dialog !== null}
      onClose={closeUnlessBeside}
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
