import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../shared/i18n';
import { CategoryIcon } from './CategoryIcon';
import { CATEGORY_ICONS, iconUrl, presetIndex, stepInGrid } from './icons';

/** 24 icons make four full rows, and six columns fit a phone of 320 px. */
const GRID_COLUMNS = 6;

const gridStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(40px, 48px))`,
  maxWidth: 'calc(100vw - 32px)',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.raised',
  boxShadow: ({ vars }) => vars.palette.floating,
};

const optionStyles: SxProps<Theme> = {
  aspectRatio: '1',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: ({ vars }) => `inset 0 0 0 2px ${vars.palette.primary.main}`,
  },
};

interface IconGridProps {
  id: string;
  /** URL of the chosen icon; '' for none. */
  chosen: string;
  onChoose: (url: string) => void;
  /** Escape and Tab. */
  onClose: () => void;
}

const focusOption = (option: HTMLElement | null) => option?.focus();

/** The 24 icons. Arrow keys move in the grid, Home and End to its ends; Enter chooses. */
export function IconGrid({ id, chosen, onChoose, onClose }: IconGridProps) {
  const { t } = useTranslation();
  const current = presetIndex(chosen);
  const [active, setActive] = useState(Math.max(0, current));
  const handleKey = (event: KeyboardEvent) => {
    const next = stepInGrid(event.key, active, CATEGORY_ICONS.length, GRID_COLUMNS);
    const isLeaving = event.key === 'Escape' || event.key === 'Tab';
    if (next === null && !isLeaving) return;
    event.preventDefault();
    // Escape closes only the grid, not the dialog as well.
    event.stopPropagation();
    if (next === null) onClose();
    else setActive(next);
  };
  return (
    <Box id={id} role="listbox" aria-label={t('Icons')} onKeyDown={handleKey} sx={gridStyles}>
      {CATEGORY_ICONS.map((preset, index) => (
        <ButtonBase
          key={preset}
          ref={index === active ? focusOption : undefined}
          component="div"
          role="option"
          aria-label={preset}
          aria-selected={index === current}
          tabIndex={index === active ? 0 : -1}
          onClick={() => onChoose(iconUrl(preset))}
          sx={optionStyles}
        >
          <CategoryIcon src={iconUrl(preset)} alt="" size={32} />
        </ButtonBase>
      ))}
    </Box>
  );
}
