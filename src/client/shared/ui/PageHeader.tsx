import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OpenedContext, useSubject } from '../pages/pageHandle';
import { OneLine } from './OneLine';
import { Lines } from './Lines';

interface PageHeaderProps {
  title: string;
  subject?: string | null;
  isSubjectBelow?: boolean;
  /** Keeps a whole line, so that a long title that arrives later moves no action below itself. */
  isTitleLate?: boolean;
  actions?: ReactNode;
}

const headingStyles = {
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'baseline',
  columnGap: 1,
  minWidth: 0,
};

const ownLineStyles = { ...headingStyles, flexBasis: { xs: '100%', lg: 'auto' } };

const actionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '&:empty': { display: 'none' },
};

/** It takes the width that is left, so that a subject that appears later moves nothing. */
const subjectStyles = {
  flex: 1,
  minWidth: 0,
  contain: 'inline-size',
  color: 'text.secondary',
  lineHeight: 1.8,
};

/**
 * The heading of a page. After a navigation it takes the focus, so that screen readers announce the
 * new page. On the page that the browser opened it does not, because screen readers start at the
 * top there.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, subject, isSubjectBelow, isTitleLate = false, actions } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const { pathname } = location;
  const isOpened = useContext(OpenedContext) === location;
  // Compared by path, not by key, because a list changes its query string and the focus must stay.
  const arrivedAt = useRef(isOpened ? pathname : null);

  const subjectId = useId();
  const shownSubject = isSubjectBelow ? undefined : subject || undefined;
  useSubject(subject);

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
        // The height of a touch target, so that a button that appears later does not move the page.
        minHeight: 44,
        mb: 1,
      }}
    >
      <Box sx={isTitleLate ? ownLineStyles : headingStyles}>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          sx={{ flexShrink: 0, maxWidth: '100%' }}
          aria-describedby={shownSubject && subjectId}
        >
          <Lines text={title} />
        </Typography>
        {shownSubject && (
          <Box id={subjectId} sx={subjectStyles}>
            <OneLine>{`· ${shownSubject}`}</OneLine>
          </Box>
        )}
      </Box>
      {actions && <Box sx={actionsStyles}>{actions}</Box>}
    </Box>
  );
}
