import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useCallback } from 'react';
import { langOf } from '../../shared/text/langOf';
import { toPlainText } from '../../shared/text/html';
import { holdSyllables } from '../../shared/ui/Lines';
import { cleanHtml } from './cleanHtml';
import { descriptionStyles } from './htmlStyles';

const border = { border: 1, borderColor: 'divider' };

const foreignStyles = {
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& hr': { ...border, borderWidth: '1px 0 0', my: 2 },
  '& figure': { m: 0, mb: '0.75em' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', mb: '0.75em' },
  '& :is(th, td)': { ...border, px: 1, py: 0.5, textAlign: 'start', overflowWrap: 'normal' },
};

const styles = (theme: Theme) => ({ ...descriptionStyles(theme), ...foreignStyles });

/** A description. Its sanitized nodes are inserted directly and never serialized to HTML again. */
export function PostHtml({ html }: { html: string }) {
  const fill = useCallback(
    (box: HTMLElement | null) => box?.replaceChildren(holdSyllables(cleanHtml(html))),
    [html],
  );
  return <Box ref={fill} translate="yes" lang={langOf(toPlainText(html))} sx={styles} />;
}
