import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowLinkProps {
  to: string;
  lang?: string;
  children: ReactNode;
}

interface RowButtonProps {
  onClick: () => void;
  children: ReactNode;
}

const styles = {
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'primary.main', textDecoration: 'underline' },
};

const buttonStyles = { display: 'inline', verticalAlign: 'baseline', whiteSpace: 'pre-wrap' };

export function RowLink({ to, lang, children }: RowLinkProps) {
  return (
    <Box component={Link} to={to} lang={lang} sx={styles}>
      {children}
    </Box>
  );
}

/**
 * The name of a row whose detail is a dialog. It keeps the line breaks of long texts. It is a
 * `span` because its lines flow around the number of a narrow row; a `button` would be a block
 * below it.
 */
export function RowButton({ onClick, children }: RowButtonProps) {
  return (
    <ButtonBase component="span" onClick={onClick} sx={[styles, buttonStyles]}>
      {children}
    </ButtonBase>
  );
}
