import Box from '@mui/material/Box';
import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Registers a place, and returns the function that removes it. */
type AddPlace = (place: HTMLElement) => () => void;

/** Where a dialog shows the messages; without `Notices` above, nowhere. */
export const PlacesContext = createContext<AddPlace>(() => () => undefined);

/** Whether the surrounding dialog is open. A closing dialog gives the messages back. */
export const IsOpenContext = createContext(true);

/** @returns the place in the topmost dialog, and the function that adds one */
export function usePlaces() {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const add = useCallback<AddPlace>((place) => {
    setPlaces((before) => [...before, place]);
    return () => setPlaces((before) => before.filter((other) => other !== place));
  }, []);
  return { place: places.at(-1) ?? null, add };
}

/** A row of its own, which takes no space while it is empty. */
const styles = { '&&&': { flex: '1 0 100%', minWidth: 0, mb: '-8px' } };

/** Stands above the actions of a dialog, so that a message covers none of its buttons. */
export function NoticePlace() {
  const add = useContext(PlacesContext);
  const isOpen = useContext(IsOpenContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (element && isOpen ? add(element) : undefined), [add, element, isOpen]);
  return <Box ref={setElement} sx={styles} />;
}
