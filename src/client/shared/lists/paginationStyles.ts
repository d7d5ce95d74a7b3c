import type { SxProps, Theme } from '@mui/material/styles';

/** The width of a page button where there is room. */
const SLOT = 44;
/** First, gap, the current page between its neighbours, gap, last. */
const MOST_ITEMS = 7;

/** On a phone it stays at the bottom of the window, within a thumb's reach, while the list is on show. */
export const barStyles: SxProps<Theme> = {
  position: { xs: 'sticky', sm: 'static' },
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  gap: 0.5,
  p: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};

/** As wide as the pages ever need, so that the buttons at both sides never move under the pointer. */
export const pagesStyles = (lastPage: number) => ({
  flex: { xs: 1, sm: 'none' },
  width: { sm: Math.min(lastPage, MOST_ITEMS) * SLOT },
  minWidth: 0,
  display: 'flex',
  justifyContent: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
});

export const pageStyles = { flex: `0 1 ${SLOT}px`, minWidth: 24, px: { sm: 0.25 } };

/** On a phone a gap leaves its room to the pages. */
export const gapStyles = {
  flex: { xs: '0 1 20px', sm: `0 1 ${SLOT}px` },
  alignSelf: 'center',
  textAlign: 'center',
  color: 'text.secondary',
};
