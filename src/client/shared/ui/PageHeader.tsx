import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** The router's key for the page that the browser itself opened. */
const FIRST_PAGE = 'default';

interface PageHeaderProps {
  title: string;
  /** At the right of the title. */
  actions?: ReactNode;
}

/**
 * The heading of a page. After a navigation it takes the focus, so that screen readers announce the
 * new page; not on the first page, which the browser reads from its start.
 */
export function PageHeader({ title, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // By path, not by key: a list changes the query string, and the focus must stay.
  const arrivedAt = useRef(key === FIRST_PAGE ? pathname : null);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 40,
        mb: 1.5,
      }}
    >
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ minWidth: 0 }}>
        {title}
      </Typography>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
