import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { lineParts } from '../text/lineParts';
import type { LinePart } from '../text/lineParts';

const isPlain = ({ kind }: LinePart) => kind === 'plain';

/** The parts form one text. Isolated, they would be several for the dictionary of the browser. */
const wholeStyles = { '& > *': { unicodeBidi: 'normal' } };

/**
 * A text whose lines do not break within a Burmese syllable. Its parts are elements, so that page
 * translators do not break them.
 */
export function Lines({ text }: { text: string }) {
  const parts = useMemo(() => lineParts(text), [text]);
  if (parts.every(isPlain)) return <span>{text}</span>;
  return (
    <Box component="span" sx={wholeStyles}>
      {parts.map((part, index) => (
        <span key={index} data-line={isPlain(part) ? undefined : part.kind}>
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
    if (parts.every(isPlain)) continue;
    const nodes = parts.map((part) => {
      if (isPlain(part)) return part.text;
      const span = document.createElement('span');
      span.dataset.line = part.kind;
      span.textContent = part.text;
      return span;
    });
    node.replaceWith(...nodes);
  }
  return nodes;
}
