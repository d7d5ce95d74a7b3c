import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

const SIDES = { xs: 2, sm: 3 };

const styles = {
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    px: SIDES,
    pt: SIDES,
    pb: 2,
  },
  list: { m: 0, p: 0, pb: 1, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    mx: SIDES,
    py: 1,
    minHeight: 56,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
};

interface ListCardRowProps {
  /** The first line of the row; `facts` is the second. */
  children: ReactNode;
  facts: string[];
  action?: ReactNode;
}

export function ListCardRow({ children, facts, action }: ListCardRowProps) {
  return (
    <Box component="li" sx={styles.row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {children}
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

interface ListCardProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  actions: ReactNode;
  /** The accessible name of the list; the title by default. */
  label?: string;
  emptyText?: string;
  children: ReactNode[];
}

export function ListCard(props: ListCardProps) {
  const { title, titleRef, actions, label = title, emptyText, children } = props;
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
      <Box sx={styles.header}>
        <Typography ref={titleRef} id={titleId} variant="h3" component="h2" tabIndex={-1}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: SIDES, pb: SIDES }}>
          {emptyText}
        </Typography>
      ) : (
        // Safari drops the list role of a list without markers, so it is explicit.
        <Box component="ul" role="list" aria-label={label} sx={styles.list}>
          {children}
        </Box>
      )}
    </Card>
  );
}
