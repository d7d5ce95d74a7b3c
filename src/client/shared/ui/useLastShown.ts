import { useState } from 'react';

/** Returns the value or, once it is null, the last one, so that a closing dialog keeps its text. */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
