import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** The key that the router gives to the page that the browser itself opened. */
const FIRST_PAGE = 'default';

interface PageHeaderProps {
  title: string;
  /** What can be done on this page, at the right of the title. */
  actions?: ReactNode;
}

/**
 * The heading of a page. After a navigation it takes the focus, so that a screen reader says where
 * it has arrived; on the very first page it does not, because the browser then reads the whole page
 * from its start.
 */
export function PageHeader({ title, actions }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // By path and not by key: a list writes page and filter into the address, and the focus stays.
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
        mb: 2,
      }}
    >
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ minWidth: 0 }}>
        {title}
      </Typography>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
