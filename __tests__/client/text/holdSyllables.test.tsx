import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

beforeAll(async () => {
  // jsdom has no layout. What depends on it is tested in browsers.
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
    },
  });
  const { holdSyllables } = await import('../../../src/client/shared/text/syllables/holdSyllables');
  holdSyllables();
});

/** Lets the page be looked through after a change. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const heldIn = (element: Element) =>
  [...element.querySelectorAll('[style*="nowrap"]')].map(({ textContent }) => textContent);

/** The same content in several shapes, one after another in the same element. */
const SHAPES: readonly [string, ReactNode, string[]][] = [
  ['one text', 'ပို့စ်များ', ['ပို့စ်']],
  ['another text', 'ဘင်္ဂလား', ['ဘင်္ဂ']],
  ['a text that needs nothing', 'မိုးလေဝသ', []],
  ['texts side by side', ['ပို့စ်', ' / ', 'ဘင်္ဂ'], ['ပို့စ်', 'ဘင်္ဂ']],
  ['a mark between texts', ['ပို့စ်', <mark key="mark">ဘင်္ဂ</mark>, 'လား'], ['ပို့စ်', 'ဘင်္ဂ']],
  ['a mark at another end', ['ပို့', <mark key="mark">ဘင်္ဂ</mark>, 'ပို့စ်'], ['ဘင်္ဂ', 'ပို့စ်']],
  ['one of several gone', [null, <mark key="mark">ဘင်္ဂ</mark>, 'ပို့စ်'], ['ဘင်္ဂ', 'ပို့စ်']],
  ['an element only', <b key="b">ပို့စ်</b>, ['ပို့စ်']],
  ['nothing', null, []],
  ['one text again', 'ပို့စ်များ', ['ပို့စ်']],
];

it('leaves what is typed or chosen as it is', async () => {
  const { container } = render(
    <>
      <textarea defaultValue="ပို့စ်" />
      <select>
        <option>ပို့စ်</option>
      </select>
      <div contentEditable suppressContentEditableWarning>
        ပို့စ်
      </div>
    </>,
  );
  await settle();
  expect(heldIn(container)).toEqual([]);
});

it('holds syllables together through every change of a text, which stays the same text', async () => {
  const { rerender, container } = render(<p />);
  const unseen = document.createElement('div');
  const { rerender: rerenderUnseen } = render(<p />, { container: unseen });
  for (const [shape, content, expected] of [...SHAPES, ...SHAPES.toReversed()]) {
    rerender(<p>{content}</p>);
    await settle();
    rerenderUnseen(<p>{content}</p>);
    expect([shape, container.textContent]).toEqual([shape, unseen.textContent]);
    expect([shape, heldIn(container)]).toEqual([shape, expected]);
  }
});
