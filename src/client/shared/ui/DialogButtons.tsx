import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';
import { NoticePlace } from './noticePlace';

/** The buttons at the end of a dialog, below the message about the last action. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <DialogActions>
      <NoticePlace />
      {children}
    </DialogActions>
  );
}
