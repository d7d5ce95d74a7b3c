import Box from '@mui/material/Box';
import { AREA_CODES, fullAreaName } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { AREA_GRID, AREA_TILES } from '../../shared/share/areaTiles';
import { useTranslation } from '../../shared/text/i18n';
import { AREAS_FIELD } from './areas';

const styles = {
  areas: { display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 },
  names: { flex: '1 1 8rem', columns: '10rem', m: 0, p: 0, listStyle: 'none', lineHeight: 1.8 },
  map: {
    display: 'grid',
    gridTemplateColumns: `repeat(${AREA_GRID.columns}, 1fr)`,
    gridTemplateRows: `repeat(${AREA_GRID.rows}, 1fr)`,
    gap: '3px',
    width: 104,
    height: 112,
    flexShrink: 0,
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

function Tiles({ areas }: { areas: readonly AreaCode[] }) {
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

/** A small map of areas with their names beside it. */
export function AreaMap({ areas }: { areas: readonly AreaCode[] }) {
  const { t, language } = useTranslation();
  if (areas.length === 0) return <Box sx={{ mt: 2 }}>{t(AREAS_FIELD.none)}</Box>;
  return (
    <Box sx={styles.areas}>
      <Tiles areas={areas} />
      <Box component="ul" role="list" aria-label={t(AREAS_FIELD.label)} sx={styles.names}>
        {areas.map((code) => (
          <li key={code}>{fullAreaName(code, language)}</li>
        ))}
      </Box>
    </Box>
  );
}
