import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { InlineMessage } from '../shared/ui/InlineMessage';

const styles = {
  display: 'flex',
  displayPrint: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  px: { xs: 0, md: 1 },
  py: 0.5,
  bgcolor: 'tone.neutral.surface',
  borderBottom: 1,
  borderColor: 'divider',
  '& > :first-child': { flex: '1 1 320px' },
};

interface BannerProps {
  text: string;
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A message about the whole visit, above the page. */
export function Banner({ text, action, ref }: BannerProps) {
  return (
    <Box data-banner ref={ref} sx={styles}>
      <InlineMessage severity="info">{text}</InlineMessage>
      {action && <Box sx={{ px: 2 }}>{action}</Box>}
    </Box>
  );
}
