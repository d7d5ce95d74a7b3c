import { act, waitFor } from '@testing-library/react';
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

/** A new paragraph for each number. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${index}</p>`).join('');

function paragraphs() {
  const elements = [...textbox().querySelectorAll('[data-block]')];
  return { count: elements.length, shown: elements.filter((element) => element.textContent) };
}

it('opens many paragraphs with the first ones, and shows the rest after the first paint', async () => {
  showDescription(numbered(250));
  const { count, shown } = paragraphs();
  expect([count, shown.length, shown.at(-1)?.textContent]).toEqual([40, 40, '39']);
  await waitFor(() => expect(paragraphs().shown).toHaveLength(250));
  expect(textbox()).toHaveTextContent(/248249$/);
});

it('shows all paragraphs as soon as the text has the focus', () => {
  showDescription(numbered(250));
  act(() => textbox().focus());
  expect(paragraphs().shown).toHaveLength(250);
});

it('sends what was not shown yet', async () => {
  const { sent } = showDescription(numbered(250));
  act(() => document.querySelector('form')?.requestSubmit());
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ description: numbered(250) }));
});

it('opens a long list with its first items', async () => {
  const items = numbered(250).replace(/p>/g, 'li>');
  showDescription(`<p>first</p><ul>${items}</ul>`);
  expect(paragraphs().shown).toHaveLength(40);
  await waitFor(() => expect(paragraphs().shown).toHaveLength(251));
});
