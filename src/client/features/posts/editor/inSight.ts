import { createContext } from 'react';

/** The keys of the blocks that are rendered while the text opens; null for all. */
export type InSight = ReadonlySet<string> | null;

export const InSightContext = createContext<InSight>(null);
