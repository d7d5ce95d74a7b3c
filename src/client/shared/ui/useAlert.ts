import { useSelector } from 'react-redux';
import { selectIsDisconnected } from '../api/connectionSlice';
import { useAfterPress } from './useAfterPress';
import { selectAlert } from '../notices/noticesSlice';
import type { Notice } from '../notices/noticesSlice';

/** Returns the alert on show, with what the return of the connection adds to it. */
export function useAlert(): Notice | null {
  const alert = useSelector(selectAlert);
  const isDisconnected = useAfterPress(useSelector(selectIsDisconnected));
  if (!alert?.whenBack || isDisconnected) return alert;
  const { advice, action } = alert.whenBack;
  return { ...alert, action, advice: [alert.advice, advice].filter(Boolean).join(' ') };
}
