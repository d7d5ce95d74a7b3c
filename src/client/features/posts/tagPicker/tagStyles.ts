import type { SxProps, Theme } from '@mui/material/styles';

/** The look of the other fields; the field grows with what is chosen. */
export const fieldStyles: SxProps<Theme> = {
  '& .MuiOutlinedInput-root': { px: 0.75, py: '1px' },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 0.75, py: 0.625, minWidth: 160 },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
};

export const paperStyles: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
  boxShadow: ({ vars }) => vars.palette.floating,
};

export const listStyles: SxProps<Theme> = {
  // Section 9.
  maxHeight: 300,
  p: 0.5,
  '& .MuiAutocomplete-option': {
    minHeight: 40,
    borderRadius: 0.75,
    fontSize: { xs: '1rem', sm: '0.875rem' },
    lineHeight: 1.8,
    overflowWrap: 'anywhere',
  },
  // Up to a thousand: those out of sight are not drawn.
  '& .MuiAutocomplete-option:not(:last-child)': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40px',
  },
};

/** In sight however long the list above it is. */
export const newTagStyles: SxProps<Theme> = {
  position: 'sticky',
  bottom: '-4px',
  flexWrap: 'wrap',
  columnGap: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&&:not(.Mui-focused)': { bgcolor: 'background.raised' },
};

export const chipStyles: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  pl: 1.25,
  borderRadius: 0.75,
  color: 'tone.neutral.text',
  bgcolor: 'tone.neutral.surface',
  lineHeight: 1.8,
};

export const removeStyles: SxProps<Theme> = {
  position: 'relative',
  flexShrink: 0,
  width: 32,
  height: 30,
  borderRadius: 0.75,
  '&:hover, &:focus-visible': { bgcolor: 'action.selected' },
  // What answers a finger reaches over the edge: 40 px.
  '&::after': { content: '""', position: 'absolute', inset: '-5px -4px' },
  '& svg': { fontSize: '1rem' },
};
