import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_ICONS, iconAddress, presetIndex } from './icons';
import { CategoryIcon } from './CategoryIcon';
import { stepInGrid } from './gridKeys';
import { GRID_COLUMNS, gridStyles, optionStyles } from './iconStyles';

interface IconGridProps {
  id: string;
  /** Address of the icon that is chosen now; '' for none. */
  chosen: string;
  onChoose: (address: string) => void;
  /** Asked for by Escape and Tab. */
  onClose: () => void;
}

const focusOption = (option: HTMLElement | null) => option?.focus();

/** The 24 icons; arrow keys walk the grid, Home and End go to its ends, Enter chooses. */
export function IconGrid({ id, chosen, onChoose, onClose }: IconGridProps) {
  const { t } = useTranslation();
  const current = presetIndex(chosen);
  const [active, setActive] = useState(Math.max(0, current));
  const answer = (event: KeyboardEvent) => {
    const next = stepInGrid(event.key, active, CATEGORY_ICONS.length, GRID_COLUMNS);
    const isLeaving = event.key === 'Escape' || event.key === 'Tab';
    if (next === null && !isLeaving) return;
    event.preventDefault();
    // Escape closes what is on top alone, not the dialog as well.
    event.stopPropagation();
    if (next === null) onClose();
    else setActive(next);
  };
  return (
    <Box id={id} role="listbox" aria-label={t('Icons')} onKeyDown={answer} sx={gridStyles}>
      {CATEGORY_ICONS.map((preset, index) => (
        <ButtonBase
          key={preset}
          ref={index === active ? focusOption : undefined}
          component="div"
          role="option"
          aria-label={preset}
          aria-selected={index === current}
          tabIndex={index === active ? 0 : -1}
          onClick={() => onChoose(iconAddress(preset))}
          sx={optionStyles}
        >
          <CategoryIcon src={iconAddress(preset)} alt="" size={32} />
        </ButtonBase>
      ))}
    </Box>
  );
}
