import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/text/i18n';
import { Check, Close, DoubleChevronRight } from '../../../shared/ui/icons';
import { useDistanceText } from './PuzzleMessage';
import { MAX_LEFT, PIECE_SIZE, PUZZLE, STEP } from './geometry';
import {
  confirmed,
  nudged,
  selectLeft,
  selectStatus,
  type PuzzleStatus,
  dragInterrupted,
  grabbed,
  moved,
  released,
} from './puzzleSlice';

interface Position {
  left: number;
  y: number;
}

interface Drag {
  pointerId: number;
  origin: number;
  scale: number;
  /** The latest position, while it waits for the timer that throttles the moves. */
  waiting?: Position;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Pointer handlers (mouse, touch, pen) for the handle, an element as wide as the piece. They
 * convert CSS pixels to image pixels. Moves are throttled; the final position is that of the
 * release event.
 *
 * @param locked no drag starts
 */
function usePuzzleDrag(locked: boolean) {
  const dispatch = useDispatch();
  const left = useSelector(selectLeft);
  const drag = useRef<Drag>(null);

  function begin(event: PointerEvent) {
    if (locked || drag.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const scale = scaleOf(event.currentTarget);
    const origin = event.clientX - left * scale;
    drag.current = { pointerId: event.pointerId, origin, scale };
    dispatch(grabbed({ y: event.clientY, at: event.timeStamp }));
  }

  /** Passes the waiting position on, and then the latest one after each interval. */
  function pass(current: Drag) {
    const { waiting } = current;
    current.timer = waiting && setTimeout(pass, PUZZLE.throttleMs, current);
    current.waiting = undefined;
    if (waiting) dispatch(moved(waiting));
  }

  function follow(event: PointerEvent) {
    const current = drag.current;
    if (current?.pointerId !== event.pointerId) return;
    current.waiting = positionIn(current, event);
    if (current.timer === undefined) pass(current);
  }

  function end(): void {
    clearTimeout(drag.current?.timer);
    drag.current = null;
  }

  function finish(event: PointerEvent) {
    const current = drag.current;
    if (current?.pointerId !== event.pointerId) return;
    end();
    dispatch(released({ ...positionIn(current, event), at: event.timeStamp }));
  }

  function interrupt({ pointerId }: PointerEvent) {
    if (drag.current?.pointerId !== pointerId) return;
    end();
    dispatch(dragInterrupted());
  }

  useEffect(() => end, []);

  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: finish,
    // The browser took the pointer away, for example for a scroll, a call or a second window.
    onLostPointerCapture: interrupt,
  };
}

const positionIn = ({ origin, scale }: Drag, { clientX, clientY }: PointerEvent): Position => ({
  left: (clientX - origin) / scale,
  y: clientY,
});

/** Returns CSS pixels per image pixel; 1 without layout, as in jsdom. */
function scaleOf(handle: Element): number {
  return (handle.getBoundingClientRect().width || PIECE_SIZE) / PIECE_SIZE;
}

type Sx = SxProps<Theme>;

/** The handle is as wide as the piece at every scale: 47 px on a screen of 320 px. */
const HANDLE_WIDTH = `${(PIECE_SIZE / PUZZLE.width) * 100}%`;
const HEIGHT = 48;
const MISSED = '[data-status=failed] > &, [data-status=rejected] > &';

const trackStyles: Sx = {
  position: 'relative',
  height: HEIGHT,
  display: 'grid',
  placeItems: 'center',
  paddingLeft: HANDLE_WIDTH,
  overflow: 'hidden',
  borderRadius: 1,
  boxShadow: (theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
  bgcolor: 'action.hover',
  color: 'text.secondary',
  typography: 'body2',
  userSelect: 'none',
};

const fillStyles: Sx = {
  position: 'absolute',
  inset: '0 auto 0 0',
  bgcolor: 'primary.main',
  opacity: 0.2,
  '[data-status=failed] &': { bgcolor: 'error.main' },
};

const handleStyles: Sx = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: HANDLE_WIDTH,
  height: HEIGHT,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'text.primary',
    outlineOffset: 2,
  },
  '&:active': { cursor: 'grabbing' },
  '&[aria-disabled=true]': { cursor: 'default' },
  [MISSED]: { bgcolor: 'error.main', color: 'error.contrastText' },
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-status=dragging] > &': { transition: 'transform 50ms linear' },
  },
};

const ARROWS: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
const ENDS: Record<string, number> = { Home: -PUZZLE.width, End: PUZZLE.width };

function distanceOf({ key, shiftKey }: KeyboardEvent): number | undefined {
  const direction = ARROWS[key];
  return direction ? direction * (shiftKey ? 1 : STEP) : ENDS[key];
}

/** Arrow keys (finer with Shift), Home and End move the piece; Enter or Space verifies. */
function usePuzzleKeys(locked: boolean) {
  const dispatch = useDispatch();

  return function onKeyDown(event: KeyboardEvent) {
    const by = distanceOf(event);
    const verifies = event.key === 'Enter' || event.key === ' ';
    if (by === undefined && !verifies) return;
    event.preventDefault();
    if (locked) return;
    if (by !== undefined) dispatch(nudged({ by, at: event.timeStamp }));
    // The user may still hold down the Enter that submitted the form when the puzzle opens.
    else if (!event.repeat) dispatch(confirmed({ at: event.timeStamp }));
  };
}

function StatusIcon({ status }: { status: PuzzleStatus }) {
  if (status === 'passed') return <Check />;
  if (status === 'failed' || status === 'rejected') return <Close />;
  return <DoubleChevronRight />;
}

/**
 * The track and its handle, which the user drags or moves with the keyboard. It takes the focus
 * when it mounts.
 *
 * @param locked the handle ignores all input
 * @param hintId id of the text that explains the keys
 */
export function PuzzleSlider({ locked, hintId }: { locked: boolean; hintId: string }) {
  const { t } = useTranslation();
  const handle = useRef<HTMLDivElement>(null);
  const status = useSelector(selectStatus);
  const left = useSelector(selectLeft);
  const distance = useDistanceText();
  const drag = usePuzzleDrag(locked);
  const onKeyDown = usePuzzleKeys(locked);

  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  return (
    <Box data-status={status} sx={{ position: 'relative' }}>
      <Box sx={trackStyles} aria-hidden>
        <Box
          sx={fillStyles}
          style={{ width: `${((left + PIECE_SIZE / 2) / PUZZLE.width) * 100}%` }}
        />
        {left === 0 && <span>{t('Slide to verify')}</span>}
      </Box>
      <Box
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={t('Slide to verify')}
        aria-valuemin={0}
        aria-valuemax={MAX_LEFT}
        aria-valuenow={Math.round(left)}
        aria-valuetext={status === 'passed' ? t('Verified') : distance}
        aria-disabled={locked}
        aria-describedby={hintId}
        sx={handleStyles}
        style={{ transform: `translateX(${(left / PIECE_SIZE) * 100}%)` }}
        {...drag}
        onKeyDown={onKeyDown}
      >
        <StatusIcon status={status} />
      </Box>
    </Box>
  );
}
