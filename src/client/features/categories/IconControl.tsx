import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldState } from '../../shared/form/fieldState';
import { CategoryIcon } from './CategoryIcon';
import { iconName } from './icons';
import { controlStyles } from './iconStyles';

interface IconControlProps {
  inputRef: Ref<HTMLButtonElement>;
  field: FieldState;
  /** Address of the chosen icon; '' for none. */
  icon: string;
  isOpen: boolean;
  gridId: string;
  onToggle: (isOpen: boolean) => void;
  onBlur: () => void;
}

/** Shows the chosen icon with its name, or that one has to be chosen; opens the grid. */
export function IconControl(props: IconControlProps) {
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
