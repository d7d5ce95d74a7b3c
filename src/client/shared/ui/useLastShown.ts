import { useState } from 'react';

/**
 * The value, or the last one there was. What closes with a fade keeps its words until it is gone.
 */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
