import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowLinkProps {
  to: string;
  lang?: string;
  children: ReactNode;
}

const styles = {
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
};

/** The name of a row, which leads to its detail. */
export function RowLink({ to, lang, children }: RowLinkProps) {
  return (
    <Box component={Link} to={to} lang={lang} sx={styles}>
      {children}
    </Box>
  );
}
