import { waitFor } from '@testing-library/react';
import { showDescription, textbox } from './descriptionForm';

const WORD = 'မုန်တိုင်း ';

/** Lengths of the texts that are shown at once, and of those that wait for the first paint. */
function lengths() {
  const leaves = [...textbox().querySelectorAll('[data-text]')];
  const lengthOf = (found: Element[]) =>
    found.reduce((sum, { textContent }) => sum + textContent.length, 0);
  const isBelow = (leaf: Element) => leaf.hasAttribute('data-below');
  return {
    atOnce: lengthOf(leaves.filter((leaf) => !isBelow(leaf))),
    below: lengthOf(leaves.filter(isBelow)),
  };
}

it('opens a long paragraph with its start, and shows the rest after the first paint', async () => {
  const text = WORD.repeat(3000).trim();
  showDescription(`<p>${text}</p>`);
  expect(document.querySelector('[data-opening]')).toContainElement(textbox());
  const { atOnce, below } = lengths();
  expect(atOnce + below).toBe(text.length);
  expect([atOnce >= 8000, atOnce <= 12_000]).toEqual([true, true]);
  await waitFor(() => expect(document.querySelector('[data-opening]')).toBeNull());
});

it('shows many paragraphs and many formats from the start of each', () => {
  const text = `<strong>${WORD}</strong>${WORD}`.repeat(250).trim();
  showDescription(`<p>${text}</p><p>${text}</p>`);
  expect(lengths()).toEqual({ atOnce: WORD.length * 1000 - 2, below: 0 });
});
