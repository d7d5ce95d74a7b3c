import Box from '@mui/material/Box';
import { AREA_CODES } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { AREA_GRID, AREA_TILES } from '../../shared/share/areaTiles';

const styles = {
  map: {
    display: 'grid',
    gridTemplateColumns: `repeat(${AREA_GRID.columns}, 1fr)`,
    gridTemplateRows: `repeat(${AREA_GRID.rows}, 1fr)`,
    gap: '3px',
    height: '100%',
  },
  tile: { border: '1px solid', borderRadius: 0.5, opacity: 0.4 },
  named: {
    opacity: 1,
    bgcolor: 'currentcolor',
    // High contrast would drop the background.
    '@media (forced-colors: active)': {
      bgcolor: 'CanvasText',
      borderColor: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
} as const;

/** A small map that fills its box and shows where areas are. Their names must stand beside it. */
export function AreaMap({ areas }: { areas: readonly AreaCode[] }) {
  return (
    <Box aria-hidden sx={styles.map}>
      {AREA_CODES.map((code) => {
        const { column, row } = AREA_TILES[code];
        return (
          <Box
            key={code}
            sx={[styles.tile, areas.includes(code) && styles.named]}
            style={{ gridColumn: column + 1, gridRow: row + 1 }}
          />
        );
      })}
    </Box>
  );
}
