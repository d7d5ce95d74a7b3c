import fc from 'fast-check';
import { contentToHtml } from '../../../../../src/client/features/posts/editor/converters/contentToHtml';
import { htmlToContent } from '../../../../../src/client/features/posts/editor/converters/htmlToContent';
import { unsupportedContent } from '../../../../../src/client/features/posts/editor/converters/unsupported';
import { cleanDescription } from '../../../../../src/server/html/cleanDescription';
import { contents, describeContent } from '../content';

const roundTrip = (html: string) => contentToHtml(htmlToContent(html));

describe('HTML written by the editor', () => {
  it('is supported, passes the server’s cleaning and is read back without loss, byte for byte', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const html = contentToHtml(content);
        const read = htmlToContent(html);
        expect(describeContent(read)).toEqual(describeContent(content));
        expect(contentToHtml(read)).toBe(html);
        expect(cleanDescription(html)).toBe(html);
        expect(unsupportedContent(html)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** Arbitrary markup: tags nested in any order, some of them never closed. */
const TAGS = [
  ...['p', 'div', 'h2', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'tr', 'td', 'center'],
  ...['b', 'i', 'u', 'span style="color:#b3261e"', 'span style="font-weight:700"', 'code'],
  ...['a href="https://example.org"', 'a href="javascript:x"', 'p style="text-align:right"'],
  ...[
    'a href="https://example.org/my file.pdf"',
    'a href="java\nscript:x"',
    'a href=" tel:+95 1 "',
  ],
];
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom('rain', ' ', '\n  ', '<br>', '&nbsp;', '&lt;', 'မိုး', '<img src=x>'),
      fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag.split(' ')[0] ?? ''}>`),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('HTML of any origin', () => {
  it('is canonical after one round trip and passes the server’s cleaning', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = roundTrip(html);
        expect(roundTrip(once)).toBe(once);
        expect(cleanDescription(once)).toBe(once);
        expect(unsupportedContent(once)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
