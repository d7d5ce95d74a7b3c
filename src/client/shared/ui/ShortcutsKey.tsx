import { useRef, useState } from 'react';
import { useLazy } from './useLazy';
import { useShortcut } from './shortcuts';

const importDialog = () => import('./ShortcutsDialog');

/** `?` opens the list of shortcuts. The dialog loads at that moment. */
export function ShortcutsKey() {
  const page = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { value } = useLazy(importDialog, isOpen);
  useShortcut('?', page, () => setIsOpen(true));
  return (
    <>
      <span ref={page} hidden />
      {value && <value.ShortcutsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
