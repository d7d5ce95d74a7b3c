import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame } from '../../shared/form/FieldFrame';
import type { FieldState } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/Form';
import { useTranslation } from '../../shared/i18n';
import { CategoryIcon } from './CategoryIcon';
import { IconGrid } from './IconGrid';
import { iconName } from './icons';

/** The look of the other fields, for a control that opens a grid. */
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

/** Not clipped by the dialog, whose content scrolls. */
const unclipped = { strategy: 'fixed' } as const;

interface IconControlProps {
  inputRef: Ref<HTMLButtonElement>;
  field: FieldState;
  /** URL of the chosen icon; '' for none. */
  icon: string;
  isOpen: boolean;
  gridId: string;
  onToggle: (isOpen: boolean) => void;
  onBlur: () => void;
}

/** Shows the chosen icon with its name, or a placeholder; opens the grid. */
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
 * A choice of one of the 24 icons, out of a grid that opens below the control. Its value is the URL
 * of the image; one that is not a preset stays until another is chosen. The grid is rendered inside
 * the dialog, so that screen readers keep it in the dialog's context.
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
