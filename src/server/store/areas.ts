import { areasAmong } from '../../contract/areas';
import type { AreaCode } from '../../contract/areas';

/** How tables keep areas: their codes in the order of the contract, separated by blanks. */
export const toStoredAreas = (areas: readonly AreaCode[]): string => areas.join(' ');

/** A row with its areas as a list. */
export const withAreas = <Row extends { areas: string }>(row: Row) => ({
  ...row,
  areas: areasAmong(row.areas.split(' ')),
});
