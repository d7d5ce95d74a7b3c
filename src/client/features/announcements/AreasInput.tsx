import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { AREAS, AREA_CODES, AREA_GROUPS, areaName, areasAmong } from '../../../contract/areas';
import type { AreaCode } from '../../../contract/areas';
import { useField } from '../../shared/form/Form';
import { AREA_GRID, AREA_TILES } from '../../shared/share/areaTiles';
import { syllableStarts } from '../../shared/text/graphemes';
import { useTranslation } from '../../shared/text/i18n';
import { FieldError } from '../../shared/ui/FieldFrame';
import { bringIntoView } from '../../shared/ui/bringIntoView';
import { Check, ExpandMore } from '../../shared/ui/icons';
import { minHeight, TOUCH_TARGET } from '../../shared/ui/target';
import { namesOfAreas } from './areas';

const styles = {
  fieldset: { display: 'grid', gap: 1, minWidth: 0, m: 0, p: 0, border: 0 },
  legend: { p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600 },
  choice: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 1,
    pl: 1.5,
    border: 1,
    borderColor: 'outline',
    borderRadius: 1,
    bgcolor: 'background.paper',
    ...minHeight,
  },
  names: { m: 0, py: 0.75, flex: '1 1 0', minWidth: '6rem', lineHeight: 1.8 },
  /** The whole line opens the map. */
  opener: {
    position: 'static',
    ml: 'auto',
    px: 1.5,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    // A filter would draw the cover into the pressed button, whose release would then miss it.
    '&:active': { filter: 'none' },
  },
  /** The margin is for the sticky buttons below. */
  opened: { display: 'grid', gap: 1, minWidth: 0, scrollMarginBottom: '120px' },
  groups: { display: 'flex', flexWrap: 'wrap', gap: 1 },
  group: {
    px: 1.25,
    minWidth: TOUCH_TARGET,
    fontSize: '0.8125rem',
    '&[aria-pressed="true"]': {
      color: 'primary.main',
      borderColor: 'primary.main',
      bgcolor: 'action.selected',
    },
  },
  /** On the narrowest phones the map takes the padding of the dialog as well. */
  map: {
    display: 'grid',
    gridTemplateColumns: `repeat(${AREA_GRID.columns}, minmax(0, 1fr))`,
    gap: '3px',
    '@media (width < 360px)': { mx: -2.5 },
  },
  tile: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: TOUCH_TARGET,
    border: 1,
    borderColor: 'outline',
    borderRadius: 1,
    bgcolor: 'background.paper',
    fontSize: { xs: '0.75rem', sm: '0.8125rem' },
    lineHeight: 1.5,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '&:lang(my)': { lineHeight: 1.8 },
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  chosen: {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
    color: 'primary.main',
    '&&': { bgcolor: 'action.selected' },
  },
  box: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    m: 0,
    borderRadius: 'inherit',
    cursor: 'pointer',
  },
  sign: { position: 'absolute', top: 1, right: 1, fontSize: '0.75rem', strokeWidth: 3 },
} as const;

/** A name that may be wider than its tile. It has no spaces, and breaks between syllables only. */
function Syllables({ text }: { text: string }) {
  const starts = syllableStarts(text);
  return starts.map((start, index) => (
    <Fragment key={start}>
      {index > 0 && <wbr />}
      <span data-line="unbroken">{text.slice(start, starts[index + 1])}</span>
    </Fragment>
  ));
}

interface TileProps {
  code: AreaCode;
  isChosen: boolean;
  onToggle: () => void;
}

function Tile({ code, isChosen, onToggle }: TileProps) {
  const { language } = useTranslation();
  const { column, row } = AREA_TILES[code];
  return (
    <Box
      component="label"
      sx={[styles.tile, isChosen && styles.chosen]}
      style={{ gridColumn: column + 1, gridRow: row + 1 }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        sx={styles.box}
      />
      {isChosen && <Check sx={styles.sign} />}
      <span>
        {language === 'my' ? <Syllables text={AREAS[code].my} /> : areaName(code, language)}
      </span>
    </Box>
  );
}

interface MapProps {
  chosen: AreaCode[];
  none: string;
  onChoose: (areas: AreaCode[]) => void;
}

const has = (chosen: AreaCode[], areas: AreaCode[]) => areas.every((code) => chosen.includes(code));

function AreaChoice({ chosen, none, onChoose }: MapProps) {
  const { t } = useTranslation();
  /** Removes the areas if all of them are chosen, else adds them. */
  const toggle = (areas: AreaCode[]) =>
    onChoose(
      has(chosen, areas)
        ? chosen.filter((code) => !areas.includes(code))
        : areasAmong([...chosen, ...areas]),
    );
  const buttons = [
    { label: none, isPressed: chosen.length === 0, onClick: () => onChoose([]) },
    ...Object.entries(AREA_GROUPS).map(([label, areas]) => ({
      label,
      isPressed: has(chosen, areas),
      onClick: () => toggle(areas),
    })),
  ];
  return (
    <>
      <Box sx={styles.groups}>
        {buttons.map(({ label, isPressed, onClick }) => (
          <Button
            key={label}
            variant="outlined"
            aria-pressed={isPressed}
            onClick={onClick}
            sx={styles.group}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
      <Box sx={styles.map}>
        {AREA_CODES.map((code) => (
          <Tile
            key={code}
            code={code}
            isChosen={chosen.includes(code)}
            onToggle={() => toggle([code])}
          />
        ))}
      </Box>
    </>
  );
}

interface AreasInputProps {
  name: string;
  /** What no areas mean. */
  none: string;
  /** Shown below the chosen areas. */
  note?: ReactNode;
}

/**
 * A map of tiles on which areas are chosen. It is folded, so that the form stays short, and shows
 * the choice in words. It renders nothing without a value, because then the server keeps no areas.
 */
export function AreasInput({ name, none, note }: AreasInputProps) {
  const { t } = useTranslation();
  const { label, message, isSaid, errorId } = useField(name);
  const { field: bound } = useController<Record<string, AreaCode[] | undefined>>({ name });
  const { value: chosen, onChange, onBlur, ref } = bound;
  const [isOpen, setIsOpen] = useState(false);
  const mapId = useId();
  if (chosen === undefined) return null;
  return (
    <Box
      component="fieldset"
      aria-describedby={message === undefined ? undefined : errorId}
      onBlur={onBlur}
      sx={styles.fieldset}
    >
      <Box component="legend" sx={styles.legend}>
        {label}
      </Box>
      <Box sx={styles.choice}>
        <Box component="p" role="status" sx={styles.names}>
          {namesOfAreas(chosen, none)}
        </Box>
        <Button
          ref={ref}
          variant="text"
          aria-expanded={isOpen}
          aria-controls={isOpen ? mapId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          sx={styles.opener}
        >
          {t('Map')}
        </Button>
      </Box>
      {isOpen && (
        <Box id={mapId} ref={bringIntoView} sx={styles.opened}>
          <AreaChoice chosen={chosen} none={none} onChoose={onChange} />
        </Box>
      )}
      <FieldError errorId={errorId} message={message} isSaid={isSaid} />
      {note}
    </Box>
  );
}
