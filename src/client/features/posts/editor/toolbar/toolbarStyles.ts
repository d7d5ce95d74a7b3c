import type { SxProps, Theme } from '@mui/material/styles';

/** Groups of buttons wrap as a whole where there is room for one, and within where there is not. */
export const toolbarStyles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  borderRadius: '7px 7px 0 0',
};

export const groupStyles: SxProps<Theme> = { display: 'flex', flexWrap: 'wrap' };

export const buttonStyles: SxProps<Theme> = {
  color: 'text.secondary',
  '&[aria-pressed="true"]': { color: 'primary.main', bgcolor: 'action.selected' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

export const headingButtonStyles: SxProps<Theme> = {
  height: 40,
  minWidth: 116,
  pl: 1.5,
  pr: 0.5,
  gap: 0.5,
  justifyContent: 'space-between',
  borderRadius: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
};

export const swatchStyles = {
  width: 16,
  height: 16,
  mr: 1.5,
  borderRadius: '50%',
  flexShrink: 0,
};
