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
  /** What the row says, in two lines. */
  children: ReactNode;
  facts: string[];
  action?: ReactNode;
}

/** A row of a `ListCard`, with its action at the right. */
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
  /** Focused after an action whose button has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** At the right of the title. */
  actions: ReactNode;
  /** The name of the list; the title by default. */
  label?: string;
  /** The text in place of the list where it is empty. */
  emptyText?: string;
  /** `ListCardRow`s. */
  children: ReactNode[];
}

/** A short list as a card among those of a page. */
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
        // The role survives the missing markers, without which Safari drops it.
        <Box component="ul" role="list" aria-label={label} sx={styles.list}>
          {children}
        </Box>
      )}
    </Card>
  );
}
