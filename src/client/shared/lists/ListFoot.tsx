import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const footStyles = {
  // On a phone the pagination sticks to the window, so it has to be a child of the card.
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  borderColor: 'divider',
  borderTopStyle: 'solid',
  borderTopWidth: 0,
  '&:has(a, button)': { borderTopWidth: { sm: 1 } },
};

const linksStyles = {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  p: 1,
  borderTopStyle: 'solid',
  // `borderTop` for one width would bring back the colour of the text.
  borderTopWidth: { xs: 1, sm: 0 },
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '&:empty': { display: 'none' },
};

interface ListFootProps {
  /** Notes about the whole list, and links to what it leaves out. */
  links: ReactNode;
  children?: ReactNode;
}

/**
 * The end of a list. It has all that is known only after the first response, because that would
 * move the rows if it stood above them.
 */
export function ListFoot({ links, children }: ListFootProps) {
  return (
    <Box sx={footStyles}>
      <Box sx={linksStyles}>{links}</Box>
      {children}
    </Box>
  );
}
