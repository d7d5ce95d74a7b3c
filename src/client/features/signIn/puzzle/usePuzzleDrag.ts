import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PIECE_SIZE, PUZZLE } from './geometry';
import { dragInterrupted, grabbed, moved, released, selectLeft } from './puzzleSlice';

interface Throttled<T> {
  (value: T): void;
  /** Drops the pending value. */
  cancel: () => void;
}

/**
 * Calls `pass` at most once in `ms` milliseconds: with the first value at once, with the latest of the
 * following ones when the interval ends, so that the piece never lags behind a pointer that has stopped.
 */
function throttle<T>(pass: (value: T) => void, ms: number): Throttled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { value: T } | undefined;

  function next() {
    timer = undefined;
    if (pending) run(pending.value);
  }
  function run(value: T) {
    pending = undefined;
    timer = setTimeout(next, ms);
    pass(value);
  }
  function throttled(value: T) {
    if (timer === undefined) run(value);
    else pending = { value };
  }
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  };
  return throttled;
}

interface Drag {
  pointerId: number;
  /** Left end of the track, in CSS pixels. */
  origin: number;
  /** CSS pixels per image pixel. */
  scale: number;
}

/**
 * Pointer handlers (mouse, touch, pen) for the handle, an element as wide as the piece. They convert
 * CSS pixels to image pixels. Moves are throttled; the final position is that of the release event.
 *
 * @param locked no drag begins
 */
export function usePuzzleDrag(locked: boolean) {
  const dispatch = useDispatch();
  const left = useSelector(selectLeft);
  const drag = useRef<Drag>(null);
  const [move] = useState(() =>
    throttle((to: { left: number; y: number }) => dispatch(moved(to)), PUZZLE.throttleMs),
  );
  useEffect(() => move.cancel, [move]);

  function begin(event: PointerEvent) {
    if (locked || drag.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const scale = scaleOf(event.currentTarget);
    drag.current = {
      pointerId: event.pointerId,
      origin: event.clientX - left * scale,
      scale,
    };
    dispatch(grabbed({ y: event.clientY, at: event.timeStamp }));
  }

  function position(event: PointerEvent) {
    const current = drag.current;
    if (current?.pointerId !== event.pointerId) return undefined;
    return { left: (event.clientX - current.origin) / current.scale, y: event.clientY };
  }

  function follow(event: PointerEvent) {
    const to = position(event);
    if (to) move(to);
  }

  function finish(event: PointerEvent) {
    const to = position(event);
    if (!to) return;
    move.cancel();
    drag.current = null;
    dispatch(released({ ...to, at: event.timeStamp }));
  }

  function interrupt(event: PointerEvent) {
    if (!position(event)) return;
    move.cancel();
    drag.current = null;
    dispatch(dragInterrupted());
  }

  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: finish,
    // The browser took the pointer away: a scroll, a call, a second window.
    onLostPointerCapture: interrupt,
  };
}

/** CSS pixels per image pixel; 1 without layout, as in jsdom. */
function scaleOf(handle: Element): number {
  return (handle.getBoundingClientRect().width || PIECE_SIZE) / PIECE_SIZE;
}
