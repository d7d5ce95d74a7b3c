import type { SxProps, Theme } from '@mui/material/styles';

/** A dashed place that answers when files hang over it. */
export function pickerStyles(isOver: boolean): SxProps<Theme> {
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    p: 2,
    border: '1px dashed',
    borderColor: isOver ? 'primary.main' : 'outline',
    borderRadius: 1.5,
    bgcolor: isOver ? 'tone.accent.surface' : 'background.paper',
    transition: 'background-color 120ms ease-out',
  };
}
