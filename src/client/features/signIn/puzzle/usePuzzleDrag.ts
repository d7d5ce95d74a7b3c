import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PIECE_SIZE, PUZZLE } from './geometry';
import { dragInterrupted, grabbed, moved, released, selectLeft } from './puzzleSlice';
import { throttle } from './throttle';

interface Drag {
  pointerId: number;
  /** Where the left end of the track lies, and CSS pixels per image pixel. */
  origin: number;
  scale: number;
}

/**
 * Pointer handlers (mouse, touch, pen) for the handle, an element as wide as the piece. They turn
 * CSS pixels into image pixels; moves are throttled, the final position is the release event's own
 * (readings 32 and 33).
 *
 * @param locked no drag begins while this holds
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

/** CSS pixels per image pixel; 1 where nothing is laid out. */
function scaleOf(handle: Element): number {
  return (handle.getBoundingClientRect().width || PIECE_SIZE) / PIECE_SIZE;
}
