import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { useField } from '../../shared/form/useField';
import { CategoryIcon } from './CategoryIcon';
import { IconGrid } from './IconGrid';
import { iconName } from './icons';
import { controlStyles } from './iconStyles';

/** What the control shows: the chosen icon with its name, or that one has to be chosen. */
function ChosenIcon({ icon }: { icon: string }) {
  const { t } = useTranslation();
  if (!icon) return <Box sx={{ color: 'text.secondary' }}>{t('Select an image')}</Box>;
  return (
    <>
      <CategoryIcon src={icon} alt="" size={28} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{iconName(icon)}</Box>
    </>
  );
}

/**
 * A choice of one of the 24 icons, out of a grid that opens below the control. Its value is the
 * address of the image; one that is no preset stays as it is until another is chosen.
 */
export function IconInput({ name, label }: { name: string; label: string }) {
  const field = useField(name, undefined);
  const { field: bound } = useController<Record<string, string>>({ name });
  const control = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const gridId = useId();
  const value = bound.value ?? '';
  const close = () => setIsOpen(false);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  };
  const choose = (icon: string) => {
    bound.onChange(icon);
    close();
  };
  return (
    <FieldFrame label={label} field={field} required>
      <ButtonBase
        id={field.id}
        ref={(button) => {
          control.current = button;
          bound.ref(button);
        }}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? gridId : undefined}
        aria-labelledby={field.labelId}
        aria-describedby={field.describedBy}
        aria-invalid={field.message !== undefined}
        aria-required
        onClick={() => setIsOpen(true)}
        onKeyDown={openByArrow}
        onBlur={bound.onBlur}
        sx={controlStyles(field.message !== undefined)}
      >
        <ChosenIcon icon={value} />
        <ExpandMoreOutlined sx={{ ml: 'auto', color: 'text.secondary' }} />
      </ButtonBase>
      <Popover
        open={isOpen}
        anchorEl={() => control.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <IconGrid id={gridId} chosen={value} onChoose={choose} onTab={close} />
      </Popover>
    </FieldFrame>
  );
}
