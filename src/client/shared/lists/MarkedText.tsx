import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Fragment, useMemo } from 'react';
import { findMarks } from './findMarks';

/** Beneath the text, which keeps its colour; the line is seen where the ground is not. */
const markStyles = {
  color: 'inherit',
  // Burmese reaches below the line of a Latin face.
  pb: '0.3em',
  bgcolor: 'tone.accent.surface',
  boxShadow: (theme: Theme) => `inset 0 -2px ${(theme.vars ?? theme).palette.primary.main}`,
};

/** Its parts are one text, in one direction. */
const wholeStyles = { '& > *': { unicodeBidi: 'normal' } };

/** How many code units two texts have in common at their beginning. */
function commonLength(text: string, shown: string): number {
  let length = 0;
  while (length < shown.length && text[length] === shown[length]) length += 1;
  return length;
}

interface MarkedTextProps {
  text: string;
  /** What of the text is on screen, perhaps with dots after it. */
  shown: string;
  queries: readonly string[];
}

/** A text in which what a search has found is marked, as far as it is on screen. */
export function MarkedText({ text, shown, queries }: MarkedTextProps) {
  const marks = useMemo(() => findMarks(text, queries), [text, queries]);
  const end = commonLength(text, shown);
  const visible = marks.filter(({ from }) => from < end);
  const afterMark = visible.map(({ to }) => Math.min(to, end));
  return (
    <Box component="span" sx={wholeStyles}>
      {visible.map(({ from }, index) => (
        <Fragment key={from}>
          <span>{shown.slice(afterMark[index - 1] ?? 0, from)}</span>
          <Box component="mark" sx={markStyles}>
            {shown.slice(from, afterMark[index])}
          </Box>
        </Fragment>
      ))}
      <span>{shown.slice(afterMark.at(-1) ?? 0)}</span>
    </Box>
  );
}
