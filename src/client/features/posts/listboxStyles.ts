import type { SxProps, Theme } from '@mui/material/styles';

const paper: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
  boxShadow: ({ vars }) => vars.palette.floating,
};

const listbox: SxProps<Theme> = {
  // From docs/specification/posts.md#tags.
  maxHeight: 300,
  p: 0.5,
  '& .MuiAutocomplete-option': {
    minHeight: { xs: 44, sm: 40 },
    borderRadius: 0.75,
    fontSize: { xs: '1rem', sm: '0.875rem' },
    lineHeight: 1.8,
    overflowWrap: 'anywhere',
  },
  // Skips rendering options that are out of view, of which there may be a thousand.
  '& .MuiAutocomplete-option:not(:last-child)': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 40px',
  },
};

export const listboxSlots = { listbox: { sx: listbox }, paper: { sx: paper } };
