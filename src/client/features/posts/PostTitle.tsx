import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { truncate } from '../../shared/text/truncate';
import { langOf } from '../../shared/text/langOf';
import { toPlainText } from '../../shared/text/toPlainText';
import { useTextLimit } from '../../shared/text/useTextLimit';
import type { StoredPost } from './readPost';

/** Plain text, truncated for the width of the window. */
function Line({ html, isMuted }: { html: string; isMuted?: boolean }) {
  const limit = useTextLimit();
  const text = useMemo(() => toPlainText(html), [html]);
  return (
    <Box
      lang={langOf(text)}
      sx={isMuted ? { color: 'text.secondary', fontSize: '0.8125rem' } : { fontWeight: 600 }}
    >
      {truncate(text, limit)}
    </Box>
  );
}

/** A post's title, and its description as a muted second line. */
export function PostTitle({ post }: { post: StoredPost }) {
  return (
    <Box sx={{ lineHeight: 1.8, overflowWrap: 'anywhere' }}>
      <Line html={post.title || '-'} />
      <Line html={post.description} isMuted />
    </Box>
  );
}
