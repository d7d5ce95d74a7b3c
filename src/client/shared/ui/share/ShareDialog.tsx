import type { ReactNode } from 'react';
import { ReadingDialog } from '../ReadingDialog';
import { MessengerText } from './MessengerText';
import { PictureToShare } from './PictureToShare';
import { SmsText } from './SmsText';
import type { Shared } from './picture';

interface ShareDialogProps {
  title: string;
  onClose: () => void;
  before?: ReactNode;
  /**
   * Null until the question is answered. It must be stable, because each new object is drawn again.
   */
  shared: Shared | null;
}

/** A picture and a text to pass on through the system, the clipboard or a file. */
export function ShareDialog({ title, onClose, before, shared }: ShareDialogProps) {
  return (
    <ReadingDialog
      title={title}
      onClose={onClose}
      maxWidth="md"
      content={{ sx: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } }}
    >
      {before}
      {shared && (
        <>
          <PictureToShare {...shared} />
          <MessengerText text={shared.text} />
          <SmsText text={shared.text} />
        </>
      )}
    </ReadingDialog>
  );
}
