import fc from 'fast-check';
import { contentToHtml } from '../../../../src/client/features/posts/editor/converters/contentToHtml';
import { htmlToContent } from '../../../../src/client/features/posts/editor/converters/htmlToContent';
import { lossesOf } from '../../../../src/client/features/posts/editor/converters/losses';
import { cleanDescription } from '../../../../src/server/html/cleanDescription';
import { contents, describeContent } from './content';

const trip = (html: string) => contentToHtml(htmlToContent(html));

const RUNS = { numRuns: 150 };

describe('what the editor writes', () => {
  it('is read back without loss, and written again byte for byte', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const html = contentToHtml(content);
        const read = htmlToContent(html);
        expect(describeContent(read)).toEqual(describeContent(content));
        expect(contentToHtml(read)).toBe(html);
      }),
      RUNS,
    );
  });

  it('passes the cleaning of the server byte for byte', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const html = contentToHtml(content);
        expect(cleanDescription(html)).toBe(html);
      }),
      RUNS,
    );
  });

  it('holds nothing that the editor would warn of', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(lossesOf(contentToHtml(content))).toEqual([]);
      }),
      RUNS,
    );
  });
});

/** Markup of any origin: tags that hold each other anyhow, and some that are never closed. */
const TAGS = [
  ...['p', 'div', 'h2', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'tr', 'td', 'center'],
  ...['b', 'i', 'u', 'span style="color:#b3261e"', 'span style="font-weight:700"', 'code'],
  ...['a href="https://example.org"', 'a href="javascript:x"', 'p style="text-align:right"'],
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

describe('what others wrote', () => {
  it('settles after one reading, and passes the cleaning of the server', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = trip(html);
        expect(trip(once)).toBe(once);
        expect(cleanDescription(once)).toBe(once);
        expect(lossesOf(once)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
