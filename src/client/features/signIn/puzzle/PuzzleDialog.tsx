import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BASE_PATH } from '../../../../contract/limits';
import { useLayer } from '../../../shared/notices/LeaveGuard';
import { useTranslation } from '../../../shared/text/i18n';
import {
  ChevronLeft,
  ChevronRight,
  Close,
  DoubleChevronLeft,
  DoubleChevronRight,
  Refresh,
} from '../../../shared/ui/icons';
import { Tooltip } from '../../../shared/ui/Tooltip';
import { CodeStep } from '../CodeStep';
import type { CodeError } from '../CodeStep';
import { PuzzleMessage } from './PuzzleMessage';
import { PuzzleSlider } from './PuzzleSlider';
import { LOW, PIECE_PATH, PUZZLE, STEP } from './geometry';
import {
  closed,
  confirmed,
  nudged,
  opened,
  refreshed,
  resetTimeElapsed,
  selectHole,
  selectImage,
  selectIsHard,
  selectLeft,
  selectStatus,
} from './puzzleSlice';

interface LockableButtonProps {
  name: string;
  /** The button does nothing. */
  locked: boolean;
  onClick: (event: MouseEvent) => void;
  tooltip?: Pick<ComponentProps<typeof Tooltip>, 'align' | 'side'>;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

function LockableButton({ name, locked, onClick, tooltip, ...props }: LockableButtonProps) {
  return (
    <Tooltip title={name} {...tooltip}>
      <IconButton
        {...props}
        aria-label={name}
        aria-disabled={locked}
        onClick={locked ? undefined : onClick}
      />
    </Tooltip>
  );
}

/** Moves the piece by single taps, for people who cannot drag (WCAG 2.2, 2.5.7). */
function PuzzleSteps({ locked }: { locked: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const steps = [
    { by: -STEP, name: t('Move 10 pixels left'), Icon: DoubleChevronLeft },
    { by: -1, name: t('Move 1 pixel left'), Icon: ChevronLeft },
    { by: 1, name: t('Move 1 pixel right'), Icon: ChevronRight },
    { by: STEP, name: t('Move 10 pixels right'), Icon: DoubleChevronRight },
  ];

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {steps.map(({ by, name, Icon }) => (
        <LockableButton
          key={by}
          name={name}
          locked={locked}
          onClick={({ timeStamp }) => dispatch(nudged({ by, at: timeStamp }))}
          // Below, or further left, the dialog would cut it off and scroll.
          tooltip={{ side: 'above', align: by < 0 ? 'start' : 'center' }}
          sx={{ width: 44, height: 44 }}
        >
          <Icon />
        </LockableButton>
      ))}
      <Button
        aria-disabled={locked}
        onClick={({ timeStamp }) => !locked && dispatch(confirmed({ at: timeStamp }))}
        sx={{ ml: 'auto' }}
      >
        {t('Verify')}
      </Button>
    </Stack>
  );
}

const CATS = ['rain', 'sun', 'storm', 'snow', 'wind'] as const;

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: `${PUZZLE.width} / ${PUZZLE.height}`,
  borderRadius: 1,
  bgcolor: 'action.hover',
  userSelect: 'none',
  '& [data-part=piece]': { filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.55))' },
  // Bridges the throttled moves, so that the piece glides instead of jumping.
  '@media (prefers-reduced-motion: no-preference)': {
    '& [data-dragging]': { transition: 'transform 50ms linear' },
  },
} as const;

function PuzzlePicture() {
  const { t } = useTranslation();
  const clipId = useId();
  const status = useSelector(selectStatus);
  const hole = useSelector(selectHole);
  const left = useSelector(selectLeft);
  const image = useSelector(selectImage);
  const href = `${BASE_PATH}/cats/cat-${CATS[image] ?? CATS[0]}.svg`;
  const position = `translate(${hole.x} ${hole.y})`;

  return (
    <Box
      component="svg"
      role="img"
      aria-label={t('A picture of a cat with a piece missing')}
      viewBox={`0 0 ${PUZZLE.width} ${PUZZLE.height}`}
      sx={picture}
    >
      <clipPath id={clipId}>
        <path d={PIECE_PATH} transform={position} />
      </clipPath>
      <image href={href} width={PUZZLE.width} height={PUZZLE.height} />
      <path
        data-testid="puzzle-hole"
        d={PIECE_PATH}
        transform={position}
        fill="#0e1620"
        fillOpacity={0.62}
        stroke="#fff"
        strokeOpacity={0.9}
        strokeWidth={1.5}
      />
      <g
        data-part="piece"
        data-dragging={status === 'dragging' ? '' : undefined}
        style={{ transform: `translateX(${left - hole.x}px)` }}
      >
        <image
          href={href}
          width={PUZZLE.width}
          height={PUZZLE.height}
          clipPath={`url(#${clipId})`}
        />
        <path
          data-testid="puzzle-piece"
          d={PIECE_PATH}
          transform={position}
          fill="none"
          stroke="#fff"
          strokeWidth={1.5}
        />
      </g>
    </Box>
  );
}

/**
 * In a low window the picture is as wide as its height allows, so that it and the handle are in view
 * together. The handle and the track follow its width. The other parts of the dialog take 116 px.
 */
const stage = {
  position: 'relative',
  mx: 'auto',
  [LOW]: { width: `min(100%, (100dvh - 116px) * ${PUZZLE.width / PUZZLE.height})` },
} as const;

function usePuzzleRound(onPassed: () => void) {
  const dispatch = useDispatch();
  const status = useSelector(selectStatus);
  const reportPassed = useEffectEvent(onPassed);

  useEffect(() => {
    dispatch(opened());
    return () => void dispatch(closed());
  }, [dispatch]);

  useEffect(() => {
    if (status === 'passed') reportPassed();
    if (status !== 'failed') return;
    const timer = setTimeout(() => dispatch(resetTimeElapsed()), PUZZLE.resetMs);
    return () => clearTimeout(timer);
  }, [status, dispatch]);
}

interface PuzzleHeaderProps {
  locked: boolean;
  onClose: () => void;
}

function PuzzleHeader({ locked, onClose }: PuzzleHeaderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();

  return (
    <Stack
      direction="row"
      sx={{
        ...{ alignItems: 'center', pl: { xs: 2, sm: 3 }, pr: { xs: 1, sm: 2 }, py: 1 },
        [LOW]: { py: 0, '& > h2': { lineHeight: 1.4 } },
      }}
    >
      <DialogTitle sx={{ flex: 1, p: 0, fontSize: { xs: 14, sm: 16 } }}>
        {t('Please slide right to Login! ')}
      </DialogTitle>
      <LockableButton name={t('Refresh')} locked={locked} onClick={() => dispatch(refreshed())}>
        <Refresh fontSize="small" />
      </LockableButton>
      <LockableButton name={t('Close')} locked={locked} onClick={onClose}>
        <Close fontSize="small" />
      </LockableButton>
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
      <Box sx={stage}>
        <PuzzlePicture />
        <PuzzleMessage showsDistance={byButtons} hintId={hintId} />
        <PuzzleSlider locked={locked} hintId={hintId} />
      </Box>
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

const paper = { width: 'calc(100% - 16px)', maxWidth: 430, m: 1, maxHeight: 'calc(100% - 16px)' };

interface PuzzleDialogProps {
  busy: boolean;
  codeError?: CodeError;
  onPassed: () => void;
  onCode: (code: string) => void;
  onClose: () => void;
}

/**
 * The human check before the login call: a picture with a hole, and a piece that the user slides
 * into it by pointer, keyboard or step buttons. Its state is the `puzzle` slice.
 */
export function PuzzleDialog(props: PuzzleDialogProps) {
  const { busy, codeError, onPassed, onCode, onClose } = props;
  const { t } = useTranslation();
  usePuzzleRound(onPassed);
  useLayer(!busy, onClose);

  return (
    <Dialog
      open
      // Only Escape closes it, because a drag that slips off the dialog must not discard the try.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !busy && onClose()}
      aria-busy={busy}
      slotProps={{ paper: { sx: paper } }}
    >
      {busy && (
        <LinearProgress
          aria-label={t('Loading...')}
          sx={{ position: 'absolute', inset: '0 0 auto', height: 2 }}
        />
      )}
      {codeError ? (
        <CodeStep isBusy={busy} doubt={codeError} onCode={onCode} onClose={onClose} />
      ) : (
        <>
          <PuzzleHeader locked={busy} onClose={onClose} />
          <DialogContent sx={{ px: { xs: 2, sm: 3 }, pt: 0, pb: 1 }}>
            <Puzzle busy={busy} />
          </DialogContent>
        </>
      )}
    </Dialog>
  );
}
