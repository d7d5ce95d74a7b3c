import type { SxProps, Theme } from '@mui/material/styles';

/** 24 icons make four full rows, and six fit a phone of 320 px. */
export const GRID_COLUMNS = 6;

/** The look of the other fields, for a control that opens a grid. */
export const controlStyles = (isWrong: boolean): SxProps<Theme> => ({
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  minHeight: 42,
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

/** Above the buttons of the dialog, which stay in sight. */
export const popperStyles: SxProps<Theme> = { zIndex: 2, pt: 0.5 };

export const gridStyles: SxProps<Theme> = {
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

export const optionStyles: SxProps<Theme> = {
  aspectRatio: '1',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: ({ vars }) => `inset 0 0 0 2px ${vars.palette.primary.main}`,
  },
};
