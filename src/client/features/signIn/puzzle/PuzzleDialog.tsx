import CloseOutlined from '@mui/icons-material/CloseOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/i18n';
import { Tooltip } from '../../../shared/ui/Tooltip';
import { PUZZLE } from './geometry';
import { PuzzleMessage } from './PuzzleMessage';
import { PuzzlePicture } from './PuzzlePicture';
import {
  closed,
  opened,
  refreshed,
  resetTimeElapsed,
  selectIsHard,
  selectStatus,
} from './puzzleSlice';
import { PuzzleSlider } from './PuzzleSlider';
import { PuzzleSteps } from './PuzzleSteps';

/** Opens and closes the puzzle with the dialog, times the reset of a failed try, reports a pass. */
function usePuzzleRound(open: boolean, onPassed: () => void) {
  const dispatch = useDispatch();
  const status = useSelector(selectStatus);
  const reportPassed = useEffectEvent(onPassed);

  useEffect(() => {
    if (!open) return;
    dispatch(opened());
    return () => void dispatch(closed());
  }, [open, dispatch]);

  useEffect(() => {
    if (!open || status !== 'failed') return;
    const timer = setTimeout(() => dispatch(resetTimeElapsed()), PUZZLE.resetMs);
    return () => clearTimeout(timer);
  }, [open, status, dispatch]);

  useEffect(() => {
    if (open && status === 'passed') reportPassed();
  }, [open, status]);
}

interface HeaderButtonProps {
  name: string;
  locked: boolean;
  onClick: () => void;
  children: ReactNode;
}

function HeaderButton({ name, locked, onClick, children }: HeaderButtonProps) {
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} aria-disabled={locked} onClick={() => !locked && onClick()}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

interface PuzzleHeaderProps {
  /** Id of the title that labels the dialog. */
  titleId: string;
  locked: boolean;
  onClose: () => void;
}

function PuzzleHeader({ titleId, locked, onClose }: PuzzleHeaderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();

  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', pl: { xs: 2, sm: 3 }, pr: { xs: 1, sm: 2 }, py: 1 }}
    >
      <DialogTitle id={titleId} sx={{ flex: 1, p: 0, fontSize: { xs: 14, sm: 16 } }}>
        {t('Please slide right to Login! ')}
      </DialogTitle>
      <HeaderButton name={t('Refresh')} locked={locked} onClick={() => dispatch(refreshed())}>
        <RefreshOutlined fontSize="small" />
      </HeaderButton>
      <HeaderButton name={t('Close')} locked={locked} onClick={onClose}>
        <CloseOutlined fontSize="small" />
      </HeaderButton>
    </Stack>
  );
}

function Puzzle({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  const stepsId = useId();
  const hintId = useId();
  const [byButtons, setByButtons] = useState(false);
  const status = useSelector(selectStatus);
  const isHard = useSelector(selectIsHard);
  const locked = busy || status === 'failed' || status === 'passed';

  return (
    <>
      <PuzzlePicture />
      <PuzzleMessage showsDistance={byButtons} hintId={hintId} />
      <PuzzleSlider locked={locked} hintId={hintId} />
      <Button
        variant={isHard ? 'outlined' : 'text'}
        fullWidth={isHard}
        aria-expanded={byButtons}
        aria-controls={stepsId}
        onClick={() => setByButtons(!byButtons)}
        sx={isHard ? { mt: 1 } : { color: 'text.secondary', mt: 1, mx: -1, px: 1 }}
      >
        {t('Move without dragging')}
      </Button>
      <Collapse id={stepsId} in={byButtons}>
        {byButtons && <PuzzleSteps locked={locked} />}
      </Collapse>
    </>
  );
}

/** A 380 px picture with 24 px of padding; on a phone 8 px from the edges of the screen. */
const paper = { width: 'calc(100% - 16px)', maxWidth: 430, m: 1 };

interface PuzzleDialogProps {
  open: boolean;
  /** The login call is in flight: the puzzle ignores all input. */
  busy: boolean;
  /** Called once per solved puzzle. */
  onPassed: () => void;
  onClose: () => void;
}

/**
 * The human check before the login call: a picture with a hole and the piece to slide into it, by
 * pointer, keyboard or step buttons. Its state is the `puzzle` slice.
 */
export function PuzzleDialog({ open, busy, onPassed, onClose }: PuzzleDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  usePuzzleRound(open, onPassed);

  return (
    <Dialog
      open={open}
      // Only Escape: a drag that slips off the dialog must not discard the try.
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
