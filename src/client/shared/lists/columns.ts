import type { ReactNode } from 'react';

/** One column of a table. Texts come in as they are to be read. */
export interface Column<T> {
  header: string;
  /** `index` counts the rows on show from the table's `firstNumber`. */
  render: (row: T, index: number) => ReactNode;
  width?: number | string;
  align?: 'left' | 'right';
  /** A row number keeps narrow; actions stand at the right and need no label on a phone. */
  kind?: 'number' | 'actions';
}

/** Where the cells of a column stand: what is not said otherwise begins at the left. */
export function alignOf<T>({ align, kind }: Column<T>) {
  return align ?? (kind === 'actions' ? 'right' : 'left');
}

/** Numbers and actions take what they need and leave the rest to the others. */
export function widthOf<T>({ width, kind }: Column<T>) {
  return width ?? (kind ? '1%' : undefined);
}
