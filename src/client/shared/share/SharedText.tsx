import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { langOf } from '../text/langOf';
import { Lines } from '../ui/Lines';

interface SharedTextProps {
  /** The element to select if the browser refuses to copy. */
  source: Ref<HTMLElement>;
  text: string;
  children?: ReactNode;
}

export function SharedText({ source, text, children = <Lines text={text} /> }: SharedTextProps) {
  return (
    <Typography
      ref={source}
      lang={langOf(text)}
      translate="no"
      sx={{
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        lineHeight: 1.8,
      }}
    >
      {children}
    </Typography>
  );
}

export const buttonRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
