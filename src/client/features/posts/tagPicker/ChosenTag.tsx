import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chipStyles, removeStyles } from './tagStyles';

interface ChosenTagProps {
  name: string;
  className: string;
  /** Place among the tags: the arrow keys of the picker look for it. */
  'data-item-index': number;
  tabIndex: number;
  disabled: boolean;
  onRemove: (event: MouseEvent) => void;
}

/** A chosen tag with the button that takes it out. */
export function ChosenTag({ name, className, onRemove, ...button }: ChosenTagProps) {
  const { t } = useTranslation();
  const label = t('Remove tag {{name}}', { name });
  const remove = (event: MouseEvent) => {
    onRemove(event);
    // Else the field takes the focus, and on a phone its keyboard opens. A key press wants it.
    if (event.detail > 0) event.stopPropagation();
  };
  return (
    <Box component="span" className={className} sx={chipStyles}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <ButtonBase {...button} aria-label={label} title={label} onClick={remove} sx={removeStyles}>
        <CloseOutlined />
      </ButtonBase>
    </Box>
  );
}
