import { fireEvent, waitFor } from '@testing-library/react';
import { paste, showDescription, textbox } from './descriptionForm';

const BOX_HEIGHT = 100;
const LINE_HEIGHT = 40;

const box = () => textbox().closest('.post-editor-text');

/** jsdom lays nothing out: a box in which paragraphs of one line stand below each other. */
function layOut(this: Element): DOMRect {
  const paragraphs = [...textbox().querySelectorAll('[data-block]')];
  const line = paragraphs.findIndex((paragraph) => paragraph.contains(this));
  if (this === box() || line < 0) return new DOMRect(0, 0, 0, BOX_HEIGHT);
  return new DOMRect(0, line * LINE_HEIGHT - (box()?.scrollTop ?? 0), 0, LINE_HEIGHT);
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut);
});

it.each([
  ['to the end of what is pasted', 5, 110],
  ['nowhere while the end is in sight', 2, 0],
])('scrolls %s', (_, lines, scrollTop) => {
  showDescription();
  fireEvent.focus(textbox());
  paste({ text: Array.from({ length: lines }, (__, line) => String(line)).join('\n') });
  expect(textbox().querySelectorAll('[data-block]')).toHaveLength(lines);
  expect(box()).toHaveProperty('scrollTop', scrollTop);
});

it('scrolls nowhere in a text without the focus', async () => {
  showDescription();
  await waitFor(() => expect(document.querySelector('[data-opening]')).toBeNull());
  paste({ text: '0\n1\n2\n3\n4' });
  expect(box()).toHaveProperty('scrollTop', 0);
});
