import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Fragment, useMemo } from 'react';
import { graphemesOf } from '../text/graphemes';
import { isInsideSyllable, truncate } from '../text/truncate';
import { Lines } from '../ui/Lines';
import { findMarks } from './findMarks';
import type { Mark } from './findMarks';

/**
 * The mark lies behind the text and keeps its colour. The line remains visible where the background
 * colour is lost.
 */
const markStyles = {
  color: 'inherit',
  // Burmese extends below the line box of a Latin font.
  pb: '0.3em',
  bgcolor: 'tone.accent.surface',
  boxShadow: (theme: Theme) => `inset 0 -2px ${(theme.vars ?? theme).palette.primary.main}`,
};

/** The parts form one text with one direction. */
const wholeStyles = { '& > *': { unicodeBidi: 'normal' } };

/** Returns the number of code units that two texts share at their beginning. */
function commonLength(text: string, shown: string): number {
  let length = 0;
  while (length < shown.length && text[length] === shown[length]) length += 1;
  return length;
}

const DOTS = '...';

interface Excerpt {
  shown: string;
  marks: Mark[];
}

function excerptAround(text: string, length: number, marks: readonly Mark[]): Excerpt {
  const first = marks[0]?.from ?? 0;
  const space = text.indexOf(' ', Math.max(0, first - Math.ceil(length / 3)));
  let start = space >= 0 && space < first ? space + 1 : first;
  while (isInsideSyllable(text, start)) start -= 1;
  const limit = [...graphemesOf(text.slice(0, length))].length;
  const part = truncate(text.slice(start), limit);
  const end = start + commonLength(text.slice(start), part);
  const shift = DOTS.length - start;
  const visible = marks.filter(({ from }) => from < end);
  return {
    shown: DOTS + part,
    marks: visible.map(({ from, to }) => ({ from: from + shift, to: Math.min(to, end) + shift })),
  };
}

function excerptOf(text: string, shown: string, marks: readonly Mark[]): Excerpt {
  const length = commonLength(text, shown);
  const visible = marks.filter(({ from }) => from < length);
  if (visible.length === 0 && marks.length > 0) return excerptAround(text, length, marks);
  return { shown, marks: visible.map(({ from, to }) => ({ from, to: Math.min(to, length) })) };
}

interface MarkedTextProps {
  text: string;
  shown: string;
  queries: readonly string[];
}

/** A text with its search matches marked, or an excerpt around them that is as long as `shown`. */
export function MarkedText({ text, shown: beginning, queries }: MarkedTextProps) {
  const { shown, marks } = useMemo(
    () => excerptOf(text, beginning, findMarks(text, queries)),
    [text, beginning, queries],
  );
  return (
    <Box component="span" sx={wholeStyles}>
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          <Lines text={shown.slice(marks[index - 1]?.to ?? 0, from)} />
          <Box component="mark" sx={markStyles}>
            {shown.slice(from, to)}
          </Box>
        </Fragment>
      ))}
      <Lines text={shown.slice(marks.at(-1)?.to ?? 0)} />
    </Box>
  );
}
