import type { AreaCode } from '../../../contract/areas';

/** A map of tiles: one for each area, roughly where a map has it. Both count from 0. */
export const AREA_TILES: Record<AreaCode, { column: number; row: number }> = {
  'MM-11': { column: 2, row: 0 },
  'MM-14': { column: 0, row: 1 },
  'MM-01': { column: 1, row: 1 },
  'MM-04': { column: 2, row: 1 },
  'MM-17': { column: 3, row: 1 },
  'MM-16': { column: 0, row: 2 },
  'MM-03': { column: 1, row: 2 },
  'MM-18': { column: 2, row: 2 },
  'MM-12': { column: 3, row: 2 },
  'MM-02': { column: 2, row: 3 },
  'MM-13': { column: 3, row: 3 },
  'MM-07': { column: 1, row: 4 },
  'MM-06': { column: 2, row: 4 },
  'MM-15': { column: 3, row: 4 },
  'MM-05': { column: 3, row: 5 },
};

export const AREA_GRID = { columns: 4, rows: 6 } as const;
