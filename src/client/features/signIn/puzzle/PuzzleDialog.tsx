import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PuzzleHeader } from './PuzzleHeader';
import { PuzzleMessage } from './PuzzleMessage';
import { PuzzlePicture } from './PuzzlePicture';
import { selectStatus } from './puzzleSlice';
import { PuzzleSlider } from './PuzzleSlider';
import { PuzzleSteps } from './PuzzleSteps';
import { usePuzzleRound } from './usePuzzleRound';

interface PuzzleDialogProps {
  open: boolean;
  /** The login call is under way: the puzzle stands still and answers nothing. */
  busy: boolean;
  /** Called once per solved puzzle. */
  onPassed: () => void;
  onClose: () => void;
}

/** A picture of 380 px with 24 px around it; on a phone 8 px from the edges of the screen. */
const paper = { width: 'calc(100% - 16px)', maxWidth: 430, m: 1 };

/**
 * The human check before the login call (section 2, Login): a picture with a hole and the piece to
 * slide into it, by pointer, by keyboard or by step buttons. Its state is the `puzzle` slice.
 */
export function PuzzleDialog({ open, busy, onPassed, onClose }: PuzzleDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  usePuzzleRound(open, onPassed);

  return (
    <Dialog
      open={open}
      // Only Escape: a drag that slips off the dialog must not throw the try away.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !busy && onClose()}
      aria-labelledby={titleId}
      aria-busy={busy}
      slotProps={{ paper: { sx: paper } }}
    >
      {busy && (
        <LinearProgress
          aria-label={t('Loading...')}
          sx={{ position: 'absolute', inset: '0 0 auto', height: 2 }}
        />
      )}
      <PuzzleHeader titleId={titleId} locked={busy} onClose={onClose} />
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, pt: 0, pb: 1 }}>
        <Puzzle busy={busy} />
      </DialogContent>
    </Dialog>
  );
}

function Puzzle({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  const stepsId = useId();
  const hintId = useId();
  const [byButtons, setByButtons] = useState(false);
  const status = useSelector(selectStatus);
  const locked = busy || status === 'failed' || status === 'passed';

  return (
    <>
      <PuzzlePicture />
      <PuzzleMessage showsDistance={byButtons} hintId={hintId} />
      <PuzzleSlider locked={locked} hintId={hintId} />
      <Button
        size="small"
        color="inherit"
        aria-expanded={byButtons}
        aria-controls={stepsId}
        onClick={() => setByButtons(!byButtons)}
        sx={{ color: 'text.secondary', mt: 1, mx: -1, px: 1 }}
      >
        {t('Move without dragging')}
      </Button>
      <Collapse id={stepsId} in={byButtons}>
        {byButtons && <PuzzleSteps locked={locked} />}
      </Collapse>
    </>
  );
}
