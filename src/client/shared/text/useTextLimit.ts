import { useSyncExternalStore } from 'react';
import { limitForWidth } from '../../../contract/truncate';

function onResize(listen: () => void) {
  window.addEventListener('resize', listen);
  return () => window.removeEventListener('resize', listen);
}

const readLimit = () => limitForWidth(window.innerWidth);

/** How many characters of post text the window shows now (section 9); a resize tells only a change. */
export const useTextLimit = () => useSyncExternalStore(onResize, readLimit);
