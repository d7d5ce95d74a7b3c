import { useSyncExternalStore } from 'react';

/** Characters of post text shown, by window width in CSS pixels (inclusive upper bounds). */
const TEXT_LIMITS = [
  { maxWidth: 1280, characters: 30 },
  { maxWidth: 1520, characters: 60 },
  { maxWidth: 1900, characters: 80 },
  { maxWidth: Infinity, characters: 100 },
] as const;

/** How many characters of post text a window of `width` CSS pixels shows. */
export function limitForWidth(width: number): number {
  return TEXT_LIMITS.find(({ maxWidth }) => width <= maxWidth)?.characters ?? 0;
}

function onResize(listen: () => void) {
  window.addEventListener('resize', listen);
  return () => window.removeEventListener('resize', listen);
}

const readLimit = () => limitForWidth(window.innerWidth);

/** How many characters of post text the window shows now. */
export const useTextLimit = () => useSyncExternalStore(onResize, readLimit);
