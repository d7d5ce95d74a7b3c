import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { lineParts } from '../text/lineParts';

/** The parts form one text. Isolated, they would be several for the dictionary of the browser. */
const wholeStyles = { '& > *': { unicodeBidi: 'normal' } };

/**
 * A text whose lines do not break within a Burmese syllable. Its parts are elements, so that page
 * translators do not break them.
 */
export function Lines({ text }: { text: string }) {
  const parts = useMemo(() => lineParts(text), [text]);
  if (!parts.some(({ isHeld }) => isHeld)) return <span>{text}</span>;
  return (
    <Box component="span" sx={wholeStyles}>
      {parts.map((part, index) => (
        <span key={index} data-held={part.isHeld ? '' : undefined}>
          {part.text}
        </span>
      ))}
    </Box>
  );
}

/** Does the same to the texts of nodes that React does not own. */
export function holdSyllables(nodes: DocumentFragment): DocumentFragment {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    const parts = lineParts(node.data);
    if (!parts.some(({ isHeld }) => isHeld)) continue;
    const held = parts.map(({ text, isHeld }) => {
      if (!isHeld) return text;
      const span = document.createElement('span');
      span.dataset.held = '';
      span.textContent = text;
      return span;
    });
    node.replaceWith(...held);
  }
  return nodes;
}
