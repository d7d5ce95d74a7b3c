import Box from '@mui/material/Box';
import { compareTexts } from './compareTexts';

const styles = {
  m: 0,
  lineHeight: 1.8,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': {
    bgcolor: 'tone.pleasant.surface',
    color: 'tone.pleasant.text',
    textDecorationThickness: '2px',
  },
  '& del': { bgcolor: 'tone.neutral.surface', color: 'tone.neutral.text' },
} as const;

const wholeTexts = { '& ins, & del': { display: 'block', mt: 1 } } as const;

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What becomes of a text: added words are underlined, removed ones struck through. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const parts = compareTexts(before, after);
  const isRewritten = parts.every(({ kind }) => kind !== 'same');
  return (
    <Box component="p" sx={[styles, isRewritten && wholeTexts]}>
      {parts.map(({ kind, text }, index) => (
        <Box key={index} component={elements[kind]}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
