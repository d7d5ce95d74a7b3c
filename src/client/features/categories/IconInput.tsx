import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import type { CategoryForm } from '../../../contract/category';
import { FieldFrame } from '../../shared/ui/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/text/i18n';
import { ExpandMore } from '../../shared/ui/icons';
import { presetIconUrl } from '../../shared/ui/presetIcon';
import { CategoryIcon } from './CategoryIcon';
import { CATEGORY_ICONS, iconName, presetIndex, stepInGrid } from './icons';

/** 24 icons fill four rows, and six columns fit a phone of 320 px. */
const GRID_COLUMNS = 6;

const gridStyles: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: `repeat(${GRID_COLUMNS}, minmax(40px, 48px))`,
  gap: 0.5,
  p: 1,
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
  chosen: string;
  onChoose: (url: string) => void;
  onClose: () => void;
}

const focusOption = (option: HTMLElement | null) => option?.focus();

/**
 * The 24 icons. Arrow keys move within the grid, Home and End move to its ends, Enter chooses, Tab
 * leaves.
 */
function IconGrid({ id, chosen, onChoose, onClose }: IconGridProps) {
  const { t } = useTranslation();
  const current = presetIndex(chosen);
  const [active, setActive] = useState(Math.max(0, current));
  const handleKey = (event: KeyboardEvent) => {
    const next = stepInGrid(event.key, active, CATEGORY_ICONS.length, GRID_COLUMNS);
    if (next === null && event.key !== 'Tab') return;
    event.preventDefault();
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
          onClick={() => onChoose(presetIconUrl(preset))}
          sx={optionStyles}
        >
          <CategoryIcon src={presetIconUrl(preset)} alt="" size={32} />
        </ButtonBase>
      ))}
    </Box>
  );
}

const controlStyles = (isWrong: boolean): SxProps<Theme> => ({
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 0.5,
  border: 1,
  borderColor: isWrong ? 'error.main' : 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: { xs: '1rem', sm: '0.875rem' },
  lineHeight: 1.8,
  textAlign: 'start',
});

/**
 * A choice of one of the 24 icons, from a grid that opens below the control. Its value is the URL
 * of the image. A URL that is not a preset stays until the user chooses another.
 */
export function IconInput() {
  const { t } = useTranslation();
  const field = useField('icon');
  const { field: bound } = useController<CategoryForm, 'icon'>({ name: 'icon' });
  const { ref, value: icon, onChange, onBlur } = bound;
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const gridId = useId();
  const isOpen = opener !== null;
  const isWrong = field.message !== undefined;
  const close = () => setOpener(null);
  const choose = (url: string) => {
    onChange(url);
    close();
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  return (
    <FieldFrame label={field.label} field={field} required>
      <ButtonBase
        id={field.id}
        ref={ref}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? gridId : undefined}
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        aria-invalid={isWrong}
        aria-required
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        onKeyDown={openByArrow}
        onBlur={onBlur}
        sx={controlStyles(isWrong)}
      >
        {icon && <CategoryIcon src={icon} alt="" size={28} />}
        <Box
          sx={{ minWidth: 0, overflowWrap: 'anywhere', color: icon ? undefined : 'text.secondary' }}
        >
          {icon ? iconName(icon) : t('Select an image')}
        </Box>
        <ExpandMore sx={{ ml: 'auto', color: 'text.secondary' }} />
      </ButtonBase>
      <Popover
        open={isOpen}
        anchorEl={opener}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('Icons') },
        }}
      >
        <IconGrid id={gridId} chosen={icon} onChoose={choose} onClose={close} />
      </Popover>
    </FieldFrame>
  );
}
