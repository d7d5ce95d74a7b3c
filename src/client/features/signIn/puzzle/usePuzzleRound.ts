import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PUZZLE } from './geometry';
import { closed, opened, resetTimeElapsed, selectStatus } from './puzzleSlice';

/**
 * Opens a fresh puzzle with the dialog and closes it again, lets the second after a failed try
 * pass, and tells once per pass that it was solved (readings 30 and 34).
 */
export function usePuzzleRound(open: boolean, onPassed: () => void) {
  const dispatch = useDispatch();
  const status = useSelector(selectStatus);
  const tellPassed = useEffectEvent(onPassed);

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
    if (open && status === 'passed') tellPassed();
  }, [open, status]);
}
