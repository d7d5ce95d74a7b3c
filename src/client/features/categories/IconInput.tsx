import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame } from '../../shared/ui/FieldFrame';
import type { FieldState } from '../../shared/ui/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/text/i18n';
import { CategoryIcon } from './CategoryIcon';
import { CATEGORY_ICONS, iconName, iconUrl, presetIndex, stepInGrid } from './icons';

/** 24 icons fill four rows, and six columns fit a phone of 320 px. */
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
  chosen: string;
  onChoose: (url: string) => void;
  /** Called on Escape and Tab. */
  onClose: () => void;
}

const focusOption = (option: HTMLElement | null) => option?.focus();

/** The 24 icons. Arrow keys move within the grid, Home and End move to its ends, Enter chooses. */
function IconGrid({ id, chosen, onChoose, onClose }: IconGridProps) {
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

/** Above the sticky buttons of the dialog. */
const popperStyles: SxProps<Theme> = { zIndex: 2, pt: 0.5 };

/** `fixed`, so that the scrolling content of the dialog does not clip the grid. */
const unclipped = { strategy: 'fixed' } as const;

interface IconControlProps {
  inputRef: Ref<HTMLButtonElement>;
  field: FieldState;
  icon: string;
  isOpen: boolean;
  gridId: string;
  onToggle: (isOpen: boolean) => void;
  onBlur: () => void;
}

function IconControl(props: IconControlProps) {
  const { inputRef, field, icon, isOpen, gridId, onToggle, onBlur } = props;
  const { t } = useTranslation();
  const isWrong = field.message !== undefined;
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onToggle(true);
  };
  return (
    <ButtonBase
      id={field.id}
      ref={inputRef}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? gridId : undefined}
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
      aria-invalid={isWrong}
      aria-required
      onClick={() => onToggle(!isOpen)}
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
      <ExpandMoreOutlined sx={{ ml: 'auto', color: 'text.secondary' }} />
    </ButtonBase>
  );
}

/**
 * A choice of one of the 24 icons, from a grid that opens below the control. Its value is the URL
 * of the image. A URL that is not a preset stays until the user chooses another. The grid is
 * rendered inside the dialog, so that screen readers keep it in the dialog's context.
 */
export function IconInput({ name, label }: { name: string; label: string }) {
  const field = useField(name);
  const { field: bound } = useController<Record<string, string>>({ name });
  const { setFocus } = useFormContext();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const gridId = useId();
  const value = bound.value ?? '';
  const close = () => {
    setIsOpen(false);
    setFocus(name);
  };
  const choose = (icon: string) => {
    bound.onChange(icon);
    close();
  };
  return (
    <FieldFrame label={label} field={field} required>
      <ClickAwayListener onClickAway={() => setIsOpen(false)}>
        <div ref={setFrame}>
          <IconControl
            inputRef={bound.ref}
            field={field}
            icon={value}
            isOpen={isOpen}
            gridId={gridId}
            onToggle={setIsOpen}
            onBlur={bound.onBlur}
          />
          <Popper
            open={isOpen}
            anchorEl={frame}
            placement="bottom-start"
            disablePortal
            popperOptions={unclipped}
            sx={popperStyles}
          >
            <IconGrid id={gridId} chosen={value} onChoose={choose} onClose={close} />
          </Popper>
        </div>
      </ClickAwayListener>
    </FieldFrame>
  );
}
